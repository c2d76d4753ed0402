import { Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { formatDate, formatFullWeekday } from "#common/date-format.ts";
import { filterText } from "#common/lists/filter-text.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { useLastKnown } from "#web/ui/use-last-known.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { StepBar } from "#web/ui/page/step-bar.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { tableStateFrom } from "#web/ui/table/table-search.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { logRecords } from "./log-records.ts";
import { LogFilters } from "./log-filters.tsx";
import { filterCountOf, filterInput } from "./log-search.ts";
import type { LogFilter, LogSearch } from "./log-search.ts";
import { logHeaders, LogTable } from "./log-table.tsx";
import { text } from "./log-text.ts";
import { LogTotals } from "./log-totals.tsx";
import { buyLogCsvQuery, buyLogQuery } from "./log.queries.ts";
import type { BuyLog } from "./log.queries.ts";
import classes from "./log.module.css";

/** Who brought what on a day, how long they waited, what was taken and paid. Day, filters and page are in the address. */
export function BuyLogPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/buylog" });
  const navigate = useNavigate();
  const state = tableStateFrom(search);
  const rows = useShownRows(state);
  const isPhone = useIsPhone();
  const variables = {
    ...pageRequest(state, { count: rows.count, headers: logHeaders }),
    date: search.d ?? null,
    filter: filterText(filterInput(search)),
  };
  const read = useRead(buyLogQuery, { variables, live: logRecords });
  const log = read.status === "ready" ? read.data.buyLog : null;
  const shown = useLastKnown(log);
  const goTo = (d: string | undefined, filter: LogFilter) =>
    void navigate({
      to: "/s/$storeId/reports/buylog",
      params: { storeId },
      search: { d, ...filter, size: search.size, sort: search.sort },
      replace: d === search.d,
    });
  const filters = (
    <LogFilters search={search} people={shown?.people ?? []} onChange={(filter) => goTo(search.d, filter)} />
  );
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      period={shown !== null && <DayBar log={shown} onPick={(d) => goTo(d, filterOf(search))} />}
      actions={
        <>
          {!isPhone && filters}
          <LogMenu search={search} date={shown?.date ?? null} />
        </>
      }
    >
      {isPhone && filters}
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {log !== null && (
        <>
          <PrintedHead beside={formatDate(log.date)} />
          {log.totalItems > 0 ? (
            <>
              <LogTotals totals={log.totals} />
              <LogTable log={log} search={search} rows={rows} storeId={storeId} />
            </>
          ) : (
            <NoBuys
              log={log}
              isFiltered={filterCountOf(search) > 0}
              onClear={() => goTo(search.d, {})}
              onDay={(d) => goTo(d, {})}
            />
          )}
        </>
      )}
      <Outlet />
    </Page>
  );
}

function filterOf({ person, status, stage, source }: LogSearch): LogFilter {
  return { person, status, stage, source };
}

type DayBarProps = { log: Pick<BuyLog, "date" | "today">; onPick: (date: string | undefined) => void };

/** Which day is shown, the way to its neighbors and to any other. */
function DayBar({ log: { date, today }, onPick }: DayBarProps) {
  return (
    <StepBar
      previous={{ label: text("bar.previous"), onStep: () => onPick(addDays(date, -1)) }}
      next={{ label: text("bar.next"), onStep: () => onPick(addDays(date, 1)), isDisabled: date >= today }}
      shown={
        <>
          {formatFullWeekday(date)}, {formatDate(date)}
          {date === today && <small>{text("bar.soFar")}</small>}
        </>
      }
    >
      <CalendarButton label={text("bar.choose")} value={date} today={today} onPick={onPick} />
      {date !== today && (
        <Button kind="quiet" isCompact onClick={() => onPick(undefined)}>
          {text("bar.today")}
        </Button>
      )}
    </StepBar>
  );
}

/** Printing for everyone, and a file for managers. */
function LogMenu({ search, date }: { search: LogSearch; date: string | null }) {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv(`buy-log${date === null ? "" : `-${date}`}.csv`, async (store) => {
      const variables = { date: search.d ?? null, filter: filterText(filterInput(search)) };
      const { buyLogCsv } = await store.ask(buyLogCsvQuery, variables);
      return buyLogCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}

type NoBuysProps = {
  log: Pick<BuyLog, "date" | "today">;
  isFiltered: boolean;
  onClear: () => void;
  onDay: (date: string) => void;
};

function NoBuys({ log: { date, today }, isFiltered, onClear, onDay }: NoBuysProps) {
  if (isFiltered) {
    return (
      <Card>
        <EmptyState
          title={text("empty.filtered")}
          text={text("empty.filteredText")}
          action={<Button onClick={onClear}>{uiText("filter.clear")}</Button>}
        />
      </Card>
    );
  }
  const neighbors = [addDays(date, -1), addDays(date, 1)].filter((day) => day <= today);
  return (
    <Card>
      <EmptyState
        title={text("empty.title")}
        text={text(date < today ? "empty.pastText" : "empty.text")}
        action={
          <span className={classes.neighbors}>
            {neighbors.map((day) => (
              <Button key={day} onClick={() => onDay(day)}>
                {text("empty.day", { date: formatDate(day) })}
              </Button>
            ))}
          </span>
        }
      />
    </Card>
  );
}
