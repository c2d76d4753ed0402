import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CustomerNotes, Customers } from "#server/platform/db/tables.ts";

/** `customerId` is the record of who keeps points. */
export type Regular = { posCustomerId: string; name: string; mobile: string; customerId: string | null };

/** Returns whether the store's regulars were written before: no other customer of a demonstration has so old a record. */
export async function hasRegulars(sql: Sql, { storeId, before }: { storeId: number; before: Date }): Promise<boolean> {
  const result = await raw`
    /* demonstration.hasRegulars */
    select from customers where home_store_id = ${storeId} and created_at < ${before} limit 1`.execute(sql);
  return result.rows.length > 0;
}

/**
 * Those customers of the register who sold and bought most and whom no text of ours and no record mentions yet, but that of
 * a member; none before it has sent its past since a date.
 */
export async function listRegulars(
  sql: Sql,
  { storeId, accountId, since, limit }: { storeId: number; accountId: number; since: BusinessDate; limit: number },
): Promise<Regular[]> {
  const result = await raw<Regular>`
    /* demonstration.listRegulars */
    select person.external_id as pos_customer_id, person.name, person.phone_digits as mobile, member.id as customer_id
    from pos_customers as person
    left join customer_pos_links as link on link.store_id = person.store_id and link.pos_customer_id = person.external_id
    left join customers as member
      on member.account_id = link.account_id and member.id = link.customer_id and member.created_at < ${since}::date
    join (
      select customer_id, count(*) as buys from pos_buys
      where store_id = ${storeId} and not is_gone and status = 'complete'
      group by customer_id having count(*) >= 3
    ) as brought on brought.customer_id = person.external_id
    join (
      select customer_id, count(*) as purchases from pos_transactions
      where store_id = ${storeId} and not is_gone and customer_id is not null
      group by customer_id having count(*) >= 3
    ) as bought on bought.customer_id = person.external_id
    where exists (select from pos_buys as old where old.store_id = ${storeId} and old.business_date <= ${since}::date)
      and person.store_id = ${storeId} and not person.is_gone and person.phone_digits is not null
      and (link.customer_id is null or member.id is not null)
      and not exists (select from customers as known
        where known.account_id = ${accountId} and known.mobile = '+1' || person.phone_digits
          and known.id is distinct from member.id)
      and not exists (select from texting_threads as thread
        where thread.store_id = person.store_id and thread.phone = '+1' || person.phone_digits)
    order by brought.buys + least(bought.purchases, 10) desc, person.external_id
    limit ${limit}`.execute(sql);
  return result.rows;
}

type CustomerKey = { storeId: number; accountId: number; customerId: string };

/** What of a member's record others have on their check-in forms. */
export async function updateRecord(
  sql: Sql,
  { accountId, customerId }: CustomerKey,
  record: Pick<Insertable<Customers>, "email" | "street" | "city" | "state" | "zip" | "createdAt">,
): Promise<void> {
  await sql
    .updateTable("customers")
    .set(record)
    .where("accountId", "=", accountId)
    .where("id", "=", customerId)
    .execute();
}

/**
 * The buys that the register finished with a customer of ours, or with all for null, as check-ins of those days would have
 * left them, under its numbers.
 */
export async function insertPastBuys(
  sql: Sql,
  { storeId, accountId, customerId }: Omit<CustomerKey, "customerId"> & { customerId: string | null },
  { before }: { before: BusinessDate },
): Promise<void> {
  await raw`
    /* demonstration.insertPastBuys */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, status, stage, outcome, bags, pos_sync,
      pos_buy_id, signature, checked_in_at, ready_at, completed_at, items_taken, items_passed, cash_offer_cents,
      trade_offer_cents, paid_cents, payout)
    select fed.store_id, gen_random_uuid(), ${accountId}::int, link.customer_id, fed.business_date, fed.number::smallint,
      'complete', 'complete',
      case
        when fed.items_taken = 0 then 'passed_all'
        when fed.paid_cash_cents + fed.paid_trade_cents = 0 then 'declined_offer'
        when fed.items_taken >= fed.items_offered then 'bought_all'
        else 'bought_some'
      end,
      1 + fed.items_offered / 20, 'linked', fed.external_id, 'paper', fed.checked_in_at,
      coalesce(fed.ready_at, fed.completed_at, fed.checked_in_at), coalesce(fed.completed_at, fed.checked_in_at),
      fed.items_taken, greatest(fed.items_offered - fed.items_taken, 0), fed.cash_offer_cents, fed.trade_offer_cents,
      fed.paid_cash_cents + fed.paid_trade_cents, case when fed.paid_trade_cents > 0 then 'credit' when fed.paid_cash_cents > 0 then 'cash' end
    from pos_buys as fed
    join customer_pos_links as link on link.store_id = fed.store_id and link.pos_customer_id = fed.customer_id
    where fed.store_id = ${storeId} and (${customerId}::uuid is null or link.customer_id = ${customerId}::uuid)
      and not fed.is_gone and fed.status = 'complete'
      and fed.business_date < ${before}::date and fed.number ~ '^[1-9][0-9]{0,2}$'
      and not exists (
        select from buys where buys.store_id = fed.store_id and buys.pos_buy_id = fed.external_id)
    on conflict do nothing`.execute(sql);
}

/** One buy of the record that stayed alone, from before the register's history. */
export async function insertTwinBuy(
  sql: Sql,
  { storeId, accountId, customerId }: CustomerKey,
  at: Date,
): Promise<void> {
  await raw`
    /* demonstration.insertTwinBuy */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, status, stage, outcome, bags, pos_sync,
      signature, checked_in_at, ready_at, completed_at, items_taken, items_passed, paid_cents, payout)
    select ${storeId}::int, gen_random_uuid(), ${accountId}::int, ${customerId}::uuid, ${at}::timestamptz::date,
      7,
      'complete', 'complete', 'bought_some', 2, 'by_hand', 'paper', ${at}::timestamptz,
      ${at}::timestamptz + interval '25 minutes', ${at}::timestamptz + interval '1 hour', 12, 10, 6150, 'cash'`.execute(
    sql,
  );
}

/** A pile whose seller was texted and never came: it stands on the shelf until someone donates it. */
export async function insertForgottenPile(
  sql: Sql,
  { storeId, accountId, customerId }: CustomerKey,
  { date, readyAt }: { date: BusinessDate; readyAt: Date },
): Promise<void> {
  await raw`
    /* demonstration.insertForgottenPile */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, stage, bags, location, pos_sync,
      signature, checked_in_at, ready_at, promised_at, first_notified_at, items_taken, items_passed, cash_offer_cents)
    select ${storeId}::int, gen_random_uuid(), ${accountId}::int, ${customerId}::uuid, ${date}::date,
      greatest(31, coalesce(max(number), 0) + 1), 'notified', 2, 'Shelf C', 'by_hand', 'paper',
      ${readyAt}::timestamptz - interval '35 minutes', ${readyAt}::timestamptz,
      ${readyAt}::timestamptz + interval '10 minutes', ${readyAt}::timestamptz + interval '2 minutes', 9, 14, 3275
    from buys where store_id = ${storeId} and business_date = ${date}::date`.execute(sql);
}

export async function insertNotes(sql: Sql, notes: readonly Insertable<CustomerNotes>[]): Promise<void> {
  await sql
    .insertInto("customerNotes")
    .values([...notes])
    .execute();
}

/** Names who hold a coupon to use, one that is over and two that were used. */
export async function giveCoupons(
  sql: Sql,
  {
    storeId,
    customerId,
    contact,
  }: {
    storeId: number;
    customerId: string;
    contact: { name: string; cellphone: string; nameKey: string | null; surnameKey: string | null };
  },
): Promise<void> {
  const { name, cellphone, nameKey, surnameKey } = contact;
  await raw`
    /* demonstration.giveCoupons */
    update coupons set customer_id = ${customerId}::uuid, name = ${name}, cellphone = ${cellphone}, name_key = ${nameKey},
      surname_key = ${surnameKey}
    where store_id = ${storeId} and id in (
      (select id from coupons where store_id = ${storeId} and name is null and redeemed_at is null
        and voided_at is null and starts_at <= now() and expires_at > now() order by issued_at desc, id limit 1)
      union all
      (select id from coupons where store_id = ${storeId} and name is null and redeemed_at is null
        and voided_at is null and expires_at < now() order by issued_at desc, id limit 1)
      union all
      (select id from coupons where store_id = ${storeId} and name is null and redeemed_at is not null
        order by issued_at desc, id limit 2))`.execute(sql);
}

/** Whether the store may text: its campaign is approved. */
export async function canText(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("textingNumbers")
    .select("storeId")
    .where("storeId", "=", storeId)
    .where("campaignState", "=", "approved")
    .executeTakeFirst();
  return row !== undefined;
}
