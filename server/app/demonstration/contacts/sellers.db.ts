import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type AgreeingSeller = { id: string; firstName: string; lastName: string; mobile: string };

/** The newest seller of today whom nobody has asked for an address yet. */
export async function findSilentSeller(
  sql: Sql,
  { storeId, accountId }: { storeId: number; accountId: number },
): Promise<AgreeingSeller | null> {
  const result = await raw<AgreeingSeller>`
    /* demonstration.findSilentSeller */
    select person.id, person.first_name, person.last_name, right(person.mobile, 10) as mobile from buys
    join customers as person on person.account_id = ${accountId} and person.id = buys.customer_id
    where buys.store_id = ${storeId} and buys.checked_in_at > now() - interval '1 day' and person.email is null
      and person.mobile is not null and person.merged_into_id is null
      and not exists (select from email_consents as word
        where word.store_id = ${storeId} and word.customer_id = person.id)
    order by buys.checked_in_at desc limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

/** A buy of the past that was brought and paid on one day. */
export async function insertPastVisit(
  sql: Sql,
  { storeId, accountId, customerId }: { storeId: number; accountId: number; customerId: string },
  { at, number }: { at: Date; number: number },
): Promise<void> {
  await raw`
    /* demonstration.insertPastVisit */
    insert into buys (store_id, id, account_id, customer_id, business_date, number, status, stage, outcome, bags, pos_sync,
      signature, checked_in_at, ready_at, completed_at, items_taken, items_passed, paid_cents, payout)
    select ${storeId}::int, gen_random_uuid(), ${accountId}::int, ${customerId}::uuid, ${at}::timestamptz::date,
      ${number}::int, 'complete', 'complete', 'bought_some', 1, 'by_hand', 'paper', ${at}::timestamptz,
      ${at}::timestamptz + interval '20 minutes', ${at}::timestamptz + interval '1 hour', 6, 5, 4200, 'cash'`.execute(
    sql,
  );
}
