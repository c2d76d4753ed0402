import type { Sql } from "#server/platform/db/db.ts";

/** A location on the path of the bins. */
export type Place = Awaited<ReturnType<typeof listPlaces>>[number];

/** Returns the places in use, in walking order. */
export async function listPlaces(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockLocations")
    .select(["id", "name", "nextLocationId as nextId", "isDefault", "isTerminal"])
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/**
 * Holds a place that bins are about to come to: who deletes it waits, and then finds them there. False when it is gone.
 */
export async function holdPlace(sql: Sql, key: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockLocations")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("archivedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for a category that a bin is about to hold. */
export async function holdCategory(sql: Sql, key: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockCategories")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("archivedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks bins: of two people who fill the same bin, the second waits here until the first is done. */
export async function lockBins(sql: Sql, selection: { storeId: number; ids: readonly string[] }) {
  if (selection.ids.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("bins")
    .select(["id", "number", "retiredAt"])
    .where("storeId", "=", selection.storeId)
    .where("id", "in", selection.ids)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ retiredAt, ...bin }) => ({ ...bin, isRetired: retiredAt !== null }));
}
