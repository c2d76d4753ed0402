/** What happens to the mail about the day before: what managers choose, and where it no longer goes. */
import { z } from "zod";

const fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));

/** A manager switched it on or off, or chose who gets it. */
export const nightlyMailChanged = {
  name: "nightly-mail.settings-changed",
  payload: z.object({ before: fields, after: fields }),
} as const;

/** Addresses are people's: the history names the address only to managers. */
const address = z.object({ name: z.string() });

export const mailAddressAdded = { name: "nightly-mail.address-added", payload: address } as const;
export const mailAddressRemoved = { name: "nightly-mail.address-removed", payload: address } as const;
export const mailAddressConfirmed = { name: "nightly-mail.address-confirmed", payload: address } as const;
/** Its reader stopped it, in the program or by a link in the mail. */
export const mailStopped = { name: "nightly-mail.stopped", payload: address } as const;
export const mailRestarted = { name: "nightly-mail.restarted", payload: address } as const;
/** Mail to it came back: nothing goes there until a manager adds it again. */
export const mailAddressBounced = {
  name: "nightly-mail.address-bounced",
  payload: address.extend({ reason: z.string() }),
} as const;
