import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

/** All stores that are not archived, or just the one asked for. */
export async function listStoresForSchedules(sql: Sql, onlyStoreId?: number): Promise<ActingStore[]> {
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("store_settings", "store_settings.store_id", "stores.id")
    .select(["stores.id", "stores.account_id", "stores.name", "stores.time_zone"])
    .select(["store_settings.business_day_boundary_minutes", "store_settings.week_start"])
    .where("stores.archived_at", "is", null)
    .$if(onlyStoreId !== undefined, (query) => query.where("stores.id", "=", onlyStoreId ?? 0))
    .orderBy("stores.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    timeZone: row.time_zone,
    boundaryMinutes: row.business_day_boundary_minutes ?? 180,
    weekStart: row.week_start === 1 ? 1 : 0,
  }));
}
