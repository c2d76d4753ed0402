import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { CampaignIntent, CampaignType, Delivery, EarnedBy, RedeemPlace } from "#common/bounceback/campaign.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponCampaigns } from "#server/platform/db/tables.ts";

const columns = [
  ...(["id", "storeId", "lineageId", "version", "replacesId", "replacedById", "name", "type", "intent"] as const),
  ...(["earnedBy", "earnStartOn", "earnEndOn", "redeemStartOn", "redeemEndOn", "earnMinSpendCents"] as const),
  ...(["redeemAmountCents", "redeemMinSpendCents", "allowMultiple", "delivery", "redeemableAt"] as const),
  ...(["reminderAtStart", "reminderDaysBeforeEnd", "reminderHour", "messageTemplate", "budgetCoupons"] as const),
  ...(["budgetCents", "endedAt", "endedReason", "createdByEmployeeId", "createdAt"] as const),
] as const;

/** What the table's check constraints allow. */
type Checked = {
  type: CampaignType;
  intent: CampaignIntent;
  earnedBy: EarnedBy;
  delivery: Delivery;
  redeemableAt: RedeemPlace;
  endedReason: "ended" | "edited" | null;
};

export type CampaignRow = Omit<Pick<Selectable<CouponCampaigns>, (typeof columns)[number]>, keyof Checked> & Checked;

/** Coupons of all versions, for the list and the budget. */
export type IssuedSums = { issued: number; redeemed: number; open: number; issuedCents: number };

export type Campaign = CampaignRow & { createdBy: string | null };

const own = raw.join(columns.map((column) => raw.ref(`campaign.${column}`)));
const withAuthor = raw`
  select ${own}, author.full_name as created_by from coupon_campaigns as campaign
  left join employee_names_view as author
    on author.store_id = campaign.store_id and author.id = campaign.created_by_employee_id`;

type Key = { storeId: number; id: string };

/** The newest first; a store has dozens of them in all its years. */
export async function listCampaigns(sql: Sql, storeId: number): Promise<Campaign[]> {
  const result = await raw<Campaign>`
    /* bounceback.listCampaigns */
    ${withAuthor} where campaign.store_id = ${storeId}
    order by campaign.earn_start_on desc, campaign.created_at desc, campaign.id desc
    limit 500`.execute(sql);
  return result.rows;
}

export async function findCampaign(sql: Sql, key: Key): Promise<Campaign | undefined> {
  const result = await raw<Campaign>`
    /* bounceback.findCampaign */
    ${withAuthor} where campaign.store_id = ${key.storeId} and campaign.id = ${key.id}`.execute(sql);
  return result.rows[0];
}

/** Serializes changes of a campaign with each other and with the sales that earn by it. */
export async function lockCampaign(sql: Sql, key: Key): Promise<Campaign | undefined> {
  const result = await raw<Campaign>`
    /* bounceback.lockCampaign */
    ${withAuthor} where campaign.store_id = ${key.storeId} and campaign.id = ${key.id}
    for update of campaign`.execute(sql);
  return result.rows[0];
}

/** Sums of each version's coupons, by its id. */
export async function sumIssued(
  sql: Sql,
  filter: { storeId: number; ids: readonly string[]; now: Date },
): Promise<Map<string, IssuedSums>> {
  const result = await raw<IssuedSums & { campaignId: string }>`
    /* bounceback.sumIssued */
    select campaign_id, sum(issued)::int as issued, sum(redeemed)::int as redeemed,
      coalesce(sum(open) filter (where expires_at >= ${filter.now}), 0)::int as open,
      sum(issued_cents)::bigint as issued_cents
    from coupon_day_sums
    where store_id = ${filter.storeId} and campaign_id = any(${[...filter.ids]}::uuid[])
    group by campaign_id`.execute(sql);
  return new Map(result.rows.map(({ campaignId, ...sums }) => [campaignId, sums]));
}

export async function insertCampaign(sql: Sql, campaign: Insertable<CouponCampaigns>): Promise<boolean> {
  const inserted = await sql
    .insertInto("couponCampaigns")
    .values(campaign)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateCampaign(sql: Sql, key: Key, change: Partial<Insertable<CouponCampaigns>>): Promise<void> {
  await sql
    .updateTable("couponCampaigns")
    .set(change)
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** One that has issued nothing; a coupon's reference refuses any other. */
export async function deleteCampaign(sql: Sql, key: Key): Promise<void> {
  await sql.deleteFrom("couponCampaigns").where("storeId", "=", key.storeId).where("id", "=", key.id).execute();
}
