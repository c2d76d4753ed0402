import { useParams, useSearch } from "@tanstack/react-router";
import { formatMonth } from "#common/date-format.ts";
import { PrintedHead } from "#web/areas/reports/printed-head.tsx";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { MonthlyView } from "./monthly-view.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodMenu } from "./period-menu.tsx";
import { text } from "./periods-text.ts";
import { monthlyReportQuery } from "./periods.queries.ts";
import { StoreView } from "./store-view.tsx";
import { StoresPeriod } from "./stores-period.tsx";
import classes from "./periods.module.css";

/** A month: its days, what they add up to, and whether it is on pace. */
export function MonthlyPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/monthly" });
  const read = useRead(monthlyReportQuery, { variables: { date: search.d ?? null }, live: reportRecords });
  const found = read.status === "ready" ? read.data.monthlyReport : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/reports" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("month.title")}</h1>
        {found !== null && (
          <span data-no-print>
            <PeriodMenu kind="month" storeId={storeId} search={search} from={found.from} />
          </span>
        )}
      </header>
      <ReadState read={read} loading={<LoadingState lines={12} />} />
      {found !== null && (
        <>
          <PrintedHead beside={formatMonth(found.from)} />
          <PeriodBar kind="month" storeId={storeId} search={search} shown={found}>
            <StoreView kind="month" storeId={storeId} search={search} />
          </PeriodBar>
          {search.stores === "all" ? (
            <StoresPeriod kind="month" search={search} />
          ) : (
            <MonthlyView report={found} storeId={storeId} />
          )}
        </>
      )}
    </div>
  );
}
