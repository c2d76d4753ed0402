import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { couponFieldsOf, withCampaign } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponReminders } from "#server/platform/db/tables.ts";
import type { ReminderKind, ReminderPlan } from "./reminders.rules.ts";

export type RemindingCampaign = ReminderPlan & { id: string };

/** Campaigns whose redemption period touches the date and that remind at all; ended ones keep their word. */
export async function listRemindingCampaigns(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<RemindingCampaign[]> {
  return sql
    .selectFrom("couponCampaigns")
    .select(["id", "redeemStartOn", "redeemEndOn", "reminderAtStart", "reminderDaysBeforeEnd", "reminderHour"])
    .where("storeId", "=", filter.storeId)
    .where("redeemStartOn", "<=", filter.date)
    .where("redeemEndOn", ">=", filter.date)
    .where((where) => where.or([where("reminderAtStart", "=", true), where("reminderDaysBeforeEnd", ">", 0)]))
    .execute();
}

/**
 * Open coupons of a campaign with a phone, that were not decided on yet and whose customer used none today. One that was
 * handed out today needs no word that it starts.
 */
export async function listRemindable(
  sql: Sql,
  filter: { storeId: number; campaignId: string; kind: ReminderKind; date: BusinessDate; now: Date },
): Promise<Coupon[]> {
  const result = await raw<Coupon>`
    /* bounceback.listRemindable */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = ${filter.storeId} and coupon.campaign_id = ${filter.campaignId}
      and coupon.redeemed_at is null and coupon.voided_at is null and coupon.cellphone is not null
      and coupon.expires_at >= ${filter.now} and (${filter.kind} = 'end' or coupon.issued_on < ${filter.date})
      and not exists (
        select from coupon_reminders as reminder
        where reminder.store_id = coupon.store_id and reminder.coupon_id = coupon.id and reminder.kind = ${filter.kind})
      and not exists (
        select from coupons as used
        where used.store_id = coupon.store_id and used.redeemed_on = ${filter.date} and used.redeemed_at is not null
          and used.cellphone = coupon.cellphone)
    order by coupon.issued_at, coupon.id
    limit 5000`.execute(sql);
  return result.rows;
}

/** False for those that another person has decided on meanwhile. */
export async function insertReminders(sql: Sql, reminders: readonly Insertable<CouponReminders>[]): Promise<string[]> {
  const rows = await sql
    .insertInto("couponReminders")
    .values([...reminders])
    .onConflict((conflict) => conflict.columns(["storeId", "couponId", "kind"]).doNothing())
    .returning("couponId")
    .execute();
  return rows.map(({ couponId }) => couponId);
}

export async function saveOutcome(
  sql: Sql,
  change: {
    storeId: number;
    couponIds: readonly string[];
    kind: ReminderKind;
    outcome: "sent" | "not_sent";
    reason: string | null;
    messageId: string | null;
  },
): Promise<void> {
  await sql
    .updateTable("couponReminders")
    .set({ outcome: change.outcome, reason: change.reason, messageId: change.messageId })
    .where("storeId", "=", change.storeId)
    .where("couponId", "=", raw<string>`any(${[...change.couponIds]}::uuid[])`)
    .where("kind", "=", change.kind)
    .execute();
}

export async function markReminded(sql: Sql, change: { storeId: number; couponIds: readonly string[] }): Promise<void> {
  await sql
    .updateTable("coupons")
    .set({ isReminded: true })
    .where("storeId", "=", change.storeId)
    .where("id", "=", raw<string>`any(${[...change.couponIds]}::uuid[])`)
    .execute();
}
