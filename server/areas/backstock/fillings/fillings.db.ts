import type { BusinessDate } from "#common/business-date.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { defaultAgeLimitDays } from "#common/backstock/age.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Contents } from "./fillings.rules.ts";

/** A filling with the names of what it points at. */
export type FillingRow = Contents & {
  id: string;
  binId: string;
  binNumber: number;
  /** With the store's prefix, as its label shows it. */
  bin: string;
  category: string;
  location: string;
  nextLocationId: string | null;
  nextLocation: string | null;
  nextIsTerminal: boolean;
  /** Of its category, or else of the store. */
  ageLimitDays: number;
  version: number;
  createdAt: Date;
  /** First name. */
  createdBy: string | null;
  archivedAt: Date | null;
  archivedOn: BusinessDate | null;
  archivedBy: string | null;
  archivedReason: string | null;
};

/** The list, its count and its parts are made from this. */
export function selectFillings(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstock_fillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.store_id", "=", "filling.store_id").onRef("bin.id", "=", "filling.bin_id"),
    )
    .innerJoin("backstock_categories as category", (join) =>
      join.onRef("category.store_id", "=", "filling.store_id").onRef("category.id", "=", "filling.category_id"),
    )
    .innerJoin("backstock_locations as location", (join) =>
      join.onRef("location.store_id", "=", "filling.store_id").onRef("location.id", "=", "filling.location_id"),
    )
    .leftJoin("backstock_locations as next", (join) =>
      join.onRef("next.store_id", "=", "location.store_id").onRef("next.id", "=", "location.next_location_id"),
    )
    .leftJoin("backstock_settings as settings", "settings.store_id", "filling.store_id")
    .leftJoin("employee_names_view as creator", (join) =>
      join
        .onRef("creator.store_id", "=", "filling.store_id")
        .onRef("creator.id", "=", "filling.created_by_employee_id"),
    )
    .leftJoin("employee_names_view as archiver", (join) =>
      join
        .onRef("archiver.store_id", "=", "filling.store_id")
        .onRef("archiver.id", "=", "filling.archived_by_employee_id"),
    )
    .select(["filling.id", "filling.bin_id", "bin.number", "settings.bin_prefix", "filling.category_id"])
    .select(["category.name as category", "filling.location_id", "location.name as location"])
    .select(["next.id as next_id", "next.name as next", "next.is_terminal as next_is_terminal"])
    .select(["category.age_limit_days as category_limit", "settings.age_limit_days as store_limit"])
    .select(["filling.inventory_date", "filling.season", "filling.notes", "filling.item_count", "filling.is_packing"])
    .select(["filling.version", "filling.created_at", "creator.first_name as created_by"])
    .select(["filling.archived_at", "filling.archived_on", "filling.archived_reason"])
    .select("archiver.first_name as archived_by")
    .where("filling.store_id", "=", storeId);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectFillings>["execute"]>>[number];

export async function findFilling(sql: Sql, of: { storeId: number; id: string }): Promise<FillingRow | null> {
  const row = await selectFillings(sql, of.storeId).where("filling.id", "=", of.id).executeTakeFirst();
  return row ? toFilling(row) : null;
}

/** What is in a bin now. */
export async function findFillingOfBin(sql: Sql, of: { storeId: number; binId: string }): Promise<FillingRow | null> {
  const row = await selectFillings(sql, of.storeId)
    .where("filling.bin_id", "=", of.binId)
    .where("filling.archived_at", "is", null)
    .executeTakeFirst();
  return row ? toFilling(row) : null;
}

/** In the order of the ids given. */
export async function listFillings(sql: Sql, of: { storeId: number; ids: readonly string[] }): Promise<FillingRow[]> {
  if (of.ids.length === 0) {
    return [];
  }
  const rows = await selectFillings(sql, of.storeId).where("filling.id", "in", of.ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toFilling(row)]));
  return of.ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The same, and nobody else changes them until the transaction ends. Locked by id, so that two people who move the same
 * bins in another order wait for each other once and never in a circle.
 */
export async function lockFillings(sql: Sql, of: { storeId: number; ids: readonly string[] }): Promise<FillingRow[]> {
  if (of.ids.length === 0) {
    return [];
  }
  await sql
    .selectFrom("backstock_fillings")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where("id", "in", of.ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return listFillings(sql, of);
}

/** The oldest bin of a category that waits in one of these places and is older than a date. */
export async function findOlder(
  sql: Sql,
  of: { storeId: number; categoryId: string; locationIds: readonly string[]; before: BusinessDate },
): Promise<FillingRow | null> {
  const row = await selectFillings(sql, of.storeId)
    .where("filling.archived_at", "is", null)
    .where("filling.category_id", "=", of.categoryId)
    .where("filling.location_id", "in", of.locationIds)
    .where("filling.inventory_date", "<", of.before)
    .orderBy("filling.inventory_date")
    .orderBy("bin.number")
    .limit(1)
    .executeTakeFirst();
  return row ? toFilling(row) : null;
}

export function toFilling(row: SelectedRow): FillingRow {
  return {
    id: row.id,
    binId: row.bin_id,
    binNumber: row.number,
    bin: binLabel(row.bin_prefix ?? "", row.number),
    categoryId: row.category_id,
    category: row.category,
    locationId: row.location_id,
    location: row.location,
    nextLocationId: row.next_id,
    nextLocation: row.next,
    nextIsTerminal: row.next_is_terminal ?? false,
    ageLimitDays: row.category_limit ?? row.store_limit ?? defaultAgeLimitDays,
    inventoryDate: row.inventory_date,
    season: row.season,
    notes: row.notes,
    itemCount: row.item_count,
    isPacking: row.is_packing,
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    archivedAt: row.archived_at,
    archivedOn: row.archived_on,
    archivedBy: row.archived_by,
    archivedReason: row.archived_reason,
  };
}
