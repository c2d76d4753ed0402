import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A place of bins, with the number of filled bins in it. */
export type Location = ReturnType<typeof toLocation>;

export type LocationFields = Pick<Location, "name" | "nextLocationId" | "isDefault" | "isPickList">;

function selectLocations(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockLocations as location")
    .select(["location.id", "location.number", "location.name", "location.position", "location.nextLocationId"])
    .select(["location.isDefault", "location.isTerminal", "location.isPickList", "location.archivedAt"])
    .select((build) =>
      build
        .selectFrom("backstockFillings as filling")
        .select(({ fn }) => fn.countAll<number>().as("bins"))
        .whereRef("filling.storeId", "=", "location.storeId")
        .whereRef("filling.locationId", "=", "location.id")
        .where("filling.archivedAt", "is", null)
        .as("bins"),
    )
    .where("location.storeId", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLocations>["execute"]>>[number];

/** Those in use, in walking order. */
export async function listLocations(sql: Sql, storeId: number): Promise<Location[]> {
  const rows = await selectLocations(sql, storeId)
    .where("location.archivedAt", "is", null)
    .orderBy("location.position")
    .orderBy("location.id")
    .execute();
  return rows.map(toLocation);
}

export async function findLocation(sql: Sql, key: { storeId: number; id: string }): Promise<Location | null> {
  const row = await selectLocations(sql, key.storeId).where("location.id", "=", key.id).executeTakeFirst();
  return row ? toLocation(row) : null;
}

/** Waits for a concurrent move into the place; counts read afterwards hold until the transaction ends. */
export async function lockLocation(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("backstockLocations")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forUpdate()
    .execute();
}

export async function isLocationNameTaken(
  sql: Sql,
  filter: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockLocations")
    .select("id")
    .where("storeId", "=", filter.storeId)
    .where(({ fn }) => fn<string>("lower", ["name"]), "=", filter.name.toLowerCase())
    .where("id", "!=", filter.exceptId)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also of those deleted: a label that is still glued somewhere must not lead to another place. */
export async function listLocationNumbers(sql: Sql, storeId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom("backstockLocations")
    .select("number")
    .where("storeId", "=", storeId)
    .orderBy("number")
    .execute();
  return rows.map((row) => row.number);
}

/** False when a location with this id exists already: the same request came twice. */
export async function insertLocation(
  sql: Sql,
  location: { storeId: number; id: string; number: number; position: number; createdAt: Date } & LocationFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("backstockLocations")
    .values(location)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateLocation(
  sql: Sql,
  { storeId, id, ...fields }: { storeId: number; id: string } & LocationFields,
): Promise<void> {
  await sql.updateTable("backstockLocations").set(fields).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** The index allows one default at a time, so the old one goes first. */
export async function clearDefault(sql: Sql, key: { storeId: number; exceptId: string }): Promise<void> {
  await sql
    .updateTable("backstockLocations")
    .set({ isDefault: false })
    .where("storeId", "=", key.storeId)
    .where("isDefault", "=", true)
    .where("id", "!=", key.exceptId)
    .execute();
}

/** Whatever led to a location that goes away leads to another one, or to none. */
export async function replaceNext(
  sql: Sql,
  change: { storeId: number; id: string; replacementId: string | null },
): Promise<void> {
  await sql
    .updateTable("backstockLocations")
    .set({ nextLocationId: raw`nullif(${change.replacementId}::uuid, id)` })
    .where("storeId", "=", change.storeId)
    .where("nextLocationId", "=", change.id)
    .execute();
}

export async function archiveLocation(sql: Sql, change: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("backstockLocations")
    .set({ archivedAt: change.at, nextLocationId: null })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

/** Back in use, behind the others, leading where it led. */
export async function reviveLocation(
  sql: Sql,
  location: { storeId: number; id: string; nextLocationId: string | null; position: number },
): Promise<void> {
  await sql
    .updateTable("backstockLocations")
    .set({ archivedAt: null, nextLocationId: location.nextLocationId, position: location.position })
    .where("storeId", "=", location.storeId)
    .where("id", "=", location.id)
    .execute();
}

export async function positionLocations(
  sql: Sql,
  selection: { storeId: number; ids: readonly string[] },
): Promise<void> {
  await raw`/* backstock.positionLocations */
    update backstock_locations set position = place.position - 1
    from unnest(${selection.ids}::uuid[]) with ordinality as place (id, position)
    where backstock_locations.store_id = ${selection.storeId} and backstock_locations.id = place.id`.execute(sql);
}

function toLocation({ archivedAt, bins, ...location }: Row) {
  return { ...location, isArchived: archivedAt !== null, bins: bins ?? 0 };
}
