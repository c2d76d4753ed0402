import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BackstockCategories, BackstockSections } from "#server/platform/db/tables.ts";

export type Section = Pick<Selectable<BackstockSections>, "id" | "name" | "position"> & {
  /** The point of sale's codes of the goods that hang here. */
  codes: string[];
  categories: Pick<Selectable<BackstockCategories>, "id" | "name">[];
};

export async function listSections(sql: Sql, storeId: number): Promise<Section[]> {
  const result = await raw<Section>`
    /* backstock.listSections */
    select section.id, section.name, section.position,
      coalesce((select array_agg(code.category_code order by code.category_code) from backstock_section_codes as code
        where code.store_id = section.store_id and code.section_id = section.id), '{}') as codes,
      coalesce((select json_agg(json_build_object('id', category.id, 'name', category.name) order by category.position)
        from backstock_categories as category
        where category.store_id = section.store_id and category.section_id = section.id
          and category.archived_at is null), '[]') as categories
    from backstock_sections as section
    where section.store_id = ${storeId} and section.archived_at is null
    order by section.position, section.id`.execute(sql);
  return result.rows;
}

export async function insertSection(
  sql: Sql,
  section: { storeId: number; id: string; name: string; at: Date },
): Promise<void> {
  await raw`
    /* backstock.insertSection */
    insert into backstock_sections (store_id, id, name, position, created_at)
    select ${section.storeId}, ${section.id}, ${section.name}, coalesce(max(position) + 1, 0), ${section.at}
    from backstock_sections where store_id = ${section.storeId} and archived_at is null`.execute(sql);
}

export async function renameSection(sql: Sql, change: { storeId: number; id: string; name: string }): Promise<void> {
  await sql
    .updateTable("backstockSections")
    .set({ name: change.name })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

/** A code hangs in one section: it leaves the one where it hung before. */
export async function setSectionCodes(
  sql: Sql,
  selection: { storeId: number; sectionId: string; codes: readonly string[] },
): Promise<void> {
  await sql
    .deleteFrom("backstockSectionCodes")
    .where("storeId", "=", selection.storeId)
    .where("sectionId", "=", selection.sectionId)
    .execute();
  if (selection.codes.length === 0) {
    return;
  }
  await sql
    .insertInto("backstockSectionCodes")
    .values(
      selection.codes.map((code) => ({
        storeId: selection.storeId,
        categoryCode: code,
        sectionId: selection.sectionId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["storeId", "categoryCode"]).doUpdateSet({ sectionId: selection.sectionId }),
    )
    .execute();
}

/** The bins of these categories fill the section, and those of no other. Returns how many categories were set. */
export async function setSectionCategories(
  sql: Sql,
  selection: { storeId: number; sectionId: string; categoryIds: readonly string[] },
): Promise<number> {
  const changed = await raw<{ id: string }>`
    /* backstock.setSectionCategories */
    update backstock_categories
    set section_id = case when id = any (${[...selection.categoryIds]}::uuid[]) then ${selection.sectionId}::uuid end
    where store_id = ${selection.storeId}
      and (section_id = ${selection.sectionId}::uuid or id = any (${[...selection.categoryIds]}::uuid[]))
    returning id`.execute(sql);
  return changed.rows.filter(({ id }) => selection.categoryIds.includes(id)).length;
}

export async function archiveSection(sql: Sql, change: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("backstockSections")
    .set({ archivedAt: change.at })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

export async function orderSections(sql: Sql, selection: { storeId: number; ids: readonly string[] }): Promise<void> {
  await raw`
    /* backstock.orderSections */
    update backstock_sections as section set position = target.place - 1
    from unnest(${[...selection.ids]}::uuid[]) with ordinality as target (id, place)
    where section.store_id = ${selection.storeId} and section.id = target.id`.execute(sql);
}

export type SoldCode = { code: string; pieces: number };

/** What the point of sale calls its goods, those that sell most first. */
export async function listSoldCodes(sql: Sql, filter: { storeId: number; from: BusinessDate }): Promise<SoldCode[]> {
  const result = await raw<SoldCode>`
    /* backstock.listSoldCodes */
    select category_code as code, sum(quantity)::int as pieces
    from pos_sold_pieces_view
    where store_id = ${filter.storeId} and business_date >= ${filter.from}::date and category_code <> ''
    group by category_code
    order by pieces desc, code`.execute(sql);
  return result.rows;
}

export async function listFreeCategories(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockCategories")
    .select(["id", "name"])
    .where("storeId", "=", storeId)
    .where("sectionId", "is", null)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Changes of sections follow one another, so that a code or a category is never claimed by two. */
export async function lockSections(sql: Sql, storeId: number): Promise<void> {
  await raw`/* backstock.lockSections */ select pg_advisory_xact_lock(hashtext('backstock sections'), ${storeId})`.execute(
    sql,
  );
}
