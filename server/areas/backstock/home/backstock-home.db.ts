import type { BusinessDate } from "#common/business-date.ts";
import { defaultAgeBands, defaultAgeLimitDays } from "#common/backstock/age.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type HomeSettings = {
  prefix: string;
  ageBands: readonly number[];
  ageLimitDays: number;
  isScanFast: boolean;
  storeNumber: string;
};

export async function getHomeSettings(sql: Sql, storeId: number): Promise<HomeSettings> {
  const row = await sql
    .selectFrom("stores")
    .leftJoin("backstock_settings as settings", "settings.store_id", "stores.store_id")
    .select(["stores.number", "settings.bin_prefix", "settings.age_bands", "settings.age_limit_days"])
    .select("settings.is_scan_fast")
    .where("stores.store_id", "=", storeId)
    .executeTakeFirstOrThrow();
  return {
    prefix: row.bin_prefix ?? "",
    ageBands: row.age_bands ?? defaultAgeBands,
    ageLimitDays: row.age_limit_days ?? defaultAgeLimitDays,
    isScanFast: row.is_scan_fast ?? false,
    storeNumber: row.number,
  };
}

/** Bins in use, and how many of them hold something. */
export async function countBins(sql: Sql, storeId: number): Promise<{ bins: number; filled: number }> {
  return sql
    .selectFrom("bins")
    .leftJoin("backstock_fillings as filling", (join) =>
      join
        .onRef("filling.store_id", "=", "bins.store_id")
        .onRef("filling.bin_id", "=", "bins.id")
        .on("filling.archived_at", "is", null),
    )
    .select(({ fn }) => [fn.countAll<number>().as("bins"), fn.count<number>("filling.id").as("filled")])
    .where("bins.store_id", "=", storeId)
    .where("bins.retired_at", "is", null)
    .where("bins.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
}

export type HomeCategory = {
  id: string;
  name: string;
  target: number | null;
  bins: number;
  oldest: BusinessDate | null;
};

/** Categories in their order, with the bins that wait of each. */
export async function listHomeCategories(sql: Sql, storeId: number): Promise<HomeCategory[]> {
  const rows = await sql
    .selectFrom("backstock_categories as category")
    .leftJoin("backstock_fillings as filling", (join) =>
      join
        .onRef("filling.store_id", "=", "category.store_id")
        .onRef("filling.category_id", "=", "category.id")
        .on("filling.archived_at", "is", null),
    )
    .select(["category.id", "category.name", "category.target_bins"])
    .select(({ fn }) => [fn.count<number>("filling.id").as("bins"), fn.min("filling.inventory_date").as("oldest")])
    .where("category.store_id", "=", storeId)
    .where("category.archived_at", "is", null)
    .groupBy(["category.id", "category.name", "category.target_bins", "category.position"])
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
  return rows.map(({ id, name, target_bins: target, bins, oldest }) => ({ id, name, target, bins, oldest }));
}

export type HomeLocation = {
  id: string;
  number: number;
  name: string;
  nextId: string | null;
  isDefault: boolean;
  isTerminal: boolean;
  isPickList: boolean;
};

export async function listHomeLocations(sql: Sql, storeId: number): Promise<HomeLocation[]> {
  const rows = await sql
    .selectFrom("backstock_locations")
    .select(["id", "number", "name", "next_location_id", "is_default", "is_terminal", "is_pick_list"])
    .where("store_id", "=", storeId)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    nextId: row.next_location_id,
    isDefault: row.is_default,
    isTerminal: row.is_terminal,
    isPickList: row.is_pick_list,
  }));
}

export type WaitingCount = { locationId: string; inventoryDate: BusinessDate; bins: number };

/** How many bins of each inventory date stand where. */
export async function countByPlaceAndDate(sql: Sql, storeId: number): Promise<WaitingCount[]> {
  const rows = await sql
    .selectFrom("backstock_fillings")
    .select(["location_id", "inventory_date"])
    .select(({ fn }) => fn.countAll<number>().as("bins"))
    .where("store_id", "=", storeId)
    .where("archived_at", "is", null)
    .groupBy(["location_id", "inventory_date"])
    .execute();
  return rows.map((row) => ({ locationId: row.location_id, inventoryDate: row.inventory_date, bins: row.bins }));
}

/** Bins added and pulled on a business date, less what was taken back. */
export async function countOfDay(
  sql: Sql,
  of: { storeId: number; date: BusinessDate },
): Promise<{ added: number; pulled: number }> {
  const row = await sql
    .selectFrom("backstock_report_view")
    .select(["bins_added", "bins_pulled"])
    .where("store_id", "=", of.storeId)
    .where("business_date", "=", of.date)
    .executeTakeFirst();
  return { added: row?.bins_added ?? 0, pulled: row?.bins_pulled ?? 0 };
}
