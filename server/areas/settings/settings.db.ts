import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

export async function saveSupportContactAddress(sql: Sql, address: string): Promise<void> {
  const value = JSON.stringify(address);
  await sql
    .insertInto("globalSettings")
    .values({ name: "supportContactAddress", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function findSupportContactAddress(sql: Sql): Promise<string | null> {
  const row = await sql
    .selectFrom("globalSettings")
    .select("value")
    .where("name", "=", "supportContactAddress")
    .executeTakeFirst();
  return z
    .string()
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}

export async function saveCallAndTextNumber(
  sql: Sql,
  { storeId, number }: { storeId: number; number: string },
): Promise<void> {
  await sql.updateTable("stores").set({ callAndTextNumber: number }).where("storeId", "=", storeId).execute();
}
