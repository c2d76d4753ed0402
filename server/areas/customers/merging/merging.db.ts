import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Contact, Customer } from "#server/areas/customers/customers.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CustomerMerges } from "#server/platform/db/tables.ts";

type RecordKey = { accountId: number; id: string };

/** What of a survivor a merge may change, as it was. */
export type KeptFields = Contact &
  Pick<Customer, "isDoNotBuy" | "doNotBuyAt" | "doNotBuyBy" | "note" | "birthYear" | "over18At">;

export type Merge = Omit<Selectable<CustomerMerges>, "keptBefore"> & { keptBefore: KeptFields };

/** Records of whom no person has said that they differ, by mobile, ID, email, or name with address. */
export type DuplicateRow = { id: string; idNumberHash: Buffer | null; buys: number; lastBuyOn: string | null };

export async function listDuplicates(sql: Sql, { accountId, id }: RecordKey): Promise<DuplicateRow[]> {
  const result = await raw<DuplicateRow>`
    /* customers.listDuplicates */
    select other.id, other.id_number_hash,
      (select count(*)::int from customer_buys_view as buy
        where buy.account_id = other.account_id and buy.customer_id = other.id) as buys,
      (select max(business_date) from customer_buys_view as buy
        where buy.account_id = other.account_id and buy.customer_id = other.id) as last_buy_on
    from customers as person
    join customers as other on other.account_id = person.account_id and other.id <> person.id
      and other.merged_into_id is null
      and (other.mobile = person.mobile or other.id_number_hash = person.id_number_hash
        or other.email_key = person.email_key or other.name_key = person.name_key)
      -- Only the keys lead to an index; the street then decides about those who share the name alone.
      and (other.mobile = person.mobile or other.id_number_hash = person.id_number_hash
        or other.email_key = person.email_key or (person.street <> '' and lower(other.street) = lower(person.street)))
    where person.account_id = ${accountId} and person.id = ${id} and person.merged_into_id is null
      and person.mobile <> '' and other.mobile <> ''
      and not exists (
        select from customer_different_people as said
        where said.account_id = person.account_id and said.first_id = least(person.id, other.id)
          and said.second_id = greatest(person.id, other.id))
    order by (other.mobile = person.mobile) desc, other.created_at, other.id
    limit 5`.execute(sql);
  return result.rows;
}

export async function insertDifferent(
  sql: Sql,
  { accountId, ids: [leftId, rightId], at, by }: { accountId: number; ids: [string, string]; at: Date; by: string },
): Promise<void> {
  const [firstId, secondId] = leftId < rightId ? [leftId, rightId] : [rightId, leftId];
  await sql
    .insertInto("customerDifferentPeople")
    .values({ accountId, firstId, secondId, saidAt: at, saidBy: by })
    .onConflict((conflict) => conflict.columns(["accountId", "firstId", "secondId"]).doNothing())
    .execute();
}

export async function insertMerge(
  sql: Sql,
  { keptBefore, ...merge }: Omit<Insertable<CustomerMerges>, "keptBefore"> & { keptBefore: KeptFields },
): Promise<void> {
  await sql
    .insertInto("customerMerges")
    .values({ ...merge, keptBefore: JSON.stringify(keptBefore) })
    .execute();
}

export async function insertTies(
  sql: Sql,
  {
    accountId,
    mergeId,
    ties,
  }: { accountId: number; mergeId: string; ties: readonly { phone: string; otherPhone: string }[] },
): Promise<void> {
  if (ties.length > 0) {
    await sql
      .insertInto("customerPhoneTies")
      .values(ties.map((tie) => ({ ...tie, accountId, mergeId })))
      .execute();
  }
}

export async function deleteTies(sql: Sql, { accountId, id }: RecordKey): Promise<void> {
  await sql.deleteFrom("customerPhoneTies").where("accountId", "=", accountId).where("mergeId", "=", id).execute();
}

/** The merge of an id into another that holds now; of a survivor its newest one. */
export async function findMerge(sql: Sql, { accountId, id }: RecordKey): Promise<Merge | undefined> {
  const result = await raw<Merge>`
    /* customers.findMerge */
    select * from customer_merges
    where account_id = ${accountId} and undone_at is null and (merged_id = ${id} or kept_id = ${id})
    order by merged_at desc, id desc limit 1`.execute(sql);
  return result.rows[0];
}

export async function lockMerge(sql: Sql, { accountId, id }: RecordKey): Promise<Merge | undefined> {
  const result = await raw<Merge>`
    /* customers.lockMerge */
    select * from customer_merges where account_id = ${accountId} and id = ${id} for update`.execute(sql);
  return result.rows[0];
}

export async function updateUndone(
  sql: Sql,
  { accountId, id }: RecordKey,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await sql
    .updateTable("customerMerges")
    .set({ undoneAt: at, undoneBy: by })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** Null makes them people of their own again. */
export async function updateMergedInto(
  sql: Sql,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
  mergedIntoId: string | null,
): Promise<void> {
  await sql
    .updateTable("customers")
    .set({ mergedIntoId })
    .where("accountId", "=", accountId)
    .where("id", "=", raw<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

export async function updateKept(sql: Sql, { accountId, id }: RecordKey, fields: KeptFields): Promise<void> {
  await sql.updateTable("customers").set(fields).where("accountId", "=", accountId).where("id", "=", id).execute();
}
