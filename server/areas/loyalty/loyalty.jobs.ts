import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Looks through a business date and those before it, after its Day Close. As good as once however often it runs. */
export const runAfterCloseJob = {
  name: "loyalty.run-after-close",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** The same each night, for a store whose register nobody has closed. `date` is the calendar's. */
export const runAtNightJob = {
  name: "loyalty.run-at-night",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Gives and withdraws what is due, and books itself for the rest. A killed process takes one of its tries with it. */
export const awardPointsJob = {
  name: "loyalty.award-points",
  payload: z.object({ storeId: z.int() }),
  maxAttempts: 1000,
} as const;

/** Looks whether the service has set the account up, each hour for up to a day. */
export const checkProgramJob = {
  name: "loyalty.check-program",
  payload: z.object({ storeId: z.int(), id: z.string() }),
} as const;

export const runAtNightSchedule: StoreSchedule = {
  name: runAtNightJob.name,
  atMinutes: 2 * 60,
  job: runAtNightJob,
};
