import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

const id = z.string();

/** Sends who waits, for some seconds, and books itself for the rest. */
export const pushContactsJob = {
  name: "contacts.push",
  payload: z.object({ storeId: z.int(), id }),
  maxAttempts: 1000,
} as const;

/** Works off what a service reported; with `reportId` that one, which support replays. */
export const takeReportsJob = {
  name: "contacts.take-reports",
  payload: z.object({ storeId: z.int(), id, reportId: z.string().optional() }),
} as const;

/** Reads who left the list, and books whom the day's work has missed. */
export const catchUpJob = {
  name: "contacts.catch-up",
  payload: z.object({ storeId: z.int(), id: id.nullable(), date: businessDate.nullable().default(null) }),
} as const;

/** After the evening chain: a store without a Day Close is looked after all the same. */
export const catchUpSchedule: StoreSchedule = {
  name: catchUpJob.name,
  atMinutes: 2 * 60 + 10,
  job: {
    ...catchUpJob,
    payload: z
      .object({ storeId: z.int(), date: businessDate })
      .transform(({ storeId, date }) => ({ storeId, date, id: null })),
  },
};
