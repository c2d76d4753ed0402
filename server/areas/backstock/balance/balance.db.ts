import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Season } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SeasonCount = {
  id: string;
  name: string;
  sectionId: string | null;
  target: number | null;
  season: Season | null;
  bins: number;
  /** Filled on a date or before it. */
  settledBins: number;
  /** To the floor, after that date. */
  pulled: number;
};

/** Bins of each category and season that are packed and wait, and how many were pulled since a date. */
export async function countStockOfCategories(
  sql: Sql,
  filter: { storeId: number; since: BusinessDate },
): Promise<SeasonCount[]> {
  const result = await raw<SeasonCount>`
    /* backstock.countStockOfCategories */
    select category.id, category.name, category.section_id, category.target_bins as target, filling.season,
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

export type SettledBin = {
  backstockId: string;
  number: number;
  categoryId: string;
  locationName: string;
  season: Season | null;
  inventoryDate: BusinessDate;
};

/** Bins of some categories that were filled on a date or before it, the oldest first. */
export async function listSettledBins(
  sql: Sql,
  selection: { storeId: number; categoryIds: readonly string[]; until: BusinessDate },
): Promise<SettledBin[]> {
  if (selection.categoryIds.length === 0) {
    return [];
  }
  const result = await raw<SettledBin>`
    /* backstock.listSettledBins */
    select filling.id as backstock_id, bin.number, filling.category_id, location.name as location_name,
      filling.season, filling.inventory_date
    from backstock_fillings as filling
    join bins as bin on bin.store_id = filling.store_id and bin.id = filling.bin_id
    join backstock_locations as location on location.store_id = filling.store_id and location.id = filling.location_id
    where filling.store_id = ${selection.storeId} and filling.archived_at is null and not filling.is_packing
      and filling.category_id = any (${[...selection.categoryIds]}::uuid[]) and filling.inventory_date <= ${selection.until}::date
    order by filling.inventory_date, bin.number`.execute(sql);
  return result.rows;
}
