/** What the morning's mail says of a store's day, week and month. */
import { z } from "zod";
import { addDays, firstOfMonth, firstOfWeek } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { may, personOf } from "#common/permissions.ts";
import { instantOf } from "#common/store-time.ts";
import { goalReasons } from "#server/areas/reports/goal-reasons.ts";
import type { GoalReason } from "#server/areas/reports/goal-reason.rules.ts";
import { periodReportOf } from "#server/areas/reports/periods/period-report.ts";
import type { PeriodReport } from "#server/areas/reports/periods/period-report.ts";
import { loadReportDays } from "#server/areas/reports/report-days.ts";
import type { ReportDays } from "#server/areas/reports/report-days.ts";
import { weekAhead } from "#server/areas/reports/week-ahead/week-ahead.ts";
import type { PlannedDay } from "#server/areas/reports/week-ahead/week-ahead.ts";
import { operation } from "#server/platform/operations/operation.ts";

export type NightlyFigures = {
  date: BusinessDate;
  day: PeriodReport;
  /** From the store's first day of the week, and from the first of the month, to the day. */
  week: PeriodReport;
  month: PeriodReport;
  compDate: BusinessDate;
  reason: GoalReason | null;
  /** The day after, as it is planned. */
  ahead: PlannedDay | null;
  wagesVisibleTo: string;
};

/** A day that is over for this report, whatever the clock says: its register is closed, or it is the next morning. */
export const nightlyFigures = operation({
  name: "reports.nightlyFigures",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),

  async run(context, { date }): Promise<NightlyFigures> {
    const { timeZone, weekStart } = context.store;
    const next = addDays(date, 1);
    // The reports compare days that are over, and this one is.
    const afterwards = { ...context, now: instantOf(next, 12 * 60, timeZone) };
    const [ofWeek, ofMonth] = [firstOfWeek(date, weekStart), firstOfMonth(date)];
    const from = ofWeek < ofMonth ? ofWeek : ofMonth;
    const [loaded, ahead] = await Promise.all([
      loadReportDays(afterwards, { from, to: date }),
      weekAhead(context, { date: next }),
    ]);
    const days = daysFrom(loaded, date);
    const [reason] = await goalReasons(afterwards, days);
    return {
      date,
      day: periodReportOf(days),
      week: periodReportOf(daysFrom(loaded, ofWeek)),
      month: periodReportOf(daysFrom(loaded, ofMonth)),
      compDate: days.days[0]?.compDate ?? date,
      reason: reason ?? null,
      ahead: ahead.days.find((day) => day.date === next) ?? null,
      wagesVisibleTo: loaded.settings.wagesVisibleTo,
    };
  },
});

function daysFrom(loaded: ReportDays, from: BusinessDate): ReportDays {
  return { ...loaded, days: loaded.days.filter(({ date }) => date >= from) };
}

/** Whether a user of that role sees what the people of a store earn. */
export function seesWagesByRole(role: number, wagesVisibleTo: string): boolean {
  const person = personOf({ type: "User", role, employee: null });
  return may(person, "team:view-wages") && (wagesVisibleTo !== "owners" || person === "owner");
}
