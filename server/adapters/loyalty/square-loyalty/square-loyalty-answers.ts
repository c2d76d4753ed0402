/** The fields of Square Loyalty's responses that we use. */
import { z } from "zod";

const program = z.object({
  id: z.string(),
  status: z.string().nullish(),
  terminology: z.object({ one: z.string(), other: z.string() }).nullish(),
});
export const ownProgram = z.object({ program });

export const accounts = z.object({ loyalty_accounts: z.array(z.object({ id: z.string() })).default([]) });

const event = z.object({ id: z.string() });
/** Points of a promotion are a second event; ours are the first. */
export const accumulated = z.object({ event: event.nullish(), events: z.array(event).default([]) });
export const adjusted = z.object({ event });
