import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { filterText } from "#common/lists/filter-text.ts";
import { formatNumber } from "#common/number-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { tableStateFrom } from "#web/ui/table/table-search.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { historyHeaders, HistoryTable } from "./history-table.tsx";
import { filterInput } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { text } from "./history-text.ts";
import { backstockHistoryCsvQuery, backstockHistoryQuery } from "./history.queries.ts";
import type { HistoryList } from "./history.queries.ts";
import classes from "./history.module.css";

/** Every move of every bin. The filters and the page are in the address. */
export function HistoryPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/backstock_history" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/backstock_history" });
  const [cleared, setCleared] = useState(0);
  const state = tableStateFrom(search);
  const rows = useShownRows(state);
  const variables = {
    ...pageRequest(state, { count: rows.count, headers: historyHeaders }),
    filter: filterText(filterInput(search)),
  };
  const read = useRead(backstockHistoryQuery, { variables, live: ["Backstock"] });
  // A new filter starts at the first page.
  const filterBy = (filter: HistoryFilter) =>
    void navigate({ search: { ...filter, size: search.size, sort: search.sort }, replace: true });
  const clear = () => {
    filterBy({});
    setCleared(cleared + 1);
  };
  const history = read.status === "ready" ? read.data.backstockHistory : null;
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<HistoryMenu search={search} />}
    >
      {history !== null && <PrintedHead beside={periodText(history.totals)} />}
      <HistoryFilters
        key={cleared}
        search={search}
        shown={history?.totals ?? null}
        onChange={filterBy}
        onClear={clear}
      />
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {history !== null && (
        <>
          <HistoryTotals totals={history.totals} />
          <HistoryTable history={history} search={search} rows={rows} onClear={clear} />
        </>
      )}
    </Page>
  );
}

function HistoryTotals({ totals }: { totals: HistoryList["totals"] }) {
  return (
    <div className={classes.totals}>
      <Figure label={text("total.added")} value={formatNumber(totals.added)} explanation={text("total.addedMade")} />
      <Figure label={text("total.pulled")} value={formatNumber(totals.pulled)} explanation={text("total.pulledMade")} />
      <Figure
        label={text("total.removed")}
        value={formatNumber(totals.removed)}
        explanation={text("total.removedMade")}
      />
      <p>{text("total.note")}</p>
    </div>
  );
}

/** Printing for everyone, and a file for managers. */
function HistoryMenu({ search }: { search: HistoryFilter }) {
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv("backstock-history.csv", async (store) => {
      const variables = { filter: filterText(filterInput(search)) };
      const { backstockHistoryCsv } = await store.ask(backstockHistoryCsvQuery, variables);
      return backstockHistoryCsv;
    });
  return <ListMenu onSave={() => void save()} />;
}

/** `Nov 16, 2026 – Nov 22, 2026`, or a single day. */
function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}
