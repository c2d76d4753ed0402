import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type ClosingRow = { name: string; closedAt: Date | null; deleteAt: Date | null };

export async function findClosing(sql: Sql, accountId: number): Promise<ClosingRow | undefined> {
  return sql
    .selectFrom("accounts")
    .select(["name", "closedAt", "deleteAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

type Closing = { closedAt: Date; closedBy: number; deleteAt: Date };

/** Null opens the company again. */
export async function saveClosing(sql: Sql, accountId: number, closing: Closing | null): Promise<void> {
  const { closedAt = null, closedBy = null, deleteAt = null } = closing ?? {};
  await sql.updateTable("accounts").set({ closedAt, closedBy, deleteAt }).where("id", "=", accountId).execute();
  await sql.updateTable("stores").set({ closedAt }).where("accountId", "=", accountId).execute();
  // Its training stores go with it, and need no keeping.
  if (deleteAt !== null) {
    await sql.updateTable("accounts").set({ closedAt, deleteAt }).where("trainingOf", "=", accountId).execute();
    await sql
      .updateTable("stores")
      .set({ closedAt, archivedAt: closedAt })
      .where("archivedAt", "is", null)
      .where((is) =>
        is("accountId", "in", is.selectFrom("accounts").select("id").where("accounts.trainingOf", "=", accountId)),
      )
      .execute();
  }
}

export async function listStoreIds(sql: Sql, accountId: number): Promise<number[]> {
  const rows = await sql.selectFrom("stores").select("id").where("accountId", "=", accountId).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

export async function listDue(sql: Sql, now: Date): Promise<number[]> {
  // A training store's account first, which points at its company.
  const rows = await sql
    .selectFrom("accounts")
    .select("id")
    .where("deleteAt", "<=", now)
    .orderBy("trainingOf", (order) => order.asc().nullsLast())
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Every table whose rows belong to a company or its stores, from the catalog: a new one is never missed. */
export async function listCompanyTables(sql: Sql): Promise<string[]> {
  const result = await raw<{ name: string }>`
    /* company-closing.listCompanyTables */
    select class.relname as name
    from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
      and exists (
        select from pg_attribute as attribute
        where attribute.attrelid = class.oid and attribute.attname in ('account_id', 'store_id')
          and attribute.atttypid = 'int4'::regtype and not attribute.attisdropped
      )
    order by class.relname`.execute(sql);
  return result.rows.map(({ name }) => name);
}

/** What points in a circle is cut first, so that an order of tables exists. */
export async function cutCircles(sql: Sql, accountId: number): Promise<void> {
  await sql.updateTable("users").set({ defaultStoreId: null }).where("accountId", "=", accountId).execute();
  await sql.updateTable("accounts").set({ closedBy: null }).where("id", "=", accountId).execute();
}

/** Returns how many rows went; null while other rows point at them. */
export async function deleteClosed(
  sql: Sql,
  { accountId, table, at, most }: { accountId: number; table: string; at: Date; most: number },
): Promise<number | null> {
  const result = await raw<{ deleted: number }>`
    /* company-closing.deleteClosed */
    select hangtag.delete_closed(${accountId}::integer, ${table}, ${at}::timestamptz, ${most}::integer) as deleted`.execute(
    sql,
  );
  const deleted = result.rows[0]?.deleted ?? 0;
  return deleted < 0 ? null : deleted;
}
