import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function findSectionName(sql: Sql, of: { storeId: number; id: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("backstock_sections")
    .select("name")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .where("archived_at", "is", null)
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
    date: BusinessDate;
    at: Date;
    employeeId: number | null;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("rack_checks")
    .values({
      store_id: check.storeId,
      id: check.id,
      section_id: check.sectionId,
      fullness: check.fullness,
      business_date: check.date,
      checked_at: check.at,
      checked_by_employee_id: check.employeeId,
    })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
