import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { seasons } from "#common/backstock/seasons.ts";
import { formatDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { agingInput, agingSearch } from "./aging-search.ts";
import type { AgingSearch } from "./aging-search.ts";
import { FillBinLink } from "#web/areas/backstock/fill-bin-link.tsx";
import { AgingTable } from "./aging-table.tsx";
import { text } from "./aging-text.ts";
import { backstockAgingCsvQuery, backstockAgingQuery } from "./aging.queries.ts";
import { StockPicture } from "./stock-picture.tsx";
import classes from "./aging.module.css";

/** How long bins have waited, now or on a day in the past, as a chart and as a table. */
export function AgingPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/backstock" });
  const read = useRead(backstockAgingQuery, { variables: agingInput(search), live: ["Backstock"] });
  const aging = read.status === "ready" ? read.data.backstockAging : null;
  const isPhone = useIsPhone();
  const isFiltered = search.location !== undefined || search.season !== undefined;
  const isPast = aging !== null && aging.date !== aging.today;
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<AgingMenu search={search} />}
    >
      {aging !== null && <PrintedHead beside={formatDate(aging.date)} />}
      <AgingFilters search={search} />
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {isPast && <p className={classes.past}>{text("past", { date: formatDate(aging.date) })}</p>}
      {aging?.total.bins === 0 && (
        <Card>
          {isFiltered ? (
            <EmptyState title={text("empty.filtered")} text={text("empty.filteredText")} />
          ) : (
            <EmptyState
              title={text("empty.title")}
              text={text("empty.text")}
              action={<FillBinLink storeId={storeId} />}
            />
          )}
        </Card>
      )}
      {aging !== null && aging.total.bins > 0 && (
        <>
          <Card title={text("picture.title")}>
            <StockPicture rows={aging.rows} bands={aging.bands} />
          </Card>
          <Card
            title={text("table.title")}
            aside={isPhone && <ExplainedName name={text("means.label")} explanation={text("means.all")} />}
            hasPadding={false}
          >
            <AgingTable aging={aging} />
          </Card>
        </>
      )}
    </Page>
  );
}

const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined };

/** The day, the place and the season, written into the address on each change. */
function AgingFilters({ search }: { search: AgingSearch }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/backstock" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const [isRefused, setIsRefused] = useState(false);
  const read = useRead(reportChoicesQuery);
  const locations = read.status === "ready" ? read.data.backstockHome.locations : [];
  const set = (part: Record<string, unknown>) =>
    void navigate({ search: agingSearch({ ...search, ...part }), replace: true });
  const isFiltered = Object.values(agingSearch(search)).some((value) => value !== undefined);
  const chooseDay = (date: string | null) => {
    setIsRefused(date !== null && date > today);
    set({ date: date === null || date >= today ? undefined : date });
  };
  return (
    <search className={classes.filters} data-no-print>
      <DateField
        {...plain}
        name="date"
        label={text("filter.date")}
        error={isRefused ? text("refused") : null}
        value={search.date ?? today}
        today={today}
        last={today}
        onChange={chooseDay}
      />
      <SelectField
        {...plain}
        error={null}
        name="location"
        label={text("filter.location")}
        value={search.location ?? ""}
        none={text("filter.all")}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(location) => set({ location })}
      />
      <SelectField
        {...plain}
        error={null}
        name="season"
        label={text("filter.season")}
        value={search.season ?? ""}
        none={text("filter.all")}
        options={seasons.map((season) => ({ value: season, label: areaText(`season.${season}`) }))}
        onChange={(season) => set({ season })}
      />
      {isFiltered && (
        <Button kind="plain" onClick={() => void navigate({ search: {}, replace: true })}>
          {text("filter.clear")}
        </Button>
      )}
    </search>
  );
}

function AgingMenu({ search }: { search: AgingSearch }) {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv(`aging-backstock${search.date === undefined ? "" : `-${search.date}`}.csv`, async (store) => {
      const { backstockAgingCsv } = await store.ask(backstockAgingCsvQuery, agingInput(search));
      return backstockAgingCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}
