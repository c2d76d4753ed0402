import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Season } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function hasBins(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql.selectFrom("bins").select("id").where("storeId", "=", storeId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the bins from 1 on, by number. */
export async function insertBins(sql: Sql, bins: { storeId: number; count: number; at: Date }): Promise<string[]> {
  const ids = Array.from({ length: bins.count }, () => uuidv7());
  await raw`/* demonstration.insertBins */
    insert into bins (store_id, id, number, created_at)
    select ${bins.storeId}, made.id, made.number, ${bins.at}
    from unnest(${ids}::uuid[]) with ordinality as made (id, number)`.execute(sql);
  return ids;
}

/** Returns the ids of the categories in order. */
export async function insertCategories(
  sql: Sql,
  input: { storeId: number; categories: readonly { name: string; targetBins: number | null }[]; at: Date },
): Promise<string[]> {
  const ids = input.categories.map(() => uuidv7());
  await raw`/* demonstration.insertCategories */
    insert into backstock_categories (store_id, id, name, target_bins, position, created_at)
    select ${input.storeId}, made.id, made.name, made.target_bins, made.place - 1, ${input.at}
    from unnest(${ids}::uuid[], ${input.categories.map(({ name }) => name)}::text[],
      ${input.categories.map(({ targetBins }) => targetBins)}::int[]) with ordinality as made (id, name, target_bins, place)`.execute(
    sql,
  );
  return ids;
}

export async function insertPrefix(sql: Sql, setting: { storeId: number; prefix: string }): Promise<void> {
  await sql
    .insertInto("backstockSettings")
    .values({ storeId: setting.storeId, binPrefix: setting.prefix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Places = { backRoom: string; floor: string };

export async function getPlaces(sql: Sql, storeId: number): Promise<Places> {
  const rows = await sql
    .selectFrom("backstockLocations")
    .select(["id", "isDefault", "isTerminal"])
    .where("storeId", "=", storeId)
    .orderBy("position")
    .execute();
  const backRoom = rows.find((row) => row.isDefault)?.id;
  const floor = rows.find((row) => row.isTerminal)?.id;
  if (backRoom === undefined || floor === undefined) {
    throw new Error(`The store ${storeId} has no back room and floor`);
  }
  return { backRoom, floor };
}

/** Adds a storage unit whose bins return through a staging place. Returns the unit's id. */
export async function insertStorage(sql: Sql, input: { storeId: number; backRoom: string; at: Date }): Promise<string> {
  const [storage, bringIn] = [uuidv7(), uuidv7()];
  const common = { storeId: input.storeId, createdAt: input.at };
  await sql
    .insertInto("backstockLocations")
    .values([
      {
        ...common,
        id: bringIn,
        number: 4,
        name: "Bring in",
        position: 3,
        isPickList: true,
        nextLocationId: input.backRoom,
      },
      { ...common, id: storage, number: 3, name: "Storage unit", position: 2, nextLocationId: bringIn },
    ])
    .execute();
  return storage;
}

export type WrittenFilling = {
  id: string;
  binId: string;
  categoryId: string;
  locationId: string;
  season: Season;
  notes: string;
  filledAt: Date;
  filledOn: string;
  filledBy: number;
  endedAt: Date | null;
  endedOn: string | null;
  endedBy: number | null;
};

/** Inserts in one statement, since a year of a store is one or two thousand rows. */
export async function insertFillings(sql: Sql, storeId: number, fillings: readonly WrittenFilling[]): Promise<void> {
  const column = <Value>(select: (filling: WrittenFilling) => Value): Value[] =>
    fillings.map((filling) => select(filling));
  await raw`/* demonstration.insertFillings */
    insert into backstock_fillings (store_id, id, bin_id, category_id, location_id, inventory_date, season, notes,
      created_at, created_by_employee_id, filled_on, archived_at, archived_on, archived_by_employee_id, archived_reason)
    select ${storeId}, made.id, made.bin_id, made.category_id, made.location_id, made.filled_on, made.season, made.notes,
      made.filled_at, made.filled_by, made.filled_on, made.ended_at, made.ended_on, made.ended_by,
      case when made.ended_at is not null then 'pulled' end
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ binId }) => binId)}::uuid[],
      ${column(({ categoryId }) => categoryId)}::uuid[], ${column(({ locationId }) => locationId)}::uuid[],
      ${column(({ season }) => season)}::text[], ${column(({ notes }) => notes)}::text[],
      ${column(({ filledAt }) => filledAt)}::timestamptz[], ${column(({ filledOn }) => filledOn)}::date[],
      ${column(({ filledBy }) => filledBy)}::int[], ${column(({ endedAt }) => endedAt)}::timestamptz[],
      ${column(({ endedOn }) => endedOn)}::date[], ${column(({ endedBy }) => endedBy)}::int[]
    ) as made (id, bin_id, category_id, location_id, season, notes, filled_at, filled_on, filled_by, ended_at, ended_on, ended_by)`.execute(
    sql,
  );
}

export type WrittenEvent = {
  fillingId: string;
  binId: string;
  categoryId: string;
  type: "added" | "moved" | "removed";
  fromLocationId: string | null;
  toLocationId: string;
  employeeId: number;
  date: string;
  at: Date;
};

export async function insertEvents(sql: Sql, storeId: number, events: readonly WrittenEvent[]): Promise<void> {
  const column = <Value>(select: (event: WrittenEvent) => Value): Value[] => events.map((event) => select(event));
  await raw`/* demonstration.insertEvents */
    insert into backstock_events (store_id, id, set_id, filling_id, bin_id, category_id, type, from_location_id,
      to_location_id, reason, employee_id, business_date, at)
    select ${storeId}, made.id, made.id, made.filling_id, made.bin_id, made.category_id, made.type, made.from_id,
      made.to_id, case when made.type = 'removed' then 'pulled' end, made.employee_id, made.business_date, made.at
    from unnest(
      ${column(() => uuidv7())}::uuid[], ${column(({ fillingId }) => fillingId)}::uuid[],
      ${column(({ binId }) => binId)}::uuid[], ${column(({ categoryId }) => categoryId)}::uuid[],
      ${column(({ type }) => type)}::text[], ${column(({ fromLocationId }) => fromLocationId)}::uuid[],
      ${column(({ toLocationId }) => toLocationId)}::uuid[], ${column(({ employeeId }) => employeeId)}::int[],
      ${column(({ date }) => date)}::date[], ${column(({ at }) => at)}::timestamptz[]
    ) as made (id, filling_id, bin_id, category_id, type, from_id, to_id, employee_id, business_date, at)`.execute(sql);
}
