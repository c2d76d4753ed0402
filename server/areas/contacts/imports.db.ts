import { sql as raw } from "kysely";
import { recordset } from "#server/platform/db/recordset.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { SentValues } from "./contacts.rules.ts";

/** What an import was given of a person. */
export type Imported = { listId: string; email: string; values: SentValues };

type Key = { storeId: number; importId: string };

/** Who was queued again meanwhile is not marked: they go out again. */
export async function saveImport(
  sql: Sql,
  { storeId, importId }: Key,
  { people, at }: { people: readonly (Imported & { customerId: string; queuedAt: Date })[]; at: Date },
): Promise<void> {
  await raw`
    /* contacts.saveImport */
    update contact_waiting as waiting
    set import_id = ${importId}, imported_at = ${at},
      imported = jsonb_build_object('listId', sent.list_id, 'email', sent.email, 'values', sent."values")
    from json_to_recordset(${recordset(people)}::json)
      as sent (customer_id uuid, queued_at timestamptz, list_id text, email text, "values" jsonb)
    where waiting.store_id = ${storeId} and waiting.customer_id = sent.customer_id
      and waiting.queued_at = sent.queued_at`.execute(sql);
}

/** The store's import at which the service works. */
export async function findImport(sql: Sql, storeId: number): Promise<{ importId: string; at: Date } | null> {
  const result = await raw<{ importId: string; at: Date }>`
    /* contacts.findImport */
    select import_id, imported_at as at from contact_waiting
    where store_id = ${storeId} and import_id is not null order by imported_at, import_id limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

export type ImportedPerson = {
  customerId: string;
  runId: string | null;
  isChanged: boolean;
  queuedAt: Date;
  imported: Imported;
};

export async function listImported(sql: Sql, { storeId, importId }: Key): Promise<ImportedPerson[]> {
  const result = await raw<ImportedPerson>`
    /* contacts.listImported */
    select customer_id, run_id, is_changed, queued_at, imported from contact_waiting
    where store_id = ${storeId} and import_id = ${importId} order by customer_id`.execute(sql);
  return result.rows;
}

/** The service gave it up: its people wait as before. */
export async function forgetImport(sql: Sql, { storeId, importId }: Key): Promise<void> {
  await sql
    .updateTable("contactWaiting")
    .set({ importId: null, imported: null, importedAt: null })
    .where("storeId", "=", storeId)
    .where("importId", "=", importId)
    .execute();
}
