import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Season } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BackstockCategories } from "#server/platform/db/tables.ts";

export type SeasonCount = Pick<Selectable<BackstockCategories>, "id" | "name" | "sectionId" | "targetBins"> & {
  season: Season | null;
  bins: number;
  /** Bins filled on or before a date. */
  settledBins: number;
  /** Bins pulled to the floor after that date. */
  pulled: number;
};

/** Counts the packed, waiting bins of each category and season, and those pulled since a date. */
export async function countStockOfCategories(
  sql: Sql,
  filter: { storeId: number; since: BusinessDate },
): Promise<SeasonCount[]> {
  const result = await raw<SeasonCount>`
    /* backstock.countStockOfCategories */
    select category.id, category.name, category.section_id, category.target_bins, filling.season,
      (count(filling.id) filter (where filling.archived_at is null and not filling.is_packing))::int as bins,
      (count(filling.id) filter (where filling.archived_at is null and not filling.is_packing
        and filling.inventory_date <= ${filter.since}::date))::int as settled_bins,
      (count(filling.id) filter (where filling.archived_reason = 'pulled'))::int as pulled
    from backstock_categories as category
    left join backstock_fillings as filling
      on filling.store_id = category.store_id and filling.category_id = category.id
      and (filling.archived_at is null or filling.archived_on > ${filter.since}::date)
    where category.store_id = ${filter.storeId} and category.archived_at is null
    group by category.id, category.name, category.section_id, category.target_bins, category.position, filling.season
    order by category.position, category.id`.execute(sql);
  return result.rows;
}

/**
 * Bins on their way to stores. The sender's row is there at once, the receiver's a moment later; both have the same id.
 */
export async function countComingBins(
  sql: Sql,
  storeIds: readonly number[],
): Promise<{ storeId: number; categoryName: string; bins: number }[]> {
  const result = await raw<{ storeId: number; categoryName: string; bins: number }>`
    /* backstock.countComingBins */
    select sent.receiver_id as store_id, sent.category_name, count(*)::int as bins
    from (
      select distinct id, case side when 'in' then store_id else other_store_id end as receiver_id,
        category_name
      from bin_transfers
      where store_id = any (${[...storeIds]}::int[]) and status = 'in-transit'
    ) as sent
    where sent.receiver_id = any (${[...storeIds]}::int[])
    group by sent.receiver_id, sent.category_name`.execute(sql);
  return result.rows;
}

/** Returns the bins of some categories that were filled on or before a date, the oldest first. */
export async function listSettledBins(
  sql: Sql,
  selection: { storeId: number; categoryIds: readonly string[]; until: BusinessDate },
) {
  if (selection.categoryIds.length === 0) {
    return [];
  }
  return sql
    .selectFrom("backstockFillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "filling.storeId").onRef("bin.id", "=", "filling.binId"),
    )
    .innerJoin("backstockLocations as location", (join) =>
      join.onRef("location.storeId", "=", "filling.storeId").onRef("location.id", "=", "filling.locationId"),
    )
    .select(["filling.id as backstockId", "bin.number", "filling.categoryId", "location.name as locationName"])
    .select(["filling.season", "filling.inventoryDate"])
    .$narrowType<{ season: Season | null }>()
    .where("filling.storeId", "=", selection.storeId)
    .where("filling.archivedAt", "is", null)
    .where("filling.isPacking", "=", false)
    .where("filling.categoryId", "in", selection.categoryIds)
    .where("filling.inventoryDate", "<=", selection.until)
    .orderBy("filling.inventoryDate")
    .orderBy("bin.number")
    .execute();
}
