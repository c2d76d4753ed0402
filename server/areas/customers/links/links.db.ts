import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

type CustomerKey = { storeId: number; accountId: number; customerId: string };

export type RegisterCustomer = {
  externalId: string;
  name: string;
  phoneDigits: string | null;
  customerCode: string | null;
  email: string | null;
  isGone: boolean;
  /** Whom of ours it is linked to. */
  customerId: string | null;
  linkedAt: Date | null;
  method: string | null;
};

const columns = raw`external_id, name, phone_digits, customer_code, email, is_gone, customer_id, linked_at, method`;

export async function listLinked(sql: Sql, { storeId, ids }: { storeId: number; ids: readonly string[] }) {
  const result = await raw<RegisterCustomer>`
    /* customers.listLinked */
    select ${columns} from pos_customer_candidates_view
    where store_id = ${storeId} and customer_id = any(${[...ids]}::uuid[])
    order by linked_at desc, external_id`.execute(sql);
  return result.rows;
}

/** With when a person said that the two differ; null where nobody did. They may have been linked before. */
export type UnlinkedRegisterCustomer = RegisterCustomer & { refusedAt: Date | null; wasLinked: boolean | null };

/** Customers of the register that nobody is linked to, and that share a phone or an email with one of ours or were linked to it before. */
export async function listUnlinked(
  sql: Sql,
  { storeId, accountId, customerId }: CustomerKey,
): Promise<UnlinkedRegisterCustomer[]> {
  const result = await raw<UnlinkedRegisterCustomer>`
    /* customers.listUnlinked */
    with refused as materialized (
      select pos_customer_id, refused_at, was_linked from customer_refused_links
      where store_id = ${storeId} and account_id = ${accountId} and customer_id = ${customerId}
    ), person as materialized (
      select substr(mobile, 3) as digits, email_key from customers
      where account_id = ${accountId} and id = ${customerId} and mobile <> ''
    )
    select ${columns}, refused.refused_at, refused.was_linked
    from pos_customer_candidates_view as pos
    left join refused on refused.pos_customer_id = pos.external_id
    where pos.store_id = ${storeId} and not pos.is_gone and pos.customer_id is null
      and pos.external_id in (
        select external_id from pos_customers as known, person
        where known.store_id = ${storeId} and (known.phone_digits = person.digits
          or known.customer_code = person.digits or known.email_key = person.email_key)
        union select pos_customer_id from refused)
    order by name, external_id
    limit 20`.execute(sql);
  return result.rows;
}

/** Ours who share a phone or an email with these customers of the register. */
export async function listPeopleOf(
  sql: Sql,
  { storeId, accountId, externalIds }: { storeId: number; accountId: number; externalIds: readonly string[] },
): Promise<string[]> {
  const result = await raw<{ id: string }>`
    /* customers.listPeopleOf */
    with pos as materialized (
      select '+1' || phone_digits as mobile, '+1' || customer_code as code, email_key from pos_customer_candidates_view
      where store_id = ${storeId} and external_id = any(${[...externalIds]}::text[]) and customer_id is null and not is_gone
    )
    select distinct person.id
    from pos
    join customers as person on person.account_id = ${accountId}
      and (person.mobile = pos.mobile or person.mobile = pos.code or person.email_key = pos.email_key)
    where person.merged_into_id is null and person.erased_at is null`.execute(sql);
  return result.rows.map(({ id }) => id);
}

export async function findRegisterCustomer(
  sql: Sql,
  { storeId, externalId }: { storeId: number; externalId: string },
): Promise<RegisterCustomer | undefined> {
  const result = await raw<RegisterCustomer>`
    /* customers.findRegisterCustomer */
    select ${columns} from pos_customer_candidates_view
    where store_id = ${storeId} and external_id = ${externalId}`.execute(sql);
  return result.rows[0];
}

/** Returns whether there was such a link. */
export async function deleteLink(
  sql: Sql,
  { storeId, posCustomerId, ids }: { storeId: number; posCustomerId: string; ids: readonly string[] },
): Promise<boolean> {
  const deleted = await sql
    .deleteFrom("customerPosLinks")
    .where("storeId", "=", storeId)
    .where("posCustomerId", "=", posCustomerId)
    .where("customerId", "=", raw<string>`any(${[...ids]}::uuid[])`)
    .returning("storeId")
    .execute();
  return deleted.length > 0;
}

export async function insertRefused(
  sql: Sql,
  refused: CustomerKey & { posCustomerId: string; refusedAt: Date; wasLinked: boolean },
): Promise<void> {
  await sql
    .insertInto("customerRefusedLinks")
    .values(refused)
    .onConflict((conflict) => conflict.columns(["storeId", "posCustomerId", "customerId"]).doNothing())
    .execute();
}

/** Returns whether a person had said that the two differ. */
export async function deleteRefused(
  sql: Sql,
  { storeId, posCustomerId, customerId }: { storeId: number; posCustomerId: string; customerId: string },
): Promise<boolean> {
  const deleted = await sql
    .deleteFrom("customerRefusedLinks")
    .where("storeId", "=", storeId)
    .where("posCustomerId", "=", posCustomerId)
    .where("customerId", "=", customerId)
    .returning("storeId")
    .execute();
  return deleted.length > 0;
}
