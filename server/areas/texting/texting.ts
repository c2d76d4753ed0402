/** The front door: what a person writes to a customer, and what they read. */
import { z } from "zod";
import { phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";
import { instantDate } from "#common/inputs/input-ranges.ts";
import { nextMarketingInstant } from "#common/texting/marketing-hours.ts";
import { plainText, textSegments } from "#common/texting/segments.ts";
import { longestText, textKinds } from "#common/texting/text-fields.ts";
import { textWritten } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as guard from "./guard.db.ts";
import * as db from "./messages.db.ts";
import type { Message } from "./messages.db.ts";
import { sendTextJob } from "./texting.jobs.ts";
import * as threads from "./threads.db.ts";

export type { Message } from "./messages.db.ts";

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
    const number = await guard.lockNumber(context.sql, storeId);
    const thread = await threads.findOrAddThread(context.sql, { storeId, phone, now: context.now });
    const from = sendAt && sendAt > context.now ? sendAt : context.now;
    const plan = await planText(context, { id, phone, kind, from, notAfter: notAfter ?? null });
    await db.insertOutgoing(context.sql, {
      ...{ storeId, id, kind, body, threadId: thread.id, segments: textSegments(body).count },
      ...{ ...plan, notAfter: notAfter ?? null, employeeId: context.employee.id, createdAt: context.now },
    });
    if (plan.blockCode === null && number !== null) {
      await threads.noteOutgoing(context.sql, { storeId, id: thread.id, at: context.now });
      await context.addJob(sendTextJob, { storeId, id }, { runAt: plan.sendAt });
    }
    const subject = { kind: "TextThread", id: thread.id } as const;
    await context.emit(textWritten, { name: phone, kind, blockCode: plan.blockCode }, subject);
    const message = await db.findMessage(context.sql, { storeId, id });
    if (message === null) {
      throw notFound("Text");
    }
    return message;
  },
});

type Planned = { id: string; phone: string; kind: string; from: Date; notAfter: Date | null };

/** When a text may go, or why it may not. */
export async function planText(
  { sql, store }: StoreContext,
  { id, phone, kind, from, notAfter }: Planned,
): Promise<{ sendAt: Date; blockCode: guard.BlockCode | null }> {
  const storeId = store.id;
  const isMarketing = kind === "coupon" || kind === "reminder";
  const zones = isMarketing ? await guard.listTextZones(sql, { storeId, phone, kind }) : [];
  const sendAt = await guard.findFreeSlot(sql, { storeId, id, at: nextMarketingInstant(from, zones) });
  const refusal = await guard.findRefusal(sql, { storeId, id, phone, kind, at: sendAt });
  const isTooLate = notAfter !== null && sendAt > notAfter;
  return { sendAt, blockCode: refusal ?? (isTooLate ? "TEXT_QUIET_HOURS" : null) };
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
