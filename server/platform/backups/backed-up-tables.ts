import type pg from "pg";
import type { TableHead } from "./backup-file.ts";

export type BackedUpTable = TableHead & { bytes: number; isPartitioned: boolean };

/** The queue's schema belongs to its library, so its rows are copied by column name and fit other versions of it. */
export const queueSchema = "graphile_worker";

const queueTables = ["_private_job_queues", "_private_tasks", "_private_jobs", "_private_known_crontabs"];

/**
 * Returns every table whose rows outlive the process, in write order. Unlogged tables (channel members) are left out,
 * because a crash empties them too. Generated columns are left out as well. A partitioned table stands for its parts,
 * which are others in the database that a backup is restored to.
 */
export async function listBackedUpTables(client: pg.Client): Promise<BackedUpTable[]> {
  const result = await client.query<BackedUpTable>(
    `select n.nspname as schema, c.relname as "table", c.relkind = 'p' as "isPartitioned",
       case c.relkind when 'p' then (select sum(pg_table_size(relid)) from pg_partition_tree(c.oid))
         else pg_table_size(c.oid) end::float8 as bytes,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname in ('public', 'hangtag') or n.nspname = $1 and c.relname = any ($2))
     order by n.nspname desc, case when n.nspname = $1 then array_position($2, c.relname::text) end, c.relname`,
    [queueSchema, queueTables],
  );
  return result.rows;
}

export type SequenceValue = { schema: string; name: string; lastValue: string | null };

export async function listSequences(client: pg.Client): Promise<SequenceValue[]> {
  const result = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname in ('public', 'hangtag', $1) order by 1, 2`,
    [queueSchema],
  );
  return result.rows;
}

export function quoteTableName(client: pg.Client, { schema, table }: Pick<TableHead, "schema" | "table">): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
}

export function quoteColumnList(client: pg.Client, columns: TableHead["columns"]): string {
  return columns.map(({ name }) => client.escapeIdentifier(name)).join(", ");
}
