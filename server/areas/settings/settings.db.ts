import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

export async function findSupportContactAddress(sql: Sql): Promise<string | null> {
  const row = await sql
    .selectFrom("global_settings")
    .select("value")
    .where("name", "=", "supportContactAddress")
    .executeTakeFirst();
  return z
    .string()
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}
