import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

const id = z.string();

/** Reads what changed, and books itself again as long as the service is active. */
export const readRegisterJob = {
  name: "registers.read",
  payload: z.object({ storeId: z.int(), id }),
  maxAttempts: 1000,
} as const;

/** Reads past sales, some pages at a time, and books itself for the rest. */
export const readPastJob = {
  name: "registers.read-past",
  payload: z.object({ storeId: z.int(), id }),
  maxAttempts: 1000,
} as const;

/** Reads a day again because a person, or the feed, asked for it. */
export const readDayJob = {
  name: "registers.read-day",
  payload: z.object({ storeId: z.int(), id, date: businessDate }),
} as const;

/** Renews the sign-in, and books what a lost job would have read. */
export const keepReadingJob = {
  name: "registers.keep-reading",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const keepReadingSchedule: StoreSchedule = {
  name: keepReadingJob.name,
  atMinutes: 4 * 60 + 10,
  job: keepReadingJob,
};
