import { type Connection, createConnection, type FieldPacket } from "mysql2/promise";
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

/** The number of the type TIMESTAMP, which comes in UTC by the session's zone. */
const instantType = 7;

const lockSeconds = lockTimeoutMs / 1000;
const session = [
  "set session transaction read only",
  "set session time_zone = '+00:00'",
  `set session lock_wait_timeout = ${lockSeconds}`,
  `set session innodb_lock_wait_timeout = ${lockSeconds}`,
];

/** The two cousins have a limit of their own each, and refuse the other's. */
const statementLimit = {
  mariaDb: `set session max_statement_time = ${statementTimeoutMs / 1000}`,
  mySql: `set session max_execution_time = ${statementTimeoutMs}`,
};

/** Rights that change nothing. `GRANT role TO login` names no right, so it is none of these. */
const harmless = new Set([
  "USAGE",
  "SELECT",
  "SHOW VIEW",
  "SHOW DATABASES",
  "PROCESS",
  "REPLICATION CLIENT",
  "BINLOG MONITOR",
]);

const grants = z.array(z.array(z.string()).min(1));
const versions = z.tuple([z.tuple([z.string()])]);
const cells = z.array(z.array(z.string().nullable()));

export async function openMysql(access: DatabaseAccess): Promise<DatabaseLine> {
  const connection = await createConnection({
    host: access.host,
    port: access.port,
    database: access.database,
    user: access.user,
    password: access.password,
    ...(access.encrypt !== "off" && {
      ssl: { rejectUnauthorized: access.encrypt === "verified", ...(access.certificate && { ca: access.certificate }) },
    }),
    connectTimeout: connectTimeoutMs,
    charset: "utf8mb4",
    rowsAsArray: true,
    // Text as the server spells it: a decimal never becomes a float.
    typeCast: (field) => field.string(),
    // No server may ask the till for a file of its computer.
    flags: ["-LOCAL_FILES"],
  });
  // A connection that breaks while it rests must not end the till; the next query says so.
  connection.on("error", () => undefined);
  try {
    const [[version]] = versions.parse(await ask(connection, "select version()"));
    const limit = version.includes("MariaDB") ? statementLimit.mariaDb : statementLimit.mySql;
    for (const statement of [...session, limit]) {
      await connection.query(statement);
    }
    return {
      version: version.includes("MariaDB") ? `MariaDB ${version.replace(/-MariaDB.*/, "")}` : `MySQL ${version}`,
      async findWriteRight() {
        const lines = grants.parse(await ask(connection, "show grants"));
        return lines.map(([line = ""]) => writeRightIn(line)).find((right) => right !== null) ?? null;
      },
      page: (request) => readPage(connection, request),
      close: async () => connection.destroy(),
    };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** The first right of a line of SHOW GRANTS that changes something; the line may end in a password, which stays unsaid. */
export function writeRightIn(grant: string): string | null {
  const parts = /^GRANT (?<rights>.+?) ON (?<place>.+?) TO /.exec(grant)?.groups;
  if (parts?.["rights"] === undefined) {
    const role = /^GRANT (?<role>\S+) TO /.exec(grant)?.groups?.["role"];
    return role === undefined ? null : `the role ${role}`;
  }
  const right = parts["rights"]
    .replaceAll(/\s*\([^)]*\)/g, "")
    .split(",")
    .map((name) => name.trim())
    .find((name) => !harmless.has(name));
  return right === undefined ? null : `${right} on ${parts["place"]}`;
}

async function readPage(connection: Connection, { query, after, limit }: PageRequest) {
  const sql = fillQuery(query.sql, "mysql", { after, kind: query.kind, limit });
  const [rows, fields]: [unknown, FieldPacket[]] = await connection.query({
    sql,
    timeout: statementTimeoutMs + connectTimeoutMs,
  });
  return {
    columns: fields.map(({ name, columnType }) => ({ name, isInstant: columnType === instantType })),
    rows: cells.parse(rows).map((row) => row.map((cell) => cell ?? "")),
  };
}

async function ask(connection: Connection, sql: string): Promise<unknown> {
  const [rows]: [unknown, unknown] = await connection.query(sql);
  return rows;
}
