/** What happens to a store's connections with other services. Never a key or a token in them. */
import { z } from "zod";

const name = z.string();
/** What the card says of itself, as far as a person chose it. */
const fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
const change = z.object({ name, before: fields, after: fields });

export const integrationConnected = { name: "integration.connected", payload: change } as const;
export const integrationPlaceChosen = { name: "integration.place-chosen", payload: change } as const;
export const integrationActivated = { name: "integration.activated", payload: change } as const;
export const integrationDisconnected = { name: "integration.disconnected", payload: change } as const;
/** A person has to do something before it goes on: sign in, choose, pay for another plan. */
export const integrationStopped = {
  name: "integration.stopped",
  payload: z.object({ name, reason: z.string() }),
} as const;
/** A manager asked for a try of a service that had not answered, before its time. */
export const integrationTried = {
  name: "integration.tried",
  payload: z.object({ name, provider: z.string(), need: z.string() }),
} as const;
