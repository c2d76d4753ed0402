/** What a call becomes: a line among the texts, answered or missed. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import type { CallReport } from "#server/adapters/texting/texting.ts";
import { refreshThread } from "#server/areas/texting/outcomes.ts";
import { threadPhone } from "#server/areas/texting/phones.rules.ts";
import { findOrAddThread, noteCall } from "#server/areas/texting/threads.db.ts";
import { callAnswered, callMissed } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./calls.db.ts";
import { settleCallJob } from "./calls.jobs.ts";

const minuteMs = 60_000;
/** The service ends a call after four hours; one of which nothing was heard since was lost. */
const longestCallMs = 5 * 60 * minuteMs;
/** The report of the ringing comes before that of the end, unless it is late. */
const lateReportMs = minuteMs;

export type CallReportKind = "call" | "call-dialed" | "call-ended";

type Reported = { kind: CallReportKind; report: CallReport; at: Date; idSeq: number };

/** Works off one report of a call, in whatever order they come. */
export async function takeCallReport(context: StoreContext, { kind, report, at, idSeq }: Reported): Promise<void> {
  const storeId = context.store.id;
  const phone = report.from === null ? null : threadPhone(report.from);
  const id = uuidv7({ msecs: at.getTime(), seq: idSeq });
  const call = await db.findOrAddCall(context.sql, { storeId, id, providerId: report.id, phone, startedAt: at });
  if (report.dialed !== null) {
    await settle(context, call, report.dialed);
  } else if (kind === "call-ended") {
    await settleLater(context, call, lateReportMs);
  } else if ((await db.findRingingPhone(context.sql, storeId)) === null) {
    await settle(context, call, missed);
  } else {
    await settleLater(context, call, longestCallMs);
  }
}

/** A call of which only the end was reported, such as one hung up during the greeting, was missed. */
export const settleCall = operation({
  name: "texting.settleCall",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const call = await db.lockCall(context.sql, { storeId: context.store.id, id });
    if (call !== undefined) {
      await settle(context, call, missed);
    }
  },
});

type Outcome = NonNullable<CallReport["dialed"]>;
const missed: Outcome = { isAnswered: false, seconds: 0 };

async function settleLater(context: StoreContext, { id, outcome }: db.Call, ms: number): Promise<void> {
  if (outcome === null) {
    const runAt = new Date(context.now.getTime() + ms);
    await context.addJob(settleCallJob, { storeId: context.store.id, id }, { runAt });
  }
}

/** Once, but for one thing: what was given up as missed is answered when its report comes after all. */
async function settle(context: StoreContext, call: db.Call, { isAnswered, seconds }: Outcome): Promise<void> {
  const isFirst = call.outcome === null;
  if (!isFirst && !(isAnswered && call.outcome === "missed")) {
    return;
  }
  const talkSeconds = isAnswered ? seconds : null;
  await db.settleCall(context.sql, { storeId: context.store.id, id: call.id, talkSeconds });
  if (call.phone === null) {
    await announce(context, { name: "", isAnswered }, { kind: "Store", id: context.store.id });
    return;
  }
  const threadId = await writeLine(context, { ...call, phone: call.phone }, { isFirst, talkSeconds });
  await refreshThread(context, { threadId });
  await announce(context, { name: call.phone, isAnswered }, { kind: "TextThread", id: threadId });
}

/** Returns the thread in which the line stands. */
async function writeLine(
  context: StoreContext,
  { id, phone, startedAt: at, providerId }: db.Call & { phone: string },
  { isFirst, talkSeconds }: { isFirst: boolean; talkSeconds: number | null },
): Promise<string> {
  const storeId = context.store.id;
  const thread = await findOrAddThread(context.sql, { storeId, phone, now: at });
  if (isFirst) {
    await db.insertLine(context.sql, { storeId, id, threadId: thread.id, providerId, callSeconds: talkSeconds, at });
    await noteCall(context.sql, { storeId, id: thread.id, at, isMissed: talkSeconds === null });
  } else {
    await db.changeLine(context.sql, { storeId, id, callSeconds: talkSeconds });
  }
  return thread.id;
}

async function announce(
  context: StoreContext,
  { name, isAnswered }: { name: string; isAnswered: boolean },
  subject: { kind: "TextThread" | "Store"; id: string | number },
): Promise<void> {
  await context.emit(isAnswered ? callAnswered : callMissed, { name }, subject);
}
