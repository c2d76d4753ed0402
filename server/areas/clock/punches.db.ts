import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";
import type { Punch, PunchType } from "#common/clock/standing.ts";
import type { PaidPunch } from "./labor.rules.ts";
import { wageOf } from "./rate-in-force.db.ts";

export type EmployeePunch = Punch & { id: string; employeeId: number };

/** Punches of the dates given, oldest first, without those that an edit stands for. */
export async function listPunches(
  sql: Sql,
  filter: { storeId: number; businessDates: readonly string[]; employeeId?: number },
): Promise<EmployeePunch[]> {
  const rows = await punchesOfDates(sql, filter, { isOfOne: filter.employeeId !== undefined });
  return rows.map((row) => ({ ...row, type: punchType(row.type) }));
}

type PunchFilter = Parameters<typeof listPunches>[1];

const punchesOfDates = builtOnce((sql, filter: PunchFilter, { isOfOne }: { isOfOne: boolean }) =>
  countingPunches(sql, filter.storeId)
    .select(["punches.id", "punches.employeeId", "punches.type", "punches.at"])
    .select("punches.businessDate")
    .where("punches.businessDate", "=", raw<string>`any(${filter.businessDates}::date[])`)
    .$if(isOfOne, (query) => query.where("punches.employeeId", "=", filter.employeeId ?? 0)),
);

/** What one press of the clock wrote, the latest first: clocking out on a break ends the break at the same instant. */
export async function listPunchesOfPress(
  sql: Sql,
  press: { storeId: number; employeeId: number; punchId: string },
): Promise<EmployeePunch[]> {
  const rows = await countingPunches(sql, press.storeId)
    .select(["punches.id", "punches.employeeId", "punches.type", "punches.at"])
    .select("punches.businessDate")
    .where("punches.employeeId", "=", press.employeeId)
    .where(raw<boolean>`(punches.id = ${press.punchId}::uuid or (punches.type = 'breakEnd' and exists (
      select from punches as pressed
      where pressed.store_id = punches.store_id and pressed.id = ${press.punchId}::uuid
        and pressed.type = 'out' and pressed.at = punches.at)))`)
    .execute();
  return rows.map((row) => ({ ...row, type: punchType(row.type) })).toReversed();
}

/** Punches of a range of dates, oldest first; a clock-in without a wage of its own has the rate of its date. */
export async function listPaidPunches(
  sql: Sql,
  filter: { storeId: number; from: string; to: string },
): Promise<PaidPunch[]> {
  const rows = await countingPunches(sql, filter.storeId)
    .select(["punches.employeeId", "punches.type", "punches.at", "punches.businessDate"])
    .select(wageOf)
    .where("punches.businessDate", ">=", filter.from)
    .where("punches.businessDate", "<=", filter.to)
    .execute();
  return rows.map((row) => ({ ...row, type: punchType(row.type) }));
}

/**
 * Punches that count, oldest first: no removed ones, and none that an edit stands for. Of two at the same instant the end
 * of a break comes first: clocking out on a break writes both.
 */
export function countingPunches(sql: Sql, storeId: number) {
  return sql
    .selectFrom("punches")
    .where("punches.storeId", "=", storeId)
    .where("punches.type", "!=", "removed")
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("punches as edits")
            .select("edits.id")
            .whereRef("edits.storeId", "=", "punches.storeId")
            .whereRef("edits.replacesId", "=", "punches.id"),
        ),
      ),
    )
    .orderBy("punches.at")
    .orderBy(raw`punches.type <> 'breakEnd'`)
    .orderBy("punches.seq");
}

export async function insertPunch(
  sql: Sql,
  punch: Insertable<DB["punches"]> & { type: PunchType; deviceAt: Date | null; writtenAt: Date },
): Promise<void> {
  await sql.insertInto("punches").values(punch).execute();
}

/** One person's punches are written one after the other, from however many devices they come; false when not active. */
export async function lockEmployeeForPunch(
  sql: Sql,
  { storeId, employeeId, now }: { storeId: number; employeeId: number; now: Date },
): Promise<boolean> {
  const row = await sql
    .updateTable("employees")
    .set({ lastActionAt: now })
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .where("isActive", "=", true)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Today's date, and the date it still is before the day boundary although yesterday has been closed. */
export async function findOpenDates(
  sql: Sql,
  moment: { storeId: number; at: Date },
): Promise<{ today: string; open: string[] }> {
  const dates = await raw<{ today: string; night: string }>`
    /* team.findOpenDates */
    select hangtag.business_date_at(stores.id, ${moment.at}::timestamptz) as today,
      ((${moment.at}::timestamptz at time zone stores.time_zone)
        - make_interval(mins => coalesce(store_settings.business_day_boundary_minutes, 180)))::date as night
    from stores left join store_settings on store_settings.store_id = stores.id
    where stores.id = ${moment.storeId}`.execute(sql);
  const [row] = dates.rows;
  if (!row) {
    throw new Error(`There is no store ${moment.storeId} in this scope`);
  }
  return { today: row.today, open: [...new Set([row.today, row.night])] };
}

export function punchType(type: string): PunchType {
  return type === "in" || type === "out" || type === "breakStart" ? type : "breakEnd";
}
