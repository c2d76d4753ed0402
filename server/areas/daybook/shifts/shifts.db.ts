import type { BusinessDate } from "#common/business-date.ts";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { signer } from "#server/areas/daybook/tasks/tasks.db.ts";
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
    .innerJoin("employeeNamesView as employee", (join) =>
      join.onRef("employee.storeId", "=", "shift.storeId").onRef("employee.id", "=", "shift.employeeId"),
    )
    .select([
      "shift.id",
      "shift.employeeId",
      "shift.businessDate as date",
      "shift.startsAt",
      "shift.endsAt",
      "shift.position",
    ])
    .select(["shift.note", "shift.source", "employee.firstName", "employee.fullName", "employee.avatarUrl"])
    .where("shift.storeId", "=", storeId)
    .where("shift.deletedAt", "is", null);
}

type ShiftRow = Awaited<ReturnType<ReturnType<typeof selectShifts>["execute"]>>[number];

export async function listShiftsOfDay(sql: Sql, filter: { storeId: number; date: BusinessDate }): Promise<Shift[]> {
  return (await shiftsOfDay(sql, filter)).map(toShift);
}

const shiftsOfDay = builtOnce((sql, filter: { storeId: number; date: BusinessDate }) =>
  selectShifts(sql, filter.storeId)
    .where("shift.businessDate", "=", filter.date)
    .orderBy("shift.startsAt")
    .orderBy("employee.fullName")
    .orderBy("shift.id"),
);

export async function findShift(sql: Sql, key: { storeId: number; id: string }): Promise<Shift | null> {
  const row = await selectShifts(sql, key.storeId).where("shift.id", "=", key.id).executeTakeFirst();
  return row ? toShift(row) : null;
}

/** Serializes changes of one shift. */
export async function lockShift(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("shifts")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forNoKeyUpdate()
    .execute();
}

/** Returns the person's other shifts in that time. */
export async function listOverlappingShifts(
  sql: Sql,
  filter: { storeId: number; employeeId: number; exceptId: string; startsAt: Date; endsAt: Date },
): Promise<Shift[]> {
  const rows = await selectShifts(sql, filter.storeId)
    .where("shift.employeeId", "=", filter.employeeId)
    .where("shift.id", "!=", filter.exceptId)
    .where("shift.startsAt", "<", filter.endsAt)
    .where("shift.endsAt", ">", filter.startsAt)
    .orderBy("shift.startsAt")
    .orderBy("shift.id")
    .execute();
  return rows.map(toShift);
}

/** Returns false when a shift with this id exists: the request was repeated. */
export async function insertShift(
  sql: Sql,
  { date, ...shift }: { storeId: number; id: string; createdAt: Date } & ShiftFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("shifts")
    .values({ ...shift, businessDate: date })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateShift(
  sql: Sql,
  { storeId, id, date, ...shift }: { storeId: number; id: string } & ShiftFields,
): Promise<void> {
  await sql
    .updateTable("shifts")
    .set({ ...shift, businessDate: date })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .where("source", "=", "manual")
    .execute();
}

export async function deleteShift(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("shifts")
    .set({ deletedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("source", "=", "manual")
    .execute();
}

export async function undeleteShift(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("shifts")
    .set({ deletedAt: null })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("source", "=", "manual")
    .execute();
}

function toShift({ employeeId, firstName, fullName, avatarUrl, ...shift }: ShiftRow): Shift {
  return {
    ...shift,
    employee: signer({ id: employeeId, first: firstName, name: fullName, avatar: avatarUrl }),
    source: shift.source === "provider" ? "provider" : "manual",
  };
}
