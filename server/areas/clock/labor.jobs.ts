import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Hours grow while somebody is on the clock; booked again by itself as long as anybody is. */
export const refreshLaborJob = {
  name: "team.refresh-labor",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;
