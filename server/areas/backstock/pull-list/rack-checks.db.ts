import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function findSectionName(sql: Sql, key: { storeId: number; id: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("backstockSections")
    .select("name")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** False when a check with this id exists already: the same request came twice. */
export async function insertRackCheck(
  sql: Sql,
  check: {
    storeId: number;
    id: string;
    sectionId: string;
    fullness: number;
    businessDate: BusinessDate;
    checkedAt: Date;
    checkedByEmployeeId: number | null;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("rackChecks")
    .values(check)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
