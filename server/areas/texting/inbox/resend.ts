import { z } from "zod";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { instantDate } from "#common/inputs/input-ranges.ts";
import { longestText, textKinds } from "#common/texting/text-fields.ts";
import { mayRetry } from "#common/texting/text-retry.ts";
import { textCanceled } from "#server/events/texting.ts";
import { findMessage, lockMessage } from "#server/areas/texting/messages.db.ts";
import type { Message } from "#server/areas/texting/messages.db.ts";
import { sendText } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { askForReply } from "./thread-acts.db.ts";
import { deleteQueued } from "./timeline.db.ts";

/** A send is never stopped this close before its time. */
const leastMs = 1000;

const kindOf = z.enum(textKinds).catch("conversation");

/** Sends what did not arrive once more, as a text of its own. */
export const retryText = operation({
  name: "texting.retryText",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** Of the new text, made by the client, so that sending it again adds nothing. */
    newId: z.uuid(),
    /** Null sends it at once. */
    sendAt: instantDate.nullish(),
  }),
  async run(context, { id, newId, sendAt }): Promise<Message> {
    const key = { storeId: context.store.id, id };
    const [failed, message] = [await findMessage(context.sql, key), await lockMessage(context.sql, key)];
    if (failed === null || message === undefined) {
      throw notFound("Text");
    }
    if (!mayRetry(failed)) {
      throw new Refusal("text-not-repeatable", {
        message: "This text can't be sent again. Call instead.",
        status: 409,
      });
    }
    return sendText(context, {
      id: newId,
      phone: nationalDigits(message.phone),
      kind: kindOf.parse(message.kind),
      body: message.body,
      sendAt,
    });
  },
});

/** Changes the words and the time of a text that waits for its time: it is taken out and written again under its id. */
export const rescheduleText = operation({
  name: "texting.rescheduleText",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), body: requiredText(longestText), sendAt: instantDate }),
  async run(context, { id, body, sendAt }): Promise<Message> {
    const key = { storeId: context.store.id, id };
    const message = await lockMessage(context.sql, key);
    if (message === undefined) {
      throw notFound("Text");
    }
    if (sendAt <= context.now) {
      throw invalidInput({ sendAt: ["Choose a time that hasn't passed"] });
    }
    await takeOut(context, key);
    const { kind, phone } = message;
    return sendText(context, { id, phone: nationalDigits(phone), kind: kindOf.parse(kind), body, sendAt });
  },
});

function nationalDigits(phone: string): string {
  return phone.replace(/^\+1/, "");
}

/** @throws Refusal when the text is on its way or gone */
async function takeOut(context: StoreContext, key: { storeId: number; id: string }): Promise<void> {
  const after = new Date(context.now.getTime() + leastMs);
  if (!(await deleteQueued(context.sql, { ...key, after }))) {
    throw new Refusal("text-on-its-way", { message: "Too late. The text is on its way.", status: 409 });
  }
}

/** A text that waits for its time is not sent at all. Returns its words, for the person who goes on writing. */
export const cancelText = operation({
  name: "texting.cancelText",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<string> {
    const key = { storeId: context.store.id, id };
    const message = await lockMessage(context.sql, key);
    if (message === undefined) {
      throw notFound("Text");
    }
    await takeOut(context, key);
    await askForReply(context.sql, { storeId: key.storeId, id: message.threadId });
    await context.emit(textCanceled, { name: message.phone }, { kind: "TextThread", id: message.threadId });
    return message.body;
  },
});
