import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.db.ts";

export type ShiftFields = {
  employeeId: number;
  date: BusinessDate;
  startsAt: Date;
  endsAt: Date;
  position: string;
  note: string;
};

export type Shift = Omit<ShiftFields, "employeeId"> & { id: string; employee: Signer; source: "manual" | "provider" };

function selectShifts(sql: Sql, storeId: number) {
  return sql
    .selectFrom("shifts as shift")
    .innerJoin("employee_names_view as employee", (join) =>
      join.onRef("employee.store_id", "=", "shift.store_id").onRef("employee.id", "=", "shift.employee_id"),
    )
    .select([
      "shift.id",
      "shift.employee_id",
      "shift.business_date",
      "shift.starts_at",
      "shift.ends_at",
      "shift.position",
    ])
    .select(["shift.note", "shift.source", "employee.first_name", "employee.full_name", "employee.avatar_url"])
    .where("shift.store_id", "=", storeId)
    .where("shift.deleted_at", "is", null);
}

type ShiftRow = Awaited<ReturnType<ReturnType<typeof selectShifts>["execute"]>>[number];

export async function listShiftsOfDay(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<Shift[]> {
  const rows = await selectShifts(sql, of.storeId)
    .where("shift.business_date", "=", of.date)
    .orderBy("shift.starts_at")
    .orderBy("employee.full_name")
    .orderBy("shift.id")
    .execute();
  return rows.map(toShift);
}

export async function findShift(sql: Sql, of: { storeId: number; id: string }): Promise<Shift | null> {
  const row = await selectShifts(sql, of.storeId).where("shift.id", "=", of.id).executeTakeFirst();
  return row ? toShift(row) : null;
}

/** Two who change one shift come one after the other. */
export async function lockShift(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("shifts")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .forNoKeyUpdate()
    .execute();
}

/** Where else the person is planned in that time. */
export async function listOverlappingShifts(
  sql: Sql,
  of: { storeId: number; employeeId: number; exceptId: string; startsAt: Date; endsAt: Date },
): Promise<Shift[]> {
  const rows = await selectShifts(sql, of.storeId)
    .where("shift.employee_id", "=", of.employeeId)
    .where("shift.id", "!=", of.exceptId)
    .where("shift.starts_at", "<", of.endsAt)
    .where("shift.ends_at", ">", of.startsAt)
    .orderBy("shift.starts_at")
    .orderBy("shift.id")
    .execute();
  return rows.map(toShift);
}

/** False when a shift with this id exists already: the same request came twice. */
export async function insertShift(
  sql: Sql,
  shift: { storeId: number; id: string; at: Date } & ShiftFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("shifts")
    .values({ store_id: shift.storeId, id: shift.id, created_at: shift.at, ...columnsOf(shift) })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateShift(sql: Sql, shift: { storeId: number; id: string } & ShiftFields): Promise<void> {
  await sql
    .updateTable("shifts")
    .set(columnsOf(shift))
    .where("store_id", "=", shift.storeId)
    .where("id", "=", shift.id)
    .where("source", "=", "manual")
    .execute();
}

export async function deleteShift(sql: Sql, of: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("shifts")
    .set({ deleted_at: of.at })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .where("source", "=", "manual")
    .execute();
}

export async function undeleteShift(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("shifts")
    .set({ deleted_at: null })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .where("source", "=", "manual")
    .execute();
}

function columnsOf(shift: ShiftFields) {
  return {
    employee_id: shift.employeeId,
    business_date: shift.date,
    starts_at: shift.startsAt,
    ends_at: shift.endsAt,
    position: shift.position,
    note: shift.note,
  };
}

function toShift(row: ShiftRow): Shift {
  return {
    id: row.id,
    employee: {
      employeeId: row.employee_id,
      firstName: row.first_name ?? "",
      fullName: row.full_name ?? "",
      avatarUrl: row.avatar_url,
    },
    date: row.business_date,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    position: row.position,
    note: row.note,
    source: row.source === "provider" ? "provider" : "manual",
  };
}
