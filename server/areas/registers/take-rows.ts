/** Puts what a register service gave into the store's feed, as if a till had sent it. */
import type { BusinessDate } from "#common/business-date.ts";
import type { RegisterDrawer, RegisterRow } from "#server/adapters/registers/registers.ts";
import { writeLog } from "#server/areas/automations/automations.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";
import { listKnownItems, listTicketDates } from "#server/platform/pos/service-feed/known-rows.db.ts";
import {
  openServiceFeed,
  settleServiceRows,
  writeServiceRows,
} from "#server/platform/pos/service-feed/service-batches.ts";
import type { WrittenBatch } from "#server/platform/pos/write-batch.ts";
import { listPastRanges } from "./backfills.db.ts";
import type { RegisterConnection } from "./connections.db.ts";
import { markDays, saveDrawers } from "./days.db.ts";
import { dateAt, digestOf, isNewer, toFacts } from "./feed-facts.ts";
import type { ServiceFact } from "./feed-facts.ts";
import { listTakenRows, rowKey, saveTakenRows } from "./taken-rows.db.ts";
import type { TakenRow } from "./taken-rows.db.ts";

export type Taken = {
  /** Rows that were new or newer than ours. */
  taken: number;
  sales: number;
  refused: number;
  resendDates: BusinessDate[];
};

type Given = { connection: RegisterConnection; rows: readonly RegisterRow[] };

/** All in this transaction: the rows, the recalculated days, and what was taken of the service. */
export async function takeRows(context: StoreContext, given: Given): Promise<Taken> {
  await lockFeed(context.sql, context.store.id);
  return settleWritten(context, given, [await writeNewer(context, given)]);
}

/** Null where nothing was new. */
export type Written = WrittenBatch | null;

/** The rows that are newer than what was taken. The feed must be locked, and what is written be settled. */
export async function writeNewer(context: StoreContext, { connection, rows }: Given): Promise<Written> {
  const { sql, store } = context;
  await takeDrawers(
    context,
    connection,
    rows.filter((row) => row.kind === "drawer"),
  );
  const facts = await newerFacts(context, { connection, rows });
  const written = await writeFacts(context, { connection, facts });
  await markDays(
    sql,
    { storeId: store.id, deviceId: connection.deviceId },
    facts.flatMap(({ fact }) => (fact.kind === "transaction" ? [fact.businessDate] : [])),
  );
  return written;
}

async function takeDrawers(
  { sql, store }: StoreContext,
  { deviceId }: RegisterConnection,
  rows: readonly RegisterDrawer[],
): Promise<void> {
  const device = { storeId: store.id, deviceId };
  const drawers = rows.map((drawer) => ({
    id: drawer.externalId,
    businessDate: dateAt(drawer.openedAt, store),
    openedAt: new Date(drawer.openedAt),
    closedAt: drawer.closedAt === null ? null : new Date(drawer.closedAt),
    closedBy: drawer.closedBy,
    openingFloatCents: drawer.openingFloat,
    paidInCents: drawer.paidIn,
    paidOutCents: drawer.paidOut,
    overShortCents: drawer.overShort,
  }));
  // One that is there twice holds its last state.
  await saveDrawers(sql, device, [...new Map(drawers.map((drawer) => [drawer.id, drawer])).values()]);
  await markDays(
    sql,
    device,
    drawers.map(({ businessDate }) => businessDate),
  );
}

/** Those that are newer than what was taken. A sale of a day that was never asked for would be all there is of that day. */
async function newerFacts(context: StoreContext, { connection, rows }: Given): Promise<ServiceFact[]> {
  const { sql, store } = context;
  const { deviceId, goods } = connection;
  const sales = rows.filter((row) => row.kind === "transaction");
  const itemIds = [...new Set(sales.flatMap((sale) => sale.lines.flatMap(({ itemId }) => itemId ?? [])))];
  const saleIds = sales.map(({ externalId }) => externalId);
  const ids = rows.flatMap((row) => (row.kind === "drawer" ? [] : row.externalId));
  const [items, ticketDates, ranges, taken] = await Promise.all([
    listKnownItems(sql, { storeId: store.id, externalIds: itemIds }),
    listTicketDates(sql, { storeId: store.id, externalIds: saleIds }),
    listPastRanges(sql, { storeId: store.id, provider: connection.provider }),
    listTakenRows(sql, { storeId: store.id, deviceId }, ids),
  ]);
  const facts = toFacts(rows, { store, goods, items, ticketDates });
  const isInRange = (date: BusinessDate) =>
    date >= connection.liveSince || ranges.some(({ from, to }) => from <= date && date <= to);
  const newer = facts.filter((fact) => {
    const before = taken.get(rowKey(fact.fact));
    return before === undefined
      ? fact.fact.kind !== "transaction" || isInRange(fact.fact.businessDate)
      : isNewer(fact, before) && before.digest !== digestOf(fact);
  });
  return newestOfEach(newer);
}

/** Of two states in one page the newer one is taken. */
function newestOfEach(facts: readonly ServiceFact[]): ServiceFact[] {
  const newest = new Map<string, ServiceFact>();
  for (const fact of facts) {
    const key = rowKey(fact.fact);
    const before = newest.get(key);
    const state = before && { ...before, updatedAt: new Date(before.fact.updatedAt), digest: "" };
    if (isNewer(fact, state)) {
      newest.set(key, fact);
    }
  }
  return [...newest.values()];
}

type Writing = { connection: RegisterConnection; facts: readonly ServiceFact[] };

/** As a batch of the device that stands for the service. The feed must be locked, and what is written be settled. */
export async function writeFacts(context: StoreContext, { connection, facts }: Writing): Promise<Written> {
  if (facts.length === 0) {
    return null;
  }
  const { sql, store } = context;
  const { deviceId, provider } = connection;
  const feed = await openServiceFeed(context, deviceId);
  const [, written] = await Promise.all([
    // The database writes them while the rows are checked. A refused row too: it would be refused again, until it changes
    // there.
    saveTakenRows(sql, { storeId: store.id, deviceId }, facts.map(takenRowOf)),
    writeServiceRows(
      feed,
      facts.map(({ fact }) => fact),
    ),
  ]);
  for (const { externalId, path, reason } of written.answer.refused) {
    const text = `${externalId ?? "A row"} was not taken. ${path}: ${reason}`;
    await writeLog(context, { id: provider, kind: "sales", level: "error", text });
  }
  return written;
}

/** The days and whatever else depends on the rows, once for all that this transaction wrote. */
export async function settleWritten(
  context: StoreContext,
  { connection, rows }: Given,
  written: readonly Written[],
): Promise<Taken> {
  const batches = written.filter((batch) => batch !== null);
  const resendDates = batches.length === 0 ? [] : await settleServiceRows(context, connection.deviceId, batches);
  return {
    taken: batches.reduce((sum, { answer }) => sum + answer.accepted, 0),
    sales: rows.filter((row) => row.kind === "transaction").length,
    refused: batches.reduce((sum, { answer }) => sum + answer.refused.length, 0),
    resendDates,
  };
}

function takenRowOf({ fact, version }: ServiceFact): TakenRow {
  const { kind, externalId, updatedAt } = fact;
  return { kind, externalId, version, digest: digestOf({ fact, version }), updatedAt: new Date(updatedAt) };
}
