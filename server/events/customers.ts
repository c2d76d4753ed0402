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

const note = customer.extend({ note: z.string() });
export const customerNoteAdded = { name: "customer.note-added", payload: note } as const;
export const customerNotePinned = {
  name: "customer.note-pinned",
  payload: note.extend({ isPinned: z.boolean() }),
} as const;
export const customerNoteErased = { name: "customer.note-erased", payload: note } as const;
export const customerNoteRestored = { name: "customer.note-restored", payload: note } as const;

const pair = customer.extend({ other: z.string() });
/** One record took over another; of the survivor, and once more of the one that was taken over. */
export const customerMerged = { name: "customer.merged", payload: pair } as const;
export const customerMergeUndone = { name: "customer.merge-undone", payload: pair } as const;
/** A person said that two records are two people. */
export const customersDiffer = { name: "customer.told-apart", payload: pair } as const;
/** The person asked to be deleted: nobody is named any more, here and in what came before. */
export const customerErased = { name: "customer.erased", payload: customer.extend({ reason: z.string() }) } as const;
/** A person said of a record of the register that it is another person; undone, it is offered again. */
const ruledOut = customer.extend({ posCustomerId: z.string() });
export const customerLinkRuledOut = { name: "customer.link-ruled-out", payload: ruledOut } as const;
export const customerLinkOfferedAgain = { name: "customer.link-offered-again", payload: ruledOut } as const;
export const customerUnlinked = {
  name: "customer.unlinked",
  payload: customer.extend({ posCustomerId: z.string() }),
} as const;
