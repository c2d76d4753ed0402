import { posBatch } from "#common/pos-feed.ts";
import type { PosBatchAnswer } from "#common/pos-feed.ts";
import type { PosRow } from "#common/pos-rows.ts";
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

/** What one answer may hold. */
const maxResendDates = 100;

/**
 * Takes one numbered batch of a till: its rows, the days made of them, what is announced, and its answer, all in one
 * transaction. A number that was taken before gets the answer it got then.
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
    // A wait ends with what the counter knows of the buy, so its buys go on before the day is made of them.
    await takeBuys(context, written.fresh);
    await Promise.all([
      recomputeDays(context, written.changedDates),
      compareDays(context, { storeId: store.id, touched: written.changedDates, closedDates }),
    ]);
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

/** Dates that a till shall send again, because they differ or somebody wants them; days that three rounds did not heal are announced to people. */
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

/** Buys that were checked in here go on by what the point of sale tells of them. */
async function takeBuys(context: Context, fresh: readonly PosRow[]): Promise<void> {
  const buys = fresh.filter((row) => row.kind === "buy");
  if (buys.length > 0) {
    await context.platform.till?.takeBuys(context, buys);
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
