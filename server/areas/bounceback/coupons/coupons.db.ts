import { sql as raw } from "kysely";
import type { Insertable, RawBuilder, Selectable } from "kysely";
import type { RedeemPlace } from "#common/bounceback/campaign.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { insertRows } from "#server/platform/db/insert-rows.ts";
import type { Coupons } from "#server/platform/db/tables.ts";

export const couponColumns = [
  ...([
    "id",
    "storeId",
    "campaignId",
    "lineageId",
    "number",
    "publicToken",
    "source",
    "batchId",
    "name",
    "email",
  ] as const),
  ...(["cellphone", "customerId", "posCustomerId", "redeemAmountCents", "redeemMinSpendCents"] as const),
  ...(["redeemStartOn", "redeemEndOn", "startsAt", "expiresAt", "redeemableAt", "issuedAt", "issuedOn"] as const),
  ...(["issuedByName", "issuedDeviceId", "issuedTerminal", "transactionId", "transactionNumber", "earnedAt"] as const),
  ...(["earnedAmountCents", "deliveredVia", "deliveryNote", "printState", "printCount", "lastPrintedAt"] as const),
  ...(["redeemedAt", "redeemedOn", "redeemStoreId", "redeemStoreName", "redeemTerminal", "redeemEmployeeId"] as const),
  ...(["redeemedByName", "redeemTransactionId", "redeemTransactionNumber", "purchaseAmountCents"] as const),
  ...(["overrideReason", "isGoodwill", "isVisitOverride", "voidedAt", "voidReason", "voidNote"] as const),
  ...(["voidedByName", "returnedAt", "returnNote", "version"] as const),
] as const;

export const couponSources = ["sale", "trade", "manual", "bulk", "goodwill"] as const;
export type CouponSource = (typeof couponSources)[number];
export const printStates = ["none", "waiting", "pending", "printed"] as const;
export type PrintState = (typeof printStates)[number];
export const voidReasons = ["sale_returned", "sale_voided", "by_manager"] as const;
export type VoidReason = (typeof voidReasons)[number];

/** What the table's check constraints allow. */
type Checked = {
  source: CouponSource;
  redeemableAt: RedeemPlace;
  printState: PrintState;
  voidReason: VoidReason | null;
};

type CampaignNames = { campaignName: string; campaignVersion: number };

/** How many were made at once with it, and how many of them are neither used nor voided; null for one made alone. */
type BatchCounts = { batchSize: number | null; batchUnused: number | null };

export type Coupon = Omit<Pick<Selectable<Coupons>, (typeof couponColumns)[number]>, keyof Checked> &
  Checked &
  CampaignNames &
  BatchCounts;

/** Counts those of the coupon's batch. */
function inBatch(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`case when coupon.source = 'bulk' then (
    select count(*)::int from coupons as other
    where other.store_id = coupon.store_id and other.batch_id = coupon.batch_id and ${condition}) end`;
}

export const couponFieldsOf: RawBuilder<unknown> = raw`
  ${raw.join(couponColumns.map((column) => raw.ref(`coupon.${column}`)))},
  campaign.name as campaign_name, campaign.version as campaign_version,
  ${inBatch(raw`true`)} as batch_size,
  ${inBatch(raw`other.redeemed_at is null and other.voided_at is null`)} as batch_unused`;

export const withCampaign: RawBuilder<unknown> = raw`
  join coupon_campaigns as campaign on campaign.store_id = coupon.store_id and campaign.id = coupon.campaign_id`;

type Key = { accountId: number; storeIds: readonly number[]; id: string };

export async function findCoupon(sql: Sql, key: Key): Promise<Coupon | undefined> {
  const result = await raw<Coupon>`
    /* bounceback.findCoupon */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.account_id = ${key.accountId} and coupon.store_id = any(${[...key.storeIds]}::int[])
      and coupon.id = ${key.id}`.execute(sql);
  return result.rows[0];
}

export async function lockCoupon(sql: Sql, key: { storeId: number; id: string }): Promise<Coupon | undefined> {
  const result = await raw<Coupon>`
    /* bounceback.lockCoupon */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = ${key.storeId} and coupon.id = ${key.id}
    for update of coupon`.execute(sql);
  return result.rows[0];
}

export async function listCouponsById(sql: Sql, key: { storeId: number; ids: readonly string[] }): Promise<Coupon[]> {
  const result = await raw<Coupon>`
    /* bounceback.listCouponsById */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = ${key.storeId} and coupon.id = any(${[...key.ids]}::uuid[])
    order by coupon.issued_at, coupon.number`.execute(sql);
  return result.rows;
}

export async function listCouponsOfBatch(sql: Sql, key: { storeId: number; batchId: string }): Promise<Coupon[]> {
  const result = await raw<Coupon>`
    /* bounceback.listCouponsOfBatch */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = ${key.storeId} and coupon.batch_id = ${key.batchId}
    order by coupon.number`.execute(sql);
  return result.rows;
}

/** By its number, anywhere in the company. */
export async function findCouponByNumber(
  sql: Sql,
  key: { accountId: number; number: string },
): Promise<Coupon | undefined> {
  const result = await raw<Coupon>`
    /* bounceback.findCouponByNumber */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.account_id = ${key.accountId} and coupon.number = ${key.number}`.execute(sql);
  return result.rows[0];
}

/** Of these numbers those that the company uses already. */
export async function listTakenNumbers(
  sql: Sql,
  filter: { accountId: number; numbers: readonly string[] },
): Promise<Set<string>> {
  const rows = await sql
    .selectFrom("coupons")
    .select("number")
    .where("accountId", "=", filter.accountId)
    .where("number", "=", raw<string>`any(${[...filter.numbers]}::text[])`)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** Inserts those that are new; a sale that came before keeps the coupons it has. */
export async function insertCoupons(sql: Sql, coupons: readonly Insertable<Coupons>[]): Promise<Set<string>> {
  const inserted = await insertRows<{ id: string }>(sql, {
    name: "bounceback.insertCoupons",
    table: "coupons",
    rows: coupons,
    ending: raw`
      on conflict (store_id, transaction_id, lineage_id, seq) where transaction_id is not null do nothing
      returning id`,
  });
  return new Set(inserted.map(({ id }) => id));
}

export async function updateCoupon(
  sql: Sql,
  key: { storeId: number; id: string },
  change: Partial<Insertable<Coupons>>,
): Promise<void> {
  await sql
    .updateTable("coupons")
    .set({ ...change, version: raw<number>`version + 1` })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}
