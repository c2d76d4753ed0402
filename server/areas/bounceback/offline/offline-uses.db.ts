import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponOfflineUses } from "#server/platform/db/tables.ts";
import type { ConflictReason } from "./offline-uses.rules.ts";

export type OfflineUse = {
  id: string;
  couponId: string;
  number: string;
  redeemAmountCents: number;
  redeemMinSpendCents: number;
  claimedAt: Date | null;
  receivedAt: Date;
  employeeName: string;
  terminal: string | null;
  amountCents: number;
  purchaseAmountCents: number | null;
  isRedeemed: boolean;
  reason: ConflictReason | null;
  fact: string | null;
  otherAt: Date | null;
  otherClaimedAt: Date | null;
  otherByName: string | null;
  otherStoreName: string | null;
  otherTerminal: string | null;
  settledAt: Date | null;
  settledByName: string | null;
  settleNote: string | null;
};

const fields = raw`
  use.id, use.coupon_id, coupon.number, coupon.redeem_amount_cents, coupon.redeem_min_spend_cents, use.claimed_at,
  use.received_at, use.employee_name, use.terminal, use.amount_cents, use.purchase_amount_cents, use.is_redeemed,
  use.reason, use.fact, use.other_at, use.other_claimed_at, use.other_by_name, use.other_store_name, use.other_terminal,
  use.settled_at, use.settled_by_name, use.settle_note`;

/** False when the use was received before: the primary key makes a second request of it wait and find it. */
export async function insertUse(sql: Sql, use: Insertable<CouponOfflineUses>): Promise<boolean> {
  const row = await sql
    .insertInto("couponOfflineUses")
    .values(use)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type UseOutcome = Pick<
  OfflineUse,
  | ("isRedeemed" | "reason" | "fact")
  | ("otherAt" | "otherClaimedAt" | "otherByName" | "otherStoreName" | "otherTerminal")
>;

type Key = { storeId: number; id: string };

export async function updateUse(sql: Sql, key: Key, outcome: Partial<UseOutcome>): Promise<void> {
  await sql
    .updateTable("couponOfflineUses")
    .set(outcome)
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** False when another manager has settled it already, or there is nothing to settle. */
export async function settleUse(
  sql: Sql,
  key: Key,
  settlement: { settledAt: Date; settledByName: string; settleNote: string },
): Promise<boolean> {
  const row = await sql
    .updateTable("couponOfflineUses")
    .set(settlement)
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("reason", "is not", null)
    .where("settledAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUse(sql: Sql, { storeId, id }: Key): Promise<OfflineUse | undefined> {
  const result = await raw<OfflineUse>`
    /* bounceback.findOfflineUse */
    select ${fields} from coupon_offline_uses as use
    join coupons as coupon on coupon.store_id = use.coupon_store_id and coupon.id = use.coupon_id
    where use.store_id = ${storeId} and use.id = ${id}`.execute(sql);
  return result.rows[0];
}

/** More than an outage makes, and than a person reads. */
const mostListed = 200;

/** What waits for a manager first, then what was settled; the newest of each first. */
export async function listConflicts(
  sql: Sql,
  { storeId, isOpenOnly }: { storeId: number; isOpenOnly: boolean },
): Promise<OfflineUse[]> {
  const result = await raw<OfflineUse>`
    /* bounceback.listOfflineConflicts */
    select ${fields} from coupon_offline_uses as use
    join coupons as coupon on coupon.store_id = use.coupon_store_id and coupon.id = use.coupon_id
    where use.store_id = ${storeId} and use.reason is not null and (use.settled_at is null or not ${isOpenOnly})
    order by use.settled_at is not null, use.received_at desc, use.id
    limit ${mostListed}`.execute(sql);
  return result.rows;
}

/** When the device said that the coupon was taken, if its use waited for the connection too. */
export async function findEarlierClaim(
  sql: Sql,
  { storeId, couponId }: { storeId: number; couponId: string },
): Promise<Date | null> {
  const row = await sql
    .selectFrom("couponEvents")
    .select("claimedAt")
    .where("storeId", "=", storeId)
    .where("couponId", "=", couponId)
    .where("type", "=", "redeemed")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.claimedAt ?? null;
}
