import { z } from "zod";

/** Gives up on the report of a call that never came. */
export const settleCallJob = {
  name: "texting.settle-call",
  payload: z.object({ storeId: z.int(), id: z.uuid() }),
} as const;
