import { useParams, useSearch } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { PrintedHead } from "#web/areas/backstock/printed-head.tsx";
import { AgingFilters } from "./aging-filters.tsx";
import { AgingMenu } from "./aging-menu.tsx";
import { agingInput } from "./aging-search.ts";
import { AgingTable } from "./aging-table.tsx";
import { text } from "./aging-text.ts";
import { backstockAgingQuery } from "./aging.queries.ts";
import { StockPicture } from "./stock-picture.tsx";
import classes from "./aging.module.css";

/** How long bins have waited, now or on a day in the past: as a picture, and as figures to read exactly. */
export function AgingPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/backstock" });
  const read = useRead(backstockAgingQuery, { variables: agingInput(search), live: ["Backstock"] });
  const found = read.status === "ready" ? read.data.backstockAging : null;
  const isFiltered = search.location !== undefined || search.season !== undefined;
  const isPast = found !== null && found.date !== found.today;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/reports" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <span data-no-print>
          <AgingMenu search={search} />
        </span>
      </header>
      {found !== null && <PrintedHead beside={formatDate(found.date)} />}
      <AgingFilters search={search} />
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {isPast && <p className={classes.past}>{text("past", { date: formatDate(found.date) })}</p>}
      {found?.total.bins === 0 && (
        <Card>
          <EmptyState title={text(isFiltered ? "empty.filtered" : "empty.title")} text={text("empty.text")} />
        </Card>
      )}
      {found !== null && found.total.bins > 0 && (
        <>
          <Card title={text("picture.title")}>
            <StockPicture rows={found.rows} bands={found.bands} />
          </Card>
          <Card title={text("table.title")} hasPadding={false}>
            <AgingTable found={found} />
          </Card>
        </>
      )}
    </div>
  );
}
