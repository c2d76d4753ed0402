import { IconCalendarMonth, IconCalendarWeek, IconReceipt } from "@tabler/icons-react";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatWholePercent } from "#common/percent.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ReportLink } from "./report-link.tsx";
import { text } from "./reports-text.ts";
import { managersReportsQuery } from "./reports.queries.ts";
import type { ManagersReportFigures } from "./reports.queries.ts";

/** The reports for managers, each with what it says of yesterday. */
export function ManagersReports({ storeId, yesterday }: { storeId: number; yesterday: string }) {
  const live = ["daily-report", "business-date", "Goal"] as const;
  const read = useRead(managersReportsQuery, { variables: { yesterday }, live });
  const found = read.status === "ready" ? read.data : null;
  return (
    <>
      <ReportLink
        to="/s/$storeId/reports/weekly"
        params={{ storeId }}
        icon={<IconCalendarWeek />}
        title={text("weekly.title")}
        about={text("weekly.text")}
        figure={found && dayFigure(found)}
      />
      <ReportLink
        to="/s/$storeId/reports/monthly"
        params={{ storeId }}
        icon={<IconCalendarMonth />}
        title={text("monthly.title")}
        about={text("monthly.text")}
        figure={found && monthFigure(found)}
      />
      <ReportLink
        to="/s/$storeId/reports/day_close"
        params={{ storeId }}
        icon={<IconReceipt />}
        title={text("close.title")}
        about={text("close.text")}
        figure={found && closeFigure(found)}
      />
    </>
  );
}

function dayFigure({ dailyReport: { sales, goalPct } }: ManagersReportFigures): string | null {
  if (sales === null) {
    return null;
  }
  const words = { sales: formatWholeMoney(sales), percent: formatWholePercent(goalPct) };
  return text(goalPct === null ? "weekly.figure" : "weekly.figureOfGoal", words);
}

function monthFigure({ monthlyReport: { pace } }: ManagersReportFigures): string | null {
  if (pace.ahead === null || pace.ahead === 0) {
    return pace.salesToYesterday === null
      ? null
      : text("monthly.figure", { sales: formatWholeMoney(pace.salesToYesterday) });
  }
  const amount = formatWholeMoney(Math.abs(pace.ahead));
  return text(pace.ahead > 0 ? "monthly.ahead" : "monthly.behind", { amount });
}

function closeFigure({ dayClose }: ManagersReportFigures): string {
  const { status, agreement, difference, largestDifference } = dayClose;
  if (agreement === null || agreement === "AGREES") {
    return text(`close.${status}`);
  }
  return text("close.DIFFERS", { amount: formatMoney(difference === 0 ? largestDifference : difference) });
}
