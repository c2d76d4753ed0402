import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

type Range = { storeId: number; from: string; to: string; employeeId?: number | undefined };

export type TimecardEmployee = {
  id: number;
  fullName: string;
  avatarUrl: string | null;
  isManager: boolean;
  isActive: boolean;
};

/** Everybody active, and those who are gone and have punches in the range; by name. */
export async function listTimecardEmployees(sql: Sql, range: Range): Promise<TimecardEmployee[]> {
  let query = sql
    .selectFrom("employees")
    .select(["id", "avatarUrl", "isManager", "isActive"])
    .select(raw<string>`trim(first_name || ' ' || last_name)`.as("fullName"))
    .where("storeId", "=", range.storeId)
    .where((is) =>
      is.or([
        is("isActive", "=", true),
        is.exists(
          is
            .selectFrom("punches")
            .select("punches.id")
            .whereRef("punches.storeId", "=", "employees.storeId")
            .whereRef("punches.employeeId", "=", "employees.id")
            .where("punches.businessDate", ">=", range.from)
            .where("punches.businessDate", "<=", range.to),
        ),
      ]),
    )
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("id");
  if (range.employeeId !== undefined) {
    query = query.where("id", "=", range.employeeId);
  }
  return query.execute();
}

export type Approval = { employeeId: number; date: string; approvedAt: Date; approvedBy: string | null };

export async function listApprovals(sql: Sql, range: Range): Promise<Approval[]> {
  return sql
    .selectFrom("timecardApprovals as approvals")
    .leftJoin("employees", (join) =>
      join
        .onRef("employees.storeId", "=", "approvals.storeId")
        .onRef("employees.id", "=", "approvals.approvedByEmployeeId"),
    )
    .leftJoin("users", "users.id", "approvals.approvedByUserId")
    .select(["approvals.employeeId", "approvals.businessDate as date"])
    .select("approvals.approvedAt")
    .select(
      raw<string | null>`coalesce(trim(employees.first_name || ' ' || employees.last_name), users.full_name)`.as(
        "approvedBy",
      ),
    )
    .where("approvals.storeId", "=", range.storeId)
    .where("approvals.businessDate", ">=", range.from)
    .where("approvals.businessDate", "<=", range.to)
    .execute();
}

/** Returns how many days were not approved before. */
export async function insertApprovals(
  sql: Sql,
  days: readonly { employeeId: number; date: string }[],
  approval: { storeId: number; approvedAt: Date; approvedByUserId: number | null; approvedByEmployeeId: number | null },
): Promise<number> {
  if (days.length === 0) {
    return 0;
  }
  const inserted = await sql
    .insertInto("timecardApprovals")
    .values(days.map(({ employeeId, date }) => ({ ...approval, employeeId, businessDate: date })))
    .onConflict((conflict) => conflict.columns(["storeId", "employeeId", "businessDate"]).doNothing())
    .returning("employeeId")
    .execute();
  return inserted.length;
}

export async function deleteApprovals(sql: Sql, range: Range & { employeeIds: readonly number[] }): Promise<number> {
  const deleted = await sql
    .deleteFrom("timecardApprovals")
    .where("storeId", "=", range.storeId)
    .where("businessDate", ">=", range.from)
    .where("businessDate", "<=", range.to)
    .where("employeeId", "in", [...range.employeeIds])
    .returning("employeeId")
    .execute();
  return deleted.length;
}

/** Serializes changes of one person's punches and approvals; false when there is no such person. */
export async function lockTimecard(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom("employees")
    .select("id")
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
