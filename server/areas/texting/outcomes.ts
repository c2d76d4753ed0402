import type { Failure, StatusReport } from "#server/adapters/texting/texting.ts";
import { textEnded } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { stopTexts } from "./consents.ts";
import * as db from "./messages.db.ts";
import type { MessageToSend } from "./messages.db.ts";
import { movesForward } from "./outcomes.rules.ts";
import { markUntextable } from "./threads.db.ts";

/** Reports come late, twice and out of order; one that would go back changes nothing. */
export async function applyReport(
  context: StoreContext,
  message: MessageToSend,
  { id: providerId, status, failure }: StatusReport,
): Promise<void> {
  // Handed to the carrier is what a person calls sent.
  const next = status === "queued" ? "sent" : status;
  if (!movesForward(message.status, next)) {
    return;
  }
  if (next === "failed" || next === "undelivered") {
    await applyFailure(context, message, { status: next, failure: failure ?? unexplained, providerId });
    return;
  }
  const ended = next === "delivered" ? { endedAt: context.now } : { sentAt: context.now };
  await db.changeMessage(context.sql, keyOf(context, message), { status: next, providerId, ...ended });
  await refreshThread(context, message);
  if (next === "delivered") {
    await announceOutcome(context, message, { outcome: "delivered", reason: null });
  }
}

const unexplained: Failure = { reason: "unknown", code: "", text: "" };

/** A carrier that says landline or STOP says it of the phone, not of this one text. */
export async function applyFailure(
  context: StoreContext,
  message: MessageToSend,
  { status, failure, providerId }: { status: "failed" | "undelivered"; failure: Failure; providerId?: string },
): Promise<void> {
  const { reason, code, text } = failure;
  await db.changeMessage(context.sql, keyOf(context, message), {
    ...{ status, failureReason: reason, failureCode: code, failureText: text, endedAt: context.now },
    ...(providerId !== undefined && { providerId }),
  });
  if (reason === "landline" || reason === "invalid") {
    await markUntextable(context.sql, { storeId: context.store.id, id: message.threadId, reason });
  }
  if (reason === "opted-out") {
    await stopTexts(context, { phone: message.phone, source: "carrier", wording: `The carrier says so (${code})` });
  }
  await refreshThread(context, message);
  await announceOutcome(context, message, { outcome: "failed", reason });
}

/** For the area that wrote the text. What people write to each other ends in the thread, unless it didn't arrive. */
export async function announceOutcome(
  context: StoreContext,
  { id, kind, phone, threadId }: MessageToSend,
  end: { outcome: "delivered" | "failed" | "blocked"; reason: string | null },
): Promise<void> {
  if (end.outcome === "failed" || (kind !== "conversation" && kind !== "auto")) {
    await context.emit(
      textEnded,
      { name: phone, messageId: id, threadId, kind, ...end },
      { kind: "TextThread", id: threadId },
    );
  }
}

export async function refreshThread(context: StoreContext, { threadId }: { threadId: string }): Promise<void> {
  await sendNotice(context, { name: "text.changed", recordKind: "TextThread", recordId: threadId });
}

function keyOf({ store }: StoreContext, { id }: MessageToSend): { storeId: number; id: string } {
  return { storeId: store.id, id };
}
