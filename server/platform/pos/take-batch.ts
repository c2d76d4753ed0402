import { posBatch } from "#common/pos/pos-feed.ts";
import type { PosBatchAnswer } from "#common/pos/pos-feed.ts";
import type { PosRow } from "#common/pos/pos-rows.ts";
import { dayDiffers } from "#server/events/pos.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { announceRows } from "./announce-rows.ts";
import { findBusinessDate } from "./business-dates.db.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { findBatchAnswer, insertBatch, saveDelivered } from "./feed-progress.db.ts";
import { lockFeed } from "./feed.db.ts";
import { readLost, readRows } from "./feed-rows.ts";
import { requestDifferingDays, reconcileDays } from "./reconciliation.db.ts";
import { recomputeDays } from "./recompute-days.ts";
import { takeResendRequests } from "./resend-requests.db.ts";
import { writeRows } from "./write-rows.ts";

/** The most dates in one response. */
const maxResendDates = 100;

/**
 * Accepts one numbered batch of a till: its rows, the recalculated days, the events and the response, all in one
 * transaction. A repeated number gets its first response.
 */
export const takeBatch = operation({
  name: "pos.takeBatch",
  kind: "write",
  permission: "pos:feed",
  on: "store",
  isUnlimited: true,
  input: posBatch,

  async run(context, input): Promise<PosBatchAnswer> {
    const { store, deviceId } = await feedingDevice(context);
    const { sql, now } = context;
    await lockFeed(sql, store.id);
    const earlier = await findBatchAnswer(sql, { storeId: store.id, deviceId, batch: input.batch });
    if (earlier) {
      return { ...earlier, duplicate: true };
    }
    const feed = { storeId: store.id, deviceId, batch: input.batch, now };
    const { rows, refused, seqs } = readRows(input.rows);
    const { lost, refused: refusedLost } = readLost(input.lost);
    const [written, progress] = await Promise.all([
      writeRows(sql, feed, rows),
      saveDelivered(sql, { ...feed, seqs, lost }),
    ]);
    const closedDates = rows.flatMap((row) => (row.kind === "dayClose" ? [row.businessDate] : []));
    // Before the days are recalculated, because the wait of a buy ends with its update.
    await takeBuys(context, written.fresh);
    await takeCustomers(context, written.fresh);
    await Promise.all([
      recomputeDays(context, written.changedDates),
      compareDays(context, { storeId: store.id, touched: written.changedDates, closedDates }),
    ]);
    await context.platform.till?.queueEntries(context, written.changedDates);
    await context.platform.till?.takeSales(context, written.fresh);
    await announceRows(context, {
      ...feed,
      today: await findBusinessDate(sql, { storeId: store.id, at: now }),
      rows: written.fresh,
    });
    const result = {
      batch: input.batch,
      duplicate: false,
      accepted: written.fresh.length,
      changed: written.changed,
      unchanged: rows.length - written.fresh.length,
      refused: [...refused, ...refusedLost],
      ...progress,
      resendDates: await takeDatesToResend(context, deviceId),
    };
    await insertBatch(sql, {
      ...feed,
      answer: result,
      sentAt: input.sentAt ?? now.toISOString(),
      rowCount: input.rows.length,
    });
    return result;
  },
});

/** Returns the dates that a till must resend, because they differ or a person asked; flags days that stay wrong. */
export async function takeDatesToResend(context: Context, deviceId: string): Promise<string[]> {
  if (context.store === null) {
    return [];
  }
  const device = { storeId: context.store.id, deviceId, now: context.now };
  const [differing, requested] = await Promise.all([
    requestDifferingDays(context.sql, device),
    takeResendRequests(context.sql, device),
  ]);
  for (const { date, differenceCents } of differing.flagged) {
    await context.emit(dayDiffers, { businessDate: date, differenceCents }, { kind: "business-date", id: date });
  }
  return [...new Set([...requested, ...differing.dates])].toSorted().slice(0, maxResendDates);
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
