import { z } from "zod";

export const jobRunAgain = { name: "job.run-again", payload: z.object({ id: z.number() }) } as const;

export const supportContactChanged = {
  name: "support-contact.changed",
  payload: z.object({ before: z.string().nullable(), after: z.string() }),
} as const;

/** The store's people cannot read users of another company, so the name of who it was stands in the event. */
const support = z.string().optional();

/** `name` is the store that a person of support opened. */
export const supportEntered = {
  name: "support.entered",
  payload: z.object({ name: z.string(), support, reason: z.string() }),
} as const;

/** `name` is what was tried again, such as "Shopify: Order". */
export const webhookReplayed = {
  name: "webhook.replayed",
  /** `isDone`: it had been worked off meanwhile, so nothing changed. */
  payload: z.object({ name: z.string(), support, reason: z.string(), isDone: z.boolean().optional() }),
} as const;
