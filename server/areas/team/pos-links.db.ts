import type { NotNull } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type PosEmployee = {
  externalId: string;
  drsUserId: string;
  drsEmployeeCode: string;
  name: string;
  isActive: boolean;
};

/** Employees as the point of sale knows them, by name. */
export async function listPosEmployees(sql: Sql, storeId: number): Promise<PosEmployee[]> {
  return sql
    .selectFrom("pos_employees_view")
    .select(["external_id as externalId", "drs_user_id as drsUserId", "drs_employee_code as drsEmployeeCode"])
    .select(["name", "is_active as isActive"])
    .where("store_id", "=", storeId)
    .$narrowType<{
      externalId: NotNull;
      drsUserId: NotNull;
      drsEmployeeCode: NotNull;
      name: NotNull;
      isActive: NotNull;
    }>()
    .orderBy("name")
    .orderBy("external_id")
    .execute();
}

export async function saveLink(
  sql: Sql,
  link: { storeId: number; employeeId: number; code: string | null; drsUserId: string | null },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ drs_employee_code: link.code, drs_user_id: link.drsUserId })
    .where("store_id", "=", link.storeId)
    .where("id", "=", link.employeeId)
    .execute();
}
