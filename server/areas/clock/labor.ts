import { datesBetween } from "#common/business-date.ts";
import { dateRange } from "#common/inputs/input-ranges.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { refreshLaborJob } from "./labor.jobs.ts";
import { lockLabor, saveLabor } from "./labor.db.ts";
import { laborOf } from "./labor.rules.ts";
import type { PaidPunch } from "./labor.rules.ts";
import { findOpenDates, listPaidPunches } from "./punches.db.ts";
import { listPaidTimes } from "./provider-times/provider-times.db.ts";
import { standing } from "#common/clock/standing.ts";
import { getClockSettings } from "./clock-settings.db.ts";

/** The interval at which the day's hours are recalculated while anyone is clocked in. */
const refreshMs = 15 * 60_000;

/** Above this number, the notice says only that days changed, not which. */
const mostNamedDays = 31;

/** Counts the hours of days again: of the running one while anybody is on the clock, of more after an import. */
export const refreshLabor = operation({
  name: "team.refreshLabor",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: dateRange,
  run: (context, range): Promise<void> => recomputeLabor(context, range),
});

/**
 * Recalculates the labor of the days from their punches in the transaction that changed one: recompute, never
 * increment.
 */
export async function recomputeLabor(
  context: StoreContext,
  range: { from: BusinessDate; to: BusinessDate },
): Promise<void> {
  const storeId = context.store.id;
  await lockLabor(context.sql, storeId);
  const dates = datesBetween(range.from, range.to);
  const { breaksPaid } = await getClockSettings(context.sql, storeId);
  const { open } = await findOpenDates(context.sql, { storeId, at: context.now });
  const punches = await listPaidPunches(context.sql, { storeId, ...range });
  const times = await listPaidTimes(context.sql, { storeId, ...range });
  const moment = { now: context.now, openDates: open, breaksPaid };
  const days = laborOf(dates, { punches, times }, moment);
  const changed = await saveLabor(context.sql, { storeId, days, now: context.now });
  for (const recordId of changed.length > mostNamedDays ? [null] : changed) {
    await sendNotice(context, { name: "daily-report.changed", recordKind: "daily-report", recordId });
  }
  const isRunning = (personPunches: readonly PaidPunch[]): boolean => standing(personPunches, moment).state !== "out";
  for (const [date, ofDate] of Map.groupBy(punches, (punch) => punch.businessDate)) {
    if ([...Map.groupBy(ofDate, (punch) => punch.employeeId).values()].some(isRunning)) {
      const runAt = new Date(context.now.getTime() + refreshMs);
      await context.addJob(refreshLaborJob, { storeId, date }, { runAt, key: `labor:${storeId}:${date}` });
    }
  }
}
