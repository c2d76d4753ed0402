import { holdOfFilling } from "#server/areas/backstock/fillings/holds.db.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function findLocationName(sql: Sql, key: { storeId: number; id: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("backstockLocations")
    .select("name")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns the bins by number, the order in which they stand on a shelf. */
export async function listBinsOfPlace(sql: Sql, key: { storeId: number; locationId: string }) {
  return selectStanding(sql, key.storeId)
    .select(["filling.id", "bin.number", "category.name as categoryName"])
    .select(["filling.inventoryDate", "filling.notes"])
    .select(holdOfFilling.as("holdUntil"))
    .where("filling.locationId", "=", key.locationId)
    .orderBy("bin.number")
    .execute();
}

function selectStanding(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockFillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "filling.storeId").onRef("bin.id", "=", "filling.binId"),
    )
    .innerJoin("backstockCategories as category", (join) =>
      join.onRef("category.storeId", "=", "filling.storeId").onRef("category.id", "=", "filling.categoryId"),
    )
    .where("filling.storeId", "=", storeId)
    .where("filling.archivedAt", "is", null);
}

/** Returns the bins of every place that has a pick list. */
export async function listStagedBins(sql: Sql, storeId: number) {
  return selectStanding(sql, storeId)
    .innerJoin("backstockLocations as location", (join) =>
      join.onRef("location.storeId", "=", "filling.storeId").onRef("location.id", "=", "filling.locationId"),
    )
    .select(["bin.number", "category.name as categoryName", "location.name as locationName"])
    .where("location.isPickList", "=", true)
    .orderBy("location.position")
    .orderBy("bin.number")
    .execute();
}
