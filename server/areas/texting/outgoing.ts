/** Writing a text: planned, asked of the guard, and queued. */
import { nextMarketingInstant } from "#common/texting/marketing-hours.ts";
import { plainText, textSegments } from "#common/texting/segments.ts";
import { textWritten } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import * as guard from "./guard.db.ts";
import * as db from "./messages.db.ts";
import { queueSend } from "./queue-send.ts";
import * as threads from "./threads.db.ts";

/** When a text goes out, or why it does not. */
type Plan = { sendAt: Date; blockCode: guard.BlockCode | null };
type Planned = { id: string; phone: string; kind: string; from: Date; notAfter: Date | null };

/** When a text may go, or why it may not. One that is due does not go behind those that were planned after it. */
export async function planText(
  { sql, store }: StoreContext,
  { id, phone, kind, from, notAfter, isDue = false }: Planned & { isDue?: boolean },
): Promise<Plan> {
  const storeId = store.id;
  const isMarketing = kind === "coupon" || kind === "reminder";
  const zones = isMarketing ? await guard.listTextZones(sql, { storeId, phone, kind }) : [];
  const suits = nextMarketingInstant(from, zones);
  const findTime = isDue && suits?.getTime() === from.getTime() ? guard.findTurn : guard.findFreeSlot;
  const sendAt = suits === null ? from : await findTime(sql, { storeId, id, at: suits });
  const refusal = await guard.findRefusal(sql, { storeId, id, phone, kind, at: sendAt });
  const isTooLate = suits === null || (notAfter !== null && sendAt > notAfter);
  return { sendAt, blockCode: refusal ?? (isTooLate ? "TEXT_QUIET_HOURS" : null) };
}

/**
 * Keeps a text in the phone's thread and queues it. One that the guard refuses is kept with the reason: `always`, or
 * only `in-thread`, when the phone has a thread already.
 */
export async function queueText(
  context: StoreContext,
  text: Planned & { body: string; keepsRefused: "always" | "in-thread"; scheduledFor?: Date | null },
): Promise<Plan> {
  const { id, phone, kind, body, notAfter } = text;
  const storeId = context.store.id;
  const number = await guard.lockNumber(context.sql, storeId);
  const plan = await planText(context, text);
  const needsThread = plan.blockCode !== null && text.keepsRefused === "in-thread";
  if (needsThread && (await threads.findThread(context.sql, { storeId, phone })) === undefined) {
    return plan;
  }
  const thread = await threads.findOrAddThread(context.sql, { storeId, phone, now: context.now });
  await db.insertOutgoing(context.sql, {
    ...{ storeId, id, kind, body, threadId: thread.id, segments: textSegments(body).count },
    ...{
      ...plan,
      notAfter,
      scheduledFor: text.scheduledFor ?? null,
      employeeId: context.employee?.id ?? null,
      createdAt: context.now,
    },
  });
  if (plan.blockCode === null && number !== null) {
    // What the program sends automatically is no answer: who asked something still waits for one.
    const isAnswer = context.employee !== null;
    await threads.noteOutgoing(context.sql, { storeId, id: thread.id, at: context.now, isAnswer });
    await queueSend(context, { id, runAt: plan.sendAt });
  }
  const subject = { kind: "TextThread", id: thread.id } as const;
  await context.emit(textWritten, { name: phone, kind, blockCode: plan.blockCode }, subject);
  return plan;
}

type StoreText = {
  /** The same for the same text, however often it is asked for: it goes out once. */
  id: string;
  /** Ten digits. */
  phone: string;
  /** `auto` is an automatic reply to a customer who wrote. */
  kind: "buy" | "coupon" | "reminder" | "auto";
  body: string;
  /** Of no use later: it is blocked then. Null when it may go at any time. */
  notAfter: Date | null;
};

/**
 * Texts a customer for another area, and says when it goes out or why not. A phone without a thread gets none for a text
 * that the guard refuses: the inbox would fill with customers whom nobody may text.
 */
export async function sendStoreText(
  context: StoreContext,
  text: StoreText,
): Promise<{ sendAt: Date; blockCode: string | null }> {
  const key = { storeId: context.store.id, id: text.id };
  const existing = await db.findMessage(context.sql, key);
  if (existing !== null) {
    return { sendAt: existing.sendAt ?? existing.createdAt, blockCode: existing.blockCode };
  }
  const addressed = { ...text, phone: `+1${text.phone}`, body: plainText(text.body) };
  return queueText(context, { ...addressed, from: context.now, keepsRefused: "in-thread" });
}

/** The guard's code for each phone (ten digits) that may not be texted now, so that a screen says so before a press. */
export async function listTextRefusals(
  context: StoreContext,
  { phones, kind }: { phones: readonly string[]; kind: "buy" | "conversation" },
): Promise<ReadonlyMap<string, string>> {
  const addressed = phones.map((phone) => `+1${phone}`);
  const rows = await guard.listRefusals(context.sql, {
    ...{ storeId: context.store.id, phones: addressed, kind, at: context.now },
  });
  return new Map(rows.map(({ phone, code }) => [phone.slice(2), code]));
}

/** Takes texts that still wait out of the queue; what has left stays as it is. */
export async function withdrawTexts(context: StoreContext, ids: readonly string[]): Promise<void> {
  const threadIds = await db.withdrawQueued(context.sql, { storeId: context.store.id, ids });
  for (const recordId of threadIds) {
    await sendNotice(context, { name: "text.changed", recordKind: "TextThread", recordId });
  }
}
