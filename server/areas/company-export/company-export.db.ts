import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CatalogColumn, ColumnForm, ExportedColumn } from "./export.rules.ts";

export type ExportRow = {
  id: string;
  state: string;
  requestedAt: Date;
  tablesDone: number;
  tablesCount: number;
  rowsWritten: number;
  bytes: number;
  finishedAt: Date | null;
};

const shown = [
  "id",
  "state",
  "requestedAt",
  "tablesDone",
  "tablesCount",
  "rowsWritten",
  "bytes",
  "finishedAt",
] as const;

export async function findNewest(sql: Sql, accountId: number): Promise<ExportRow | undefined> {
  return sql
    .selectFrom("companyExports")
    .select(shown)
    .where("accountId", "=", accountId)
    .orderBy("requestedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

type ExportKey = { accountId: number; id: string };

/** False when one is being written. The one before it is dropped with its file. */
export async function replaceExport(
  sql: Sql,
  row: ExportKey & { requestedBy: number; requestedAt: Date; tablesCount: number },
): Promise<boolean> {
  await sql
    .deleteFrom("companyExports")
    .where("accountId", "=", row.accountId)
    .where("state", "<>", "working")
    .execute();
  const result = await sql
    .insertInto("companyExports")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Begins the file, or begins it again; false when there is nothing to write any more. */
export async function beginFile(sql: Sql, { accountId, id }: ExportKey): Promise<boolean> {
  const begun = await sql
    .updateTable("companyExports")
    .set({ tablesDone: 0, rowsWritten: 0, bytes: 0 })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .where("state", "=", "working")
    .executeTakeFirst();
  await sql.deleteFrom("companyExportParts").where("accountId", "=", accountId).where("exportId", "=", id).execute();
  return begun.numUpdatedRows === 1n;
}

export async function savePart(sql: Sql, { accountId, id }: ExportKey, part: { position: number; content: Buffer }) {
  await sql
    .insertInto("companyExportParts")
    .values({ accountId, exportId: id, ...part })
    .execute();
}

type Progress = { tablesDone: number; rowsWritten: number; bytes: number };

export async function saveProgress(sql: Sql, { accountId, id }: ExportKey, progress: Progress): Promise<void> {
  await sql
    .updateTable("companyExports")
    .set(progress)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .where("state", "=", "working")
    .execute();
}

export async function finishExport(
  sql: Sql,
  { accountId, id }: ExportKey,
  { state, at }: { state: "ready" | "failed"; at: Date },
): Promise<void> {
  await sql
    .updateTable("companyExports")
    .set({ state, finishedAt: at })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .where("state", "=", "working")
    .execute();
}

export async function saveLink(
  sql: Sql,
  { accountId, id }: ExportKey,
  link: { linkHash: Buffer; linkEndsAt: Date },
): Promise<void> {
  await sql.updateTable("companyExports").set(link).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function findByLink(
  sql: Sql,
  { linkHash, now }: { linkHash: Buffer; now: Date },
): Promise<(ExportKey & { bytes: number; finishedAt: Date | null }) | undefined> {
  return sql
    .selectFrom("companyExports")
    .select(["accountId", "id", "bytes", "finishedAt"])
    .where("linkHash", "=", linkHash)
    .where("linkEndsAt", ">", now)
    .where("state", "=", "ready")
    .executeTakeFirst();
}

export async function findPart(sql: Sql, { accountId, id }: ExportKey, position: number): Promise<Buffer | null> {
  const row = await sql
    .selectFrom("companyExportParts")
    .select("content")
    .where("accountId", "=", accountId)
    .where("exportId", "=", id)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function findCompany(sql: Sql, accountId: number): Promise<{ name: string; storeIds: number[] }> {
  const { name } = await sql
    .selectFrom("accounts")
    .select("name")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const stores = await sql.selectFrom("stores").select("id").where("accountId", "=", accountId).execute();
  return { name, storeIds: stores.map(({ id }) => id) };
}

/** From the catalog, so that a new column comes without anybody thinking of it. */
export async function listColumns(sql: Sql, tables: readonly string[]): Promise<CatalogColumn[]> {
  const result = await raw<CatalogColumn>`
    /* company-export.listColumns */
    select class.relname as "table", attribute.attname as name, format_type(attribute.atttypid, null) as type,
      col_description(class.oid, attribute.attnum) as comment
    from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relname = any (${tables}) and attribute.attnum > 0
      and not attribute.attisdropped
    order by class.relname, attribute.attnum`.execute(sql);
  return result.rows;
}

const forms: Readonly<Record<ColumnForm, (column: RawBuilder<unknown>) => RawBuilder<string | null>>> = {
  text: (column) => raw`${column}::text`,
  money: (column) => raw`(${column} / 100.0)::numeric(20, 2)::text`,
  instant: (column) => raw`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};

type Owner = { accountId: number; storeIds: readonly number[] };

/** Opens the rows of the company in a transaction of its own; `fetchRows` takes them from there. */
export async function openRows(
  sql: Sql,
  { table, columns, owner }: { table: string; columns: readonly CatalogColumn[]; owner: Owner },
  exported: readonly ExportedColumn[],
): Promise<void> {
  const cells = exported.map(({ name, form }) => forms[form](raw.ref(name)));
  const has = (column: string) => columns.some(({ name, type }) => name === column && type === "integer");
  const storeIds = raw.join(owner.storeIds.map((id) => raw.lit(id)));
  // A row may name its store, its company, or both.
  const isOwn = raw.join(
    [
      ...(has("account_id") ? [raw`account_id = ${raw.lit(owner.accountId)}`] : []),
      ...(has("store_id") ? [raw`store_id = any (array[${storeIds}]::integer[])`] : []),
    ],
    raw` or `,
  );
  await raw`declare exported_rows no scroll cursor for
    select array[${raw.join(cells)}]::text[] as cells from ${raw.table(table)} where ${isOwn}`.execute(sql);
}

const rowsAtOnce = 1000;

/** The next rows; none when there are no more. */
export async function fetchRows(sql: Sql): Promise<(string | null)[][]> {
  const result = await raw<{ cells: (string | null)[] }>`fetch ${raw.lit(rowsAtOnce)} from exported_rows`.execute(sql);
  return result.rows.map(({ cells }) => cells);
}

export async function closeRows(sql: Sql): Promise<void> {
  await raw`close exported_rows`.execute(sql);
}
