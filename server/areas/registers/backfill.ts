/** Past sales, fetched because a person asked for them: month by month, the newest first. */
import { z } from "zod";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { checkedElsewhere, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { instantOf } from "#common/store-time.ts";
import { dayParts, registers } from "#server/adapters/registers/registers.ts";
import type { RegisterRow } from "#server/adapters/registers/registers.ts";
import {
  claimTry,
  integrationId,
  isServiceStopped,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import { pastSalesDropped, pastSalesGoOn, pastSalesStarted, pastSalesStopped } from "#server/events/registers.ts";
import type { EventDefinition, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { Refusal, invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./backfills.db.ts";
import type { Backfill, BackfillMonth, BackfillState } from "./backfills.db.ts";
import { findConnection } from "./connections.db.ts";
import { closeAll, readPageOrAgain } from "./read-register.ts";
import { monthsOf } from "./reading.rules.ts";
import { bookPast, findActiveRegister } from "./register-service.ts";
import { noteTrouble } from "./standing.ts";
import { takeRows } from "./take-rows.ts";
import { readUnknownItems } from "./unknown-items.ts";

const permission = "automations:manage" as const;
/** Longer than any register service exists. */
const mostDays = 20 * 366;
/** The job ends after this much and goes on in the next one. */
const burstMs = 10_000;
/** An order may be begun days before it is paid; the months overlap by so much. */
const earlierDays = 1;
const [firstPart] = dayParts;

export const startPastSales = operation({
  name: "registers.startPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), from: businessDate }),
  async run(context, { id, from }): Promise<void> {
    const { sql, now } = context;
    const storeId = context.store.id;
    const provider = await findActiveRegister(context);
    const connection = provider === null ? null : await findConnection(sql, { storeId, provider });
    if (provider === null || connection === null) {
      throw new Refusal("not-active", { message: "The register service is not active" });
    }
    const to = addDays(await runningDate(context), -1);
    if (from > to || daysBetween(from, to) > mostDays) {
      throw invalidInput({ from: ["Use a date before today"] });
    }
    const open = await db.findBackfill(sql, { storeId, provider, isLocked: true });
    if (open !== null && (open.state === "running" || open.state === "stopped")) {
      throw new Refusal("still-waiting", {
        message: "Past sales are still coming in. Go on, or leave them as they are.",
      });
    }
    const startedBy = context.user?.fullName ?? "";
    const months = monthsOf(from, to);
    await db.insertBackfill(sql, storeId, {
      id,
      provider,
      from,
      to,
      startedBy,
      startedAt: now,
      months,
      part: firstPart,
    });
    await announce(context, pastSalesStarted, { from, to });
    await bookPast(context, { id: provider });
  },
});

/** Keeps its place: a page that was read is there, and nothing more is read. */
export const stopPastSales = operation({
  name: "registers.stopPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "running", to: "stopped", event: pastSalesStopped }),
});

export const resumePastSales = operation({
  name: "registers.resumePastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "running", event: pastSalesGoOn }),
});

/** What came in stays. */
export const dropPastSales = operation({
  name: "registers.dropPastSales",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "dropped", event: pastSalesDropped }),
});

type Turn = { from: BackfillState; to: BackfillState; event: EventDefinition<typeof pastSalesStarted.payload> };

async function turn(context: StoreContext, { from, to, event }: Turn): Promise<void> {
  const storeId = context.store.id;
  const provider = await findActiveRegister(context);
  const run = provider === null ? null : await db.findBackfill(context.sql, { storeId, provider, isLocked: true });
  if (provider === null || run?.state !== from) {
    return;
  }
  const endedAt = to === "running" ? null : context.now;
  await db.changeBackfill(context.sql, { storeId, id: run.id }, { state: to, endedAt });
  await announce(context, event, run);
  await bookPast(context, { id: provider });
}

async function announce(
  context: StoreContext,
  event: EventDefinition<typeof pastSalesStarted.payload>,
  { from, to }: Pick<Backfill, "from" | "to">,
): Promise<void> {
  await context.emit(event, { from, to }, { kind: "Integration", id: registers.id });
  await sendNotice(context, { name: "registers.changed", recordKind: "Integration", recordId: registers.id });
}

/** Reads for some seconds and books the rest. A fault ends it until the time that the fault names. */
export async function readPast(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const startedAt = Date.now();
  try {
    let step = await viewStep(request, { id });
    while (step !== null && Date.now() - startedAt < burstMs) {
      await readStep(request, { id, step });
      step = await viewStep(request, { id });
    }
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "backfill", code, text, retryAfterMs });
    await noteTrouble(request, { id, text });
  }
  await bookRest(request, { id });
}

type Step = { run: Backfill; month: BackfillMonth; placeId: string };

/** What is to be read next; null when nothing is, or when a person has to mend something first. */
const viewStep = operation({
  name: "registers.viewStep",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Step | null> {
    const { sql, store } = context;
    const key = { storeId: store.id, provider: id };
    const connection = await findConnection(sql, key);
    const held = connection === null ? null : await openConnection(context, { id });
    if (connection === null || held === null || (await isServiceStopped(context, { id }))) {
      return null;
    }
    if (held.retryAt !== null && !(await claimTry(context, { id }))) {
      return null;
    }
    const run = await db.findBackfill(sql, key);
    if (run?.state !== "running") {
      return null;
    }
    const months = await db.listBackfillMonths(sql, { storeId: store.id, id: run.id });
    const month = months.findLast(({ doneAt }) => doneAt === null);
    return month === undefined ? null : { run, month, placeId: connection.placeId };
  },
});

async function readStep(request: StoreRequest, { id, step }: { id: string; step: Step }): Promise<void> {
  const startedAt = Date.now();
  const { run, month, placeId } = step;
  const { store } = request;
  const part = dayParts.find((each) => each === month.part) ?? firstPart;
  const from = instantOf(addDays(month.from, -earlierDays), store.boundaryMinutes, store.timeZone);
  const to = instantOf(addDays(month.to, 1), store.boundaryMinutes, store.timeZone);
  const ask = { placeId, by: "made" as const, from: month.cursor === null ? (month.readTo ?? from) : from, to };
  const page = await readPageOrAgain(request, { id, part, ask, cursor: month.cursor });
  // Without its cursor the part goes on from where its last page certainly reached.
  const { rows, cursor, readTo } = page ?? { rows: [], cursor: null, readTo: month.readTo ?? from };
  const isPartDone = page?.cursor === null;
  await readUnknownItems(request, { id, rows });
  await saveStep(request, {
    id,
    runId: run.id,
    month: month.from,
    rows,
    readTo,
    cursor,
    isPartDone,
    workingMs: Date.now() - startedAt,
  });
  if (isPartDone && part === dayParts.at(-1)) {
    await closeAll(request, id);
  }
}

const mostRows = 5000;

/** A page, and how far the run is with it. */
const saveStep = operation({
  name: "registers.saveStep",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    runId: z.uuid(),
    month: businessDate,
    rows: z.array(checkedElsewhere<RegisterRow>()).max(mostRows),
    readTo: instantDate,
    cursor: inputText.max(10_000).nullable(),
    isPartDone: z.boolean(),
    workingMs: z.int().min(0).max(86_400_000),
  }),
  async run(context, { id, runId, month: from, rows, readTo, cursor, isPartDone, workingMs }): Promise<void> {
    const { sql, store, now } = context;
    const key = { storeId: store.id, id: runId };
    const connection = await findConnection(sql, { storeId: store.id, provider: id, isLocked: true });
    const months = await db.listBackfillMonths(sql, key);
    const month = months.find((each) => each.from === from);
    if (connection === null || month === undefined) {
      return;
    }
    const { sales } = await takeRows(context, { connection, rows });
    const next = isPartDone ? partAfter(month.part) : month.part;
    const reached = { sales: month.sales + sales, readTo: isPartDone ? null : readTo, cursor };
    await db.saveBackfillMonth(sql, key, {
      ...month,
      ...reached,
      part: next ?? month.part,
      doneAt: next === null ? now : null,
    });
    await db.addWorkingTime(sql, key, workingMs);
    if (next === null && months.every((each) => each.from === from || each.doneAt !== null)) {
      await endRun(context, { id, key, sales: months.reduce((sum, each) => sum + each.sales, sales) });
    }
    await sendNotice(context, { name: "registers.changed", recordKind: "Integration", recordId: registers.id });
  },
});

/** Null after the last part of a month. */
function partAfter(part: string): string | null {
  return dayParts[dayParts.findIndex((each) => each === part) + 1] ?? null;
}

type End = { id: string; key: { storeId: number; id: string }; sales: number };

async function endRun(context: StoreContext, { id, key, sales }: End): Promise<void> {
  const run = await db.findBackfill(context.sql, { storeId: key.storeId, provider: id, isLocked: true });
  if (run?.id === key.id && run.state === "running") {
    await db.changeBackfill(context.sql, key, { state: "done", endedAt: context.now });
    await noteSuccess(context, { id, kind: "backfill", text: `${sales} past sales are in` });
  }
}

const bookRest = operation({
  name: "registers.bookRest",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const run = await db.findBackfill(context.sql, { storeId: context.store.id, provider: id });
    const held = await openConnection(context, { id });
    if (run?.state === "running" && held !== null && !(await isServiceStopped(context, { id }))) {
      await bookPast(context, { id, ...(held.retryAt !== null && { runAt: held.retryAt }) });
    }
  },
});

/** How many days of a run are in: a month that is being read counts by its parts. */
export function daysDoneOf(months: readonly BackfillMonth[]): { daysDone: number; daysLeft: number } {
  const days = ({ from, to }: { from: BusinessDate; to: BusinessDate }) => daysBetween(from, to) + 1;
  const all = months.reduce((sum, month) => sum + days(month), 0);
  const daysDone = months.filter(({ doneAt }) => doneAt !== null).reduce((sum, month) => sum + days(month), 0);
  return { daysDone, daysLeft: all - daysDone };
}
