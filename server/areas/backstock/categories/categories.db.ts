import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A kind of goods, with the number of filled bins that hold it. */
export type Category = ReturnType<typeof toCategory>;

export type CategoryFields = Pick<Category, "name" | "targetBins" | "ageLimitDays" | "itemsPerBin">;

function selectCategories(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockCategories as category")
    .select(["category.id", "category.name", "category.position", "category.targetBins"])
    .select(["category.ageLimitDays", "category.itemsPerBin", "category.archivedAt"])
    .select((build) =>
      build
        .selectFrom("backstockFillings as filling")
        .select(({ fn }) => fn.countAll<number>().as("bins"))
        .whereRef("filling.storeId", "=", "category.storeId")
        .whereRef("filling.categoryId", "=", "category.id")
        .where("filling.archivedAt", "is", null)
        .as("bins"),
    )
    .where("category.storeId", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>["execute"]>>[number];

/** In their order, the archived ones last. */
export async function listCategories(
  sql: Sql,
  filter: { storeId: number; withArchived: boolean },
): Promise<Category[]> {
  const rows = await selectCategories(sql, filter.storeId)
    .$if(!filter.withArchived, (query) => query.where("category.archivedAt", "is", null))
    .orderBy((order) => order("category.archivedAt", "is not", null))
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
  return rows.map(toCategory);
}

export async function findCategory(sql: Sql, key: { storeId: number; id: string }): Promise<Category | null> {
  const row = await selectCategories(sql, key.storeId).where("category.id", "=", key.id).executeTakeFirst();
  return row ? toCategory(row) : null;
}

/** Waits for a concurrent filling with the category; counts read afterwards hold until the transaction ends. */
export async function lockCategory(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("backstockCategories")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forUpdate()
    .execute();
}

export async function isCategoryNameTaken(
  sql: Sql,
  filter: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockCategories")
    .select("id")
    .where("storeId", "=", filter.storeId)
    .where(({ fn }) => fn<string>("lower", ["name"]), "=", filter.name.toLowerCase())
    .where("id", "!=", filter.exceptId)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewCategory = CategoryFields & { id: string };

/** Behind those that are there. Ids that exist already are left as they are. */
export async function insertCategories(
  sql: Sql,
  batch: { storeId: number; categories: readonly NewCategory[]; at: Date },
): Promise<void> {
  const { categories } = batch;
  await raw`/* backstock.insertCategories */
    insert into backstock_categories
      (store_id, id, name, target_bins, age_limit_days, items_per_bin, position, created_at)
    select ${batch.storeId}, made.id, made.name, made.target_bins, made.age_limit_days, made.items_per_bin,
      made.place - 1 + coalesce((
        select max(position) + 1 from backstock_categories
        where store_id = ${batch.storeId} and archived_at is null
      ), 0), ${batch.at}
    from unnest(
      ${categories.map(({ id }) => id)}::uuid[], ${categories.map(({ name }) => name)}::text[],
      ${categories.map(({ targetBins }) => targetBins)}::int[],
      ${categories.map(({ ageLimitDays }) => ageLimitDays)}::int[],
      ${categories.map(({ itemsPerBin }) => itemsPerBin)}::int[]
    ) with ordinality as made (id, name, target_bins, age_limit_days, items_per_bin, place)
    on conflict (store_id, id) do nothing`.execute(sql);
}

export async function updateCategory(
  sql: Sql,
  { storeId, id, ...fields }: { storeId: number; id: string } & CategoryFields,
): Promise<void> {
  await sql
    .updateTable("backstockCategories")
    .set(fields)
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

export async function setCategoryArchived(
  sql: Sql,
  change: { storeId: number; id: string; at: Date | null },
): Promise<void> {
  await sql
    .updateTable("backstockCategories")
    .set({ archivedAt: change.at })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

/** False when a filling, even one of long ago, names it: then its row stays, archived. */
export async function deleteUnusedCategory(sql: Sql, key: { storeId: number; id: string }): Promise<boolean> {
  const deleted = await raw`/* backstock.deleteUnusedCategory */
    delete from backstock_categories as category
    where category.store_id = ${key.storeId} and category.id = ${key.id}
      and not exists (
        select from backstock_fillings as filling
        where filling.store_id = category.store_id and filling.category_id = category.id)
      and not exists (
        select from backstock_events as event
        where event.store_id = category.store_id and event.category_id = category.id)
    returning category.id`.execute(sql);
  return deleted.rows.length > 0;
}

export async function positionCategories(
  sql: Sql,
  selection: { storeId: number; ids: readonly string[] },
): Promise<void> {
  await raw`/* backstock.positionCategories */
    update backstock_categories set position = place.position - 1
    from unnest(${selection.ids}::uuid[]) with ordinality as place (id, position)
    where backstock_categories.store_id = ${selection.storeId} and backstock_categories.id = place.id`.execute(sql);
}

function toCategory({ archivedAt, bins, ...category }: Row) {
  return { ...category, isArchived: archivedAt !== null, bins: bins ?? 0 };
}
