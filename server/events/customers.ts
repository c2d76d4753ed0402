/** What happens to the records of customers. Never an ID number, and of a phone or an address only that it changed. */
import { z } from "zod";

const customer = z.object({ name: z.string() });
const contact = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  doNotBuy: z.boolean(),
  note: z.string(),
});

export const customerAdded = { name: "customer.added", payload: customer } as const;
export const customerEdited = {
  name: "customer.edited",
  payload: z.object({ before: contact, after: contact }),
} as const;
/** The ID was looked at; the number itself is in no event. */
export const customerIdChecked = {
  name: "customer.id-checked",
  payload: customer.extend({ type: z.string() }),
} as const;
/** A manager looked at the whole number. */
export const idNumberShown = { name: "customer.id-number-shown", payload: customer } as const;
export const customerLinked = {
  name: "customer.linked",
  payload: customer.extend({ posCustomerId: z.string(), method: z.string() }),
} as const;
/** Retention was over for so many of a store. */
export const idNumbersPurged = { name: "customer.id-numbers-purged", payload: z.object({ count: z.int() }) } as const;
