import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/**
 * Posts what is due, some entries at a time, and books itself for the rest. Each process that dies with it takes one of its
 * tries, and a job without any left would let the entries stand until the night.
 */
export const postEntriesJob = {
  name: "books.post-entries",
  payload: z.object({ storeId: z.int() }),
  maxAttempts: 1000,
} as const;

/** Renews the sign-in, which would end if it were not used, and books what a lost job would have posted. */
export const keepPostingJob = {
  name: "books.keep-posting",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const keepPostingSchedule: StoreSchedule = {
  name: keepPostingJob.name,
  atMinutes: 4 * 60 + 50,
  job: keepPostingJob,
};
