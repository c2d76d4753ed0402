import { sql as raw } from "kysely";
import type { OpenCoupons, RedemptionCurve } from "#common/bounceback/expected-redemptions.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

const parts = 20;

/** A coupon's first and last day, from the moments that are kept of both. */
const period = raw`(starts_at at time zone store.time_zone)::date as start_on,
  (expires_at at time zone store.time_zone)::date as end_on`;

/** Where in their time the coupons were used that ended since a date. Goodwill after the last day counts as unused. */
export async function readCurve(
  sql: Sql,
  { storeId, since, now }: { storeId: number; since: Date; now: Date },
): Promise<RedemptionCurve> {
  const result = await raw<{ part: number | null; count: number }>`
    /* bounceback.readCurve */
    select case when redeemed_on <= end_on then 1 + (redeemed_on - start_on) * ${parts}::int / (end_on - start_on + 1)
      end as part, sum(count)::int as count
    from (
      select ${period}, redeemed_on, sum(issued - voided) as count
      from coupon_day_sums as kept join stores as store on store.id = kept.store_id
      where kept.store_id = ${storeId} and expires_at between ${since} and ${now}
      group by start_on, end_on, redeemed_on
    ) as finished
    group by part
    having sum(count) > 0`.execute(sql);
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
    select ${period}, sum(open)::int as count, sum(open_cents)::bigint as amount_cents
    from coupon_day_sums as kept join stores as store on store.id = kept.store_id
    where kept.store_id = ${storeId} and expires_at >= ${now}
      ${issued === null ? raw`` : raw`and issued_on between ${issued.from} and ${issued.to}`}
      ${lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`}
    group by start_on, end_on
    having sum(open) > 0`.execute(sql);
  return result.rows;
}
