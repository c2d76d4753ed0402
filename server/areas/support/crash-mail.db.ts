import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** The owners of the one company of this installation; none when it has several. */
export async function listOnlyCompanysOwners(sql: Sql): Promise<{ accountId: number; email: string }[]> {
  // An account without stores is that of support.
  const companies = await sql
    .selectFrom("stores")
    .select("accountId as id")
    .where("trainingOf", "is", null)
    .distinct()
    .limit(2)
    .execute();
  const [company] = companies;
  if (!company || companies.length > 1) {
    return [];
  }
  return sql
    .selectFrom("users")
    .select(["accountId", "email"])
    .where("accountId", "=", company.id)
    .where("role", "=", roles.owner)
    .where("isActive", "=", true)
    .orderBy("id")
    .limit(20)
    .execute();
}
