/** What becomes of a new store's guided setup. */
import { z } from "zod";

export const setupStarted = { name: "setup.started", payload: z.object({}) } as const;

/** A person read on, skipped a step or ended it; the name is the step's. */
export const setupStepEnded = {
  name: "setup.step-ended",
  payload: z.object({ name: z.string(), state: z.enum(["done", "skipped"]) }),
} as const;
