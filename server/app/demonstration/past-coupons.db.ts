import type { Insertable } from "kysely";
import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponCampaigns, Coupons } from "#server/platform/db/tables.ts";

export async function hasCampaigns(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("couponCampaigns")
    .select("id")
    .where("storeId", "=", storeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCampaigns(sql: Sql, campaigns: readonly Insertable<CouponCampaigns>[]): Promise<void> {
  await sql
    .insertInto("couponCampaigns")
    .values([...campaigns])
    .execute();
}

/** In parts, because a statement takes at most 65,535 values. */
export async function insertCoupons(sql: Sql, coupons: readonly Insertable<Coupons>[]): Promise<void> {
  for (let from = 0; from < coupons.length; from += 500) {
    await sql
      .insertInto("coupons")
      .values(coupons.slice(from, from + 500))
      .execute();
  }
}

/** What became of them, as the history of each tells it. */
export async function insertEvents(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* demonstration.insertCouponEvents */
    insert into coupon_events (id, account_id, store_id, coupon_id, type, at, by_name, store_name, terminal, note)
    select gen_random_uuid(), account_id, store_id, id, 'redeemed', redeemed_at, redeemed_by_name, redeem_store_name,
      redeem_terminal, null
    from coupons where store_id = ${storeId} and redeemed_at is not null
    union all
    select gen_random_uuid(), account_id, store_id, id, 'voided', voided_at, null, null, null, void_note
    from coupons where store_id = ${storeId} and voided_at is not null`.execute(sql);
}

type Outage = { storeId: number; now: Date; taker: { id: number; name: string }; managerName: string };

/** A register's outage some weeks ago: a coupon that was taken on it after another register had, and how it was settled. */
export async function insertSettledConflict(sql: Sql, { storeId, now, taker, managerName }: Outage): Promise<void> {
  await raw`
    /* demonstration.insertSettledConflict */
    with used as (
      select * from coupons where store_id = ${storeId} and redeem_store_id = ${storeId} and redeem_amount_cents <= 1500
        and redeemed_by_name <> ${taker.name} and redeemed_at < ${now}::timestamptz - interval '14 days'
      order by redeemed_at desc, id limit 1
    ), taken as (
      insert into coupon_offline_uses (store_id, id, account_id, coupon_store_id, coupon_id, claimed_at, received_at,
        employee_id, employee_name, terminal, amount_cents, reason, fact, other_at, other_by_name, other_store_name,
        other_terminal, settled_at, settled_by_name, settle_note)
      select store_id, gen_random_uuid(), account_id, store_id, id, redeemed_at + interval '25 minutes',
        redeemed_at + interval '70 minutes', ${taker.id}::integer, ${taker.name}::text, '3', redeem_amount_cents,
        'used_twice', 'Used before. By ' || redeemed_by_name || ', ' || redeem_store_name || '.', redeemed_at,
        redeemed_by_name, redeem_store_name, redeem_terminal, redeemed_at + interval '1 day', ${managerName}::text,
        'A couple, each with a photo of it. Told them it works once.'
      from used
      returning *
    )
    insert into coupon_events (id, account_id, store_id, coupon_id, type, at, by_name, store_name, terminal, note, claimed_at)
    select gen_random_uuid(), account_id, coupon_store_id, coupon_id, 'conflict', received_at, employee_name,
      other_store_name, terminal, fact, claimed_at
    from taken
    union all
    select gen_random_uuid(), account_id, coupon_store_id, coupon_id, 'settled', settled_at, settled_by_name,
      other_store_name, null, settle_note, null
    from taken`.execute(sql);
}

export async function listNames(sql: Sql, storeId: number): Promise<{ id: number; name: string }[]> {
  const result = await raw<{ id: number; name: string }>`
    /* demonstration.listNames */
    select id, full_name as name from employee_names_view where store_id = ${storeId} and is_active order by id`.execute(
    sql,
  );
  return result.rows;
}
