import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Makes the training copy of a store. Begun again after a stop, it goes on where it was. */
export const buildTrainingJob = {
  name: "training.build",
  payload: z.object({ storeId: z.int(), requestedAt: z.string() }),
  maxAttempts: 4,
} as const;

/** Lets the made-up register of a training store send what it sold until now, and comes again within the day. */
export const tradeInTrainingJob = {
  name: "training.trade",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Takes a check-in of a training store into its made-up register. */
export const takeCheckInJob = {
  name: "training.take-check-in",
  payload: z.object({ storeId: z.int(), id: z.uuid() }),
} as const;

/** What the made-up register says of such a buy later. */
export const sendPracticeFactsJob = {
  name: "training.send-facts",
  payload: z.object({ storeId: z.int(), facts: z.array(z.unknown()) }),
} as const;

/** Before a store opens. */
export const tradeInTrainingSchedule: StoreSchedule = {
  ...{ name: tradeInTrainingJob.name, atMinutes: 6 * 60, job: tradeInTrainingJob },
  inTraining: true,
};
