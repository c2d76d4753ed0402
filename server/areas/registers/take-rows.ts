/** Puts what a register service gave into the store's feed, as if a till had sent it. */
import type { BusinessDate } from "#common/business-date.ts";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import type { RegisterDrawer, RegisterRow } from "#server/adapters/registers/registers.ts";
import { writeLog } from "#server/areas/automations/automations.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";
import { findFeedPlace } from "#server/platform/pos/service-feed/feed-place.db.ts";
import { listKnownItems, listTicketDates } from "#server/platform/pos/service-feed/known-rows.db.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
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

/** All in this transaction: the rows, the recalculated days, and what was taken of the service. */
export async function takeRows(
  context: StoreContext,
  { connection, rows }: { connection: RegisterConnection; rows: readonly RegisterRow[] },
): Promise<Taken> {
  const { sql, store } = context;
  await lockFeed(sql, store.id);
  await takeDrawers(
    context,
    connection,
    rows.filter((row) => row.kind === "drawer"),
  );
  const facts = await newerFacts(context, { connection, rows });
  const taken = await sendFacts(context, { connection, facts });
  await markDays(
    sql,
    { storeId: store.id, deviceId: connection.deviceId },
    facts.flatMap(({ fact }) => (fact.kind === "transaction" ? [fact.businessDate] : [])),
  );
  return { ...taken, sales: rows.filter((row) => row.kind === "transaction").length };
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

type Given = { connection: RegisterConnection; rows: readonly RegisterRow[] };

/** Those that are newer than what was taken. A sale of a day that was never asked for would be all there is of that day. */
async function newerFacts(context: StoreContext, { connection, rows }: Given): Promise<ServiceFact[]> {
  const { sql, store } = context;
  const { deviceId, goods } = connection;
  const sales = rows.filter((row) => row.kind === "transaction");
  const itemIds = [...new Set(sales.flatMap((sale) => sale.lines.flatMap(({ itemId }) => itemId ?? [])))];
  const saleIds = sales.map(({ externalId }) => externalId);
  const [items, ticketDates, ranges] = await Promise.all([
    listKnownItems(sql, { storeId: store.id, externalIds: itemIds }),
    listTicketDates(sql, { storeId: store.id, externalIds: saleIds }),
    listPastRanges(sql, { storeId: store.id, provider: connection.provider }),
  ]);
  const facts = toFacts(rows, { store, goods, items, ticketDates });
  const ids = facts.map(({ fact }) => fact.externalId);
  const taken = await listTakenRows(sql, { storeId: store.id, deviceId }, ids);
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

type Sending = { connection: RegisterConnection; facts: readonly ServiceFact[] };

/** As batches of the device that stands for the service. The feed must be locked. */
export async function sendFacts(context: StoreContext, { connection, facts }: Sending): Promise<Omit<Taken, "sales">> {
  const { sql, store, now } = context;
  const { deviceId, provider } = connection;
  const device = { storeId: store.id, deviceId };
  const asDevice = contextFor({ ...context, deviceId }, sql);
  const sent: Omit<Taken, "sales"> = { taken: 0, refused: 0, resendDates: [] };
  for (let at = 0; at < facts.length; at += maxBatchRows) {
    const part = facts.slice(at, at + maxBatchRows);
    const { nextSeq, nextBatch } = await findFeedPlace(sql, device);
    const rows: PosRowInput[] = part.map(({ fact }, index) => ({ ...fact, seq: nextSeq + index }));
    const [result] = await Promise.all([
      takeBatch(asDevice, { batch: nextBatch, sentAt: now.toISOString(), rows }),
      // A refused row too: it would be refused again, until it changes there.
      saveTakenRows(sql, device, part.map(takenRowOf)),
    ]);
    sent.taken += result.accepted;
    sent.refused += result.refused.length;
    sent.resendDates.push(...result.resendDates);
    for (const { externalId, path, reason } of result.refused) {
      const text = `${externalId ?? "A row"} was not taken. ${path}: ${reason}`;
      await writeLog(context, { id: provider, kind: "sales", level: "error", text });
    }
  }
  return sent;
}

function takenRowOf({ fact, version }: ServiceFact): TakenRow {
  const { kind, externalId, updatedAt } = fact;
  return { kind, externalId, version, digest: digestOf({ fact, version }), updatedAt: new Date(updatedAt) };
}
