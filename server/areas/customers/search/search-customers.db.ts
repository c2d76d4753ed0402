import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { endOf } from "./search-words.rules.ts";

export type SearchedCustomer = {
  id: string;
  firstName: string;
  lastName: string;
  mobile: string;
  email: string | null;
  lastBuyOn: BusinessDate | null;
};

/**
 * The customers who have a word for each of these beginnings, those first whose word is nearest to the first one. The
 * index of words is read in its order until enough are there, so the first letters of a common name cost no more than a
 * rare one.
 */
export async function searchCustomers(
  sql: Sql,
  { accountId, words: [first = "", ...others], limit }: { accountId: number; words: readonly string[]; limit: number },
): Promise<SearchedCustomer[]> {
  const alsoHas = others.map(
    (word) => raw`and exists (select from customer_words as other where other.account_id = ${accountId}
      and other.record_id = hit.record_id and other.word >= ${word} and other.word < ${endOf(word)})`,
  );
  const result = await raw<SearchedCustomer>`
    /* customers.searchCustomers */
    with hits as (
      select hit.customer_id, hit.word from customer_words as hit
      where hit.account_id = ${accountId} and hit.word >= ${first} and hit.word < ${endOf(first)}
        ${raw.join(alsoHas, raw` `)}
      order by hit.word, hit.record_id
      limit ${limit * 4}
    ), people as (
      select customer_id, min(word) as word from hits group by customer_id order by min(word), customer_id limit ${limit}
    )
    select person.id, person.first_name, person.last_name, person.mobile, person.email,
      (select max(business_date) from customer_buys_view as buy
        where buy.account_id = person.account_id and buy.customer_id = person.id) as last_buy_on
    from people
    join customers as person on person.account_id = ${accountId} and person.id = people.customer_id
    order by people.word, person.last_name, person.first_name, person.id`.execute(sql);
  return result.rows;
}
