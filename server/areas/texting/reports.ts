import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { foreignText } from "#common/inputs/input-ranges.ts";
import { textSegments } from "#common/texting/segments.ts";
import { textWord } from "#common/texting/text-word.ts";
import { textReceived } from "#server/events/texting.ts";
import type { IncomingText, TextingService } from "#server/adapters/texting/texting.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { troubleOf, webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { planResponse } from "./auto-responses/respond.ts";
import { takeCallReport } from "./calls/calls.ts";
import { restartTexts, stopTexts } from "./consents.ts";
import { lockNumber } from "./guard.db.ts";
import { insertIncoming, lockMessage } from "./messages.db.ts";
import { applyReport, refreshThread } from "./outcomes.ts";
import { expectPictures } from "./pictures/pictures.ts";
import { threadPhone } from "./phones.rules.ts";
import * as db from "./reports.db.ts";
import { serviceOf } from "./texting-service.ts";
import { takeReportsJob } from "./texting.jobs.ts";
import { findOrAddThread, noteIncoming } from "./threads.db.ts";

const longestField = 4000;
/** What the service posted, as it came. */
export const reportFields = z.record(foreignText(100), foreignText(longestField));
const reportKinds = ["incoming", "status", "call", "call-dialed", "call-ended"] as const;

/** Keeps a report as it came, once, and works it off later: the service waits seconds, and never for a worker. */
export const keepReport = operation({
  name: "texting.keepReport",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  isUnlimited: true,
  input: z.object({ kind: z.enum(reportKinds), messageId: z.uuid().nullable(), fields: reportFields }),
  async run(context, { kind, messageId, fields: reported }): Promise<void> {
    const eventKey = eventKeyOf(serviceOf(context), { kind, fields: reported });
    if (eventKey === null) {
      throw invalidInput({ fields: ["This is no report of a text or a call"] });
    }
    const storeId = context.store.id;
    const id = uuidv7({ msecs: context.now.getTime() });
    const report = { storeId, id, eventKey, kind, messageId, fields: reported, receivedAt: context.now };
    if (await db.insertReport(context.sql, report)) {
      await bookReports(context);
    }
  },
});

export async function bookReports(context: StoreContext): Promise<void> {
  const storeId = context.store.id;
  await context.addJob(takeReportsJob, { storeId }, { key: `${takeReportsJob.name}:${storeId}` });
}

/** Works off what waits, the oldest first, each in its own transaction. */
export async function takeReports(request: StoreRequest): Promise<void> {
  try {
    while (await takeOldestReport(request, {})) {
      // Each one is committed before the next is looked for.
    }
  } catch (error) {
    await noteTry(request, { trouble: troubleOf(error) });
    throw error;
  }
}

/** For support, which sees how often it was tried and never what it says. */
const noteTry = operation({
  name: "texting.noteTry",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  isUnlimited: true,
  input: z.object({ trouble: z.enum(webhookTroubles) }),
  async run(context, { trouble }): Promise<void> {
    await db.saveTry(context.sql, { storeId: context.store.id, at: context.now, trouble });
    await notifySupport(context);
  },
});

function notifySupport(context: StoreContext): Promise<void> {
  return sendNotice(context, { name: "webhook.tried", recordKind: "Webhook", recordId: null });
}

const takeOldestReport = operation({
  name: "texting.takeOldestReport",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  isUnlimited: true,
  input: z.object({}),
  async run(context): Promise<boolean> {
    const storeId = context.store.id;
    // Who sends waits for it: when nothing waits any more, all that came before has been worked off.
    await lockNumber(context.sql, storeId);
    const report = await db.lockOldestReport(context.sql, storeId);
    if (report === undefined) {
      return false;
    }
    await takeReport(context, report);
    await db.markHandled(context.sql, { storeId, id: report.id, at: context.now });
    await (report.tries > 0 && notifySupport(context));
    return true;
  },
});

/** The part of an id that orders those of one millisecond holds 32 bits. */
const seqSpan = 2 ** 32;

type WaitingReport = NonNullable<Awaited<ReturnType<typeof db.lockOldestReport>>>;

async function takeReport(context: StoreContext, report: WaitingReport): Promise<void> {
  const fields = reportFields.parse(report.fields);
  const kind = z.enum(reportKinds).parse(report.kind);
  const [service, at, idSeq] = [serviceOf(context), report.receivedAt, report.seq % seqSpan];
  if (kind === "incoming") {
    await takeIncoming(context, { text: service.readIncoming(fields), at, idSeq });
  } else if (kind === "status") {
    await takeStatus(context, { messageId: report.messageId, fields });
  } else {
    const call = service.readCall(fields);
    await (call && takeCallReport(context, { kind, report: call, at, idSeq }));
  }
}

/** STOP, START and HELP before any other rule. To HELP the service answers itself. */
async function takeIncoming(
  context: StoreContext,
  { text, at, idSeq }: { text: IncomingText | null; at: Date; idSeq: number },
): Promise<void> {
  const phone = text === null ? null : threadPhone(text.from);
  if (text === null || phone === null) {
    return;
  }
  const storeId = context.store.id;
  const thread = await findOrAddThread(context.sql, { storeId, phone, now: at });
  // Texts that came at one instant stand in a thread by their ids.
  const messageId = uuidv7({ msecs: at.getTime(), seq: idSeq });
  const { body, media, id: providerId } = text;
  const segments = textSegments(body).count;
  const message = { storeId, id: messageId, threadId: thread.id, body, media, segments, providerId, createdAt: at };
  if (!(await insertIncoming(context.sql, message))) {
    return;
  }
  await expectPictures(context, { messageId, media, at });
  const word = textWord(body);
  await noteIncoming(context.sql, { storeId, id: thread.id, at, needsReply: word !== "stop" && word !== "start" });
  const consentWord = { phone, source: "inbound", wording: body.trim(), messageId } as const;
  if (word === "stop") {
    await stopTexts(context, consentWord);
  } else if (word === "start") {
    await restartTexts(context, consentWord);
  } else if (word === null) {
    await context.emit(textReceived, { name: phone, messageId }, { kind: "TextThread", id: thread.id });
    await planResponse(context, { phone, messageId });
  }
  await refreshThread(context, { threadId: thread.id });
}

async function takeStatus(
  context: StoreContext,
  { messageId, fields: reported }: { messageId: string | null; fields: Readonly<Record<string, string>> },
): Promise<void> {
  const report = serviceOf(context).readStatus(reported);
  const key = messageId === null ? null : { storeId: context.store.id, id: messageId };
  const message = key === null ? undefined : await lockMessage(context.sql, key);
  if (message !== undefined && report !== null && (message.providerId ?? report.id) === report.id) {
    await applyReport(context, message, report);
  }
}

function eventKeyOf(
  service: TextingService,
  { kind, fields: reported }: { kind: db.ReportKind; fields: Readonly<Record<string, string>> },
): string | null {
  if (kind === "incoming") {
    return service.readIncoming(reported)?.id ?? null;
  }
  if (kind === "status") {
    const report = service.readStatus(reported);
    return report && `${report.id}:${report.status}`;
  }
  const call = service.readCall(reported);
  return call && `${call.id}:${kind}`;
}
