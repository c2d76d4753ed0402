/** What happens to who gets a store's email. Never an address. */
import { z } from "zod";

const customer = z.object({ name: z.string() });

/** A customer said at the store whether they want its email. */
export const emailNewsAnswered = {
  name: "contacts.email-answered",
  payload: customer.extend({ isGiven: z.boolean() }),
} as const;
/** The service has the customer's address as one that gets no more mail: `stop` says why. */
export const emailStopped = {
  name: "contacts.email-stopped",
  payload: customer.extend({ service: z.string(), stop: z.string() }),
} as const;

const run = z.object({ name: z.string(), months: z.int(), people: z.int() });
/** A person had the people of the past months sent to the list. */
export const firstPushStarted = { name: "contacts.first-push-started", payload: run } as const;
export const firstPushStopped = { name: "contacts.first-push-stopped", payload: run } as const;
export const firstPushGoesOn = { name: "contacts.first-push-resumed", payload: run } as const;
export const firstPushDropped = { name: "contacts.first-push-dropped", payload: run } as const;

export const contactSourcesChosen = {
  name: "contacts.sources-chosen",
  payload: z.object({
    name: z.string(),
    before: z.record(z.string(), z.boolean()),
    after: z.record(z.string(), z.boolean()),
  }),
} as const;
