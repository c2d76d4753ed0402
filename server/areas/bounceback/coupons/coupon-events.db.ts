import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

export const couponEventTypes = [
  ...(["issued", "texted", "delivered", "failed", "printed", "reprinted", "print_failed", "edited"] as const),
  ...(["redeemed", "undone", "voided", "returned", "reminded", "expired"] as const),
  // Of a coupon that was taken without a connection.
  ...(["conflict", "settled"] as const),
] as const;
export type CouponEventType = (typeof couponEventTypes)[number];
/** Issued and expired follow from the coupon itself. */
type WrittenType = Exclude<CouponEventType, "issued" | "expired">;

export type CouponEvent = {
  type: CouponEventType;
  at: Date;
  by: string | null;
  storeName: string | null;
  terminal: string | null;
  note: string | null;
  /** When the device says that it happened, of what was taken without a connection. */
  claimedAt: Date | null;
};

export type NewCouponEvent = Omit<CouponEvent, "type" | "claimedAt"> & {
  storeId: number;
  couponId: string;
  type: WrittenType;
  claimedAt?: Date | null;
};

export async function insertCouponEvents(
  sql: Sql,
  accountId: number,
  events: readonly NewCouponEvent[],
): Promise<void> {
  if (events.length === 0) {
    return;
  }
  await sql
    .insertInto("couponEvents")
    .values(events.map(({ by, ...event }) => ({ ...event, accountId, id: uuidv7(), byName: by })))
    .execute();
}

/** The oldest first. */
export async function listCouponEvents(sql: Sql, key: { storeId: number; couponId: string }): Promise<CouponEvent[]> {
  const result = await raw<CouponEvent>`
    /* bounceback.listCouponEvents */
    select type, at, by_name as by, store_name, terminal, note, claimed_at from coupon_events
    where store_id = ${key.storeId} and coupon_id = ${key.couponId}
    order by at, id
    limit 500`.execute(sql);
  return result.rows;
}
