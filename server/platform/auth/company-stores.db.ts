import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

export type CompanyStore = ActingStore & { number: string };

/** Stores of an account among those that somebody may enter, by name. */
export async function listCompanyStores(
  sql: Sql,
  of: { accountId: number; storeIds: readonly number[] },
): Promise<CompanyStore[]> {
  if (of.storeIds.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("store_settings", "store_settings.store_id", "stores.id")
    .select(["stores.id", "stores.account_id", "stores.name", "stores.number", "stores.time_zone"])
    .select(["store_settings.business_day_boundary_minutes", "store_settings.week_start"])
    .where("stores.id", "in", [...of.storeIds])
    .where("stores.account_id", "=", of.accountId)
    .where("stores.archived_at", "is", null)
    .orderBy("stores.name")
    .orderBy("stores.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    number: row.number,
    timeZone: row.time_zone,
    boundaryMinutes: row.business_day_boundary_minutes ?? 180,
    weekStart: row.week_start === 1 ? 1 : 0,
  }));
}
