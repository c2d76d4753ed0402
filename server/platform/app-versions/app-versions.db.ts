import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

/** Returns the setting of the whole installation; null when every version is supported. */
export async function findOldestSupportedVersion(sql: Sql): Promise<string | null> {
  const row = await sql
    .selectFrom("globalSettings")
    .select("value")
    .where("name", "=", "oldestSupportedVersion")
    .executeTakeFirst();
  return z
    .string()
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}
