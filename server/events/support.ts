import { z } from "zod";

export const jobRunAgain = { name: "job.run-again", payload: z.object({ id: z.number() }) } as const;

export const supportContactChanged = {
  name: "support-contact.changed",
  payload: z.object({ before: z.string().nullable(), after: z.string() }),
} as const;

/** `name` is the store that a person of support opened. */
export const supportEntered = {
  name: "support.entered",
  payload: z.object({ name: z.string(), reason: z.string() }),
} as const;

/** `name` is what was tried again, such as "Shopify: Order". */
export const webhookReplayed = {
  name: "webhook.replayed",
  payload: z.object({ name: z.string(), reason: z.string() }),
} as const;
