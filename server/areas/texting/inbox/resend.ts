import { z } from "zod";
import { textKinds } from "#common/texting/text-fields.ts";
import { mayRetry } from "#common/texting/text-retry.ts";
import { textCanceled } from "#server/events/texting.ts";
import { findMessage, lockMessage } from "#server/areas/texting/messages.db.ts";
import type { Message } from "#server/areas/texting/messages.db.ts";
import { sendText } from "#server/areas/texting/texting.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { deleteQueued } from "./timeline.db.ts";

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
  }),
  async run(context, { id, newId }): Promise<Message> {
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
      phone: message.phone.replace(/^\+1/, ""),
      kind: kindOf.parse(message.kind),
      body: message.body,
    });
  },
});

/** A send is never stopped this close before its time. */
const leastMs = 1000;

/** A text that waits for its time is not sent at all. Returns its words, for a person who goes on writing. */
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
    const after = new Date(context.now.getTime() + leastMs);
    if (!(await deleteQueued(context.sql, { ...key, after }))) {
      throw new Refusal("text-on-its-way", { message: "Too late to cancel. The text is on its way.", status: 409 });
    }
    await context.emit(textCanceled, { name: message.phone }, { kind: "TextThread", id: message.threadId });
    return message.body;
  },
});
