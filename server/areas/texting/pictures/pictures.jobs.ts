import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Fetches what came with a text. A second run fetches nothing that is there. */
export const fetchPicturesJob = {
  name: "texting.fetch-pictures",
  payload: z.object({ storeId: z.int(), messageId: z.uuid() }),
} as const;

/** Deletes what was kept long enough, and fetches what is still not there. */
export const tendPicturesJob = {
  name: "texting.tend-pictures",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const tendPicturesSchedule: StoreSchedule = {
  name: tendPicturesJob.name,
  atMinutes: 4 * 60 + 35,
  job: tendPicturesJob,
};
