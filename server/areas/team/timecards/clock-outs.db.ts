import { sql as raw } from "kysely";
import { instantOf } from "#common/store-time.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Place = { storeId: number; timeZone: string };

/** What a person last did in the program after clocking in, within the time that an entry may last; null for nothing. */
export async function findLastAction(
  sql: Sql,
  wanted: { storeId: number; employeeId: number; after: Date; before: Date },
): Promise<Date | null> {
  const row = await sql
    .selectFrom("events")
    .select(raw<Date | null>`max(at)`.as("at"))
    .where("store_id", "=", wanted.storeId)
    .where("employee_id", "=", wanted.employeeId)
    .where("at", ">", wanted.after)
    .where("at", "<", wanted.before)
    // Event ids begin with their time, so the index on (store_id, id) finds the hours without one on `at`.
    .where("id", ">=", firstIdAt(wanted.after))
    .where("id", "<=", firstIdAt(wanted.before))
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function findShiftEnd(
  sql: Sql,
  day: { storeId: number; employeeId: number; date: string },
): Promise<Date | null> {
  const row = await sql
    .selectFrom("planned_shifts_view")
    .select(raw<Date | null>`max(ends_at)`.as("endsAt"))
    .where("store_id", "=", day.storeId)
    .where("employee_id", "=", day.employeeId)
    .where("business_date", "=", day.date)
    .executeTakeFirst();
  return row?.endsAt ?? null;
}

/** The closing hour of the day; in a store without hours, when the day was closed at the point of sale. */
export async function findStoreClose(
  sql: Sql,
  { storeId, timeZone, date }: Place & { date: string },
): Promise<Date | null> {
  const hours = await raw<{ closesMinutes: number | null }>`
    /* clock-outs.findStoreClose */ select closes_minutes as "closesMinutes"
    from hangtag.hours_on(${storeId}, ${date})`.execute(sql);
  const closesMinutes = hours.rows[0]?.closesMinutes ?? null;
  if (closesMinutes !== null) {
    return instantOf(date, closesMinutes, timeZone);
  }
  const close = await sql
    .selectFrom("pos_day_closes_report_view")
    .select("closed_at as closedAt")
    .where("store_id", "=", storeId)
    .where("business_date", "=", date)
    .executeTakeFirst();
  return close?.closedAt ?? null;
}

export type Claim = { id: string; punchId: string; leftAt: Date; basis: string; saidAt: Date };

export async function listOpenClaims(sql: Sql, storeId: number): Promise<Claim[]> {
  return sql
    .selectFrom("clock_out_claims")
    .select(["id", "punch_id as punchId", "left_at as leftAt", "basis", "said_at as saidAt"])
    .where("store_id", "=", storeId)
    .where("decided_at", "is", null)
    .execute();
}

/** A second answer takes the place of the first as long as nobody has decided. */
export async function saveClaim(
  sql: Sql,
  claim: Claim & {
    storeId: number;
    employeeId: number;
    date: string;
    userId: number | null;
    saidByEmployeeId: number | null;
  },
): Promise<void> {
  const said = {
    left_at: claim.leftAt,
    basis: claim.basis,
    said_at: claim.saidAt,
    said_by_user_id: claim.userId,
    said_by_employee_id: claim.saidByEmployeeId,
  };
  await sql
    .insertInto("clock_out_claims")
    .values({
      store_id: claim.storeId,
      id: claim.id,
      employee_id: claim.employeeId,
      punch_id: claim.punchId,
      business_date: claim.date,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(["store_id", "punch_id"]).where("decided_at", "is", null).doUpdateSet(said),
    )
    .execute();
}

export async function decideClaim(
  sql: Sql,
  decided: {
    storeId: number;
    punchId: string;
    decision: "confirmed" | "declined";
    now: Date;
    userId: number | null;
    decidedByEmployeeId: number | null;
  },
): Promise<boolean> {
  const row = await sql
    .updateTable("clock_out_claims")
    .set({
      decision: decided.decision,
      decided_at: decided.now,
      decided_by_user_id: decided.userId,
      decided_by_employee_id: decided.decidedByEmployeeId,
    })
    .where("store_id", "=", decided.storeId)
    .where("punch_id", "=", decided.punchId)
    .where("decided_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The smallest UUIDv7 of an instant's millisecond: its first 48 bits are the time. */
function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
