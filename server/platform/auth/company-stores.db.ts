import { sortedByName } from "#common/lists/name-order.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

export type CompanyStore = ActingStore & { number: string };

/** Returns the stores of an account that are among `storeIds`, sorted by name. */
export async function listCompanyStores(
  sql: Sql,
  reach: { accountId: number; storeIds: readonly number[] },
): Promise<CompanyStore[]> {
  if (reach.storeIds.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.number", "stores.timeZone"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .where("stores.id", "in", [...reach.storeIds])
    .where("stores.accountId", "=", reach.accountId)
    .where("stores.archivedAt", "is", null)
    .execute();
  return sortedByName(rows).map((row) => ({
    id: row.id,
    accountId: row.accountId,
    name: row.name,
    number: row.number,
    timeZone: row.timeZone,
    boundaryMinutes: row.businessDayBoundaryMinutes ?? 180,
    weekStart: row.weekStart === 1 ? 1 : 0,
  }));
}
