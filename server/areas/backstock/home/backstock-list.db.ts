import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { escapedLike } from "#server/platform/db/escaped-like.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, toPage, selectPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { selectFillings, toFilling } from "#server/areas/backstock/fillings/fillings.db.ts";
import type { FillingRow } from "#server/areas/backstock/fillings/fillings.db.ts";

export type BackstockFilter = {
  categoryId: string | null;
  sectionId: string | null;
  locationId: string | null;
  /** Inventory dates, both counted in. */
  from: BusinessDate | null;
  to: BusinessDate | null;
  season: string | null;
  /** Of a bin number its beginning, of the notes any part. */
  text: string | null;
};

const inventoryDate = { by: raw.ref("filling.inventoryDate"), type: "date" } as const;
const binNumber = { by: raw.ref("bin.number"), type: "integer" } as const;

/** The age grows as the date falls, so the oldest come first where the dates ascend. */
export const backstockOrder: ListOrder<BackstockColumn> = {
  columns: {
    "filling.inventoryDate": inventoryDate,
    "filling.age": { by: raw`(date '2100-01-01' - filling.inventory_date)`, type: "integer" },
    "filling.bin": binNumber,
    "filling.category": { by: raw`lower(category.name)`, type: "text" },
    "filling.location": { by: raw`lower(location.name)`, type: "text" },
  },
  tie: binNumber,
  usual: { sortBy: "filling.inventoryDate", descending: false },
};

type BackstockColumn =
  | "filling.inventoryDate"
  | "filling.age"
  | "filling.bin"
  | "filling.category"
  | "filling.location";

export type ListedFilling = FillingRow & { isOldest: boolean };

type Joined = Tables & { filling: Tables["backstockFillings"]; bin: Tables["bins"] };

/**
 * The page is found before the names are joined: a store has three thousand bins and shows twenty-five. As an array it
 * stands for few rows in the plan; the other joins are too many for PostgreSQL to start with it unasked.
 */
export async function listWaiting(
  sql: Sql,
  query: { storeId: number; filter: BackstockFilter; place: PagePlace },
): Promise<Page<ListedFilling>> {
  const page = selectPage(withNames(selectWaiting(sql, query), query.place).select("filling.id"), query.place);
  const ids = sql.selectFrom(page.as("page")).select("page.id");
  const rows = await selectPage(selectFillings(sql, query.storeId), query.place)
    .select(
      raw<boolean>`filling.id = (
      select other.id from backstock_fillings as other
      join bins as other_bin on other_bin.store_id = other.store_id and other_bin.id = other.bin_id
      where other.store_id = filling.store_id and other.category_id = filling.category_id and other.archived_at is null
      order by other.inventory_date, other_bin.number limit 1
    )`.as("isOldest"),
    )
    .where("filling.id", "=", raw<string>`any(array(${ids}))`)
    .execute();
  return mapPage(toPage(rows, query.place), (row) => ({ ...toFilling(row), isOldest: row.isOldest }));
}

export async function countWaiting(sql: Sql, query: { storeId: number; filter: BackstockFilter }): Promise<number> {
  const row = await selectWaiting(sql, query)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The names are joined where the order asks for them, and else after the page was found. */
function withNames(waiting: ReturnType<typeof selectWaiting>, { sortBy }: PagePlace) {
  return waiting
    .$if(sortBy === "filling.category", (query) =>
      query.innerJoin("backstockCategories as category", (join) =>
        join.onRef("category.storeId", "=", "filling.storeId").onRef("category.id", "=", "filling.categoryId"),
      ),
    )
    .$if(sortBy === "filling.location", (query) =>
      query.innerJoin("backstockLocations as location", (join) =>
        join.onRef("location.storeId", "=", "filling.storeId").onRef("location.id", "=", "filling.locationId"),
      ),
    );
}

function selectWaiting(sql: Sql, query: { storeId: number; filter: BackstockFilter }) {
  return sql
    .selectFrom("backstockFillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "filling.storeId").onRef("bin.id", "=", "filling.binId"),
    )
    .where("filling.storeId", "=", query.storeId)
    .where("filling.archivedAt", "is", null)
    .where((where) => matches(where, query.filter));
}

function matches(where: ExpressionBuilder<Joined, "filling" | "bin">, filter: BackstockFilter): Expression<SqlBool> {
  const { categoryId, sectionId, locationId, from, to, season, text } = filter;
  return where.and([
    ...(categoryId === null ? [] : [where("filling.categoryId", "=", categoryId)]),
    ...(sectionId === null
      ? []
      : [
          raw<boolean>`exists (
            select from backstock_categories as fills
            where fills.store_id = filling.store_id and fills.id = filling.category_id and fills.section_id = ${sectionId}
          )`,
        ]),
    ...(locationId === null ? [] : [where("filling.locationId", "=", locationId)]),
    ...(from === null ? [] : [where("filling.inventoryDate", ">=", from)]),
    ...(to === null ? [] : [where("filling.inventoryDate", "<=", to)]),
    ...(season === null ? [] : [where("filling.season", "=", season)]),
    ...(text === null
      ? []
      : [
          where.or([
            where("filling.notes", "ilike", `%${escapedLike(text)}%`),
            ...numberParts(text).map((part) => raw<boolean>`bin.number::text like ${`${part}%`}`),
          ]),
        ]),
  ]);
}

/** Digits at the end of what was typed: `B-21` finds the bins whose numbers begin with 21, whatever the prefix. */
function numberParts(text: string): string[] {
  const digits = /^[A-Za-z0-9-]{0,4}?(\d{1,6})$/.exec(text)?.[1];
  return digits === undefined ? [] : [digits];
}
