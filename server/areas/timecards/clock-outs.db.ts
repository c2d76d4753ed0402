import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import { instantOf } from "#common/store-time.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

type Place = { storeId: number; timeZone: string };

/** What a person last did in the program after clocking in, within the time that an entry may last; null for nothing. */
export async function findLastAction(
  sql: Sql,
  query: { storeId: number; employeeId: number; after: Date; before: Date },
): Promise<Date | null> {
  const row = await sql
    .selectFrom("events")
    .select(raw<Date | null>`max(at)`.as("at"))
    .where("storeId", "=", query.storeId)
    .where("employeeId", "=", query.employeeId)
    .where("at", ">", query.after)
    .where("at", "<", query.before)
    // Event ids begin with their time, so the index on (store_id, id) finds the hours without one on `at`.
    .where("id", ">=", firstIdAt(query.after))
    .where("id", "<=", firstIdAt(query.before))
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

const claimColumns = ["id", "punchId", "leftAt", "basis", "saidAt"] as const;

export type Claim = Pick<Selectable<DB["clockOutClaims"]>, (typeof claimColumns)[number]>;

export async function listOpenClaims(sql: Sql, storeId: number): Promise<Claim[]> {
  return sql
    .selectFrom("clockOutClaims")
    .select(claimColumns)
    .where("storeId", "=", storeId)
    .where("decidedAt", "is", null)
    .execute();
}

/** A second answer replaces the first as long as nobody has decided. */
export async function saveClaim(
  sql: Sql,
  claim: Claim & {
    storeId: number;
    employeeId: number;
    businessDate: string;
    saidByUserId: number | null;
    saidByEmployeeId: number | null;
  },
): Promise<void> {
  const { leftAt, basis, saidAt, saidByUserId, saidByEmployeeId } = claim;
  await sql
    .insertInto("clockOutClaims")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "punchId"])
        .where("decidedAt", "is", null)
        .doUpdateSet({ leftAt, basis, saidAt, saidByUserId, saidByEmployeeId }),
    )
    .execute();
}

/** Returns false when the claim was already decided. */
export async function decideClaim(
  sql: Sql,
  { storeId, punchId }: { storeId: number; punchId: string },
  decision: {
    decision: "confirmed" | "declined";
    decidedAt: Date;
    decidedByUserId: number | null;
    decidedByEmployeeId: number | null;
  },
): Promise<boolean> {
  const row = await sql
    .updateTable("clockOutClaims")
    .set(decision)
    .where("storeId", "=", storeId)
    .where("punchId", "=", punchId)
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
