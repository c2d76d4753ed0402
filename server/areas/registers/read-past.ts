/** Fetches the past sales that a person asked for: pages are put away while the next ones are read. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { checkedElsewhere, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { registers } from "#server/adapters/registers/registers.ts";
import type { RegisterRow } from "#server/adapters/registers/registers.ts";
import {
  claimTry,
  integrationId,
  isServiceStopped,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import * as db from "./backfills.db.ts";
import type { BackfillMonth } from "./backfills.db.ts";
import { findConnection } from "./connections.db.ts";
import { writeDayCloses } from "./close-days.ts";
import { reachAfter, readAhead } from "./past-pages.ts";
import type { ReadPage, Step } from "./past-pages.ts";
import { closeAll } from "./read-register.ts";
import { bookPast } from "./register-service.ts";
import { noteTrouble } from "./standing.ts";
import { settleWritten, writeNewer } from "./take-rows.ts";

const permission = "automations:manage" as const;
/** The job ends after this much and goes on in the next one. */
const burstMs = 10_000;

/** Reads for some seconds and books the rest. A fault ends it until the time that the fault names. */
export async function readPast(request: StoreRequest, { id }: { id: string }): Promise<void> {
  try {
    await readPages(request, id);
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

async function readPages(request: StoreRequest, id: string): Promise<void> {
  const endsAt = Date.now() + burstMs;
  let since = Date.now();
  let step = await viewStep(request, { id });
  let ahead = step && readAhead(request, { id, step, endsAt });
  try {
    while (step !== null && ahead !== null) {
      if (!ahead.isAt(step)) {
        // A person has stopped the run meanwhile, and begun another.
        ahead.stop();
        ahead = readAhead(request, { id, step, endsAt });
      }
      const pages: ReadPage[] = await ahead.take();
      if (pages.length === 0) {
        break;
      }
      const saved = pages.map(({ month, ...page }) => ({ ...page, month: month.from }));
      const workingMs = Date.now() - since;
      since = Date.now();
      if (await savePages(request, { id, runId: step.runId, pages: saved, workingMs })) {
        await closeAll(request, id);
      }
      step = await viewStep(request, { id });
    }
  } finally {
    ahead?.stop();
  }
}

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
    const [month, ...earlier] = months
      .filter(({ doneAt }) => doneAt === null)
      .map(({ sales: _sales, doneAt: _doneAt, ...left }) => left)
      .toReversed();
    return month === undefined ? null : { runId: run.id, placeId: connection.placeId, month, earlier };
  },
});

const mostRows = 5000;
const mostPages = 1000;

const page = z.object({
  month: businessDate,
  rows: z.array(checkedElsewhere<RegisterRow>()).max(mostRows),
  readTo: instantDate,
  cursor: inputText.max(10_000).nullable(),
  isPartDone: z.boolean(),
});

/**
 * Pages in their order, how far the run is with them, and the Day Closes of a month that they end. Resolves to whether days
 * are left to be closed.
 */
const savePages = operation({
  name: "registers.savePages",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    runId: z.uuid(),
    pages: z.array(page).max(mostPages),
    workingMs: z.int().min(0).max(86_400_000),
  }),
  async run(context, { id, runId, pages, workingMs }): Promise<boolean> {
    const { sql, store, now } = context;
    const key = { storeId: store.id, id: runId };
    const connection = await findConnection(sql, { storeId: store.id, provider: id, isLocked: true });
    const months = await db.listBackfillMonths(sql, key);
    if (connection === null || months.length === 0) {
      return false;
    }
    const given = { connection, rows: pages.flatMap(({ rows }) => rows) };
    await lockFeed(sql, store.id);
    const written = [await writeNewer(context, given)];
    const saved = months.map((month) => monthAfter(month, { pages, now }));
    const isMonthDone = saved.some(({ doneAt }, at) => doneAt !== null && months[at]?.doneAt === null);
    const closes = isMonthDone ? await writeDayCloses(context, connection) : null;
    await settleWritten(context, given, [...written, closes?.written ?? null]);
    await db.saveBackfillMonths(
      sql,
      key,
      saved.filter((month, at) => month !== months[at]),
    );
    await db.addWorkingTime(sql, key, workingMs);
    if (saved.every(({ doneAt }) => doneAt !== null)) {
      await endRun(context, { id, key, sales: saved.reduce((sum, { sales }) => sum + sales, 0) });
    }
    await sendNotice(context, { name: "registers.changed", recordKind: "Integration", recordId: registers.id });
    return closes?.isMore ?? false;
  },
});

type Saved = { pages: readonly z.output<typeof page>[]; now: Date };

/** The month itself when none of the pages is its. */
function monthAfter(month: BackfillMonth, { pages, now }: Saved): BackfillMonth {
  return pages
    .filter((each) => each.month === month.from)
    .reduce((before, each) => {
      const { part, ...reach } = reachAfter(before, each);
      return {
        ...before,
        ...reach,
        sales: before.sales + each.rows.filter(({ kind }) => kind === "transaction").length,
        part: part ?? before.part,
        doneAt: part === null ? now : null,
      };
    }, month);
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
