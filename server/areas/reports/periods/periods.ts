/** The weekly and the monthly report. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { shownColumns } from "#common/reports/columns.ts";
import { leftOutColumns } from "#common/reports/left-out-columns.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { goalReasons } from "#server/areas/reports/goal-reasons.ts";
import type { GoalReason } from "#server/areas/reports/goal-reason.rules.ts";
import { loadReportDays } from "#server/areas/reports/report-days.ts";
import type { Figures, ReportDay, ReportDays } from "#server/areas/reports/report-days.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { againstLastWeek, lastYearOf, periodReportOf } from "./period-report.ts";
import type { AgainstLastWeek, PeriodReport } from "./period-report.ts";
import { periodCsv } from "./period-csv.rules.ts";
import { rangeOf, periodInput } from "./period-range.ts";
import { goalFigures, paceToYesterday, runningTotals } from "./periods.rules.ts";
import type { GoalFigures, Pace, RunningTotal } from "./periods.rules.ts";

type Period = {
  from: BusinessDate;
  to: BusinessDate;
  today: BusinessDate;
  /** What the store has chosen, without what the asking person may not see. */
  columns: readonly ReportColumn[];
  /** Chosen ones that the store's registers cannot give; they are none of `columns`. */
  leftOut: readonly ReportColumn[];
  days: ReportDay[];
  total: PeriodReport;
  /** The comparison days of the elapsed days that both years have. */
  lastYear: Figures;
  goal: GoalFigures;
};

/** `reasons` covers the days that are over and have a goal. */
export type WeeklyReport = Period & { lastWeek: AgainstLastWeek; reasons: GoalReason[] };
export type MonthlyReport = Period & { running: RunningTotal[]; pace: Pace };

/** Any day of the period; today's period without one. */
const dayOfPeriod = z.object({ date: businessDate.nullish() });

/** The seven days that hold a date, beginning with the store's first day of the week. Without one, see `rangeOf`. */
export const weeklyReport = operation({
  name: "reports.weeklyReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: dayOfPeriod,
  async run(context, { date }): Promise<WeeklyReport> {
    const loaded = await loadReportDays(context, await rangeOf(context, { period: "week", date }));
    return { ...periodOf(loaded), lastWeek: againstLastWeek(loaded), reasons: await goalReasons(context, loaded) };
  },
});

/** The calendar month that holds a date. */
export const monthlyReport = operation({
  name: "reports.monthlyReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: dayOfPeriod,
  async run(context, { date }): Promise<MonthlyReport> {
    const loaded = await loadReportDays(context, await rangeOf(context, { period: "month", date }));
    const { days, today } = loaded;
    return { ...periodOf(loaded), running: runningTotals(days, today), pace: paceToYesterday(days, today) };
  },
});

/** A week or a month as lines for a spreadsheet: a line for each day, and the total. */
export const exportPeriod = operation({
  name: "reports.exportPeriod",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: periodInput,
  async run(context, period): Promise<string> {
    return periodCsv(periodOf(await loadReportDays(context, await rangeOf(context, period))));
  },
});

function periodOf(loaded: ReportDays): Period {
  const { days, today, settings, seesWages, goals, capabilities } = loaded;
  const chosen = shownColumns(settings.columns, { seesWages });
  const leftOut = leftOutColumns(chosen, { capabilities, days });
  const total = periodReportOf(loaded);
  return {
    from: total.from,
    to: total.to,
    today,
    columns: chosen.filter((column) => !leftOut.includes(column)),
    leftOut,
    days,
    total,
    lastYear: lastYearOf(loaded),
    goal: goalFigures(goals),
  };
}
