import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

const text = z.object({ storeId: z.int(), id: z.uuid() });

/** Sends one text when its time has come. A second run of it sends nothing. */
export const sendTextJob = { name: "texting.send", payload: text } as const;

/** Looks what became of a text whose reports were lost, and what it cost. */
export const checkTextJob = { name: "texting.check", payload: text } as const;

/** Works off what the service reported, in the order in which it came. */
export const takeReportsJob = { name: "texting.take-reports", payload: z.object({ storeId: z.int() }) } as const;

/** Replies to a customer's text automatically, if one of the store's auto-responses fits. */
export const respondJob = {
  name: "texting.respond",
  payload: z.object({ storeId: z.int(), messageId: z.uuid() }),
} as const;

/** What a made-up customer's phone does with a practice text: it gets it, and now and then answers. */
export const answerPracticeJob = { name: "texting.answer-practice", payload: text } as const;

/** Gets the store its number, once. */
export const orderNumberJob = {
  name: "texting.order-number",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Each night, as long as there is none: the service may have had no number to sell. */
export const orderNumberSchedule: StoreSchedule = {
  name: orderNumberJob.name,
  atMinutes: 4 * 60 + 50,
  job: orderNumberJob,
};
