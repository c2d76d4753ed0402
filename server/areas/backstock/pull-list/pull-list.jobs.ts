import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Counts how well the store's goods sell. As good as once however often it runs. */
export const countSellThroughJob = {
  name: "backstock.count-sell-through",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Before anybody looks at the pull list, and when the register has sent the day before. */
export const sellThroughSchedule = {
  name: "backstock.sell-through",
  atMinutes: 4 * 60,
  job: countSellThroughJob,
} as const;
