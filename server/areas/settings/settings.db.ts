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
