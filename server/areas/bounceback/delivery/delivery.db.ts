import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

type MessageKey = { storeId: number; messageId: string };

/** The coupons that a text brought. */
export async function listTextedIds(sql: Sql, key: MessageKey): Promise<string[]> {
  const rows = await sql
    .selectFrom("coupons")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("textMessageId", "=", key.messageId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The coupons that a reminder was about. */
export async function listRemindedIds(sql: Sql, key: MessageKey): Promise<string[]> {
  const rows = await sql
    .selectFrom("couponReminders")
    .select("couponId")
    .where("storeId", "=", key.storeId)
    .where("messageId", "=", key.messageId)
    .orderBy("couponId")
    .execute();
  return rows.map(({ couponId }) => couponId);
}

/** A reminder that did not arrive after all: its coupons count as not reminded. */
export async function undoReminder(
  sql: Sql,
  { storeId, messageId, ...change }: MessageKey & { outcome: "not_sent" | "dropped"; reason: string },
): Promise<void> {
  await raw`
    /* bounceback.undoReminder */
    with undone as (
      update coupon_reminders set outcome = ${change.outcome}, reason = ${change.reason}
      where store_id = ${storeId} and message_id = ${messageId}
      returning coupon_id)
    update coupons set is_reminded = false
    where store_id = ${storeId} and id in (select coupon_id from undone)`.execute(sql);
}

/** The texts of these coupons none of whose coupons can be used any more. */
export async function listPointlessTexts(
  sql: Sql,
  filter: { storeId: number; couponIds: readonly string[] },
): Promise<string[]> {
  const result = await raw<{ messageId: string }>`
    /* bounceback.listPointlessTexts */
    with text as (
      select text_message_id as message_id from coupons
      where store_id = ${filter.storeId} and id = any(${[...filter.couponIds]}::uuid[]) and text_message_id is not null
      union
      select message_id from coupon_reminders
      where store_id = ${filter.storeId} and coupon_id = any(${[...filter.couponIds]}::uuid[]) and message_id is not null)
    select text.message_id from text
    where not exists (
      select from coupons
      where store_id = ${filter.storeId} and redeemed_at is null and voided_at is null
        and (text_message_id = text.message_id or id in (
          select coupon_id from coupon_reminders
          where store_id = ${filter.storeId} and message_id = text.message_id)))
    order by text.message_id`.execute(sql);
  return result.rows.map(({ messageId }) => messageId);
}
