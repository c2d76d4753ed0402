/** What happens to the training store of a store. */
import { z } from "zod";

/** `name` is the real store; a copy that was there is gone. */
export const trainingStarted = { name: "training.started", payload: z.object({ name: z.string() }) } as const;

export const trainingDeleted = { name: "training.deleted", payload: z.object({ name: z.string() }) } as const;
