import type { BusinessDate } from "#common/business-date.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { defaultAgeLimitDays } from "#common/backstock/age.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { holdOfFilling } from "./holds.db.ts";

/** The list, its count and its parts are made from this. */
export function selectFillings(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockFillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "filling.storeId").onRef("bin.id", "=", "filling.binId"),
    )
    .innerJoin("backstockCategories as category", (join) =>
      join.onRef("category.storeId", "=", "filling.storeId").onRef("category.id", "=", "filling.categoryId"),
    )
    .innerJoin("backstockLocations as location", (join) =>
      join.onRef("location.storeId", "=", "filling.storeId").onRef("location.id", "=", "filling.locationId"),
    )
    .leftJoin("backstockLocations as next", (join) =>
      join.onRef("next.storeId", "=", "location.storeId").onRef("next.id", "=", "location.nextLocationId"),
    )
    .leftJoin("backstockSettings as settings", "settings.storeId", "filling.storeId")
    .leftJoin("employeeNamesView as creator", (join) =>
      join.onRef("creator.storeId", "=", "filling.storeId").onRef("creator.id", "=", "filling.createdByEmployeeId"),
    )
    .leftJoin("employeeNamesView as archiver", (join) =>
      join.onRef("archiver.storeId", "=", "filling.storeId").onRef("archiver.id", "=", "filling.archivedByEmployeeId"),
    )
    .select(["filling.id", "filling.binId", "bin.number as binNumber", "settings.binPrefix", "filling.categoryId"])
    .select(["category.name as category", "filling.locationId", "location.name as location"])
    .select(["next.id as nextLocationId", "next.name as nextLocation", "next.isTerminal as nextIsTerminal"])
    .select(["category.ageLimitDays as categoryLimit", "settings.ageLimitDays as storeLimit"])
    .select(["filling.inventoryDate", "filling.season", "filling.notes", "filling.itemCount", "filling.isPacking"])
    .select(["filling.version", "filling.createdAt", "creator.firstName as createdBy"])
    .select(["filling.archivedAt", "filling.archivedOn", "filling.archivedReason"])
    .select("archiver.firstName as archivedBy")
    .select(holdOfFilling.as("holdUntil"))
    .where("filling.storeId", "=", storeId);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectFillings>["execute"]>>[number];

export async function findFilling(sql: Sql, key: { storeId: number; id: string }): Promise<FillingRow | null> {
  const row = await selectFillings(sql, key.storeId).where("filling.id", "=", key.id).executeTakeFirst();
  return row ? toFilling(row) : null;
}

/** What is in a bin now. */
export async function findFillingOfBin(sql: Sql, key: { storeId: number; binId: string }): Promise<FillingRow | null> {
  const row = await selectFillings(sql, key.storeId)
    .where("filling.binId", "=", key.binId)
    .where("filling.archivedAt", "is", null)
    .executeTakeFirst();
  return row ? toFilling(row) : null;
}

/** In the order of the ids given. */
export async function listFillings(
  sql: Sql,
  selection: { storeId: number; ids: readonly string[] },
): Promise<FillingRow[]> {
  if (selection.ids.length === 0) {
    return [];
  }
  const rows = await selectFillings(sql, selection.storeId).where("filling.id", "in", selection.ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toFilling(row)]));
  return selection.ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The same, and nobody else changes them until the transaction ends. Locked by id, so that two people who move the same
 * bins in another order wait for each other once and never in a circle.
 */
export async function lockFillings(
  sql: Sql,
  selection: { storeId: number; ids: readonly string[] },
): Promise<FillingRow[]> {
  if (selection.ids.length === 0) {
    return [];
  }
  await sql
    .selectFrom("backstockFillings")
    .select("id")
    .where("storeId", "=", selection.storeId)
    .where("id", "in", selection.ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return listFillings(sql, selection);
}

/** The oldest bin of a category that waits in one of these places and is older than a date. */
export async function findOlder(
  sql: Sql,
  selection: { storeId: number; categoryId: string; locationIds: readonly string[]; before: BusinessDate },
): Promise<FillingRow | null> {
  const row = await selectFillings(sql, selection.storeId)
    .where("filling.archivedAt", "is", null)
    .where("filling.categoryId", "=", selection.categoryId)
    .where("filling.locationId", "in", selection.locationIds)
    .where("filling.inventoryDate", "<", selection.before)
    .orderBy("filling.inventoryDate")
    .orderBy("bin.number")
    .limit(1)
    .executeTakeFirst();
  return row ? toFilling(row) : null;
}

/** A filling with the names of what it points at; its bin as the label shows it, with the store's prefix. */
export type FillingRow = ReturnType<typeof toFilling>;

export function toFilling({ binPrefix, categoryLimit, storeLimit, ...filling }: SelectedRow) {
  return {
    ...filling,
    bin: binLabel(binPrefix ?? "", filling.binNumber),
    nextIsTerminal: filling.nextIsTerminal ?? false,
    ageLimitDays: categoryLimit ?? storeLimit ?? defaultAgeLimitDays,
  };
}
