/** What happens to texts. Bodies stay in the threads. */
import { z } from "zod";

const phone = z.object({ name: z.string() });

/** Queued to go out, or stopped by the guard with its code. */
export const textWritten = {
  name: "text.written",
  payload: phone.extend({ kind: z.string(), blockCode: z.string().nullable() }),
} as const;
/** A customer wrote more than STOP, START or HELP. */
export const textReceived = { name: "text.received", payload: phone.extend({ messageId: z.uuid() }) } as const;
/** A customer called the store's number; `name` is empty when they hide theirs. */
export const callMissed = { name: "call.missed", payload: phone } as const;
export const callAnswered = { name: "call.answered", payload: phone } as const;
/**
 * What became of a text that the program wrote for an area: a buy's, a coupon's or a reminder; of what people write each
 * other only that it failed. `reason` is a failure of `textFailures`, or the guard's code of one that was blocked after it
 * was queued; null when it was delivered. Rows from before texts became tasks name no thread.
 */
export const textEnded = {
  name: "text.ended",
  payload: phone.extend({
    messageId: z.uuid(),
    threadId: z.uuid().nullable().default(null),
    kind: z.string(),
    outcome: z.enum(["delivered", "failed", "blocked"]),
    reason: z.string().nullable(),
  }),
} as const;
/** By the customer's word, by an employee, or because the carrier says so. */
export const textsStopped = { name: "texts.stopped", payload: phone.extend({ source: z.string() }) } as const;
/** Only the customer can. */
export const textsRestarted = { name: "texts.restarted", payload: phone } as const;
/** The store said yes to a number, which costs money every month. */
export const textingNumberRequested = { name: "texting-number.requested", payload: phone } as const;
export const textingRegistrationSubmitted = { name: "texting-registration.submitted", payload: phone } as const;
/** How far the carriers are with the store. */
export const textingRegistrationChanged = {
  name: "texting-registration.changed",
  payload: phone.extend({ before: z.string(), after: z.string() }),
} as const;
export const textingNumberOrdered = { name: "texting-number.ordered", payload: phone } as const;
/** A text that waited for its time was taken out. */
export const textCanceled = { name: "text.canceled", payload: phone } as const;
export const textThreadDone = { name: "text-thread.done", payload: phone } as const;
export const textThreadReopened = { name: "text-thread.reopened", payload: phone } as const;
export const textThreadClaimed = { name: "text-thread.claimed", payload: phone } as const;
export const textThreadReleased = { name: "text-thread.released", payload: phone } as const;
export const textNoteAdded = { name: "text-note.added", payload: phone } as const;
const template = z.object({ name: z.string() });
export const textTemplateSaved = { name: "text-template.saved", payload: template } as const;
export const textTemplateDeleted = { name: "text-template.deleted", payload: template } as const;
const autoResponse = z.object({ name: z.string() });
/** `name` is what its kind is called. */
export const textAutoResponseSaved = { name: "text-auto-response.saved", payload: autoResponse } as const;
export const textAutoResponseDeleted = { name: "text-auto-response.deleted", payload: autoResponse } as const;
export const textAutoResponseSwitched = {
  name: "text-auto-response.switched",
  payload: autoResponse.extend({ isOn: z.boolean() }),
} as const;
export const textTemplatesOrdered = { name: "text-templates.ordered", payload: template } as const;
