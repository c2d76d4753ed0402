import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function findLocationName(sql: Sql, of: { storeId: number; id: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("backstock_locations")
    .select("name")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return row?.name ?? null;
}

export type BinOfPlace = {
  id: string;
  number: number;
  categoryName: string;
  inventoryDate: BusinessDate;
  notes: string;
};

/** By number: that is how bins stand on a shelf. */
export async function listBinsOfPlace(sql: Sql, of: { storeId: number; locationId: string }): Promise<BinOfPlace[]> {
  return selectStanding(sql, of.storeId)
    .select(["filling.id", "bin.number", "category.name as categoryName"])
    .select(["filling.inventory_date as inventoryDate", "filling.notes"])
    .where("filling.location_id", "=", of.locationId)
    .orderBy("bin.number")
    .execute();
}

function selectStanding(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstock_fillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.store_id", "=", "filling.store_id").onRef("bin.id", "=", "filling.bin_id"),
    )
    .innerJoin("backstock_categories as category", (join) =>
      join.onRef("category.store_id", "=", "filling.store_id").onRef("category.id", "=", "filling.category_id"),
    )
    .where("filling.store_id", "=", storeId)
    .where("filling.archived_at", "is", null);
}

/** What stands at any place that is a pick list. */
export async function listStagedBins(
  sql: Sql,
  storeId: number,
): Promise<{ number: number; categoryName: string; locationName: string }[]> {
  return selectStanding(sql, storeId)
    .innerJoin("backstock_locations as location", (join) =>
      join.onRef("location.store_id", "=", "filling.store_id").onRef("location.id", "=", "filling.location_id"),
    )
    .select(["bin.number", "category.name as categoryName", "location.name as locationName"])
    .where("location.is_pick_list", "=", true)
    .orderBy("location.position")
    .orderBy("bin.number")
    .execute();
}
