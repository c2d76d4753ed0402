import { z } from "zod";
import { billingStep } from "#common/billing/past-due.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import type { OutgoingText } from "#server/adapters/texting/texting.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { statusUrl } from "./addresses.ts";
import { lockNumber } from "./guard.db.ts";
import type { BlockCode } from "./guard.db.ts";
import { laterTry, sendResult } from "./outcome-inputs.ts";
import { announceOutcome, applyFailure } from "./outcomes.ts";
import { planText } from "./outgoing.ts";
import * as db from "./messages.db.ts";
import type { MessageToSend } from "./messages.db.ts";
import { queueSend } from "./queue-send.ts";
import { takeReports } from "./reports.ts";
import { answerPracticeJob, checkTextJob } from "./texting.jobs.ts";

const minuteMs = 60_000;
/** Reports come within seconds; what has none by now is asked for. */
const checkAfterMs = 10 * minuteMs;
/** As quick as a phone at hand. */
const practiceMs = 4000;
const leastRetryMs = minuteMs;
/** A text that could not be handed over for a day is of no use any more. */
const longestTryMs = 24 * 60 * minuteMs;

/**
 * Sends one text when its time has come, after what came in before: there may be a STOP among it. The call goes out
 * between two transactions.
 */
export async function sendQueuedText(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  if (open === null) {
    throw new Error("This program has no texting service, so the text waits");
  }
  await takeReports(request);
  const text = await claimText(request, { id });
  if (text === null) {
    return;
  }
  try {
    await keepSendResult(request, { id, result: await open.service.send(text) });
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    await keepTextForLater(request, { id, text: error.message, waitMs: error.retryAfterMs ?? leastRetryMs });
  }
}

const textId = z.object({ id: z.uuid() });

/** Takes the text for this run, asks the guard once more, and marks it before anything goes out. */
const claimText = operation({
  name: "texting.claimText",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: textId,
  async run(context, { id }): Promise<OutgoingText | null> {
    const key = { storeId: context.store.id, id };
    const number = await lockNumber(context.sql, key.storeId);
    const message = await db.lockMessage(context.sql, key);
    if (message?.status === "sending") {
      // An earlier run was killed in the middle: the text may be on its way.
      await changeMessage(context, id, { status: "unknown" });
    }
    if (message?.status !== "queued" || number === null) {
      return null;
    }
    return (await isDueNow(context, message)) ? claim(context, { message, number }) : null;
  },
});

/** A text for a time goes at that time or not without a person: an hour later it may say what is no longer so. */
const mostLateMs = 60 * minuteMs;

/** Plans again what is too early or may not go now; true when it goes this moment. */
async function isDueNow(context: StoreContext, message: MessageToSend): Promise<boolean> {
  const { id, phone, kind, notAfter, scheduledFor } = message;
  const isLate = scheduledFor !== null && context.now.getTime() - scheduledFor.getTime() > mostLateMs;
  const planned = message.sendAt ?? context.now;
  const from = planned > context.now ? planned : context.now;
  const { sendAt, blockCode } = await planText(context, {
    id,
    phone,
    kind,
    from,
    notAfter,
    isDue: planned <= context.now,
  });
  // What no press can mend is said first.
  const reason = blockCode ?? (isLate ? "TEXT_TOO_LATE" : isLocked(context) ? "TEXT_STORE_LOCKED" : null);
  if (reason !== null) {
    await block(context, message, reason);
    return false;
  }
  if (sendAt > context.now) {
    await db.changeMessage(context.sql, { storeId: context.store.id, id }, { sendAt });
    await queueSend(context, { id, runAt: sendAt });
    return false;
  }
  return true;
}

function isLocked({ store, now }: StoreContext): boolean {
  const { billing, timeZone } = store;
  return billing !== undefined && billingStep(billing, { now, timeZone }) === "locked";
}

async function claim(
  context: StoreContext,
  { message, number }: { message: MessageToSend; number: { phone: string; serviceId: string } },
): Promise<OutgoingText> {
  const { id, phone: to, body } = message;
  await changeMessage(context, id, { status: "sending", sendAt: context.now });
  return { serviceId: number.serviceId, from: number.phone, to, body, statusUrl: statusUrl(context, id) };
}

const keepSendResult = operation({
  name: "texting.keepSendResult",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ id: z.uuid(), result: sendResult }),
  async run(context, { id, result }): Promise<void> {
    const storeId = context.store.id;
    const message = await db.lockMessage(context.sql, { storeId, id });
    if (message === undefined) {
      return;
    }
    const isOpen = message.status === "sending";
    if (result.kind === "accepted") {
      // A report may have come before the response to the call itself.
      const sent = isOpen ? ({ status: "sent", sentAt: context.now } as const) : {};
      await changeMessage(context, id, { ...sent, providerId: result.id });
      const [job, ms] =
        context.store.isTraining === true
          ? ([answerPracticeJob, practiceMs] as const)
          : ([checkTextJob, checkAfterMs] as const);
      await context.addJob(job, { storeId, id }, { runAt: after(context.now, ms) });
    } else if (isOpen && result.kind === "refused") {
      await applyFailure(context, message, { status: "failed", failure: result.failure });
    } else if (isOpen && result.kind === "unknown") {
      await changeMessage(context, id, { status: "unknown", failureText: result.text });
    }
  },
});

/** The service surely did not take it, so it goes back into the queue. */
const keepTextForLater = operation({
  name: "texting.keepTextForLater",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: laterTry,
  async run(context, { id, text, waitMs }): Promise<void> {
    const storeId = context.store.id;
    await lockNumber(context.sql, storeId);
    const message = await db.lockMessage(context.sql, { storeId, id });
    if (message?.status !== "sending") {
      return;
    }
    if (context.now.getTime() - message.createdAt.getTime() > longestTryMs) {
      const failure = { reason: "unknown", code: "", text } as const;
      await applyFailure(context, message, { status: "failed", failure });
      return;
    }
    const from = after(context.now, Math.max(waitMs, leastRetryMs));
    const { sendAt, blockCode } = await planText(context, { ...message, from });
    if (blockCode === null) {
      await changeMessage(context, id, { status: "queued", sendAt, failureText: text });
      await queueSend(context, { id, runAt: sendAt });
    } else {
      await block(context, message, blockCode);
    }
  },
});

async function block(context: StoreContext, message: MessageToSend, blockCode: BlockCode): Promise<void> {
  await changeMessage(context, message.id, { status: "blocked", blockCode });
  await announceOutcome(context, message, { outcome: "blocked", reason: blockCode });
}

async function changeMessage(context: StoreContext, id: string, change: db.MessageChange): Promise<void> {
  await db.changeMessage(context.sql, { storeId: context.store.id, id }, change);
  await sendNotice(context, { name: "text.changed", recordKind: "TextThread", recordId: null });
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
