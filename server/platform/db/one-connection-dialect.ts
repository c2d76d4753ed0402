import { createHash } from "node:crypto";
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import type pg from "pg";
import { queryCamelCase } from "./camel-case-query.ts";
import { snakeCase } from "./column-names.ts";

/** Kysely over one connection that somebody else takes from the pool and gives back. */
export function oneConnectionDialect(client: pg.PoolClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => oneConnectionDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

/** Kysely's own plugin for this copies each statement's tree and each row of its result. */
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

/** More texts than this are built from values by mistake; they run without a plan kept for them. */
const mostPreparedTexts = 2000;

/** Statements are prepared under a name made of their text: the builder writes the same text for the same query. */
async function runPrepared<Row>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> {
  const values = [...query.parameters];
  const name = nameOf(query.sql);
  const result = await queryCamelCase(client, { ...(name !== undefined && { name }), text: query.sql, values });
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPreparedTexts) {
    return known;
  }
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
