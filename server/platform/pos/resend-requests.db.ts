import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A register that is away for longer than this is not asked any more: what it holds is sent by itself when it is back. */
const wantedDays = 3;

/** The newest wish of a day replaces an older one: every register is asked once more. */
export async function saveResendRequest(sql: Sql, of: { storeId: number; date: string; askedAt: Date }): Promise<void> {
  await sql
    .insertInto("posResendRequests")
    .values({ storeId: of.storeId, businessDate: of.date, askedAt: of.askedAt })
    .onConflict((conflict) =>
      conflict.columns(["storeId", "businessDate"]).doUpdateSet({ askedAt: of.askedAt, told: [] }),
    )
    .execute();
}

/** The days that people want and that this device was not asked for since; from now on it was. */
export async function takeResendRequests(
  sql: Sql,
  of: { storeId: number; deviceId: string; now: Date },
): Promise<string[]> {
  const told = await raw<{ date: string }>`
    /* pos.takeResendRequests */
    update pos_resend_requests set told = told || ${of.deviceId}::uuid
    where store_id = ${of.storeId} and ${of.deviceId}::uuid <> all (told)
      and asked_at > ${of.now}::timestamptz - make_interval(days => ${wantedDays})
    returning business_date as date`.execute(sql);
  return told.rows.map(({ date }) => date);
}

/** When each day of a range was asked for last. */
export async function listResendRequests(
  sql: Sql,
  range: { storeId: number; from: string; to: string },
): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql
    .selectFrom("posResendRequests")
    .select(["businessDate", "askedAt"])
    .where("storeId", "=", range.storeId)
    .where("businessDate", ">=", range.from)
    .where("businessDate", "<=", range.to)
    .execute();
  return new Map(rows.map((row) => [row.businessDate, row.askedAt]));
}
