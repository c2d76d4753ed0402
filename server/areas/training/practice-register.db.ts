import { v5 as uuidv5 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

export async function findPracticePlace(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .select(["brandKind", "phoneNumber", "city", "state", "zip"])
    .where("id", "=", storeId)
    .executeTakeFirstOrThrow();
}

/** The UUID namespace of made-up registers: one for each training store. */
const registerNames = "0f6a3cf2-6a0a-4b57-8f1f-51d1a0f3e0c4";

export function practiceDeviceId(storeId: number): string {
  return uuidv5(`training:${storeId}`, registerNames);
}

/** A register without a program: it has no token, so nothing outside can be it. */
export async function saveDevice(sql: Sql, { storeId, now }: { storeId: number; now: Date }): Promise<void> {
  const seen = { isPosConnected: true, lastSeenAt: now };
  await sql
    .insertInto("devices")
    .values({
      ...{ storeId, id: practiceDeviceId(storeId), name: "Practice register", type: "pos", provider: "training" },
      ...{ posName: "Practice register", terminalNumber: "1", ...seen },
    })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(seen))
    .execute();
}

/** A holiday on which the made-up register sold nothing. */
export async function saveClosedDay(sql: Sql, { storeId, date }: { storeId: number; date: string }): Promise<void> {
  const closed = { name: "Holiday", opensMinutes: null, closesMinutes: null, buyingClosesMinutes: null };
  await sql
    .insertInto("storeHourExceptions")
    .values({ storeId, businessDate: date, ...closed })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doUpdateSet(closed))
    .execute();
}
