import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Notifies managers of days that were open and got no Day Close. */
export const checkDayCloseJob = {
  name: "reports.check-day-close",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** At six in the morning nobody is still closing the day before. */
export const dayCloseSchedule = { name: "reports.day-close", atMinutes: 6 * 60, job: checkDayCloseJob } as const;

/** Looks whether a figure of the last week is far from the store's usual. */
export const decideAlertsJob = {
  name: "reports.decide-alerts",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** After the day's boundary and its Day Close, before anybody reads Reports. */
export const alertsSchedule = { name: "reports.alerts", atMinutes: 4 * 60 + 30, job: decideAlertsJob } as const;
