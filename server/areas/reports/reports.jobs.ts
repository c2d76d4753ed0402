import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Notifies managers of days that were open and got no Day Close. */
export const checkDayCloseJob = {
  name: "reports.check-day-close",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** At six in the morning nobody is still closing the day before. */
export const dayCloseSchedule = { name: "reports.day-close", atMinutes: 6 * 60, job: checkDayCloseJob } as const;
