import { sql as raw } from "kysely";
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import type { Sql } from "#server/platform/db/db.ts";

const key = raw.raw(
  "account_id, store_id, campaign_id, lineage_id, issued_on, redeemed_on, redeem_store_id, starts_at, expires_at",
);
const sums = [
  ...["issued", "issued_cents", "ownerless", "texted", "printed", "reprints", "print_pending", "open", "open_cents"],
  ...["redeemed", "redeemed_elsewhere", "voided", "discount_cents", "coupon_sales_cents", "coupon_tickets", "leaked"],
  ...["leaked_cents", "reminders_sent"],
];

/** The rows that are put together are those that it deletes, so two runs at once add nothing twice. */
export async function gatherRows(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* bounceback.gatherDaySums */
    with several as (
      select array_agg(id) as ids from coupon_day_sums where store_id = ${storeId} group by ${key} having count(*) > 1
    ), gathered as (
      delete from coupon_day_sums
      where store_id = ${storeId} and id in (select unnest(ids) from several)
      returning *
    )
    insert into coupon_day_sums (${key}, ${raw.raw(sums.join(", "))})
    select ${key}, ${raw.raw(sums.map((name) => `sum(${name})`).join(", "))} from gathered group by ${key}
    having ${raw.raw(sums.map((name) => `sum(${name}) <> 0`).join(" or "))}`.execute(sql);
}

export type CountFilter = {
  storeIds: readonly number[];
  state: CouponState | null;
  campaignId: string | null;
  lineageId: string | null;
  now: Date;
};

/** How many coupons there are, without looking at them. */
export async function countKept(sql: Sql, { storeIds, campaignId, lineageId, ...rest }: CountFilter): Promise<number> {
  const result = await raw<{ count: number }>`
    /* bounceback.countKept */
    select coalesce(sum(${kept(rest)}), 0)::int as count from coupon_day_sums
    where store_id = any(${[...storeIds]}::int[])
      ${campaignId === null ? raw`` : raw`and campaign_id = ${campaignId}`}
      ${lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`}`.execute(sql);
  return result.rows[0]?.count ?? 0;
}

function kept({ state, now }: Pick<CountFilter, "state" | "now">) {
  switch (state) {
    case null:
      return raw`issued`;
    case "redeemed":
      return raw`redeemed`;
    case "voided":
      return raw`voided`;
    case "pending":
      return raw`case when starts_at > ${now} then open end`;
    case "expired":
      return raw`case when expires_at < ${now} then open end`;
    case "redeemable":
      return raw`case when starts_at <= ${now} and expires_at >= ${now} then open end`;
  }
}
