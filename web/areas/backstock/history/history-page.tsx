import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { filterText } from "#common/lists/filter-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { tableStateFrom } from "#web/ui/table/table-search.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { PrintedHead } from "#web/areas/backstock/printed-head.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { historyHeaders } from "./history-headers.ts";
import { HistoryMenu } from "./history-menu.tsx";
import { filterInput } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { HistoryTable } from "./history-table.tsx";
import { HistoryTotals } from "./history-totals.tsx";
import { text } from "./history-text.ts";
import { backstockHistoryQuery } from "./history.queries.ts";
import { periodText } from "./period-text.ts";
import classes from "./history.module.css";

/** Every move of every bin. Filters and page are in the address. */
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
  // Another filter is another list: it begins at its first page.
  const filterBy = (filter: HistoryFilter) =>
    void navigate({ search: { ...filter, size: search.size, sort: search.sort }, replace: true });
  const clear = () => {
    filterBy({});
    setCleared(cleared + 1);
  };
  const found = read.status === "ready" ? read.data.backstockHistory : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/reports" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <span data-no-print>
          <HistoryMenu search={search} />
        </span>
      </header>
      {found !== null && <PrintedHead beside={periodText(found.totals)} />}
      <HistoryFilters key={cleared} search={search} shown={found?.totals ?? null} onChange={filterBy} onClear={clear} />
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {found !== null && (
        <>
          <HistoryTotals totals={found.totals} />
          <HistoryTable found={found} search={search} rows={rows} onClear={clear} />
        </>
      )}
    </div>
  );
}
