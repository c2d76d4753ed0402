import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import { findNextSeq } from "#server/platform/pos/feed-progress.db.ts";

/** The numbers with which the server itself goes on with the feed of a device. The feed must be locked. */
export async function findFeedPlace(
  sql: Sql,
  feed: { storeId: number; deviceId: string },
): Promise<{ nextSeq: number; nextBatch: number }> {
  const [nextSeq, result] = await Promise.all([
    findNextSeq(sql, feed),
    raw<{ lastBatch: number }>`
      /* pos.findFeedPlace */
      select last_batch::float8 as last_batch from pos_feeds
      where store_id = ${feed.storeId} and device_id = ${feed.deviceId}::uuid`.execute(sql),
  ]);
  return { nextSeq, nextBatch: (result.rows[0]?.lastBatch ?? 0) + 1 };
}
