import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Where a company's owners get mail. Several may own one. */
export async function listOwnerAddresses(sql: Sql, accountId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom("users")
    .select("email")
    .where("accountId", "=", accountId)
    .where("role", "=", roles.owner)
    .where("isActive", "=", true)
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}
