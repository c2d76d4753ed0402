import { createHash } from "node:crypto";
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import type pg from "pg";
import { queryCamelCase } from "./camel-case-query.ts";
import { snakeCase } from "./column-names.ts";

/** A Kysely dialect over one connection that the caller acquires and releases. */
export function oneConnectionDialect(client: pg.PoolClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => oneConnectionDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

/** Replaces Kysely's plugin, which copies each statement's tree and each result row. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}

function oneConnectionDriver(client: pg.PoolClient): Driver {
  const connection: DatabaseConnection = {
    executeQuery: (query) => runPrepared(client, query),
    streamQuery() {
      throw new Error("A scoped connection does not stream; page by key instead");
    },
  };
  const transactionsAreOpenedOutside = (): Promise<void> => {
    throw new Error("Use database.transaction");
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: transactionsAreOpenedOutside,
    commitTransaction: transactionsAreOpenedOutside,
    rollbackTransaction: transactionsAreOpenedOutside,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}

const names = new Map<string, string>();

/** More texts than this come from values used by mistake; those run unprepared. */
const mostPreparedTexts = 2000;

/** Prepares statements under a name derived from their text, since the builder produces the same text for the same query. */
async function runPrepared<Row>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> {
  const values = [...query.parameters];
  const name = statementName(query.sql);
  const result = await queryCamelCase(client, { ...(name !== undefined && { name }), text: query.sql, values });
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

function statementName(text: string): string | undefined {
  const existing = names.get(text);
  if (existing !== undefined || names.size >= mostPreparedTexts) {
    return existing;
  }
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
