import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Takes away the ID numbers that the store keeps no longer. As good as once however often it runs. */
export const purgeIdNumbersJob = {
  name: "buys.purge-id-numbers",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

export const purgeIdNumbersSchedule = {
  name: "buys.purge-id-numbers",
  atMinutes: 4 * 60 + 20,
  job: purgeIdNumbersJob,
} as const;
