import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A register that is away for longer than this is not asked any more: what it holds is sent by itself when it is back. */
const wantedDays = 3;

/** The newest wish of a day replaces an older one: every register is asked once more. */
export async function saveResendRequest(sql: Sql, of: { storeId: number; date: string; askedAt: Date }): Promise<void> {
  await sql
    .insertInto("pos_resend_requests")
    .values({ store_id: of.storeId, business_date: of.date, asked_at: of.askedAt })
    .onConflict((conflict) =>
      conflict.columns(["store_id", "business_date"]).doUpdateSet({ asked_at: of.askedAt, told: [] }),
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
    .selectFrom("pos_resend_requests")
    .select(["business_date", "asked_at"])
    .where("store_id", "=", range.storeId)
    .where("business_date", ">=", range.from)
    .where("business_date", "<=", range.to)
    .execute();
  return new Map(rows.map((row) => [row.business_date, row.asked_at]));
}
