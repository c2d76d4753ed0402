import type pg from "pg";
import type { TableHead } from "./backup-file.ts";

export type BackedUpTable = TableHead & { bytes: number };

/** The queue is its library's: its rows are taken by the names of their columns, so that another version of it takes them too. */
export const queueSchema = "graphile_worker";

const queueTables = ["_private_job_queues", "_private_tasks", "_private_jobs", "_private_known_crontabs"];

/**
 * Every table with rows that outlive the program, in the order in which they are written. What is unlogged (who sits in
 * which channel) is gone after a crash too. Generated columns come by themselves.
 */
export async function listBackedUpTables(client: pg.Client): Promise<BackedUpTable[]> {
  const answer = await client.query<BackedUpTable>(
    `select n.nspname as schema, c.relname as "table", pg_table_size(c.oid)::float8 as bytes,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and (n.nspname in ('public', 'hangtag') or n.nspname = $1 and c.relname = any ($2))
     order by n.nspname desc, case when n.nspname = $1 then array_position($2, c.relname::text) end, c.relname`,
    [queueSchema, queueTables],
  );
  return answer.rows;
}

export type SequenceValue = { schema: string; name: string; lastValue: string | null };

export async function listSequences(client: pg.Client): Promise<SequenceValue[]> {
  const answer = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname in ('public', 'hangtag', $1) order by 1, 2`,
    [queueSchema],
  );
  return answer.rows;
}

export function nameOfTable(client: pg.Client, { schema, table }: Pick<TableHead, "schema" | "table">): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
}

export function columnList(client: pg.Client, columns: TableHead["columns"]): string {
  return columns.map(({ name }) => client.escapeIdentifier(name)).join(", ");
}
