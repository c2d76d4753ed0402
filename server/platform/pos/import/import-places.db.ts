import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

export async function findStoreByNumber(sql: Sql, number: string): Promise<ActingStore | undefined> {
  const row = await sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.timeZone"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .where("stores.number", "=", number)
    .where("stores.archivedAt", "is", null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.accountId,
      name: row.name,
      timeZone: row.timeZone,
      boundaryMinutes: row.businessDayBoundaryMinutes ?? 180,
      weekStart: row.weekStart === 1 ? 1 : 0,
    }
  );
}

/** Creates the device of an import; the same file and map give the same device, so a second run finds its numbers. */
export async function insertImportDevice(
  sql: Sql,
  device: { storeId: number; id: string; name: string },
): Promise<void> {
  await sql
    .insertInto("devices")
    .values({ storeId: device.storeId, id: device.id, name: device.name, type: "import" })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .execute();
}
