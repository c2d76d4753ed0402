/** The server's own feed of a device that stands for a service: in the caller's transaction, with the feed locked. */
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { takeDatesToResend } from "#server/platform/pos/take-batch.ts";
import { keepAnswer, settleBatches, writeBatch } from "#server/platform/pos/write-batch.ts";
import type { FeedContext, WrittenBatch } from "#server/platform/pos/write-batch.ts";
import { findFeedPlace } from "./feed-place.db.ts";

type Unnumbered<Row> = Row extends unknown ? Omit<Row, "seq"> : never;
export type ServiceRow = Unnumbered<PosRowInput>;

/** Where the feed of a device goes on. */
export type ServiceFeed = { feeding: FeedContext; nextSeq: number; nextBatch: number };

export async function openServiceFeed(context: StoreContext, deviceId: string): Promise<ServiceFeed> {
  const device = { storeId: context.store.id, deviceId };
  const [feeding, place] = await Promise.all([feedContext(context, deviceId), findFeedPlace(context.sql, device)]);
  return { feeding, ...place };
}

/** As one batch, however many rows: only what comes over the line has a limit. */
export function writeServiceRows(
  { feeding, nextSeq, nextBatch }: ServiceFeed,
  rows: readonly ServiceRow[],
): Promise<WrittenBatch> {
  const numbered = rows.map((row, at) => ({ ...row, seq: nextSeq + at }));
  return writeBatch(feeding, { batch: nextBatch, rows: numbered, lost: [] });
}

/** What the batches change beyond their rows. Resolves to the dates whose sales the service must say again. */
export async function settleServiceRows(
  context: StoreContext,
  deviceId: string,
  batches: readonly WrittenBatch[],
): Promise<string[]> {
  const feeding = await feedContext(context, deviceId);
  await settleBatches(feeding, batches);
  const resendDates = await takeDatesToResend(feeding, deviceId);
  for (const batch of batches) {
    await keepAnswer(feeding, batch, { resendDates, sentAt: null });
  }
  return resendDates;
}

async function feedContext(context: StoreContext, deviceId: string): Promise<FeedContext> {
  const asDevice = contextFor({ ...context, deviceId }, context.sql);
  return { ...asDevice, ...(await feedingDevice(asDevice)) };
}
