import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export async function hasSections(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("backstockSections")
    .select("id")
    .where("storeId", "=", storeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listCategories(sql: Sql, storeId: number): Promise<{ id: string; name: string }[]> {
  return sql.selectFrom("backstockCategories").select(["id", "name"]).where("storeId", "=", storeId).execute();
}

export async function insertSection(
  sql: Sql,
  section: {
    storeId: number;
    id: string;
    name: string;
    position: number;
    codes: readonly string[];
    categoryIds: readonly string[];
    at: Date;
  },
): Promise<void> {
  const { storeId, id, name, position, at } = section;
  await sql.insertInto("backstockSections").values({ storeId, id, name, position, createdAt: at }).execute();
  await raw`
    insert into backstock_section_codes (store_id, category_code, section_id)
    select ${storeId}, code, ${id} from unnest(${[...section.codes]}::text[]) as code`.execute(sql);
  await raw`
    update backstock_categories set section_id = ${id}
    where store_id = ${storeId} and id = any (${[...section.categoryIds]}::uuid[])`.execute(sql);
}

export async function insertCheck(
  sql: Sql,
  check: {
    storeId: number;
    id: string;
    sectionId: string;
    fullness: number;
    date: string;
    at: Date;
    employeeId: number | null;
  },
): Promise<void> {
  await sql
    .insertInto("rackChecks")
    .values({
      storeId: check.storeId,
      id: check.id,
      sectionId: check.sectionId,
      fullness: check.fullness,
      businessDate: check.date,
      checkedAt: check.at,
      checkedByEmployeeId: check.employeeId,
    })
    .execute();
}
