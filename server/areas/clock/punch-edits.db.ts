import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { PunchType } from "#common/clock/standing.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";
import { countingPunches, punchType } from "./punches.db.ts";
import { wageOf } from "./rate-in-force.db.ts";

type Range = { storeId: number; from: string; to: string; employeeId?: number | undefined };

type PunchRow = Selectable<DB["punches"]>;

/** `wageCents` is of clock-ins only. */
export type DetailedPunch = Pick<
  PunchRow,
  "id" | "employeeId" | "at" | "businessDate" | "source" | "reason" | "wageCents"
> & { type: PunchType };

/** Punches that count of a range of dates, oldest first. */
export async function listDetailedPunches(sql: Sql, range: Range): Promise<DetailedPunch[]> {
  let query = countingPunches(sql, range.storeId)
    .select(["punches.id", "punches.employeeId", "punches.type", "punches.at"])
    .select(["punches.businessDate", "punches.source", "punches.reason"])
    .select(wageOf)
    .where("punches.businessDate", ">=", range.from)
    .where("punches.businessDate", "<=", range.to);
  if (range.employeeId !== undefined) {
    query = query.where("punches.employeeId", "=", range.employeeId);
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, type: punchType(row.type) }));
}

/** `removed` replaces a punch that counts no more. */
export type PunchVersion = Pick<PunchRow, "id" | "at" | "source" | "reason" | "replacesId" | "writtenAt"> & {
  type: PunchType | "removed";
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
      join.onRef("employees.storeId", "=", "punches.storeId").onRef("employees.id", "=", "punches.editedByEmployeeId"),
    )
    .leftJoin("users", "users.id", "punches.editedByUserId")
    .select(["punches.id", "punches.type", "punches.at", "punches.source", "punches.reason"])
    .select(["punches.replacesId", "punches.writtenAt"])
    .select(
      raw<string | null>`coalesce(trim(employees.first_name || ' ' || employees.last_name), users.full_name)`.as(
        "writtenBy",
      ),
    )
    .where("punches.storeId", "=", day.storeId)
    .where("punches.employeeId", "=", day.employeeId)
    .where("punches.businessDate", "=", day.date)
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
    .select(["id", "wageCents"])
    .where("storeId", "=", storeId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.wageCents]));
}

export type Edit = Omit<Insertable<DB["punches"]>, "source"> & { type: PunchType | "removed"; reason: string };

/** Returns false when another edit already replaces the punch: the unique index decides between two at once. */
export async function insertEdit(sql: Sql, edit: Edit): Promise<boolean> {
  const inserted = await sql
    .insertInto("punches")
    .values({ ...edit, source: "edit" })
    .onConflict((conflict) =>
      conflict.columns(["storeId", "replacesId"]).where("replacesId", "is not", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns whether a manager has approved the day, which closes its punches to changes. */
export async function isDayApproved(
  sql: Sql,
  day: { storeId: number; employeeId: number; date: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("timecardApprovals")
    .select("employeeId")
    .where("storeId", "=", day.storeId)
    .where("employeeId", "=", day.employeeId)
    .where("businessDate", "=", day.date)
    .executeTakeFirst();
  return row !== undefined;
}
