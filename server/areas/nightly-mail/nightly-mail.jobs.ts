import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Decides which mails about a date are due, for everybody who reads of the store. As good as once however often it runs. */
export const planMailsJob = {
  name: "nightly-mail.plan",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** The same on the morning after, for a store whose register nobody has closed. */
export const morningJob = {
  name: "nightly-mail.morning",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Sends one mail. The store is any of the company. */
export const sendMailJob = {
  name: "nightly-mail.send",
  payload: z.object({ storeId: z.int(), id: z.uuid() }),
} as const;

/** Looks after a mail that was being sent: one whose sender was killed may have gone out. */
export const checkMailJob = {
  name: "nightly-mail.check",
  payload: z.object({ storeId: z.int(), id: z.uuid() }),
} as const;

/** Sends yesterday's mail to the user who asked for it. */
export const sendTestJob = {
  name: "nightly-mail.send-test",
  payload: z.object({ storeId: z.int(), id: z.uuid(), userId: z.int() }),
} as const;

/** 5:30, the latest time of a first mail (`planning.rules.ts`). */
export const morningSchedule: StoreSchedule = {
  name: "nightly-mail.morning",
  atMinutes: 5 * 60 + 30,
  job: morningJob,
};
