import pg from "pg";
import { z } from "zod";
import {
  connectTimeoutMs,
  type DatabaseLine,
  lockTimeoutMs,
  type PageRequest,
  statementTimeoutMs,
} from "#till/pos/database/database-line.ts";
import type { DatabaseAccess } from "#till/pos/database/database-settings.ts";
import { fillQuery } from "#till/pos/database/query-text.ts";

/** Times of the type with a zone come in UTC, by the session's zone. */
const instantType = 1184;

/** Whatever is run on this connection can write nothing, also when the login could. */
const session = [
  "set session characteristics as transaction read only",
  `set statement_timeout = ${statementTimeoutMs}`,
  `set lock_timeout = ${lockTimeoutMs}`,
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
];

/** A superuser passes every check of a right, so the tables alone would not tell. */
const writeRight = `
  select 'superuser' as write_right from pg_roles where rolname = current_user and rolsuper
  union all
  (select 'write on ' || schema.nspname || '.' || relation.relname
   from pg_class as relation join pg_namespace as schema on schema.oid = relation.relnamespace
   where relation.relkind in ('r', 'p', 'f') and schema.nspname !~ '^pg_' and schema.nspname <> 'information_schema'
     and has_table_privilege(relation.oid, 'insert, update, delete, truncate')
   order by 1)
  limit 1`;

const rights = z.array(z.object({ write_right: z.string() }));
const versions = z.tuple([z.object({ server_version: z.string() })]);
const cells = z.array(z.array(z.string().nullable()));

/** Every value as PostgreSQL spells it. */
const asText = { getTypeParser: () => (text: string) => text };

export async function openPostgres(access: DatabaseAccess): Promise<DatabaseLine> {
  const client = new pg.Client({
    host: access.host,
    port: access.port,
    database: access.database,
    user: access.user,
    password: access.password,
    ssl:
      access.encrypt === "off"
        ? false
        : { rejectUnauthorized: access.encrypt === "verified", ...(access.certificate && { ca: access.certificate }) },
    connectionTimeoutMillis: connectTimeoutMs,
    // The database ends it earlier; this is for a line that has gone silent.
    query_timeout: statementTimeoutMs + connectTimeoutMs,
    application_name: "Hangtag till",
  });
  // A connection that breaks while it rests must not end the till; the next query says so.
  client.on("error", () => undefined);
  try {
    await client.connect();
    for (const statement of session) {
      await client.query(statement);
    }
    const [{ server_version: version }] = versions.parse((await client.query("show server_version")).rows);
    return {
      version: `PostgreSQL ${version}`,
      async findWriteRight() {
        const [right] = rights.parse((await client.query(writeRight)).rows);
        return right?.write_right ?? null;
      },
      page: (request) => readPage(client, request),
      close: () => client.end().catch(() => undefined),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function readPage(client: pg.Client, { query, after, limit }: PageRequest) {
  const text = fillQuery(query.sql, "postgresql", { after, kind: query.kind, limit });
  const { fields, rows } = await client.query({ text, rowMode: "array", types: asText });
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, isInstant: dataTypeID === instantType })),
    rows: cells.parse(rows).map((row) => row.map((cell) => cell ?? "")),
  };
}
