import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Recalculates hours that grow while anyone is clocked in, and queues itself until nobody is. */
export const refreshLaborJob = {
  name: "team.refresh-labor",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;
