import { posBatch } from "#common/pos/pos-feed.ts";
import type { PosBatchAnswer } from "#common/pos/pos-feed.ts";
import { dayDiffers } from "#server/events/pos.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { findBatchAnswer } from "./feed-progress.db.ts";
import { lockFeed } from "./feed.db.ts";
import { requestDifferingDays } from "./reconciliation.db.ts";
import { takeResendRequests } from "./resend-requests.db.ts";
import { keepAnswer, settleBatches, writeBatch } from "./write-batch.ts";

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
    const { sql } = context;
    await lockFeed(sql, store.id);
    const earlier = await findBatchAnswer(sql, { storeId: store.id, deviceId, batch: input.batch });
    if (earlier) {
      return { ...earlier, duplicate: true };
    }
    const feeding = { ...context, store, deviceId };
    const written = await writeBatch(feeding, input);
    await settleBatches(feeding, [written]);
    const resendDates = await takeDatesToResend(context, deviceId);
    return keepAnswer(feeding, written, { resendDates, sentAt: input.sentAt });
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
