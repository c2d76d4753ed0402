import { Page } from "#web/ui/page/page.tsx";
import { StepBar } from "#web/ui/page/step-bar.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { IconBook2 } from "@tabler/icons-react";
import { formatMonth } from "#common/date-format.ts";
import { EntriesLink } from "#web/areas/books/shared/entries-link.tsx";
import type { DateStates } from "#web/areas/books/shared/entry-states.ts";
import { useEntryStates } from "#web/areas/books/shared/use-entry-states.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { RegistersLink } from "#web/areas/reports/registers-link.tsx";
import { closeRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { addDays } from "#common/business-date.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { formatMoney } from "#common/money.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { text } from "./day-closes-text.ts";
import { dayClosesQuery, dayClosesCsvQuery } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";
import type { DayCloses, DayClose } from "./day-closes.queries.ts";
import { CloseTable } from "./close-table.tsx";
import { CloseLink } from "./close-link.tsx";
import { CloseState } from "./close-state.tsx";
import { dayText } from "./close-words.ts";
import { Difference } from "./difference.tsx";

/** What the point of sale said at the end of each day of a month, and whether our rows agree. */
export function DayClosesPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/day_close" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/day_close" });
  const read = useRead(dayClosesQuery, { variables: { date: search.d ?? null }, live: closeRecords });
  const entries = useEntryStates(search.d ?? null);
  const month = read.status === "ready" ? read.data.dayCloses : null;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      period={
        month !== null && <MonthBar month={month} onPick={(d) => void navigate({ search: { d, all: search.all } })} />
      }
      actions={
        <>
          <ButtonLink
            to="/s/$storeId/reports/ledger"
            params={{ storeId }}
            search={{ d: search.d }}
            icon={<IconBook2 size={18} />}
          >
            {text("ledger")}
          </ButtonLink>
          <CloseMenu
            date={search.d ?? null}
            isWhole={search.all === true}
            onWhole={(all) => void navigate({ search: { ...search, all: all ? true : undefined }, replace: true })}
          />
        </>
      }
    >
      {month !== null && <PrintedHead beside={formatMonth(month.from)} />}
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {month !== null && <CloseList month={month} entries={entries} storeId={storeId} isWhole={search.all === true} />}
      {search.day !== undefined && (
        <CloseDialog
          key={search.day}
          date={search.day}
          onClose={() => void navigate({ search: { d: search.d, all: search.all }, replace: true })}
        />
      )}
    </Page>
  );
}

type MonthBarProps = {
  month: Pick<DayCloses, "from" | "to" | "today">;
  /** Nothing means the running month. */
  onPick: (date: string | undefined) => void;
};

function MonthBar({ month: { from, to, today }, onPick }: MonthBarProps) {
  const isNow = from <= today && today <= to;
  return (
    <StepBar
      previous={{ label: text("bar.previous"), onStep: () => onPick(addDays(from, -1)) }}
      next={{ label: text("bar.next"), onStep: () => onPick(addDays(to, 1)), isDisabled: to >= today }}
      shown={formatMonth(from)}
    >
      {!isNow && (
        <Button kind="quiet" isCompact onClick={() => onPick(undefined)}>
          {text("bar.now")}
        </Button>
      )}
    </StepBar>
  );
}

type CloseMenuProps = { date: string | null; isWhole: boolean; onWhole: (isWhole: boolean) => void };

function CloseMenu({ date, isWhole, onWhole }: CloseMenuProps) {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv(`day-close${date === null ? "" : `-${date.slice(0, 7)}`}.csv`, async (store) => {
      const { dayClosesCsv } = await store.ask(dayClosesCsvQuery, { date });
      return dayClosesCsv;
    });
  const columns = { label: text(isWhole ? "columns.few" : "columns.all"), onSelect: () => onWhole(!isWhole) };
  return <ListMenu onSave={() => void save()} more={[columns]} />;
}

type Entries = ReadonlyMap<string, DateStates> | null;
type CloseListProps = { month: DayCloses; entries: Entries; storeId: number; isWhole: boolean };

/** Rows at the counter, cards on a phone. */
function CloseList({ month, entries, storeId, isWhole }: CloseListProps) {
  const isPhone = useIsPhone();
  if (month.days.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text("empty.title")}
          text={text("empty.text")}
          action={<RegistersLink storeId={storeId} />}
        />
      </Card>
    );
  }
  return isPhone ? (
    <CloseCards days={month.days} entries={entries} />
  ) : (
    <Card hasPadding={false}>
      <CloseTable month={month} entries={entries} isWhole={isWhole} />
    </Card>
  );
}

/** On a phone: a card for each date with what has to be seen at once; a tap opens the rest. */
function CloseCards({ days, entries }: { days: readonly DayClose[]; entries: Entries }) {
  return (
    <ol className={classes.cards}>
      {days.map((day) => (
        <li key={day.date}>
          <header>
            <CloseLink date={day.date}>{dayText(day.date)}</CloseLink>
            <span className={classes.sales}>
              <Explained column={day.posSales === null ? "ownSales" : "posSales"} />
              <strong>{formatMoney(day.posSales ?? day.ownSales)}</strong>
            </span>
          </header>
          <span className={classes.standingLine}>
            <CloseState day={day} />
            <EntriesLink date={day.date} states={entries?.get(day.date)} />
          </span>
          {day.closedAt !== null && (
            <p>
              <span>
                <Explained column="difference" /> <Difference day={day} />
              </span>
              <span>
                <Explained column="overShort" /> {formatMoney(day.overShort)}
              </span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Explained({ column }: { column: "posSales" | "ownSales" | "difference" | "overShort" }) {
  return <ExplainedName name={text(`column.${column}`)} explanation={text(`means.${column}`)} />;
}
