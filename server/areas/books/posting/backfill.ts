/** Past dates, posted because a person asked for them. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { backfillDropped, backfillGoesOn, backfillStarted, backfillStopped } from "#server/events/books.ts";
import type { EventDefinition, Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { orRefusal } from "#server/platform/providers/fault-refusal.ts";
import { Refusal, invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./backfills.db.ts";
import type { Backfill, BackfillState } from "./backfills.db.ts";
import { bookPosting, findActiveBooks, providerOf, withBooks } from "./books-service.ts";
import { findSettings } from "./chart.db.ts";
import { listUnqueued, queueEntries } from "./postings.db.ts";
import type { PlannedEntry } from "./postings.db.ts";
import { refreshScreens } from "./setup.ts";

const permission = "automations:manage" as const;
const mostDays = 366;
const dates = z.object({ from: businessDate, to: businessDate });

export type BackfillPlan = {
  from: BusinessDate;
  to: BusinessDate;
  days: number;
  /** Every entry of the run, the oldest first. */
  entries: (PlannedEntry & { isThere: boolean })[];
  toSend: number;
  alreadyThere: number;
  /** Out of balance: they stay here. */
  leftOut: number;
  minutes: number;
};

/** What a run would do, looked up at the service without sending anything. */
export async function planBackfill(
  request: Request,
  range: { id: string; from: BusinessDate; to: BusinessDate },
): Promise<BackfillPlan> {
  const { id, from, to } = range;
  const planned = await listPlanned(request, { from, to });
  const provider = providerOf(request.platform, id);
  const ready = planned.filter(({ isReady }) => isReady);
  const sought = ready.map(({ number }) => number);
  const there = await orRefusal(withBooks(request, id, (credentials) => provider.findEntries(credentials, sought)));
  const numbers = new Set(there.map(({ number }) => number));
  const entries = planned.map((entry) => ({ ...entry, isThere: entry.isReady && numbers.has(entry.number) }));
  const alreadyThere = entries.filter(({ isThere }) => isThere).length;
  return {
    from,
    to,
    days: new Set(planned.map(({ date }) => date)).size,
    entries,
    toSend: ready.length - alreadyThere,
    alreadyThere,
    leftOut: planned.length - ready.length,
    minutes: Math.ceil(ready.length / provider.mostPerMinute),
  };
}

const listPlanned = operation({
  name: "books.listPlanned",
  kind: "read",
  permission,
  on: "store",
  input: dates,
  async run(context, { from, to }): Promise<PlannedEntry[]> {
    await requireRange(context, { from, to });
    return listUnqueued(context.sql, { storeId: context.store.id, from, to });
  },
});

export const startBackfill = operation({
  name: "books.startBackfill",
  kind: "write",
  permission,
  on: "store",
  input: dates.extend({ id: z.uuid() }),
  async run(context, { id, from, to }): Promise<void> {
    const { sql, now } = context;
    const storeId = context.store.id;
    await requireRange(context, { from, to });
    const provider = await findActiveBooks(context);
    const settings = await findSettings(sql, storeId);
    if (provider === null || settings === null) {
      throw new Refusal("not-active", { message: "The bookkeeping service is not active" });
    }
    const open = await db.findBackfill(sql, { storeId, isLocked: true });
    if (open !== null && isOpen(open)) {
      throw new Refusal("still-waiting", {
        message: "A back-fill is not finished. Go on with it, or leave it as it is.",
      });
    }
    const startedBy = context.user?.fullName ?? "";
    await db.insertBackfill(sql, storeId, { id, from, to, startedBy, startedAt: now });
    const { companyId } = settings;
    const queued = await queueEntries(sql, { storeId, from, to, provider, companyId, backfillId: id, now });
    if (queued === 0) {
      await db.changeBackfill(sql, { storeId, id }, { state: "done", endedAt: now });
    }
    await announce(context, backfillStarted, { from, to });
    await bookPosting(context);
  },
});

/** Keeps its place: what was claimed is finished, and nothing more is sent. */
export const stopBackfill = operation({
  name: "books.stopBackfill",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "running", to: "stopped", event: backfillStopped }),
});

/** Each entry is looked for at the service first, so that nothing is posted twice. */
export const resumeBackfill = operation({
  name: "books.resumeBackfill",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "running", event: backfillGoesOn }),
});

/** Leaves it as it is: what was posted stays, and the rest is as if nobody had asked for it. */
export const dropBackfill = operation({
  name: "books.dropBackfill",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => turn(context, { from: "stopped", to: "dropped", event: backfillDropped }),
});

type Turn = { from: BackfillState; to: BackfillState; event: EventDefinition<typeof dates> };

async function turn(context: StoreContext, { from, to, event }: Turn): Promise<void> {
  const storeId = context.store.id;
  const run = await db.findBackfill(context.sql, { storeId, isLocked: true });
  if (run?.state !== from) {
    return;
  }
  const key = { storeId, id: run.id };
  await db.changeBackfill(context.sql, key, { state: to, endedAt: to === "running" ? null : context.now });
  await (to === "dropped" && db.dropUnsent(context.sql, key));
  await announce(context, event, run);
  await bookPosting(context);
}

async function announce(
  context: StoreContext,
  event: EventDefinition<typeof dates>,
  { from, to }: Pick<Backfill, "from" | "to">,
): Promise<void> {
  await context.emit(event, { from, to }, { kind: "Integration", id: bookkeeping.id });
  await refreshScreens(context);
}

function isOpen({ state }: Pick<Backfill, "state">): boolean {
  return state === "running" || state === "stopped";
}

async function requireRange(
  context: StoreContext,
  { from, to }: { from: BusinessDate; to: BusinessDate },
): Promise<void> {
  const today = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
  if (from > to || to > today) {
    throw invalidInput({ from: ["Use a first date before the last, and none in the future"] });
  }
  if (addDays(from, mostDays - 1) < to) {
    throw invalidInput({ from: ["Use a year or less"] });
  }
}
