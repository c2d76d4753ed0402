import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Takes away the ID numbers that the store keeps no longer. As good as once however often it runs. */
export const purgeIdNumbersJob = {
  name: "buys.purge-id-numbers",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

const aBuy = z.object({ storeId: z.int(), buyId: z.uuid() });

/** Texts a seller who has not come for the offer. */
export const chaseSellerJob = {
  name: "buys.chase-seller",
  payload: aBuy.extend({ kind: z.enum(["reminder", "last_call"]), date: businessDate }),
} as const;

/** Looks whether a seller who waits must be given a later time. `look` counts the looks since the last promise. */
export const watchPromiseJob = {
  name: "buys.watch-promise",
  payload: aBuy.extend({ slip: z.int(), look: z.int() }),
} as const;

/** Asks a seller to bring back on `date` what was out of season. */
export const bringBackJob = {
  name: "buys.bring-back",
  payload: aBuy.extend({ date: businessDate }),
} as const;

const aRequest = z.object({ storeId: z.int(), requestId: z.uuid() });

/** Texts a seller an hour before the time that they chose to drop off. */
export const remindOfDropOffJob = { name: "buys.remind-of-drop-off", payload: aRequest } as const;

/** Takes a seller out of the list who did not come at the time that they chose. */
export const expireDropOffJob = { name: "buys.expire-drop-off", payload: aRequest } as const;

/** Takes those out of the line who were left in it when the business day ended. */
export const expireRequestsJob = {
  name: "buys.expire-requests",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const expireRequestsSchedule = {
  name: "buys.expire-requests",
  atMinutes: 4 * 60 + 25,
  job: expireRequestsJob,
} as const;

/** The auto-reply to a seller who still waits for an answer. */
export const answerSellerJob = {
  name: "buys.answer-seller",
  payload: aBuy.extend({ messageId: z.uuid() }),
} as const;

export const purgeIdNumbersSchedule = {
  name: "buys.purge-id-numbers",
  atMinutes: 4 * 60 + 20,
  job: purgeIdNumbersJob,
} as const;
