import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

/** Returns all active stores, or only `onlyStoreId`. */
export async function listStoresForSchedules(sql: Sql, onlyStoreId?: number): Promise<ActingStore[]> {
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.timeZone"])
    .select(["stores.unpaidSince", "stores.billingEndedAt", "stores.trainingOf"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .where("stores.archivedAt", "is", null)
    .where("stores.closedAt", "is", null)
    .$if(onlyStoreId !== undefined, (query) => query.where("stores.id", "=", onlyStoreId ?? 0))
    .orderBy("stores.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.accountId,
    name: row.name,
    timeZone: row.timeZone,
    boundaryMinutes: row.businessDayBoundaryMinutes ?? 180,
    weekStart: row.weekStart === 1 ? 1 : 0,
    billing: { unpaidSince: row.unpaidSince, endedAt: row.billingEndedAt },
    ...(row.trainingOf !== null && { isTraining: true as const }),
  }));
}
