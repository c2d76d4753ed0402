import {
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconArrowsExchange,
  IconBook2,
  IconClockHour4,
  IconCalendarMonth,
  IconCalendarWeek,
  IconFileText,
  IconListNumbers,
  IconReceipt,
  IconReceiptRefund,
  IconScale,
  IconShoppingBag,
  IconTicket,
  IconUsers,
} from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { formatNumber } from "#common/number-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { AlertsCard } from "./alerts/alerts-card.tsx";
import { basisText, GoalReasonParts, reasonTitle } from "./goal-reason.tsx";
import { weekdayName } from "./periods/figure-text.ts";
import { ReportLink } from "./report-link.tsx";
import { text } from "./reports-text.ts";
import { reportsHomeQuery, managersReportsQuery } from "./reports.queries.ts";
import type { ReportsHome, ManagersReportFigures } from "./reports.queries.ts";
import classes from "./reports.module.css";

function SettingsLink({ storeId }: { storeId: number }) {
  return (
    <ButtonLink to="/s/$storeId/reports/settings" params={{ storeId }} icon={<IconAdjustmentsHorizontal size={18} />}>
      {text("settings")}
    </ButtonLink>
  );
}

/** Each report that there is, with its key figure. The list stands without the figures. */
export function ReportsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const yesterday = addDays(localTimeAt(useNow(), timeZone).date, -1);
  const read = useRead(reportsHomeQuery, {
    variables: { yesterday },
    live: ["Backstock", "daily-report", "DayCounts", "Goal"],
  });
  const figures = read.status === "ready" ? read.data : null;
  const isManager = can("reports:view-manager-reports");
  return (
    <Page title={text("title")} actions={isManager && <SettingsLink storeId={storeId} />}>
      {isManager && <AlertsCard />}
      {figures !== null && <LastDayReason yesterday={yesterday} reason={figures.lastDayReason} storeId={storeId} />}
      <ul className={classes.list}>
        {isManager && <ManagersReports storeId={storeId} yesterday={yesterday} />}
        <EveryonesReports storeId={storeId} figures={figures} />
      </ul>
    </Page>
  );
}

type EveryonesReportsProps = { storeId: number; figures: ReportsHome | null };

function EveryonesReports({ storeId, figures }: EveryonesReportsProps) {
  return (
    <>
      <ReportLink
        to="/s/$storeId/reports/buylog"
        params={{ storeId }}
        icon={<IconShoppingBag />}
        title={text("buylog.title")}
        about={text("buylog.text")}
        figure={figures && buysFigure(figures.dailyReport)}
      />
      <ReportLink
        to="/s/$storeId/reports/bounceback"
        params={{ storeId }}
        icon={<IconTicket />}
        title={text("bounceback.title")}
        about={text("bounceback.text")}
        figure={figures && couponsFigure(figures.dailyReport)}
      />
      <ReportLink
        to="/s/$storeId/reports/backstock"
        params={{ storeId }}
        icon={<IconClockHour4 />}
        title={text("aging.title")}
        about={text("aging.text")}
        figure={figures && text("aging.figure", { count: figures.backstockAging.total.bins })}
      />
      <ReportLink
        to="/s/$storeId/reports/backstock_history"
        params={{ storeId }}
        icon={<IconArrowsExchange />}
        title={text("history.title")}
        about={text("history.text")}
        figure={figures && movesFigure(figures.dailyReport)}
      />
    </>
  );
}

type LastDayReasonProps = { yesterday: string; reason: ReportsHome["lastDayReason"]; storeId: number };

/**
 * Why yesterday was low, or what made it good: the question with which most people come here. After a closed day it is
 * about the day before, by its name.
 */
function LastDayReason({ yesterday, reason, storeId }: LastDayReasonProps) {
  if (reason === null) {
    return null;
  }
  const { date } = reason;
  const day = weekdayName(date);
  return (
    <section className={classes.reason} data-missed={reason.difference < 0 || undefined}>
      <h2>{reasonTitle(date === yesterday ? text("yesterday") : day, reason)}</h2>
      <p>
        <GoalReasonParts reason={reason} />
      </p>
      <p className={classes.basis}>{basisText([reason])}</p>
      <ButtonLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
        {date === yesterday ? text("openYesterday") : text("openDay", { day })}
      </ButtonLink>
    </section>
  );
}

function buysFigure({ buys, buyAmount }: ReportsHome["dailyReport"]): string | null {
  return buys === null ? null : text("buylog.figure", { count: buys, paid: formatWholeMoney(buyAmount ?? 0) });
}

function couponsFigure({ couponsIssued, couponsRedeemed }: ReportsHome["dailyReport"]): string | null {
  return couponsIssued === null || couponsRedeemed === null
    ? null
    : text("bounceback.figure", { issued: formatNumber(couponsIssued), redeemed: formatNumber(couponsRedeemed) });
}

function movesFigure({ binsAdded, binsPulled }: ReportsHome["dailyReport"]): string | null {
  return binsAdded === null || binsPulled === null
    ? null
    : text("history.figure", { added: formatNumber(binsAdded), pulled: formatNumber(binsPulled) });
}

/** The reports for managers, each with what it says of yesterday. */
function ManagersReports({ storeId, yesterday }: { storeId: number; yesterday: string }) {
  const live = ["daily-report", "business-date", "Goal", "JournalReport"] as const;
  const read = useRead(managersReportsQuery, { variables: { yesterday }, live });
  const figures = read.status === "ready" ? read.data : null;
  return (
    <>
      <ReportLink
        to="/s/$storeId/reports/weekly"
        params={{ storeId }}
        icon={<IconCalendarWeek />}
        title={text("weekly.title")}
        about={text("weekly.text")}
        figure={figures && dayFigure(figures)}
      />
      <ReportLink
        to="/s/$storeId/reports/weekly/page"
        params={{ storeId }}
        search={{ d: addDays(yesterday, -6) }}
        icon={<IconFileText />}
        title={text("page.title")}
        about={text("page.text")}
        figure={null}
      />
      <ReportLink
        to="/s/$storeId/reports/monthly"
        params={{ storeId }}
        icon={<IconCalendarMonth />}
        title={text("monthly.title")}
        about={text("monthly.text")}
        figure={figures && monthFigure(figures)}
      />
      <ReportLink
        to="/s/$storeId/reports/day_close"
        params={{ storeId }}
        icon={<IconReceipt />}
        title={text("close.title")}
        about={text("close.text")}
        figure={figures && closeFigure(figures)}
      />
      <ReportLink
        to="/s/$storeId/reports/ledger"
        params={{ storeId }}
        icon={<IconBook2 />}
        title={text("ledger.title")}
        about={text("ledger.text")}
        figure={figures && ledgerFigure(figures, yesterday)}
      />
      <ReportLink
        to="/s/$storeId/reports/exceptions"
        params={{ storeId }}
        icon={<IconReceiptRefund />}
        title={text("exceptions.title")}
        about={text("exceptions.text")}
        figure={null}
      />
      <ReportLink
        to="/s/$storeId/reports/buyer_craft"
        params={{ storeId }}
        icon={<IconScale />}
        title={text("craft.title")}
        about={text("craft.text")}
        figure={null}
      />
      <ReportLink
        to="/s/$storeId/reports/sellers"
        params={{ storeId }}
        icon={<IconUsers />}
        title={text("sellers.title")}
        about={text("sellers.text")}
        figure={null}
      />
      <ReportLink
        to="/s/$storeId/reports/second_hand"
        params={{ storeId }}
        icon={<IconListNumbers />}
        title={text("secondHand.title")}
        about={text("secondHand.text")}
        figure={null}
      />
      <ReportLink
        to="/s/$storeId/customers/register"
        params={{ storeId }}
        icon={<IconAddressBook />}
        title={text("customers.title")}
        about={text("customers.text")}
        figure={figures && customersFigure(figures)}
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

function customersFigure({ dailyReport: { salesWithoutCustomerPct } }: ManagersReportFigures): string | null {
  return salesWithoutCustomerPct === null
    ? null
    : text("customers.figure", { share: formatPercent(salesWithoutCustomerPct) });
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

function ledgerFigure({ ledgerMonth }: ManagersReportFigures, yesterday: string): string {
  const entries = ledgerMonth.entries.filter(({ date }) => date === yesterday);
  const count = entries.filter(({ state }) => state === "OUT_OF_BALANCE").length;
  if (count > 0) {
    return text("ledger.off", { count });
  }
  return text(entries.length === 0 ? "ledger.waiting" : "ledger.ready");
}

function closeFigure({ dayClose }: ManagersReportFigures): string {
  const { status, agreement, difference, largestDifference } = dayClose;
  if (agreement === null || agreement === "AGREES") {
    return text(`close.${status}`);
  }
  return text("close.DIFFERS", { amount: formatMoney(difference === 0 ? largestDifference : difference) });
}
