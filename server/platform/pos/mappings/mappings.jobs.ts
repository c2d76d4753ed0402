import { z } from "zod";

/** Asks a register for its heartbeat at once, so that it learns of a new mapping. */
export const askForHeartbeatJob = {
  name: "pos.ask-for-heartbeat",
  payload: z.object({ storeId: z.int(), deviceId: z.uuid() }),
} as const;
