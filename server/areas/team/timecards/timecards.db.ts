import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { PunchType } from "#server/areas/team/clock.rules.ts";
import { countingPunches, punchType, wageOf } from "#server/areas/team/punches.db.ts";

type Range = { storeId: number; from: string; to: string; employeeId?: number | undefined };

export type TimecardPunch = {
  id: string;
  employeeId: number;
  type: PunchType;
  at: Date;
  businessDate: string;
  source: string;
  reason: string | null;
  /** On clock-ins only. */
  wageCents: number | null;
};

/** Punches that count of a range of dates, oldest first. */
export async function listTimecardPunches(sql: Sql, range: Range): Promise<TimecardPunch[]> {
  let query = countingPunches(sql, range.storeId)
    .select(["punches.id", "punches.employee_id as employeeId", "punches.type", "punches.at"])
    .select(["punches.business_date as businessDate", "punches.source", "punches.reason"])
    .select(wageOf)
    .where("punches.business_date", ">=", range.from)
    .where("punches.business_date", "<=", range.to);
  if (range.employeeId !== undefined) {
    query = query.where("punches.employee_id", "=", range.employeeId);
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, type: punchType(row.type) }));
}

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
    .select(["id", "avatar_url as avatarUrl", "is_manager as isManager", "is_active as isActive"])
    .select(raw<string>`trim(first_name || ' ' || last_name)`.as("fullName"))
    .where("store_id", "=", range.storeId)
    .where((is) =>
      is.or([
        is("is_active", "=", true),
        is.exists(
          is
            .selectFrom("punches")
            .select("punches.id")
            .whereRef("punches.store_id", "=", "employees.store_id")
            .whereRef("punches.employee_id", "=", "employees.id")
            .where("punches.business_date", ">=", range.from)
            .where("punches.business_date", "<=", range.to),
        ),
      ]),
    )
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("id");
  if (range.employeeId !== undefined) {
    query = query.where("id", "=", range.employeeId);
  }
  return query.execute();
}

export type PunchVersion = {
  id: string;
  /** `removed` stands for a punch that counts no more. */
  type: PunchType | "removed";
  at: Date;
  source: string;
  reason: string | null;
  replacesId: string | null;
  writtenAt: Date;
  writtenBy: string | null;
};

/** Every punch of a day as it was ever written, in the order of writing. */
export async function listPunchVersions(
  sql: Sql,
  day: { storeId: number; employeeId: number; date: string },
): Promise<PunchVersion[]> {
  const rows = await sql
    .selectFrom("punches")
    .leftJoin("employees", (join) =>
      join
        .onRef("employees.store_id", "=", "punches.store_id")
        .onRef("employees.id", "=", "punches.edited_by_employee_id"),
    )
    .leftJoin("users", "users.id", "punches.edited_by_user_id")
    .select(["punches.id", "punches.type", "punches.at", "punches.source", "punches.reason"])
    .select(["punches.replaces_id as replacesId", "punches.written_at as writtenAt"])
    .select(
      raw<string | null>`coalesce(trim(employees.first_name || ' ' || employees.last_name), users.full_name)`.as(
        "writtenBy",
      ),
    )
    .where("punches.store_id", "=", day.storeId)
    .where("punches.employee_id", "=", day.employeeId)
    .where("punches.business_date", "=", day.date)
    .orderBy("punches.seq")
    .execute();
  return rows.map((row) => ({ ...row, type: row.type === "removed" ? "removed" : punchType(row.type) }));
}

/** With which rates punches were clocked, also those that count no more. */
export async function listWages(
  sql: Sql,
  { storeId, ids }: { storeId: number; ids: readonly string[] },
): Promise<Map<string, number | null>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await sql
    .selectFrom("punches")
    .select(["id", "wage_cents as wageCents"])
    .where("store_id", "=", storeId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.wageCents]));
}

export type Edit = {
  storeId: number;
  id: string;
  employeeId: number;
  type: PunchType | "removed";
  at: Date;
  businessDate: string;
  wageCents: number | null;
  replacesId: string | null;
  reason: string;
  userId: number | null;
  editedByEmployeeId: number | null;
  deviceId: string | null;
  writtenAt: Date;
};

/** False when somebody else's edit already stands for the punch: the unique index on it decides between two at once. */
export async function insertEdit(sql: Sql, edit: Edit): Promise<boolean> {
  const inserted = await sql
    .insertInto("punches")
    .values({
      store_id: edit.storeId,
      id: edit.id,
      employee_id: edit.employeeId,
      type: edit.type,
      at: edit.at,
      business_date: edit.businessDate,
      source: "edit",
      wage_cents: edit.wageCents,
      edited_by_user_id: edit.userId,
      edited_by_employee_id: edit.editedByEmployeeId,
      reason: edit.reason,
      replaces_id: edit.replacesId,
      device_id: edit.deviceId,
      written_at: edit.writtenAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["store_id", "replaces_id"]).where("replaces_id", "is not", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export type Approval = { employeeId: number; date: string; approvedAt: Date; approvedBy: string | null };

export async function listApprovals(sql: Sql, range: Range): Promise<Approval[]> {
  return sql
    .selectFrom("timecard_approvals as approvals")
    .leftJoin("employees", (join) =>
      join
        .onRef("employees.store_id", "=", "approvals.store_id")
        .onRef("employees.id", "=", "approvals.approved_by_employee_id"),
    )
    .leftJoin("users", "users.id", "approvals.approved_by_user_id")
    .select(["approvals.employee_id as employeeId", "approvals.business_date as date"])
    .select("approvals.approved_at as approvedAt")
    .select(
      raw<string | null>`coalesce(trim(employees.first_name || ' ' || employees.last_name), users.full_name)`.as(
        "approvedBy",
      ),
    )
    .where("approvals.store_id", "=", range.storeId)
    .where("approvals.business_date", ">=", range.from)
    .where("approvals.business_date", "<=", range.to)
    .execute();
}

/** Answers how many days were not approved before. */
export async function insertApprovals(
  sql: Sql,
  approvals: {
    storeId: number;
    days: readonly { employeeId: number; date: string }[];
    now: Date;
    userId: number | null;
    approvedByEmployeeId: number | null;
  },
): Promise<number> {
  if (approvals.days.length === 0) {
    return 0;
  }
  const inserted = await sql
    .insertInto("timecard_approvals")
    .values(
      approvals.days.map(({ employeeId, date }) => ({
        store_id: approvals.storeId,
        employee_id: employeeId,
        business_date: date,
        approved_at: approvals.now,
        approved_by_user_id: approvals.userId,
        approved_by_employee_id: approvals.approvedByEmployeeId,
      })),
    )
    .onConflict((conflict) => conflict.columns(["store_id", "employee_id", "business_date"]).doNothing())
    .returning("employee_id")
    .execute();
  return inserted.length;
}

export async function deleteApprovals(sql: Sql, range: Range & { employeeIds: readonly number[] }): Promise<number> {
  const deleted = await sql
    .deleteFrom("timecard_approvals")
    .where("store_id", "=", range.storeId)
    .where("business_date", ">=", range.from)
    .where("business_date", "<=", range.to)
    .where("employee_id", "in", [...range.employeeIds])
    .returning("employee_id")
    .execute();
  return deleted.length;
}

/** Closed to changes, because a manager found it right. */
export async function isApproved(
  sql: Sql,
  day: { storeId: number; employeeId: number; date: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("timecard_approvals")
    .select("employee_id")
    .where("store_id", "=", day.storeId)
    .where("employee_id", "=", day.employeeId)
    .where("business_date", "=", day.date)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes changes of one person's punches and approvals; false when there is no such person. */
export async function lockTimecard(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom("employees")
    .select("id")
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
