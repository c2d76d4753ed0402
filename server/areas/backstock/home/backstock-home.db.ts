import type { BusinessDate } from "#common/business-date.ts";
import { defaultAgeBands, defaultAgeLimitDays } from "#common/backstock/age.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function getHomeSettings(sql: Sql, storeId: number) {
  const row = await sql
    .selectFrom("stores")
    .leftJoin("backstockSettings as settings", "settings.storeId", "stores.storeId")
    .select(["stores.number", "settings.binPrefix", "settings.ageBands", "settings.ageLimitDays"])
    .select("settings.isScanFast")
    .where("stores.storeId", "=", storeId)
    .executeTakeFirstOrThrow();
  return {
    prefix: row.binPrefix ?? "",
    ageBands: row.ageBands ?? defaultAgeBands,
    ageLimitDays: row.ageLimitDays ?? defaultAgeLimitDays,
    isScanFast: row.isScanFast ?? false,
    storeNumber: row.number,
  };
}

/** Bins in use, and how many of them hold something. */
export async function countBins(sql: Sql, storeId: number) {
  return sql
    .selectFrom("bins")
    .leftJoin("backstockFillings as filling", (join) =>
      join
        .onRef("filling.storeId", "=", "bins.storeId")
        .onRef("filling.binId", "=", "bins.id")
        .on("filling.archivedAt", "is", null),
    )
    .select(({ fn }) => [fn.countAll<number>().as("bins"), fn.count<number>("filling.id").as("filled")])
    .where("bins.storeId", "=", storeId)
    .where("bins.retiredAt", "is", null)
    .where("bins.deletedAt", "is", null)
    .executeTakeFirstOrThrow();
}

/** Returns the categories in order, with the number of waiting bins of each. */
export async function listHomeCategories(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockCategories as category")
    .leftJoin("backstockFillings as filling", (join) =>
      join
        .onRef("filling.storeId", "=", "category.storeId")
        .onRef("filling.categoryId", "=", "category.id")
        .on("filling.archivedAt", "is", null),
    )
    .leftJoin("backstockSections as section", (join) =>
      join
        .onRef("section.storeId", "=", "category.storeId")
        .onRef("section.id", "=", "category.sectionId")
        .on("section.archivedAt", "is", null),
    )
    .select(["category.id", "category.name", "category.targetBins as target"])
    .select(["section.id as sectionId", "section.name as sectionName"])
    .select(({ fn }) => [fn.count<number>("filling.id").as("bins"), fn.min("filling.inventoryDate").as("oldest")])
    .where("category.storeId", "=", storeId)
    .where("category.archivedAt", "is", null)
    .groupBy(["category.id", "category.name", "category.targetBins", "category.position", "section.id", "section.name"])
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
}

export type HomeLocation = Awaited<ReturnType<typeof listHomeLocations>>[number];

export async function listHomeLocations(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockLocations")
    .select(["id", "number", "name", "nextLocationId as nextId", "isDefault", "isTerminal", "isPickList"])
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Counts the bins of each place and inventory date. */
export async function countByPlaceAndDate(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockFillings")
    .select(["locationId", "inventoryDate"])
    .select(({ fn }) => fn.countAll<number>().as("bins"))
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .groupBy(["locationId", "inventoryDate"])
    .execute();
}

/** Bins added and pulled on a business date, less what was undone. */
export async function countOfDay(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<{ added: number; pulled: number }> {
  const row = await sql
    .selectFrom("backstockReportView")
    .select(["binsAdded", "binsPulled"])
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "=", filter.date)
    .executeTakeFirst();
  return { added: row?.binsAdded ?? 0, pulled: row?.binsPulled ?? 0 };
}
