import { sql as raw } from "kysely";
import { posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { PosBatchAnswer, SeqRange } from "#common/pos/pos-feed.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Feed = { storeId: number; deviceId: string };

/** Returns the response of an earlier batch with this number; null when it is new. */
export async function findBatchAnswer(sql: Sql, feed: Feed & { batch: number }): Promise<PosBatchAnswer | null> {
  const row = await sql
    .selectFrom("posBatches")
    .select("answer")
    .where("storeId", "=", feed.storeId)
    .where("deviceId", "=", feed.deviceId)
    .where("number", "=", feed.batch)
    .executeTakeFirst();
  return row ? posBatchAnswer.parse(row.answer) : null;
}

export type Progress = { nextSeq: number; gaps: SeqRange[] };

/** Further gaps are reported after these are filled. */
const maxGaps = 1000;

/** Saves the delivered and lost numbers. Returns what is still missing. */
export async function saveDelivered(
  sql: Sql,
  feed: Feed & { batch: number; now: Date; seqs: readonly number[]; lost: readonly SeqRange[] },
): Promise<Progress> {
  const ranges = [...runsOf(feed.seqs), ...feed.lost].filter(({ from, to }) => from <= to);
  const noted = await raw<{ missing: { from: number; to: number | null }[] }>`
    /* pos.saveDelivered */
    with told as (
      select coalesce(range_agg(int8range("from", "to", '[]')), '{}') as delivered
      from json_to_recordset(${JSON.stringify(ranges)}::json) as told ("from" bigint, "to" bigint)
    ), noted as (
      insert into pos_feeds as feed (store_id, device_id, delivered, last_batch, last_batch_at)
      select ${feed.storeId}, ${feed.deviceId}::uuid, told.delivered, ${feed.batch}, ${feed.now}::timestamptz from told
      on conflict (store_id, device_id) do update
      set delivered = feed.delivered + excluded.delivered,
        last_batch = greatest(feed.last_batch, excluded.last_batch),
        last_batch_at = excluded.last_batch_at
      returning delivered
    )
    select coalesce(json_agg(json_build_object('from', lower(gap), 'to', upper(gap) - 1) order by lower(gap)), '[]') as missing
    from noted, unnest(int8multirange(int8range(1, null)) - noted.delivered) as gap
  `.execute(sql);
  const missing = noted.rows[0]?.missing ?? [];
  const gaps = missing.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));
  return { nextSeq: missing[0]?.from ?? 1, gaps: gaps.slice(0, maxGaps) };
}

/** Numbers that follow each other, as nearly all of a batch do, are one range. */
function runsOf(seqs: readonly number[]): SeqRange[] {
  const runs: SeqRange[] = [];
  for (const seq of seqs) {
    const last = runs.at(-1);
    if (last !== undefined && seq === last.to + 1) {
      last.to = seq;
    } else {
      runs.push({ from: seq, to: seq });
    }
  }
  return runs;
}

/** Returns the lowest number that a device has not delivered; 1 when it has sent nothing. */
export async function findNextSeq(sql: Sql, feed: Feed): Promise<number> {
  const result = await raw<{ nextSeq: number }>`
    /* pos.findNextSeq */
    select lower(int8multirange(int8range(1, null)) - delivered) as next_seq
    from pos_feeds where store_id = ${feed.storeId} and device_id = ${feed.deviceId}
  `.execute(sql);
  return result.rows[0]?.nextSeq ?? 1;
}

export async function insertBatch(
  sql: Sql,
  batch: Feed & { answer: PosBatchAnswer; sentAt: string; now: Date; rowCount: number },
): Promise<void> {
  await sql
    .insertInto("posBatches")
    .values({
      storeId: batch.storeId,
      deviceId: batch.deviceId,
      number: batch.answer.batch,
      sentAt: batch.sentAt,
      receivedAt: batch.now,
      rowCount: batch.rowCount,
      accepted: batch.answer.accepted,
      refused: batch.answer.refused.length,
      answer: JSON.stringify(batch.answer),
    })
    .execute();
}
