import { Page } from "#web/ui/page/page.tsx";
import { useParams, useSearch } from "@tanstack/react-router";
import { formatDateRange } from "#common/date-format.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { RegistersLink } from "#web/areas/reports/registers-link.tsx";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { LastWeekToggle } from "./last-week-toggle.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodMenu } from "./period-menu.tsx";
import { text } from "./periods-text.ts";
import { weeklyReportQuery } from "./periods.queries.ts";
import { StoreView } from "./store-view.tsx";
import { StoresPeriod } from "./stores-period.tsx";
import classes from "./periods.module.css";
import type { PeriodSearch } from "./period-search.ts";
import type { WeeklyReport } from "./periods.queries.ts";
import { useLastKnown } from "#web/ui/use-last-known.ts";
import { WeekDays } from "./week-days.tsx";
import { WeekHeadlines } from "./week-headlines.tsx";
import { WeeklyTable } from "./weekly-table.tsx";

/** A week: its figures day by day, added up, and beside last year, last week and the goal. */
export function WeeklyPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/weekly" });
  const isPhone = useIsPhone();
  const read = useRead(weeklyReportQuery, { variables: { date: search.d ?? null }, live: reportRecords });
  const report = read.status === "ready" ? read.data.weeklyReport : null;
  // The bar stays while another week loads, and with it the focus on its arrows.
  const period = useLastKnown(report);
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("week.title")}
      period={
        period !== null && (
          <PeriodBar kind="week" storeId={storeId} search={search} shown={period}>
            {!isPhone && search.stores === undefined && <LastWeekToggle search={search} />}
            <StoreView kind="week" storeId={storeId} search={search} />
          </PeriodBar>
        )
      }
      actions={
        period !== null && (
          <span data-no-print>
            <PeriodMenu kind="week" storeId={storeId} search={search} from={period.from} />
          </span>
        )
      }
    >
      {period !== null && <PrintedHead beside={formatDateRange(period)} />}
      <ReadState read={read} loading={<LoadingState lines={12} />} />
      {report !== null && search.stores === "all" && <StoresPeriod kind="week" search={search} />}
      {report !== null && search.stores === undefined && (
        <WeeklyView report={report} storeId={storeId} search={search} />
      )}
    </Page>
  );
}

type WeeklyViewProps = { report: WeeklyReport; storeId: number; search: PeriodSearch };

/** The week of one store, or that there is nothing of it. */
function WeeklyView({ report, storeId, search }: WeeklyViewProps) {
  if (report.total.sales === null && report.total.buys === null) {
    return (
      <Card>
        <EmptyState title={text("empty.week")} text={text("empty.text")} action={<RegistersLink storeId={storeId} />} />
      </Card>
    );
  }
  return (
    <>
      <WeekHeadlines report={report} />
      <WeekDays report={report} storeId={storeId} />
      <Card hasPadding={false}>
        <WeeklyTable report={report} storeId={storeId} search={search} />
      </Card>
    </>
  );
}
