import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Makes the entries of the dates that wait, the newest first. As good as once however often it runs. */
export const makeEntriesJob = { name: "books.make-entries", payload: z.object({ storeId: z.int() }) } as const;

/** The same each night: dates that were closed before the store had a ledger wait without a batch that starts it. */
export const makeLeftEntriesJob = {
  name: "books.make-left-entries",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const makeEntriesSchedule: StoreSchedule = {
  name: makeLeftEntriesJob.name,
  atMinutes: 4 * 60 + 40,
  job: makeLeftEntriesJob,
};
