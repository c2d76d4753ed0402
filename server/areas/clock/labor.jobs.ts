import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Recalculates hours that grow while somebody is clocked in, and queues itself as long as anybody is. */
export const refreshLaborJob = {
  name: "team.refresh-labor",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;
