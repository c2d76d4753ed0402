/** Fetches the past sales that a person asked for: a page is put away while the next one is read. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { checkedElsewhere, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { instantOf } from "#common/store-time.ts";
import { dayParts, registers } from "#server/adapters/registers/registers.ts";
import type { RegisterPart, RegisterRow } from "#server/adapters/registers/registers.ts";
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
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import * as db from "./backfills.db.ts";
import type { BackfillMonth } from "./backfills.db.ts";
import { findConnection } from "./connections.db.ts";
import { closeAll, readPageOrAgain } from "./read-register.ts";
import { bookPast } from "./register-service.ts";
import { noteTrouble } from "./standing.ts";
import { takeRows } from "./take-rows.ts";
import { readUnknownItems } from "./unknown-items.ts";

const permission = "automations:manage" as const;
/** The job ends after this much and goes on in the next one. */
const burstMs = 10_000;
/** An order may be begun days before it is paid; the months overlap by so much. */
const earlierDays = 1;

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

type Month = Omit<BackfillMonth, "sales" | "doneAt">;
/** The month of which the next page is, and those that come after it. */
type Step = { runId: string; placeId: string; month: Month; earlier: Month[] };
type Page = { rows: RegisterRow[]; cursor: string | null; readTo: Date; isPartDone: boolean };

async function readPages(request: StoreRequest, id: string): Promise<void> {
  const endsAt = Date.now() + burstMs;
  let since = Date.now();
  let step = await viewStep(request, { id });
  let ahead: { step: Step; page: Promise<Page> } | null = null;
  while (step !== null && Date.now() < endsAt) {
    // A person may have stopped the run meanwhile, or begun another.
    const isAhead = isDeepStrictEqual(ahead?.step, step);
    const page: Page = await (ahead !== null && isAhead ? ahead.page : readPage(request, { id, step }));
    const next = Date.now() < endsAt ? stepAfter(step, page) : null;
    ahead = next && { step: next, page: readPage(request, { id, step: next }) };
    // Its fault counts when its turn comes.
    ahead?.page.catch(() => undefined);
    const { runId, month } = step;
    await saveStep(request, { id, runId, month: month.from, ...page, workingMs: Date.now() - since });
    since = Date.now();
    if (page.isPartDone && month.part === dayParts.at(-1)) {
      await closeAll(request, id);
    }
    step = await viewStep(request, { id });
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

/** The page, with all the items that it names. */
async function readPage(request: StoreRequest, { id, step }: { id: string; step: Step }): Promise<Page> {
  const { month, placeId } = step;
  const { store } = request;
  const part = partOf(month);
  const from = instantOf(addDays(month.from, -earlierDays), store.boundaryMinutes, store.timeZone);
  const to = instantOf(addDays(month.to, 1), store.boundaryMinutes, store.timeZone);
  const ask = { placeId, by: "made" as const, from: month.cursor === null ? (month.readTo ?? from) : from, to };
  const page = await readPageOrAgain(request, { id, part, ask, cursor: month.cursor });
  if (page === null) {
    // Without its cursor the part goes on from where its last page certainly reached.
    return { rows: [], cursor: null, readTo: month.readTo ?? from, isPartDone: false };
  }
  await readUnknownItems(request, { id, rows: page.rows });
  return { ...page, isPartDone: page.cursor === null };
}

function partOf({ part }: Month): RegisterPart {
  return dayParts.find((each) => each === part) ?? dayParts[0];
}

/** What is next once a page is in; null after the last one. */
function stepAfter(step: Step, page: Page): Step | null {
  const { part, ...reach } = reachAfter(step.month, page);
  if (part !== null) {
    return { ...step, month: { ...step.month, ...reach, part } };
  }
  const [month, ...earlier] = step.earlier;
  return month === undefined ? null : { ...step, month, earlier };
}

/** How far a month is once a page is in; the part is null after the last one. */
function reachAfter(
  { part }: Pick<Month, "part">,
  { isPartDone, readTo, cursor }: Omit<Page, "rows">,
): { part: string | null } & Pick<Month, "readTo" | "cursor"> {
  if (!isPartDone) {
    return { part, readTo, cursor };
  }
  const next = dayParts[dayParts.findIndex((each) => each === part) + 1] ?? null;
  return { part: next, readTo: null, cursor: null };
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
  async run(context, { id, runId, month: from, rows, workingMs, ...page }): Promise<void> {
    const { sql, store, now } = context;
    const key = { storeId: store.id, id: runId };
    const connection = await findConnection(sql, { storeId: store.id, provider: id, isLocked: true });
    const months = await db.listBackfillMonths(sql, key);
    const month = months.find((each) => each.from === from);
    if (connection === null || month === undefined) {
      return;
    }
    const { sales } = await takeRows(context, { connection, rows });
    const { part, ...reach } = reachAfter(month, page);
    await db.saveBackfillMonth(sql, key, {
      ...month,
      ...reach,
      sales: month.sales + sales,
      part: part ?? month.part,
      doneAt: part === null ? now : null,
    });
    await db.addWorkingTime(sql, key, workingMs);
    if (part === null && months.every((each) => each.from === from || each.doneAt !== null)) {
      await endRun(context, { id, key, sales: months.reduce((sum, each) => sum + each.sales, sales) });
    }
    await sendNotice(context, { name: "registers.changed", recordKind: "Integration", recordId: registers.id });
  },
});

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
