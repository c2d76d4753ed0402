/**
 * Sends one mail. It is marked as being sent before it goes out and settled after, in transactions of their own: a
 * program that is killed in between leaves a mail that may have gone out, and such a mail is never sent again.
 */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { MailFault } from "#server/platform/emails/mail-fault.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { noteBounces } from "./bounces.ts";
import { mailFor, mailedFigures } from "./mail-for.ts";
import { checkMailJob, sendMailJob } from "./nightly-mail.jobs.ts";
import { retryAt } from "./planning.rules.ts";
import { listReaders } from "./readers.ts";
import type { Reader } from "./readers.ts";
import * as db from "./sendings.db.ts";
import type { MailedStore, Sending } from "./sendings.db.ts";

/** Longer than any mail server may take to answer. */
const longestSendingMs = 10 * 60_000;

const mailId = z.object({ id: z.uuid() });
const permission = "automations:manage" as const;

export async function sendPlannedMail(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const sending = await viewSending(request, { id });
  if (sending === null || sending.mail.state !== "due") {
    return;
  }
  const reader = await readerOf(request, sending.mail);
  if (reader === null) {
    await dropMail(request, { id });
    return;
  }
  const prepared = await mailFor(request, {
    reader,
    date: sending.mail.businessDate,
    kind: sending.mail.kind,
    before: sending.before,
  });
  const figures = mailedFigures(prepared.reports);
  if (!(await claimMail(request, { id, subject: prepared.mail.subject, figures }))) {
    return;
  }
  await settleMail(request, {
    id,
    address: reader.address,
    ...(await handOver(request, { id, prepared, to: reader.address })),
  });
}

/** The reader as of now, with those stores of the mail that are still theirs; null when it goes to nobody any more. */
async function readerOf(request: StoreRequest, { address, storeIds }: Sending): Promise<Reader | null> {
  const reader = (await listReaders(request, {})).find((candidate) => candidate.address === address);
  const stores = reader?.stores.filter(({ store }) => storeIds.includes(store.id)) ?? [];
  return reader === undefined || stores.length === 0 ? null : { ...reader, stores };
}

type Outcome = { outcome: "sent" | "refused" | "busy" | "not-sent" | "unsure"; text: string };

async function handOver(
  { platform, store }: StoreRequest,
  { id, prepared, to }: { id: string; prepared: Awaited<ReturnType<typeof mailFor>>; to: string },
): Promise<Outcome> {
  const { mail, unsubscribeUrl } = prepared;
  try {
    await platform.emails.send({ accountId: store.accountId, id, to, ...mail, unsubscribeUrl });
    return { outcome: "sent", text: "" };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { outcome: error instanceof MailFault ? error.kind : "unsure", text: text.slice(0, 500) };
  }
}

async function settleMail(request: StoreRequest, end: Outcome & { id: string; address: string }): Promise<void> {
  const { id, address, outcome, text } = end;
  const isOver = await keepOutcome(request, { id, outcome, text });
  // The server has taken it, and may send it back yet: bounces are forgotten once one night has passed without.
  const isForgotten = outcome === "sent" && !(await viewLastFailed(request, { id, address }));
  if (isForgotten || outcome === "refused" || (outcome === "busy" && isOver)) {
    await noteBounces(request, { address, kind: outcome, text });
  }
}

const viewLastFailed = operation({
  name: "nightlyMail.viewLastFailed",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), address: inputText.max(254) }),
  run: (context, { id, address }): Promise<boolean> =>
    db.didLastFail(context.sql, { accountId: context.store.accountId, address, before: id }),
});

const viewSending = operation({
  name: "nightlyMail.viewSending",
  kind: "read",
  permission,
  on: "store",
  input: mailId,
  async run(context, { id }): Promise<{ mail: Sending; before: Record<string, MailedStore> | null } | null> {
    const { accountId } = context.store;
    const mail = await db.findSending(context.sql, { accountId, id });
    if (mail === undefined) {
      return null;
    }
    const { address, businessDate: date, revision } = mail;
    const mails = await db.listSendings(context.sql, { accountId, date, addresses: [address] });
    const first = mails.find((other) => other.revision < revision);
    return { mail, before: first?.figures ?? null };
  },
});

const mailedStore = z.object({
  figures: inputText.max(200),
  isClosed: z.boolean(),
  sales: z.int().min(-1e12).max(1e12).nullable(),
});

/** Takes the mail for this run, before anything goes out. False when another run has it, or it is over. */
const claimMail = operation({
  name: "nightlyMail.claimMail",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), subject: inputText.max(200), figures: z.record(inputText.max(20), mailedStore) }),
  async run(context, { id, subject, figures }): Promise<boolean> {
    const { id: storeId, accountId } = context.store;
    const mail = await db.lockSending(context.sql, { accountId, id });
    if (mail?.state !== "due") {
      return false;
    }
    const change = { state: "sending", tries: mail.tries + 1, claimedAt: context.now, subject, figures } as const;
    await db.changeSending(context.sql, { accountId, id }, change);
    const runAt = new Date(context.now.getTime() + longestSendingMs);
    await context.addJob(checkMailJob, { storeId, id }, { runAt });
    return true;
  },
});

/** Whether the mail is over, one way or another. */
const keepOutcome = operation({
  name: "nightlyMail.keepOutcome",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    id: z.uuid(),
    outcome: z.enum(["sent", "refused", "busy", "not-sent", "unsure"]),
    text: inputText.max(500),
  }),
  async run(context, { id, outcome, text }): Promise<boolean> {
    const { id: storeId, accountId } = context.store;
    const mail = await db.lockSending(context.sql, { accountId, id });
    if (mail?.state !== "sending") {
      return true;
    }
    const isRetried = outcome === "busy" || outcome === "not-sent";
    const dueAt = isRetried ? retryAt(mail.tries, context.now) : null;
    if (dueAt !== null) {
      await db.changeSending(context.sql, { accountId, id }, { state: "due", dueAt, failure: text });
      await context.addJob(sendMailJob, { storeId, id }, { runAt: dueAt });
      return false;
    }
    const state = outcome === "sent" || outcome === "unsure" ? outcome : "failed";
    await endMail(context, id, { state, failure: text });
    return true;
  },
});

/** A mail that is still being sent after ten minutes was left by a run that was killed. */
export const settleLeftMail = operation({
  name: "nightlyMail.settleLeftMail",
  kind: "write",
  permission,
  on: "store",
  input: mailId,
  async run(context, { id }): Promise<void> {
    const mail = await db.lockSending(context.sql, { accountId: context.store.accountId, id });
    const isOld = (mail?.claimedAt?.getTime() ?? 0) + longestSendingMs <= context.now.getTime();
    if (mail?.state === "sending" && isOld) {
      await endMail(context, id, { state: "unsure", failure: "Hangtag stopped while this mail went out" });
    }
  },
});

const dropMail = operation({
  name: "nightlyMail.dropMail",
  kind: "write",
  permission,
  on: "store",
  input: mailId,
  run: (context, { id }): Promise<void> => endMail(context, id, { state: "dropped", failure: "" }),
});

async function endMail(
  context: StoreContext,
  id: string,
  end: { state: "sent" | "unsure" | "failed" | "dropped"; failure: string },
): Promise<void> {
  await db.changeSending(context.sql, { accountId: context.store.accountId, id }, { ...end, endedAt: context.now });
  await sendNotice(context, { name: "nightly-mail.changed", recordKind: "NightlyMail", recordId: null });
}
