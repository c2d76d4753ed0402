import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findSalesByHour } from "./daily-report.db.ts";
import { loadReportDays, sightOf } from "./report-days.ts";
import type { ReportDay } from "./report-days.ts";
import { periodReportOf } from "./periods/period-report.ts";
import type { PeriodReport } from "./periods/period-report.ts";
import { findReportSettings } from "./settings/report-settings.db.ts";

export { finishImportedDays, recomputeDays } from "./daily-report.db.ts";
export { sendDayCounts } from "./day-counts.ts";
export { missingDayCloses } from "./missing-day-closes.ts";
export { freezeGoals, listUnfrozenDays } from "./frozen-goals.db.ts";
export { recomputeBinFigures } from "./bin-figures.db.ts";
export { recomputeTaskFigures } from "./task-figures.db.ts";
export { openAlerts } from "./alerts/alerts.ts";
export { recomputeCouponFigures } from "./coupon-figures.db.ts";
export { nightlyFigures, seesWagesByRole } from "./nightly-figures/nightly-figures.ts";
export type { NightlyFigures } from "./nightly-figures/nightly-figures.ts";
export type { PeriodReport } from "./periods/period-report.ts";

/** Longest range that is summed in one go: ten years of a store are 3,650 rows. */
const mostDays = 3660;

const dayMs = 86_400_000;

/** The figures of one business date, or of the running one without a date. A day without rows has no figures. */
export const dailyReport = operation({
  name: "reports.dailyReport",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({ date: businessDate.nullish() }),

  async run(context, input): Promise<ReportDay> {
    const { id: storeId } = context.store;
    const date = input.date ?? (await findBusinessDate(context.sql, { storeId, at: context.now }));
    const [day] = (await loadReportDays(context, { from: date, to: date })).days;
    if (!day) {
      throw new Error(`The range of ${date} has no such day`);
    }
    return day;
  },
});

/** The sales of a day by the hour, for people who may see its sales; requested only where they are drawn. */
export const salesByHour = operation({
  name: "reports.salesByHour",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({ date: businessDate }),

  async run(context, { date }): Promise<readonly number[] | null> {
    const { id: storeId } = context.store;
    const settings = await findReportSettings(context.sql, storeId);
    return sightOf(context, settings).money ? findSalesByHour(context.sql, { storeId, date }) : null;
  },
});

/**
 * The days of a range added up, for managers; ratios are made from the sums. Month to date is the first of the month to
 * today.
 */
export const periodReport = operation({
  name: "reports.periodReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: z.object({ from: businessDate, to: businessDate }),

  async run(context, { from, to }): Promise<PeriodReport> {
    const length = (Date.parse(to) - Date.parse(from)) / dayMs;
    if (length < 0 || length >= mostDays) {
      throw invalidInput({ to: ["Choose a last day after the first one, within 10 years"] });
    }
    return periodReportOf(await loadReportDays(context, { from, to }));
  },
});
