import { sql as raw } from "kysely";
import type { OpenCoupons, RedemptionCurve } from "#common/bounceback/expected-redemptions.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

const parts = 20;

/** Where in their time the coupons were used that ended since a date. Goodwill after the end counts as unused. */
export async function readCurve(
  sql: Sql,
  { storeId, since, now }: { storeId: number; since: Date; now: Date },
): Promise<RedemptionCurve> {
  const result = await raw<{ part: number | null; count: number }>`
    /* bounceback.readCurve */
    select case when redeemed_at <= expires_at then 1 + (redeemed_on - redeem_start_on) * ${parts}::int
        / (redeem_end_on - redeem_start_on + 1) end as part,
      count(*)::int as count
    from coupons
    where store_id = ${storeId} and expires_at between ${since} and ${now} and voided_at is null
    group by part`.execute(sql);
  const used = Array.from({ length: parts }, () => 0);
  for (const { part, count } of result.rows) {
    // The business day of the first midnight hours may be the day before.
    const at = part === null ? null : Math.min(parts, Math.max(1, part)) - 1;
    if (at !== null) {
      used[at] = (used[at] ?? 0) + count;
    }
  }
  return { finished: result.rows.reduce((sum, { count }) => sum + count, 0), usedByPart: used };
}

export type OpenFilter = {
  storeId: number;
  /** Null for all days. */
  issued: { from: BusinessDate; to: BusinessDate } | null;
  /** Null for all campaigns. */
  lineageId: string | null;
  now: Date;
};

/** What is open, by its period. */
export async function listOpen(
  sql: Sql,
  { storeId, issued, lineageId, now }: OpenFilter,
): Promise<(OpenCoupons & { startOn: BusinessDate; endOn: BusinessDate })[]> {
  const result = await raw<OpenCoupons>`
    /* bounceback.listOpen */
    select redeem_start_on as start_on, redeem_end_on as end_on, count(*)::int as count,
      sum(redeem_amount_cents)::bigint as amount_cents
    from coupons
    where store_id = ${storeId} and redeemed_at is null and voided_at is null and expires_at >= ${now}
      ${issued === null ? raw`` : raw`and issued_on between ${issued.from} and ${issued.to}`}
      ${lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`}
    group by redeem_start_on, redeem_end_on`.execute(sql);
  return result.rows;
}
