import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type TextTemplate = { id: string; name: string; body: string };
/** A list that is longer is none to choose from at a counter. */
export const mostTemplates = 100;

type Key = { storeId: number; id: string };

/** In the order that the store gave them. */
export async function listTemplates(sql: Sql, storeId: number): Promise<TextTemplate[]> {
  return sql
    .selectFrom("textingTemplates")
    .select(["id", "name", "body"])
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .limit(mostTemplates)
    .execute();
}

/** Without the one of this id. */
export async function countOtherTemplates(sql: Sql, { storeId, id }: Key): Promise<number> {
  const row = await sql
    .selectFrom("textingTemplates")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("storeId", "=", storeId)
    .where("id", "!=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findTemplate(sql: Sql, { storeId, id }: Key): Promise<TextTemplate | undefined> {
  return sql
    .selectFrom("textingTemplates")
    .select(["id", "name", "body"])
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** A new one stands last. One that was deleted comes back to its place. */
export async function upsertTemplate(sql: Sql, template: TextTemplate & Key & { now: Date }): Promise<void> {
  const { storeId, id, name, body, now } = template;
  await raw`
    /* texting.upsertTemplate */
    insert into texting_templates (store_id, id, name, body, position, created_at)
    values (${storeId}, ${id}, ${name}, ${body},
      (select coalesce(max(position), 0) + 1 from texting_templates where store_id = ${storeId}), ${now})
    on conflict (store_id, id) do update set name = excluded.name, body = excluded.body, deleted_at = null`.execute(
    sql,
  );
}

export async function deleteTemplate(sql: Sql, { storeId, id, now }: Key & { now: Date }): Promise<boolean> {
  const row = await sql
    .updateTable("textingTemplates")
    .set({ deletedAt: now })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function placeTemplates(sql: Sql, { storeId, ids }: { storeId: number; ids: readonly string[] }) {
  await raw`
    /* texting.placeTemplates */
    update texting_templates as template set position = place.position
    from unnest(${[...ids]}::uuid[]) with ordinality as place (id, position)
    where template.store_id = ${storeId} and template.id = place.id`.execute(sql);
}
