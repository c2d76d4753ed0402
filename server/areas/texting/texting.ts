/** The front door: what a person writes to a customer, and what they read. */
import { z } from "zod";
import { phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";
import { instantDate } from "#common/inputs/input-ranges.ts";
import { plainText } from "#common/texting/segments.ts";
import { longestText, textKinds } from "#common/texting/text-fields.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./messages.db.ts";
import type { Message } from "./messages.db.ts";
import { queueText } from "./outgoing.ts";
import * as threads from "./threads.db.ts";

export type { Message, Picture } from "./messages.db.ts";
/** For other areas: a text that the program writes for a store. */
export { recordCheckInConsents, recordOrderConsent } from "./consents.ts";
export { listTextRefusals, sendStoreText, withdrawTexts } from "./outgoing.ts";
export { isAnswered } from "./answers.ts";
export { textingWebhooks } from "./texting-webhooks.ts";
export { textFromPractice } from "./practice/answer-practice.ts";

/** Writes a text to a phone. One that may not go is kept too, with the reason; marketing waits for its hours. */
export const sendText = operation({
  name: "texting.sendText",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    phone: phoneNumber,
    kind: z.enum(textKinds).default("conversation"),
    body: requiredText(longestText),
    sendAt: instantDate.nullish(),
    notAfter: instantDate.nullish(),
  }),
  async run(context, { id, phone: digits, kind, sendAt, notAfter, ...input }): Promise<Message> {
    const storeId = context.store.id;
    const existing = await db.findMessage(context.sql, { storeId, id });
    if (existing !== null) {
      return existing;
    }
    const phone = `+1${digits}`;
    const body = plainText(input.body);
    if (body.length > longestText) {
      throw invalidInput({ body: [`Use ${longestText} characters or fewer`] });
    }
    const scheduledFor = sendAt && sendAt > context.now ? sendAt : null;
    refuseFarTime(scheduledFor, context.now);
    await queueText(context, {
      ...{ id, phone, kind, body, scheduledFor, from: scheduledFor ?? context.now },
      notAfter: notAfter ?? null,
      keepsRefused: "always",
    });
    const message = await db.findMessage(context.sql, { storeId, id });
    if (message === null) {
      throw notFound("Text");
    }
    return message;
  },
});

const dayMs = 86_400_000;
/** Further ahead nobody remembers it. */
const mostDaysAhead = 90;

/** @throws Refusal for a time that is too far ahead */
function refuseFarTime(at: Date | null, now: Date): void {
  if (at !== null && at.getTime() - now.getTime() > mostDaysAhead * dayMs) {
    throw invalidInput({ sendAt: [`Choose a time within ${mostDaysAhead} days`] });
  }
}

/** Nothing of the thread is unread any more, on no screen of the store. */
export const readTextThread = operation({
  name: "texting.readThread",
  kind: "write",
  permission: "texting:send",
  on: "store",
  /** By its id, or by the phone. */
  input: z.object({ id: z.uuid().nullish(), phone: z.nullish(phoneNumber) }),
  async run(context, { id: threadId, phone }): Promise<boolean> {
    const key = threadId ? { id: threadId } : { phone: `+1${phone ?? ""}` };
    const id = await threads.clearUnread(context.sql, { storeId: context.store.id, ...key });
    if (id !== null) {
      await sendNotice(context, { name: "text-thread.read", recordKind: "TextThread", recordId: id });
    }
    return id !== null;
  },
});
