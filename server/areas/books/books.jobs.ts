import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Makes the entries of the dates that wait, the newest first. As good as once however often it runs. */
export const makeEntriesJob = {
  name: "books.make-entries",
  payload: z.object({ storeId: z.int() }),
} as const;

/** The same at night, for dates that were closed before the store had a ledger: no batch starts a job for them. */
const makeOldEntriesJob = {
  name: "books.make-old-entries",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const makeEntriesJobs = [makeEntriesJob, makeOldEntriesJob] as const;

export const makeEntriesSchedule: StoreSchedule = {
  name: makeOldEntriesJob.name,
  atMinutes: 4 * 60 + 40,
  job: makeOldEntriesJob,
};
