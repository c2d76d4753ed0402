/** What a batch of rows changes: the rows first, and then, once for all batches of a transaction, what depends on them. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import type { PosBatchAnswer, SeqRange } from "#common/pos/pos-feed.ts";
import type { PosRow } from "#common/pos/pos-rows.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { announceRows } from "./announce-rows.ts";
import { findBusinessDate } from "./business-dates.db.ts";
import { insertBatch, saveDelivered } from "./feed-progress.db.ts";
import { readLost, readRows } from "./feed-rows.ts";
import type { ReadRows } from "./feed-rows.ts";
import { reconcileDays } from "./reconciliation.db.ts";
import { recomputeDays } from "./recompute-days.ts";
import { writeRows } from "./write-rows.ts";

/** The device that feeds the store is its caller. */
export type FeedContext = StoreContext & { deviceId: string };

export type WrittenBatch = {
  batch: number;
  rowCount: number;
  fresh: PosRow[];
  changedDates: string[];
  closedDates: string[];
  answer: Omit<PosBatchAnswer, "resendDates">;
};

type GivenBatch = { batch: number; rows: readonly unknown[]; lost: readonly (SeqRange | null)[] };

/** Writes the rows, with the buys and customers that they are about. The feed must be locked, the batch new. */
export async function writeBatch(context: FeedContext, given: GivenBatch): Promise<WrittenBatch> {
  const { store, deviceId, sql, now } = context;
  const { batch } = given;
  const feed = { storeId: store.id, deviceId, batch, now };
  const { rows, refused, seqs } = await readInTurns(given.rows);
  const { lost, refused: refusedLost } = readLost(given.lost);
  const [written, progress] = await Promise.all([
    writeRows(sql, feed, rows),
    saveDelivered(sql, { ...feed, seqs, lost }),
  ]);
  const { fresh, changed, changedDates } = written;
  // Before the days are recalculated, because the wait of a buy ends with its update.
  await takeBuys(context, fresh);
  await takeCustomers(context, fresh);
  return {
    batch,
    rowCount: given.rows.length,
    fresh,
    changedDates,
    closedDates: rows.flatMap((row) => (row.kind === "dayClose" ? [row.businessDate] : [])),
    answer: {
      batch,
      duplicate: false,
      accepted: fresh.length,
      changed,
      unchanged: rows.length - fresh.length,
      refused: [...refused, ...refusedLost],
      ...progress,
    },
  };
}

/** Lets others have their turn after as many rows as a till sends at once. */
async function readInTurns(given: readonly unknown[]): Promise<ReadRows> {
  const read = readRows(given.slice(0, maxBatchRows));
  for (let at = maxBatchRows; at < given.length; at += maxBatchRows) {
    await nextTurn();
    const { rows, refused, seqs } = readRows(given.slice(at, at + maxBatchRows));
    read.rows.push(...rows);
    read.refused.push(...refused);
    read.seqs.push(...seqs);
  }
  return read;
}

/** Recalculates the days of all these batches and tells of their rows. */
export async function settleBatches(context: FeedContext, batches: readonly WrittenBatch[]): Promise<void> {
  const { store, deviceId, sql, now } = context;
  const changedDates = [...new Set(batches.flatMap((batch) => batch.changedDates))].toSorted();
  const closedDates = batches.flatMap((batch) => batch.closedDates);
  await Promise.all([
    recomputeDays(context, changedDates),
    compareDays(context, { storeId: store.id, touched: changedDates, closedDates }),
  ]);
  await context.platform.till?.queueEntries(context, changedDates);
  await context.platform.till?.takeSales(
    context,
    batches.flatMap(({ fresh }) => fresh),
  );
  const today = await findBusinessDate(sql, { storeId: store.id, at: now });
  for (const { batch, fresh } of batches) {
    await announceRows(context, { deviceId, batch, today, rows: fresh });
  }
}

type Answering = { resendDates: string[]; sentAt: string | null };

/** The response of a batch, which one with its number gets again. */
export async function keepAnswer(
  { sql, store, deviceId, now }: FeedContext,
  { rowCount, answer: written }: WrittenBatch,
  { resendDates, sentAt }: Answering,
): Promise<PosBatchAnswer> {
  const answer = { ...written, resendDates };
  await insertBatch(sql, {
    ...{ storeId: store.id, deviceId, answer, now, rowCount },
    sentAt: sentAt ?? now.toISOString(),
  });
  return answer;
}

/** Updates checked-in buys from the point of sale, and says which it has removed. */
async function takeBuys(context: Context, fresh: readonly PosRow[]): Promise<void> {
  const buys = fresh.filter((row) => row.kind === "buy");
  if (buys.length > 0) {
    await context.platform.till?.takeBuys(context, buys);
  }
  const removed = fresh.flatMap((row) => (row.kind === "tombstone" && row.of === "buy" ? [row.externalId] : []));
  if (removed.length > 0) {
    await context.platform.till?.loseBuys(context, removed);
  }
}

/** Links customers of the register to those of the company. */
async function takeCustomers(context: Context, fresh: readonly PosRow[]): Promise<void> {
  const customers = fresh.filter((row) => row.kind === "customer");
  if (customers.length > 0) {
    await context.platform.till?.takeCustomers(context, customers);
  }
}

async function compareDays(
  context: Context,
  { storeId, touched, closedDates }: { storeId: number; touched: readonly string[]; closedDates: readonly string[] },
): Promise<void> {
  const dates = [...new Set([...touched, ...closedDates])];
  if (dates.length > 0) {
    await reconcileDays(context.sql, { storeId, dates, closedDates });
  }
}
