import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type CustomerRecords = {
  /** Of the customer and of the records merged into it. */
  ids: string[];
  /** E.164. */
  phones: string[];
  /** What each store's point of sale calls the customer. */
  links: { storeId: number; posCustomerId: string }[];
};

/** All records of the person that an id is of, because rows of other areas keep the id that they were written with. */
export async function findRecords(sql: Sql, key: { accountId: number; id: string }): Promise<CustomerRecords> {
  const result = await raw<{ id: string; mobile: string; links: CustomerRecords["links"] }>`
    /* customers.findRecords */
    with given as materialized (
      select account_id, coalesce(merged_into_id, id) as person_id from customers
      where account_id = ${key.accountId} and id = ${key.id}
    )
    select record.id, record.mobile,
      coalesce(json_agg(json_build_object('storeId', link.store_id, 'posCustomerId', link.pos_customer_id))
        filter (where link.store_id is not null), '[]') as links
    from given
    join customers as record on record.account_id = given.account_id
      and (record.id = given.person_id or record.merged_into_id = given.person_id)
    left join customer_pos_links as link on link.account_id = record.account_id and link.customer_id = record.id
    group by record.account_id, record.id`.execute(sql);
  return {
    ids: result.rows.map(({ id }) => id),
    phones: [...new Set(result.rows.map(({ mobile }) => mobile).filter((mobile) => mobile !== ""))],
    links: result.rows.flatMap(({ links }) => links),
  };
}
