import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A register away for longer is not asked, because it resends its queue when it is back. */
const requestDays = 3;

/** Replaces an earlier request for the day, so that every register is asked once more. */
export async function saveResendRequest(
  sql: Sql,
  resendRequest: { storeId: number; date: string; askedAt: Date },
): Promise<void> {
  await sql
    .insertInto("posResendRequests")
    .values({ storeId: resendRequest.storeId, businessDate: resendRequest.date, askedAt: resendRequest.askedAt })
    .onConflict((conflict) =>
      conflict.columns(["storeId", "businessDate"]).doUpdateSet({ askedAt: resendRequest.askedAt, told: [] }),
    )
    .execute();
}

/** Returns the requested days that this device was not asked for yet, and marks them as asked. */
export async function takeResendRequests(
  sql: Sql,
  device: { storeId: number; deviceId: string; now: Date },
): Promise<string[]> {
  const result = await raw<{ date: string }>`
    /* pos.takeResendRequests */
    update pos_resend_requests set told = told || ${device.deviceId}::uuid
    where store_id = ${device.storeId} and ${device.deviceId}::uuid <> all (told)
      and asked_at > ${device.now}::timestamptz - make_interval(days => ${requestDays})
    returning business_date as date`.execute(sql);
  return result.rows.map(({ date }) => date);
}

/** Returns when each day of a range was last requested. */
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
