import type { Sql } from "#server/platform/db/db.ts";

/** A location as the ways of bins go through it. */
export type Place = {
  id: string;
  name: string;
  nextId: string | null;
  isDefault: boolean;
  isTerminal: boolean;
};

/** The places there are, in walking order. */
export async function listPlaces(sql: Sql, storeId: number): Promise<Place[]> {
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
export async function holdPlace(sql: Sql, of: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockLocations")
    .select("id")
    .where("storeId", "=", of.storeId)
    .where("id", "=", of.id)
    .where("archivedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for a category that a bin is about to hold. */
export async function holdCategory(sql: Sql, of: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockCategories")
    .select("id")
    .where("storeId", "=", of.storeId)
    .where("id", "=", of.id)
    .where("archivedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export type LockedBin = { id: string; number: number; isRetired: boolean };

/** Of two people who fill the same bin the second waits here until the first is done. */
export async function lockBins(sql: Sql, of: { storeId: number; ids: readonly string[] }): Promise<LockedBin[]> {
  if (of.ids.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("bins")
    .select(["id", "number", "retiredAt"])
    .where("storeId", "=", of.storeId)
    .where("id", "in", of.ids)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, number: row.number, isRetired: row.retiredAt !== null }));
}
