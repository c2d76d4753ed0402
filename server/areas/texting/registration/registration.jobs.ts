import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Brings the registration of a store as far as it goes now, and looks again later while the carriers look at it. */
export const advanceRegistrationJob = {
  name: "texting.advance-registration",
  payload: z.object({ storeId: z.int() }),
} as const;

/** One of a store waits at a time: an earlier look replaces a later one. */
export function advanceRegistrationKey(storeId: number): string {
  return `${advanceRegistrationJob.name}:${storeId}`;
}

/** The same for what was decided long ago: the carriers may take an approval away. */
export const checkRegistrationJob = {
  name: "texting.check-registration",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const checkRegistrationSchedule: StoreSchedule = {
  name: checkRegistrationJob.name,
  atMinutes: 5 * 60 + 20,
  job: checkRegistrationJob,
};
