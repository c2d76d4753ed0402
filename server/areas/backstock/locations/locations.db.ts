import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Where bins stand. */
export type Location = {
  id: string;
  /** What its place label says. */
  number: number;
  name: string;
  position: number;
  nextLocationId: string | null;
  isDefault: boolean;
  isTerminal: boolean;
  isPickList: boolean;
  isArchived: boolean;
  /** Filled bins that stand here. */
  bins: number;
};

export type LocationFields = Pick<Location, "name" | "nextLocationId" | "isDefault" | "isPickList">;

function selectLocations(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstock_locations as location")
    .select(["location.id", "location.number", "location.name", "location.position", "location.next_location_id"])
    .select(["location.is_default", "location.is_terminal", "location.is_pick_list", "location.archived_at"])
    .select((build) =>
      build
        .selectFrom("backstock_fillings as filling")
        .select(({ fn }) => fn.countAll<number>().as("bins"))
        .whereRef("filling.store_id", "=", "location.store_id")
        .whereRef("filling.location_id", "=", "location.id")
        .where("filling.archived_at", "is", null)
        .as("bins"),
    )
    .where("location.store_id", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLocations>["execute"]>>[number];

/** Those in use, in walking order. */
export async function listLocations(sql: Sql, storeId: number): Promise<Location[]> {
  const rows = await selectLocations(sql, storeId)
    .where("location.archived_at", "is", null)
    .orderBy("location.position")
    .orderBy("location.id")
    .execute();
  return rows.map(toLocation);
}

export async function findLocation(sql: Sql, of: { storeId: number; id: string }): Promise<Location | null> {
  const row = await selectLocations(sql, of.storeId).where("location.id", "=", of.id).executeTakeFirst();
  return row ? toLocation(row) : null;
}

/** Waits for whoever puts a bin into it just now; what is counted afterwards is true until the transaction ends. */
export async function lockLocation(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("backstock_locations")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .forUpdate()
    .execute();
}

export async function isLocationNameTaken(
  sql: Sql,
  of: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("backstock_locations")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where(({ fn }) => fn<string>("lower", ["name"]), "=", of.name.toLowerCase())
    .where("id", "!=", of.exceptId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also of those deleted: a label that is still glued somewhere must not lead to another place. */
export async function listLocationNumbers(sql: Sql, storeId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom("backstock_locations")
    .select("number")
    .where("store_id", "=", storeId)
    .orderBy("number")
    .execute();
  return rows.map((row) => row.number);
}

/** False when a location with this id exists already: the same request came twice. */
export async function insertLocation(
  sql: Sql,
  location: { storeId: number; id: string; number: number; position: number; at: Date } & LocationFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("backstock_locations")
    .values({
      store_id: location.storeId,
      id: location.id,
      number: location.number,
      position: location.position,
      created_at: location.at,
      ...columnsOf(location),
    })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateLocation(
  sql: Sql,
  location: { storeId: number; id: string } & LocationFields,
): Promise<void> {
  await sql
    .updateTable("backstock_locations")
    .set(columnsOf(location))
    .where("store_id", "=", location.storeId)
    .where("id", "=", location.id)
    .execute();
}

/** The index allows one default at a time, so the old one goes first. */
export async function clearDefault(sql: Sql, of: { storeId: number; exceptId: string }): Promise<void> {
  await sql
    .updateTable("backstock_locations")
    .set({ is_default: false })
    .where("store_id", "=", of.storeId)
    .where("is_default", "=", true)
    .where("id", "!=", of.exceptId)
    .execute();
}

/** Whatever led to a location that goes away leads to another one, or to none. */
export async function replaceNext(
  sql: Sql,
  of: { storeId: number; id: string; replacementId: string | null },
): Promise<void> {
  await sql
    .updateTable("backstock_locations")
    .set({ next_location_id: raw`nullif(${of.replacementId}::uuid, id)` })
    .where("store_id", "=", of.storeId)
    .where("next_location_id", "=", of.id)
    .execute();
}

export async function archiveLocation(sql: Sql, of: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("backstock_locations")
    .set({ archived_at: of.at, next_location_id: null })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

/** Back in use, behind the others, leading where it led. */
export async function reviveLocation(
  sql: Sql,
  location: { storeId: number; id: string; nextLocationId: string | null; position: number },
): Promise<void> {
  await sql
    .updateTable("backstock_locations")
    .set({ archived_at: null, next_location_id: location.nextLocationId, position: location.position })
    .where("store_id", "=", location.storeId)
    .where("id", "=", location.id)
    .execute();
}

export async function positionLocations(sql: Sql, of: { storeId: number; ids: readonly string[] }): Promise<void> {
  await raw`/* backstock.positionLocations */
    update backstock_locations set position = place.position - 1
    from unnest(${of.ids}::uuid[]) with ordinality as place (id, position)
    where backstock_locations.store_id = ${of.storeId} and backstock_locations.id = place.id`.execute(sql);
}

function columnsOf({ name, nextLocationId, isDefault, isPickList }: LocationFields) {
  return { name, next_location_id: nextLocationId, is_default: isDefault, is_pick_list: isPickList };
}

function toLocation(row: Row): Location {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    position: row.position,
    nextLocationId: row.next_location_id,
    isDefault: row.is_default,
    isTerminal: row.is_terminal,
    isPickList: row.is_pick_list,
    isArchived: row.archived_at !== null,
    bins: row.bins ?? 0,
  };
}
