import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Season } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BackstockFillings, BackstockSections, Bins, RackChecks } from "#server/platform/db/tables.ts";
import { seasonOf } from "./bin-choice.rules.ts";

export type RackCheck = Pick<Selectable<RackChecks>, "fullness" | "checkedAt"> & { checkedBy: string | null };

export type SectionRow = Pick<Selectable<BackstockSections>, "id" | "name"> & {
  categoryIds: string[];
  /** The pieces that a bin of its categories brings to the floor; null if neither a manager nor a count has set it. */
  piecesPerBin: number | null;
  /** The pieces bought 30 to 60 days ago, and how many of them sold within 30 days. */
  pieces: number;
  soldPieces: number;
  check: RackCheck | null;
};

/** Sections in their order on the floor, with the last rack check since an instant. */
export async function listNeedySections(sql: Sql, filter: { storeId: number; since: Date }): Promise<SectionRow[]> {
  const result = await raw<Omit<SectionRow, "check"> & Partial<RackCheck>>`
    /* backstock.listNeedySections */
    with counted as (
      select category_id, avg(item_count) as pieces
      from backstock_fillings
      where store_id = ${filter.storeId} and item_count is not null
      group by category_id
    ), categories as (
      select category.section_id, array_agg(category.id::text order by category.position) as ids,
        avg(coalesce(category.items_per_bin, counted.pieces)) as pieces_per_bin
      from backstock_categories as category
      left join counted on counted.category_id = category.id
      where category.store_id = ${filter.storeId} and category.section_id is not null and category.archived_at is null
      group by category.section_id
    ), sales as (
      select code.section_id, sum(sell.pieces)::int as pieces, sum(sell.sold)::int as sold
      from backstock_section_codes as code
      join backstock_sell_through as sell on sell.store_id = code.store_id and sell.category_code = code.category_code
      where code.store_id = ${filter.storeId}
      group by code.section_id
    )
    select section.id, section.name, coalesce(categories.ids, '{}') as category_ids,
      categories.pieces_per_bin::float8 as pieces_per_bin,
      coalesce(sales.pieces, 0) as pieces, coalesce(sales.sold, 0) as sold_pieces,
      last.fullness, last.checked_at, checker.first_name as checked_by
    from backstock_sections as section
    left join categories on categories.section_id = section.id
    left join sales on sales.section_id = section.id
    left join lateral (
      select fullness, checked_at, checked_by_employee_id from rack_checks
      where store_id = ${filter.storeId} and section_id = section.id and checked_at > ${filter.since}
      order by checked_at desc, id desc limit 1
    ) as last on true
    left join employee_names_view as checker
      on checker.store_id = ${filter.storeId} and checker.id = last.checked_by_employee_id
    where section.store_id = ${filter.storeId} and section.archived_at is null
    order by section.position, section.id`.execute(sql);
  return result.rows.map(({ fullness, checkedAt, checkedBy, ...section }) => ({
    ...section,
    check:
      typeof fullness === "number" && checkedAt instanceof Date
        ? { fullness, checkedAt, checkedBy: checkedBy ?? null }
        : null,
  }));
}

/** Where each section's count begins: its last rack check, or the beginning of the days looked back on. */
export type Begin = { sectionId: string; at: Date };

type Since = { storeId: number; from: BusinessDate; begins: readonly Begin[] };

export type PieceCount = { sectionId: string; sold: number; bought: number };

/** Pieces of each section that the point of sale has sent. */
export async function countPieces(sql: Sql, since: Since): Promise<PieceCount[]> {
  const result = await raw<PieceCount>`
    /* backstock.countPieces */
    with begins as (${beginsOf(since)}), codes as (
      select code.category_code, begins.section_id, begins.at
      from begins
      join backstock_section_codes as code on code.store_id = ${since.storeId} and code.section_id = begins.section_id
    ), pieces as materialized (
      -- By itself: joined with the codes first, the tickets would be gone through once for every code.
      select category_code, at, quantity as sold, 0 as bought from pos_sold_pieces_view
      where store_id = ${since.storeId} and business_date >= ${since.from}::date
      union all
      select category_code, completed_at, 0, quantity from pos_bought_counts_view
      where store_id = ${since.storeId} and business_date >= ${since.from}::date
    ), counts as (
      select codes.section_id, sum(pieces.sold) as sold, sum(pieces.bought) as bought
      from pieces
      join codes on codes.category_code = pieces.category_code and pieces.at > codes.at
      group by codes.section_id
    )
    select begins.section_id, coalesce(counts.sold, 0)::int as sold, coalesce(counts.bought, 0)::int as bought
    from begins
    left join counts using (section_id)`.execute(sql);
  return result.rows;
}

export type BinCount = { sectionId: string; binsFilled: number; binsPulled: number };

/** Bins of each section that were filled and pulled; undone changes count nowhere. */
export async function countBins(sql: Sql, since: Since): Promise<BinCount[]> {
  const result = await raw<BinCount>`
    /* backstock.countBins */
    with begins as (${beginsOf(since)})
    select begins.section_id,
      (count(*) filter (where event.type = 'added'))::int as bins_filled,
      (count(*) filter (where event.reason = 'pulled'))::int as bins_pulled
    from begins
    join backstock_categories as category
      on category.store_id = ${since.storeId} and category.section_id = begins.section_id
    join backstock_events as event
      on event.store_id = ${since.storeId} and event.category_id = category.id and event.at > begins.at
    where event.business_date >= ${since.from}::date and event.undone_by_event_id is null
    group by begins.section_id`.execute(sql);
  return result.rows;
}

function beginsOf({ begins }: Since) {
  const ids = begins.map(({ sectionId }) => sectionId);
  const instants = begins.map(({ at }) => at.toISOString());
  return raw`select * from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as begin (section_id, at)`;
}

/** Whether the point of sale has sent any piece since a date; without any, rack checks are all there is. */
export async function hasItemData(
  sql: Sql,
  { storeId, from }: { storeId: number; from: BusinessDate },
): Promise<boolean> {
  const result = await raw<{ is: boolean }>`
    /* backstock.hasItemData */
    select exists (
      select from pos_sold_pieces_view where store_id = ${storeId} and business_date >= ${from}::date
    ) or exists (
      select from pos_bought_counts_view where store_id = ${storeId} and business_date >= ${from}::date
    ) as is`.execute(sql);
  return result.rows[0]?.is ?? false;
}

type FillingColumn = "id" | "binId" | "version" | "categoryId" | "locationId" | "inventoryDate";

export type WaitingBin = Pick<Selectable<BackstockFillings>, FillingColumn> &
  Pick<Selectable<Bins>, "number"> & { categoryName: string; locationName: string; season: Season | null };

/**
 * Bins that could go to the floor, without those that a second-hand rule holds: of each category, season and place no more than `most`, the oldest of them. A store
 * has thousands, and nobody pulls more than that of one kind in one go. Names and numbers are looked up for those
 * alone.
 */
export async function listPullableBins(
  sql: Sql,
  filter: { storeId: number; most: number; today: BusinessDate },
): Promise<WaitingBin[]> {
  const result = await raw<WaitingBin>`
    /* backstock.listPullableBins */
    with aged as (
      select id, bin_id, version, category_id, location_id, season, inventory_date,
        rank() over (partition by category_id, season, location_id order by inventory_date) as age_rank
      from backstock_fillings
      where store_id = ${filter.storeId} and archived_at is null and not is_packing
        and not exists (
          select from backstock_filling_holds as part
          join second_hand_holds_view as hold on hold.store_id = part.store_id and hold.number = part.register_number
          where part.store_id = backstock_fillings.store_id and part.filling_id = backstock_fillings.id
            and hold.hold_until > ${filter.today}::date
        )
    ), oldest as (
      -- Many may have been filled on one date: of those the lowest numbers.
      select aged.*, bin.number,
        row_number() over (
          partition by category_id, season, location_id order by inventory_date, bin.number
        ) as place
      from aged
      join bins as bin on bin.store_id = ${filter.storeId} and bin.id = aged.bin_id
      where aged.age_rank <= ${filter.most}
    )
    select oldest.id, oldest.bin_id, oldest.number, oldest.version, oldest.category_id,
      category.name as category_name, oldest.location_id, location.name as location_name,
      oldest.season, oldest.inventory_date
    from oldest
    join backstock_categories as category on category.store_id = ${filter.storeId} and category.id = oldest.category_id
    join backstock_locations as location on location.store_id = ${filter.storeId} and location.id = oldest.location_id
    where oldest.place <= ${filter.most} and not location.is_terminal`.execute(sql);
  return result.rows.map((row) => ({ ...row, season: seasonOf(row.season) }));
}

export type StockOfSection = { sectionId: string; bins: number; oldest: BusinessDate };

/** How many bins of each section wait anywhere but on the floor, those that are being packed too. */
export async function countStock(sql: Sql, storeId: number): Promise<StockOfSection[]> {
  const result = await raw<StockOfSection>`
    /* backstock.countStock */
    select category.section_id, sum(stock.bins)::int as bins, min(stock.oldest) as oldest
    from (
      select category_id, location_id, count(*) as bins, min(inventory_date) as oldest
      from backstock_fillings
      where store_id = ${storeId} and archived_at is null
      group by category_id, location_id
    ) as stock
    join backstock_categories as category on category.store_id = ${storeId} and category.id = stock.category_id
    join backstock_locations as location on location.store_id = ${storeId} and location.id = stock.location_id
    where category.section_id is not null and not location.is_terminal
    group by category.section_id`.execute(sql);
  return result.rows;
}

export async function listPlaces(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockLocations")
    .select(["id", "name", "position", "nextLocationId as nextId", "isTerminal"])
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .execute();
}
