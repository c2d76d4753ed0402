import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

export async function findStoreByNumber(sql: Sql, number: string): Promise<ActingStore | undefined> {
  const row = await sql
    .selectFrom("stores")
    .leftJoin("store_settings", "store_settings.store_id", "stores.id")
    .select(["stores.id", "stores.account_id", "stores.name", "stores.time_zone"])
    .select(["store_settings.business_day_boundary_minutes", "store_settings.week_start"])
    .where("stores.number", "=", number)
    .where("stores.archived_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      name: row.name,
      timeZone: row.time_zone,
      boundaryMinutes: row.business_day_boundary_minutes ?? 180,
      weekStart: row.week_start === 1 ? 1 : 0,
    }
  );
}

/** The device under which a file feeds; the same file and map are the same device, so a second run finds its numbers. */
export async function insertImportDevice(
  sql: Sql,
  device: { storeId: number; id: string; name: string },
): Promise<void> {
  await sql
    .insertInto("devices")
    .values({ store_id: device.storeId, id: device.id, name: device.name, type: "import" })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .execute();
}
