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
    select record.id, record.mobile,
      coalesce(json_agg(json_build_object('storeId', link.store_id, 'posCustomerId', link.pos_customer_id))
        filter (where link.store_id is not null), '[]') as links
    from customers as given
    join customers as record on record.account_id = given.account_id
      and (record.id = coalesce(given.merged_into_id, given.id)
        or record.merged_into_id = coalesce(given.merged_into_id, given.id))
    left join customer_pos_links as link on link.account_id = record.account_id and link.customer_id = record.id
    where given.account_id = ${key.accountId} and given.id = ${key.id}
    group by record.account_id, record.id`.execute(sql);
  return {
    ids: result.rows.map(({ id }) => id),
    phones: [...new Set(result.rows.map(({ mobile }) => mobile).filter((mobile) => mobile !== ""))],
    links: result.rows.flatMap(({ links }) => links),
  };
}
