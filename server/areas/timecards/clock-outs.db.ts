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
    .where("storeId", "=", wanted.storeId)
    .where("employeeId", "=", wanted.employeeId)
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
    .selectFrom("plannedShiftsView")
    .select(raw<Date | null>`max(ends_at)`.as("endsAt"))
    .where("storeId", "=", day.storeId)
    .where("employeeId", "=", day.employeeId)
    .where("businessDate", "=", day.date)
    .executeTakeFirst();
  return row?.endsAt ?? null;
}

/** The closing hour of the day; in a store without hours, when the day was closed at the point of sale. */
export async function findStoreClose(
  sql: Sql,
  { storeId, timeZone, date }: Place & { date: string },
): Promise<Date | null> {
  const hours = await raw<{ closesMinutes: number | null }>`
    /* clock-outs.findStoreClose */ select closes_minutes
    from hangtag.hours_on(${storeId}, ${date})`.execute(sql);
  const closesMinutes = hours.rows[0]?.closesMinutes ?? null;
  if (closesMinutes !== null) {
    return instantOf(date, closesMinutes, timeZone);
  }
  const close = await sql
    .selectFrom("posDayClosesReportView")
    .select("closedAt")
    .where("storeId", "=", storeId)
    .where("businessDate", "=", date)
    .executeTakeFirst();
  return close?.closedAt ?? null;
}

export type Claim = { id: string; punchId: string; leftAt: Date; basis: string; saidAt: Date };

export async function listOpenClaims(sql: Sql, storeId: number): Promise<Claim[]> {
  return sql
    .selectFrom("clockOutClaims")
    .select(["id", "punchId", "leftAt", "basis", "saidAt"])
    .where("storeId", "=", storeId)
    .where("decidedAt", "is", null)
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
    leftAt: claim.leftAt,
    basis: claim.basis,
    saidAt: claim.saidAt,
    saidByUserId: claim.userId,
    saidByEmployeeId: claim.saidByEmployeeId,
  };
  await sql
    .insertInto("clockOutClaims")
    .values({
      storeId: claim.storeId,
      id: claim.id,
      employeeId: claim.employeeId,
      punchId: claim.punchId,
      businessDate: claim.date,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "punchId"]).where("decidedAt", "is", null).doUpdateSet(said))
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
    .updateTable("clockOutClaims")
    .set({
      decision: decided.decision,
      decidedAt: decided.now,
      decidedByUserId: decided.userId,
      decidedByEmployeeId: decided.decidedByEmployeeId,
    })
    .where("storeId", "=", decided.storeId)
    .where("punchId", "=", decided.punchId)
    .where("decidedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The smallest UUIDv7 of an instant's millisecond: its first 48 bits are the time. */
function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
