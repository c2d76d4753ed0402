import { sql as raw } from "kysely";
import { seasons } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, toPage, selectPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";

/** A bin and its contents, which are null while it is empty. */
export type Bin = ReturnType<typeof toBin>;

function selectBins(sql: Sql, storeId: number) {
  return sql
    .selectFrom("bins as bin")
    .leftJoin("backstockFillings as filling", (join) =>
      join
        .onRef("filling.storeId", "=", "bin.storeId")
        .onRef("filling.binId", "=", "bin.id")
        .on("filling.archivedAt", "is", null),
    )
    .leftJoin("backstockCategories as category", (join) =>
      join.onRef("category.storeId", "=", "filling.storeId").onRef("category.id", "=", "filling.categoryId"),
    )
    .leftJoin("backstockLocations as location", (join) =>
      join.onRef("location.storeId", "=", "filling.storeId").onRef("location.id", "=", "filling.locationId"),
    )
    .select(["bin.id", "bin.number", "bin.retiredAt", "bin.deletedAt", "bin.createdAt"])
    .select(["filling.id as fillingId", "filling.categoryId", "filling.locationId", "filling.inventoryDate"])
    .select(["filling.season", "filling.notes"])
    .select(["category.name as categoryName", "location.name as locationName"])
    .where("bin.storeId", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBins>["execute"]>>[number];

export const binStates = ["filled", "empty", "retired"] as const;
export type BinState = (typeof binStates)[number];

export type BinFilter = {
  /** Null for all but the deleted. */
  state: BinState | null;
  /** Digits that the number begins with. */
  digits: string | null;
};

function filtered(sql: Sql, request: { storeId: number; filter: BinFilter }) {
  const { state, digits } = request.filter;
  return selectBins(sql, request.storeId)
    .where("bin.deletedAt", "is", null)
    .$if(state === "filled", (query) => query.where("filling.id", "is not", null))
    .$if(state === "empty", (query) => query.where("filling.id", "is", null).where("bin.retiredAt", "is", null))
    .$if(state === "retired", (query) => query.where("bin.retiredAt", "is not", null))
    .$if(digits !== null, (query) => query.where(raw<string>`bin.number::text`, "like", `${digits}%`));
}

const binNumber = { by: raw.ref("bin.number"), type: "integer" } as const;

/** An empty bin stands where a name of no letters would. */
export const binOrder: ListOrder<"number" | "contents.categoryName" | "contents.locationName" | "isFilled"> = {
  columns: {
    number: binNumber,
    "contents.categoryName": { by: raw`coalesce(lower(category.name), '')`, type: "text" },
    "contents.locationName": { by: raw`coalesce(lower(location.name), '')`, type: "text" },
    isFilled: {
      by: raw`case when bin.retired_at is not null then 2 when filling.id is null then 1 else 0 end`,
      type: "integer",
    },
  },
  tie: binNumber,
  usual: { sortBy: "number", descending: false },
};

export async function listBins(
  sql: Sql,
  query: { storeId: number; filter: BinFilter; place: PagePlace },
): Promise<Page<Bin>> {
  return mapPage(toPage(await selectPage(filtered(sql, query), query.place).execute(), query.place), toBin);
}

export type BinCounts = { total: number; filled: number; empty: number; retired: number };

export async function countBins(sql: Sql, storeId: number): Promise<BinCounts> {
  const result = await raw<BinCounts>`/* backstock.countBins */
    select count(*)::int as total,
      (count(*) filter (where filling.id is not null))::int as filled,
      (count(*) filter (where filling.id is null and bin.retired_at is null))::int as empty,
      (count(*) filter (where bin.retired_at is not null))::int as retired
    from bins as bin
    left join backstock_fillings as filling
      on filling.store_id = bin.store_id and filling.bin_id = bin.id and filling.archived_at is null
    where bin.store_id = ${storeId} and bin.deleted_at is null`.execute(sql);
  return result.rows[0] ?? { total: 0, filled: 0, empty: 0, retired: 0 };
}

export async function countListedBins(sql: Sql, query: { storeId: number; filter: BinFilter }): Promise<number> {
  const row = await filtered(sql, query)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findBin(sql: Sql, key: { storeId: number; id: string }): Promise<Bin | null> {
  const row = await selectBins(sql, key.storeId).where("bin.id", "=", key.id).executeTakeFirst();
  return row ? toBin(row) : null;
}

/** Those of the numbers that there are, in their order. */
export async function listBinsByNumber(
  sql: Sql,
  selection: { storeId: number; numbers: readonly number[] },
): Promise<Bin[]> {
  if (selection.numbers.length === 0) {
    return [];
  }
  const rows = await selectBins(sql, selection.storeId)
    .where("bin.deletedAt", "is", null)
    .where("bin.number", "in", [...selection.numbers])
    .orderBy("bin.number")
    .execute();
  return rows.map(toBin);
}

/** Those of the ids that there are, by number. */
export async function listBinsById(sql: Sql, selection: { storeId: number; ids: readonly string[] }): Promise<Bin[]> {
  if (selection.ids.length === 0) {
    return [];
  }
  const rows = await selectBins(sql, selection.storeId)
    .where("bin.deletedAt", "is", null)
    .where("bin.id", "in", [...selection.ids])
    .orderBy("bin.number")
    .execute();
  return rows.map(toBin);
}

/** Bins in use from a number to a number, both counted in. */
export async function listBinsByRange(
  sql: Sql,
  filter: { storeId: number; from: number; to: number; limit: number },
): Promise<Bin[]> {
  const rows = await selectBins(sql, filter.storeId)
    .where("bin.deletedAt", "is", null)
    .where("bin.retiredAt", "is", null)
    .where("bin.number", ">=", filter.from)
    .where("bin.number", "<=", filter.to)
    .orderBy("bin.number")
    .limit(filter.limit)
    .execute();
  return rows.map(toBin);
}

/** Waits for a concurrent filling of the bin; what is read afterwards holds until the transaction ends. */
export async function lockBin(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("bins")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forUpdate()
    .execute();
}

/** Zero while there is none. */
export async function highestBinNumber(sql: Sql, storeId: number): Promise<number> {
  const row = await sql
    .selectFrom("bins")
    .select(({ fn }) => fn.max("number").as("highest"))
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.highest ?? 0;
}

/**
 * Creates the bins that do not exist and returns their numbers. A deleted one with such a number is there again, with
 * its history. Two batches at once make each number once: the constraint decides.
 */
export async function insertBins(
  sql: Sql,
  batch: { storeId: number; bins: readonly { id: string; number: number }[]; at: Date },
): Promise<number[]> {
  const made = await raw<{ number: number }>`/* backstock.insertBins */
    insert into bins (store_id, id, number, created_at)
    select ${batch.storeId}, made.id, made.number, ${batch.at}
    from unnest(${batch.bins.map(({ id }) => id)}::uuid[], ${batch.bins.map(({ number }) => number)}::int[]) as made (id, number)
    order by made.number
    on conflict on constraint bins__one_number do update
      set deleted_at = null, retired_at = null
      where bins.deleted_at is not null
    returning number`.execute(sql);
  return made.rows.map(({ number }) => number).toSorted((left, right) => left - right);
}

export async function setBinRetired(sql: Sql, change: { storeId: number; id: string; at: Date | null }): Promise<void> {
  await sql
    .updateTable("bins")
    .set({ retiredAt: change.at })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

export async function setBinDeleted(sql: Sql, change: { storeId: number; id: string; at: Date | null }): Promise<void> {
  await sql
    .updateTable("bins")
    .set({ deletedAt: change.at })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

function toBin(row: Row) {
  const { fillingId: id, categoryId, locationId, inventoryDate } = row;
  const isEmpty = id === null || categoryId === null || locationId === null || inventoryDate === null;
  return {
    id: row.id,
    number: row.number,
    isRetired: row.retiredAt !== null,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt,
    contents: isEmpty
      ? null
      : {
          id,
          categoryId,
          categoryName: row.categoryName ?? "",
          locationId,
          locationName: row.locationName ?? "",
          inventoryDate,
          season: seasons.find((season) => season === row.season) ?? null,
          notes: row.notes ?? "",
        },
  };
}
