import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** The seller of a buy at the register; `customerId` is our linked customer. */
export type Seller = { posCustomerId: string; name: string; mobile: string; customerId: string | null };

export async function findSeller(sql: Sql, key: { storeId: number; posBuyId: string }): Promise<Seller | undefined> {
  const result = await raw<Seller>`
    /* demonstration.findSeller */
    select person.external_id as pos_customer_id, person.name, person.phone_digits as mobile,
      link.customer_id
    from pos_buys as fed
    join pos_customers as person on person.store_id = fed.store_id and person.external_id = fed.customer_id
    left join customer_pos_links as link
      on link.store_id = fed.store_id and link.pos_customer_id = person.external_id
    where fed.store_id = ${key.storeId} and fed.external_id = ${key.posBuyId} and person.phone_digits is not null`.execute(
    sql,
  );
  return result.rows[0];
}

/** Takes the counter lock. Returns false when another process works at this store's counter. */
export async function takeCounter(sql: Sql, storeId: number): Promise<boolean> {
  const result = await raw<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('demonstration counter'), ${storeId}::int) as is_mine`.execute(sql);
  return result.rows[0]?.isMine === true;
}
