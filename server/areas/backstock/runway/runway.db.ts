import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { DatedSeason } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SeasonStock = {
  categoryId: string;
  categoryName: string;
  season: DatedSeason;
  bins: number;
  /** Pulled to the floor since a date. */
  pulled: number;
};

/** Bins of goods that sell in a part of the year only, in the order of the categories. */
export async function listSeasonStock(
  sql: Sql,
  filter: { storeId: number; since: BusinessDate },
): Promise<SeasonStock[]> {
  const result = await raw<SeasonStock>`
    /* backstock.listSeasonStock */
    select category.id as category_id, category.name as category_name, filling.season,
      (count(*) filter (where filling.archived_at is null))::int as bins,
      (count(*) filter (where filling.archived_reason = 'pulled' and filling.archived_on > ${filter.since}::date))::int as pulled
    from backstock_fillings as filling
    join backstock_categories as category
      on category.store_id = filling.store_id and category.id = filling.category_id
    where filling.store_id = ${filter.storeId} and filling.season in ('SS', 'FW', 'holiday')
      and (filling.archived_at is null or filling.archived_on > ${filter.since}::date)
    group by category.id, category.name, category.position, filling.season
    having count(*) filter (where filling.archived_at is null) > 0
    order by category.position, category.id, filling.season`.execute(sql);
  return result.rows;
}

export type SisterNeed = { storeId: number; storeName: string; categoryName: string; gap: number };

/** Categories of which a sister store has fewer bins than it wants, as far as the asking person may see that store. */
export async function listSisterNeeds(
  sql: Sql,
  selection: { storeId: number; otherStoreIds: readonly number[] },
): Promise<SisterNeed[]> {
  if (selection.otherStoreIds.length === 0) {
    return [];
  }
  const result = await raw<SisterNeed>`
    /* backstock.listSisterNeeds */
    select store.id as store_id, store.name as store_name, category.name as category_name,
      (category.target_bins - count(filling.id))::int as gap
    from backstock_categories as category
    join stores as store on store.id = category.store_id and store.archived_at is null
    left join backstock_fillings as filling on filling.store_id = category.store_id
      and filling.category_id = category.id and filling.archived_at is null
    where category.store_id = any (${[...selection.otherStoreIds]}::int[]) and category.store_id <> ${selection.storeId}
      and category.archived_at is null and category.target_bins > 0
    group by store.id, store.name, category.name, category.target_bins
    having count(filling.id) < category.target_bins
    order by gap desc, store.id`.execute(sql);
  return result.rows;
}
