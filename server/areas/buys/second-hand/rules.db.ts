import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { SecondHandRules } from "#server/platform/db/tables.ts";
import type { ExportForm } from "./second-hand.rules.ts";

const columns = [
  ...(["id", "name", "wording", "categoryCodes", "holdDays", "requiredFields", "reportHours"] as const),
  ...(["exportForm", "isActive", "startsOn", "version"] as const),
] as const;

export type SecondHandRule = Omit<Pick<Selectable<SecondHandRules>, (typeof columns)[number]>, "exportForm"> & {
  exportForm: ExportForm;
};

export async function listRules(sql: Sql, storeId: number): Promise<SecondHandRule[]> {
  const rows = await sql
    .selectFrom("secondHandRules")
    .select(columns)
    .where("storeId", "=", storeId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, exportForm: row.exportForm === "pieces" ? "pieces" : "buys" }));
}

export async function saveRule(sql: Sql, rule: Insertable<SecondHandRules>): Promise<void> {
  const { storeId: _store, id: _id, ...contents } = rule;
  await sql
    .insertInto("secondHandRules")
    .values(rule)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(contents))
    .execute();
}

export type GoodsCategory = { code: string; name: string; pieces: number };

/** What the register called the goods of the last year, to choose from: the most bought first. */
export async function listGoodsCategories(
  sql: Sql,
  { storeId, since }: { storeId: number; since: string },
): Promise<GoodsCategory[]> {
  const result = await raw<GoodsCategory>`
    /* buys.listGoodsCategories */
    select codes.code, coalesce(nullif(array_to_string(piece.category_path, ', '), ''), codes.code) as name, codes.pieces
    from (
      select category_code as code, max(tag) as tag, count(*)::integer as pieces from pos_bought_pieces_view
      where store_id = ${storeId} and business_date >= ${since}::date and category_code <> ''
      group by category_code order by count(*) desc, category_code limit 200
    ) as codes
    left join lateral (
      select category_path from pos_pieces_view where store_id = ${storeId} and sku = codes.tag limit 1
    ) as piece on true
    order by codes.pieces desc, codes.code`.execute(sql);
  return result.rows;
}
