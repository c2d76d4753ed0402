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
    .selectFrom("posEmployeesView")
    .select(["externalId", "drsUserId", "drsEmployeeCode"])
    .select(["name", "isActive"])
    .where("storeId", "=", storeId)
    .$narrowType<{
      externalId: NotNull;
      drsUserId: NotNull;
      drsEmployeeCode: NotNull;
      name: NotNull;
      isActive: NotNull;
    }>()
    .orderBy("name")
    .orderBy("externalId")
    .execute();
}

export async function saveLink(
  sql: Sql,
  link: { storeId: number; employeeId: number; code: string | null; drsUserId: string | null },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ drsEmployeeCode: link.code, drsUserId: link.drsUserId })
    .where("storeId", "=", link.storeId)
    .where("id", "=", link.employeeId)
    .execute();
}
