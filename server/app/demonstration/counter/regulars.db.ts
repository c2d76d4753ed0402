import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type Regular = { posCustomerId: string; name: string; mobile: string };

/** Whether this store has its regular already. */
export async function hasRegular(sql: Sql, storeId: number): Promise<boolean> {
  const result = await raw`
    /* demonstration.hasRegular */
    select from customer_notes where store_id = ${storeId} limit 1`.execute(sql);
  return result.rows.length > 0;
}

/** The customer of the register who sold and bought most, once the register has told a few of each. */
export async function findRegular(sql: Sql, storeId: number): Promise<Regular | undefined> {
  const result = await raw<Regular>`
    /* demonstration.findRegular */
    select person.external_id as pos_customer_id, person.name, person.phone_digits as mobile
    from pos_customers as person
    join lateral (
      select count(*) as buys from pos_buys as buy
      where buy.store_id = person.store_id and buy.customer_id = person.external_id and not buy.is_gone
        and buy.status = 'complete'
    ) as brought on brought.buys >= 2
    join lateral (
      select count(*) as purchases from pos_transactions as ticket
      where ticket.store_id = person.store_id and ticket.customer_id = person.external_id and not ticket.is_gone
    ) as bought on bought.purchases >= 2
    where person.store_id = ${storeId} and not person.is_gone and person.phone_digits is not null
      and not exists (select from customer_pos_links as link
        where link.store_id = person.store_id and link.pos_customer_id = person.external_id)
      and not exists (select from texting_threads as thread
        where thread.store_id = person.store_id and thread.phone = '+1' || person.phone_digits)
    order by brought.buys + least(bought.purchases, 20) desc, person.external_id
    limit 1`.execute(sql);
  return result.rows[0];
}

type Key = { storeId: number; accountId: number; customerId: string };

/** The buys that the register finished with the customer, as check-ins of those days would have left them. */
export async function insertPastBuys(
  sql: Sql,
  { storeId, accountId, customerId }: Key,
  posCustomerId: string,
): Promise<void> {
  await raw`
    /* demonstration.insertPastBuys */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, status, stage, outcome, bags, pos_sync,
      pos_buy_id, checked_in_at, completed_at, items_taken, items_passed, cash_offer_cents, trade_offer_cents, paid_cents, payout)
    select store_id, gen_random_uuid(), ${accountId}::int, ${customerId}::uuid, business_date,
      900 + row_number() over (partition by business_date order by external_id), 'complete', 'complete',
      case when items_taken = 0 then 'passed_all' when items_taken = items_offered then 'bought_all' else 'bought_some' end,
      1 + items_offered / 20, 'linked', external_id, checked_in_at, coalesce(completed_at, checked_in_at), items_taken,
      greatest(items_offered - items_taken, 0), cash_offer_cents, trade_offer_cents, paid_cash_cents + paid_trade_cents,
      case when paid_trade_cents > 0 then 'credit' else 'cash' end
    from pos_buys as fed
    where store_id = ${storeId} and customer_id = ${posCustomerId} and not is_gone and status = 'complete'
      and not exists (select from buys where buys.store_id = fed.store_id and buys.pos_buy_id = fed.external_id)`.execute(
    sql,
  );
}

/** A twin whose name was misspelled a long time ago, with one buy of its own. */
export async function insertTwinBuy(sql: Sql, { storeId, accountId, customerId }: Key, at: Date): Promise<void> {
  await raw`
    /* demonstration.insertTwinBuy */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, status, stage, outcome, bags,
      checked_in_at, completed_at, items_taken, items_passed, paid_cents, payout)
    values (${storeId}, gen_random_uuid(), ${accountId}, ${customerId}, ${at}::timestamptz::date, 901, 'complete', 'complete',
      'bought_some', 2, ${at}, ${at}::timestamptz + interval '1 hour', 12, 10, 6150, 'cash')
    on conflict do nothing`.execute(sql);
}

/** Two yeses and a short conversation. */
export async function insertTexts(
  sql: Sql,
  { storeId, phone, at }: { storeId: number; phone: string; at: Date },
): Promise<void> {
  await raw`
    /* demonstration.insertConsents */
    insert into texting_consents (store_id, id, phone, action, purpose, source, wording, recorded_at)
    select ${storeId}::int, gen_random_uuid(), ${phone}::text, 'opt_in', purpose, 'check_in', 'You may text me', ${at}::timestamptz
    from unnest(array['buys', 'marketing']) as purpose`.execute(sql);
  await raw`
    /* demonstration.insertThread */
    with thread as (
      insert into texting_threads (store_id, id, phone, state, created_at, last_message_at, last_inbound_at)
      values (${storeId}, gen_random_uuid(), ${phone}, 'done', ${at}, ${at}::timestamptz + interval '20 minutes', ${at})
      returning store_id, id
    )
    insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, send_at, sent_at, ended_at,
      created_at)
    select thread.store_id, gen_random_uuid(), thread.id, said.direction, 'conversation', said.body, 1, said.status,
      case when said.direction = 'out' then said.at end, case when said.direction = 'out' then said.at end,
      case when said.direction = 'out' then said.at end, said.at
    from thread cross join (values
      ('in', 'Do you take strollers again this spring?', 'received', ${at}::timestamptz),
      ('out', 'Yes, from March. Bring the wheels clean and we look at it right away.', 'delivered',
        ${at}::timestamptz + interval '12 minutes'),
      ('in', 'Perfect, see you then!', 'received', ${at}::timestamptz + interval '20 minutes')
    ) as said (direction, body, status, at)`.execute(sql);
}

/** Two coupons of the newest campaign: one to use, one used. */
export async function insertCoupons(sql: Sql, { storeId, customerId }: Key): Promise<void> {
  await raw`
    /* demonstration.giveCoupons */
    update coupons set customer_id = ${customerId}::uuid
    where store_id = ${storeId} and id in (
      (select id from coupons where store_id = ${storeId} and customer_id is null and redeemed_at is null
        and voided_at is null and expires_at > now() order by issued_at desc limit 1)
      union all
      (select id from coupons where store_id = ${storeId} and customer_id is null and redeemed_at is not null
        order by issued_at desc limit 2))`.execute(sql);
}
