import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { VoidReason } from "./register.rules.ts";
import type { Obligation } from "./second-hand.rules.ts";

/** A buy by our id, the register's, or both. */
export type BuyIds = { storeId: number; buyId: string | null; posBuyId: string | null };

/** The numbers of the buy's entries that are not voided, the first first. */
export async function listNumbers(sql: Sql, { storeId, buyId, posBuyId }: BuyIds): Promise<number[]> {
  const result = await raw<{ number: number }>`
    /* buys.listNumbers */
    select number from second_hand_entries
    where store_id = ${storeId} and voided_at is null
      and (buy_id = ${buyId}::uuid or pos_buy_id = ${posBuyId}::text)
    order by number`.execute(sql);
  return result.rows.map(({ number }) => number);
}

export type NewEntry = BuyIds & Obligation & { businessDate: BusinessDate; enteredAt: Date };

/**
 * Counts the register up and writes the entry under the number, in one statement. The counter's row stays locked until the
 * transaction ends: one that fails gives the number back, and nobody gets the next one before.
 */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<number> {
  const result = await raw<{ number: number }>`
    /* buys.insertEntry */
    with counted as (
      insert into second_hand_registers as register (store_id, last_number) values (${entry.storeId}, 1)
      on conflict (store_id) do update set last_number = register.last_number + 1
      returning last_number
    )
    insert into second_hand_entries (store_id, number, buy_id, pos_buy_id, business_date, entered_at, hold_until,
      rule_names, category_codes, required_fields, export_form, report_due_at)
    select ${entry.storeId}, last_number, ${entry.buyId}::uuid, ${entry.posBuyId}, ${entry.businessDate}::date,
      ${entry.enteredAt}::timestamptz, ${entry.holdUntil}::date, ${entry.ruleNames}::text[],
      ${entry.categoryCodes}::text[], ${entry.requiredFields}::text[], ${entry.exportForm},
      ${entry.reportDueAt}::timestamptz
    from counted
    returning number`.execute(sql);
  return result.rows[0]?.number ?? 0;
}

/** The entry is of both: what only the register knew is one of ours now. */
export async function nameBuy(sql: Sql, { storeId, buyId, posBuyId }: BuyIds, number: number): Promise<void> {
  await raw`
    /* buys.nameBuy */
    update second_hand_entries
    set buy_id = coalesce(buy_id, ${buyId}::uuid), pos_buy_id = coalesce(pos_buy_id, ${posBuyId}::text)
    where store_id = ${storeId} and number = ${number}
      and (buy_id is null and ${buyId}::uuid is not null or pos_buy_id is null and ${posBuyId}::text is not null)`.execute(
    sql,
  );
}

export async function voidEntries(
  sql: Sql,
  { storeId, numbers, reason, at }: { storeId: number; numbers: readonly number[]; reason: VoidReason; at: Date },
): Promise<void> {
  await sql
    .updateTable("secondHandEntries")
    .set({ voidedAt: at, voidReason: reason })
    .where("storeId", "=", storeId)
    .where("number", "in", numbers)
    .where("voidedAt", "is", null)
    .execute();
}

/** The categories of what the register says was taken; null where it tells no pieces. */
export async function listTakenCategories(
  sql: Sql,
  { storeId, posBuyId }: { storeId: number; posBuyId: string },
): Promise<string[] | null> {
  const rows = await sql
    .selectFrom("posOfferedPiecesView")
    .select(["categoryCode", "isTaken"])
    .where("storeId", "=", storeId)
    .where("buyId", "=", posBuyId)
    .execute();
  const taken = rows.filter(({ isTaken }) => isTaken === true).flatMap(({ categoryCode }) => categoryCode ?? []);
  return rows.length === 0 ? null : [...new Set(taken)];
}

/** The buys of the register among these that were told as gone, by our id where we have them. */
export async function listEntriesOf(
  sql: Sql,
  key: { storeId: number; posBuyIds: readonly string[] },
): Promise<number[]> {
  const rows = await sql
    .selectFrom("secondHandEntries")
    .select("number")
    .where("storeId", "=", key.storeId)
    .where("posBuyId", "in", key.posBuyIds)
    .where("voidedAt", "is", null)
    .orderBy("number")
    .execute();
  return rows.map(({ number }) => number);
}
