import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { IdType } from "#common/buys/id-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CustomerPosLinks, Customers } from "#server/platform/db/tables.ts";

const ownColumns = [
  ...(["id", "homeStoreId", "firstName", "lastName", "mobile", "email"] as const),
  ...(["street", "city", "state", "zip", "country", "birthYear", "over18At"] as const),
  ...(["idType", "idState", "idExpiresOn", "idLast4", "idCheckedAt", "idCheckedBy"] as const),
  ...(["isDoNotBuy", "doNotBuyAt", "doNotBuyBy", "note", "mergedIntoId", "createdAt", "erasedAt"] as const),
] as const;

export type Customer = Omit<Pick<Selectable<Customers>, (typeof ownColumns)[number]>, "idType"> & {
  idType: IdType | null;
  hasIdNumber: boolean;
};

export type Contact = Pick<
  Customer,
  "firstName" | "lastName" | "mobile" | "email" | "street" | "city" | "state" | "zip" | "country"
>;

const columns = raw`
  ${raw.join(ownColumns.map((column) => raw.ref(column)))}, id_number_sealed is not null as has_id_number`;

type RecordKey = { accountId: number; id: string };

export async function findCustomer(sql: Sql, key: RecordKey): Promise<Customer | undefined> {
  const result = await raw<Customer>`
    /* customers.findCustomer */
    select ${columns} from customers where account_id = ${key.accountId} and id = ${key.id}`.execute(sql);
  return result.rows[0];
}

export async function lockCustomer(sql: Sql, key: RecordKey): Promise<Customer | undefined> {
  const result = await raw<Customer>`
    /* customers.lockCustomer */
    select ${columns} from customers where account_id = ${key.accountId} and id = ${key.id} for update`.execute(sql);
  return result.rows[0];
}

export async function listCustomersByIds(
  sql: Sql,
  key: { accountId: number; ids: readonly string[] },
): Promise<Customer[]> {
  const result = await raw<Customer>`
    /* customers.listCustomersByIds */
    select ${columns} from customers where account_id = ${key.accountId} and id = any(${[...key.ids]}::uuid[])`.execute(
    sql,
  );
  return result.rows;
}

export type Candidate = Customer & { idNumberHash: Buffer | null };

/** All records for which anything speaks, merged ones too; which of it, and how much, the rules say. */
export async function listCandidates(
  sql: Sql,
  evidence: {
    accountId: number;
    mobile: string | null;
    email: string | null;
    idNumberHash: Buffer | null;
    firstName: string;
    lastName: string;
    birthYear: number | null;
  },
): Promise<Candidate[]> {
  const result = await raw<Candidate>`
    /* customers.listCandidates */
    select ${columns}, id_number_hash
    from customers
    where account_id = ${evidence.accountId}
      and (mobile = ${evidence.mobile} or email_key = lower(${evidence.email}) or id_number_hash = ${evidence.idNumberHash}
        or (birth_year = ${evidence.birthYear}::smallint
          and name_key = lower(${evidence.firstName}::text || ' ' || ${evidence.lastName}::text)))
    order by created_at, id
    limit 20`.execute(sql);
  return result.rows;
}

/** What a person brought, as far as the asking store may see it. */
export type PastBuys = { buys: number; lastBuyOn: BusinessDate | null };

export const noBuys: PastBuys = { buys: 0, lastBuyOn: null };

/** Those who have brought something, by their id. */
export async function countBuysOf(
  sql: Sql,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
): Promise<ReadonlyMap<string, PastBuys>> {
  const rows = await sql
    .selectFrom("customerBuysView")
    .select(({ fn }) => [
      "customerId",
      fn.countAll<number>().as("buys"),
      fn.max<BusinessDate | null>("businessDate").as("lastBuyOn"),
    ])
    .where("accountId", "=", accountId)
    .where("customerId", "in", ids.length === 0 ? [null] : ids)
    .groupBy("customerId")
    .execute();
  return new Map(rows.flatMap(({ customerId, ...past }) => (customerId === null ? [] : [[customerId, past]])));
}

/** Customers of the store's point of sale by phone, also where the number stands in Customer Code. */
export type PosCustomer = {
  externalId: string;
  name: string;
  phone: string | null;
  email: string | null;
  address: { street?: string; city?: string; state?: string; zip?: string } | null;
};

export async function listPosCustomers(
  sql: Sql,
  key: { storeId: number; phoneDigits: string },
): Promise<(PosCustomer & { customerId: string | null })[]> {
  const result = await raw<PosCustomer & { customerId: string | null }>`
    /* customers.listPosCustomers */
    select pos.external_id, pos.name, coalesce(pos.phone_digits, pos.customer_code) as phone, pos.email,
      pos.address, link.customer_id
    from pos_customers_view as pos
    left join customer_pos_links as link
      on link.store_id = pos.store_id and link.pos_customer_id = pos.external_id
    where pos.store_id = ${key.storeId}
      and (pos.phone_digits = ${key.phoneDigits} or pos.customer_code = ${key.phoneDigits})
    order by pos.name, pos.external_id
    limit 10`.execute(sql);
  return result.rows;
}

export async function insertCustomer(sql: Sql, customer: Insertable<Customers>): Promise<void> {
  await sql.insertInto("customers").values(customer).execute();
}

export async function updateContact(sql: Sql, key: RecordKey, contact: Contact): Promise<void> {
  await sql
    .updateTable("customers")
    .set(contact)
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .execute();
}

export async function updateFlags(
  sql: Sql,
  key: RecordKey,
  flags: Pick<Customer, "isDoNotBuy" | "doNotBuyAt" | "doNotBuyBy" | "note">,
): Promise<void> {
  await sql
    .updateTable("customers")
    .set(flags)
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .execute();
}

/** The newest link of a customer in a store: what the point of sale there calls her. */
export async function findPosCustomerId(
  sql: Sql,
  key: { storeId: number; accountId: number; customerIds: readonly string[] },
): Promise<string | null> {
  const row = await sql
    .selectFrom("customerPosLinks")
    .select("posCustomerId")
    .where("storeId", "=", key.storeId)
    .where("accountId", "=", key.accountId)
    .where("customerId", "=", raw<string>`any(${[...key.customerIds]}::uuid[])`)
    .orderBy("linkedAt", "desc")
    .orderBy("posCustomerId")
    .executeTakeFirst();
  return row?.posCustomerId ?? null;
}

/** Returns false when the point of sale's customer has a link already, to anyone. */
export async function insertPosLink(sql: Sql, link: Insertable<CustomerPosLinks>): Promise<boolean> {
  const inserted = await sql
    .insertInto("customerPosLinks")
    .values(link)
    .onConflict((conflict) => conflict.columns(["storeId", "posCustomerId"]).doNothing())
    .returning("storeId")
    .executeTakeFirst();
  return inserted !== undefined;
}
