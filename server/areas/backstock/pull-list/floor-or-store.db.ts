import { sql as raw } from "kysely";
import type { Season } from "#common/backstock/seasons.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { seasonOf } from "./bin-choice.rules.ts";

export type PackedCategory = {
  name: string;
  sectionId: string | null;
  /** What its newest bin says; a category has no season of its own. */
  season: Season | null;
};

export async function findCategory(sql: Sql, key: { storeId: number; id: string }): Promise<PackedCategory | null> {
  const result = await raw<{ name: string; sectionId: string | null; season: string | null }>`
    /* backstock.findCategory */
    select category.name, category.section_id,
      (select season from backstock_fillings as filling
       where filling.store_id = category.store_id and filling.category_id = category.id and filling.season is not null
       order by filling.created_at desc limit 1) as season
    from backstock_categories as category
    where category.store_id = ${key.storeId} and category.id = ${key.id} and category.archived_at is null`.execute(sql);
  const [row] = result.rows;
  return row === undefined ? null : { ...row, season: seasonOf(row.season) };
}

export type BinToPack = { id: string; number: number; backstockId: string | null };

/** The open packing bin of the category, the newest first, else the empty bin with the lowest number. */
export async function findBinToPack(sql: Sql, key: { storeId: number; categoryId: string }): Promise<BinToPack | null> {
  const result = await raw<BinToPack>`
    /* backstock.findBinToPack */
    (select bin.id, bin.number, filling.id as backstock_id, 0 as place
     from backstock_fillings as filling
     join bins as bin on bin.store_id = filling.store_id and bin.id = filling.bin_id
     where filling.store_id = ${key.storeId} and filling.category_id = ${key.categoryId}
       and filling.archived_at is null and filling.is_packing
     order by filling.created_at desc limit 1)
    union all
    (select bin.id, bin.number, null, 1
     from bins as bin
     where bin.store_id = ${key.storeId} and bin.retired_at is null and bin.deleted_at is null and not exists (
       select from backstock_fillings as filling
       where filling.store_id = bin.store_id and filling.bin_id = bin.id and filling.archived_at is null)
     order by bin.number limit 1)
    order by place limit 1`.execute(sql);
  const [row] = result.rows;
  return row === undefined ? null : { id: row.id, number: row.number, backstockId: row.backstockId };
}
