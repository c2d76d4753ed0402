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
