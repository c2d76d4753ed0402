import sql from "mssql";
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
import { type ValueColumn, valueText } from "./sql-server-values.ts";

/**
 * SQL Server has no transaction that only reads, so the login's rights are what keeps the till from writing. A locked
 * row is waited for a moment only, and in a deadlock it is the till that gives way.
 *
 * Snapshots where the database keeps them: the till then neither waits for a register nor makes one wait. Elsewhere
 * committed rows only: reading uncommitted ones would give tickets that the register then undoes.
 */
export function sessionText(hasSnapshots: boolean): string {
  return [
    `set lock_timeout ${lockTimeoutMs};`,
    "set deadlock_priority low;",
    `set transaction isolation level ${hasSnapshots ? "snapshot" : "read committed"};`,
  ].join(" ");
}

/** How the driver is told to reach the database. */
export function sqlServerConfig(access: DatabaseAccess): sql.config {
  const { host, port, instance, certificate, encrypt } = access;
  return {
    server: host,
    // With both, the driver would not ask the server where its instance listens.
    ...(instance === undefined && { port }),
    database: access.database,
    user: access.user,
    password: access.password,
    connectionTimeout: connectTimeoutMs,
    requestTimeout: statementTimeoutMs,
    arrayRowMode: true,
    pool: { min: 0, max: 1 },
    options: {
      appName: "Hangtag till",
      // A cluster may give the work of reading to a copy of the shop's database.
      readOnlyIntent: true,
      encrypt: encrypt !== "off",
      trustServerCertificate: encrypt === "any-certificate",
      ...(instance !== undefined && { instanceName: instance }),
      ...(certificate !== undefined && { cryptoCredentialsDetails: { ca: certificate } }),
      useUTC: true,
    },
  };
}

const about = `
  select cast(serverproperty('ProductVersion') as varchar(40)), cast(snapshot_isolation_state as int)
  from sys.databases where database_id = db_id()`;

const tablePath = "quotename(schema_name(schema_id)) + '.' + quotename(name)";
const writeRight = `
  select top (1) write_right from (
    select 'sysadmin' as write_right where is_srvrolemember('sysadmin') = 1
    union all
    select 'write on ' + schema_name(schema_id) + '.' + name from sys.tables
    where has_perms_by_name(${tablePath}, 'OBJECT', 'INSERT') = 1
       or has_perms_by_name(${tablePath}, 'OBJECT', 'UPDATE') = 1
       or has_perms_by_name(${tablePath}, 'OBJECT', 'DELETE') = 1
       or has_perms_by_name(${tablePath}, 'OBJECT', 'ALTER') = 1
  ) as rights order by write_right`;

const abouts = z.array(z.tuple([z.string(), z.number()]));
const rights = z.array(z.tuple([z.string()]));
const recordset = z.array(z.array(z.unknown()));
const metadata = z.array(z.object({ name: z.string(), scale: z.number().nullish(), type: z.unknown() }));

export async function openSqlServer(access: DatabaseAccess): Promise<DatabaseLine> {
  const pool = new sql.ConnectionPool(sqlServerConfig(access));
  // A connection that breaks while it rests must not end the till; the next query says so.
  pool.on("error", () => undefined);
  try {
    await pool.connect();
    const [[version, snapshots] = ["", 0]] = abouts.parse((await pool.request().query(about)).recordset);
    const session = sessionText(snapshots === 1);
    return {
      version: `SQL Server ${version}`,
      async findWriteRight() {
        const [[right] = [null]] = rights.parse((await pool.request().query(writeRight)).recordset);
        return right;
      },
      page: (request) => readPage(pool, session, request),
      close: () => pool.close(),
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

/** The session's settings go with each query, because the driver may open its connection again. */
async function readPage(pool: sql.ConnectionPool, session: string, { query, after, limit }: PageRequest) {
  const text = fillQuery(query.sql, "sqlServer", { after, kind: query.kind, limit });
  const { recordset: rows } = await pool.request().query(`${session}\n${text}`);
  const columns = metadata.parse(rows.columns).map((column) => ({ ...column, ...valueColumn(column) }));
  return {
    columns: columns.map(({ name, type }) => ({ name, isInstant: type === sql.DateTimeOffset })),
    rows: recordset.parse([...rows]).map((row) => columns.map((column, at) => valueText(row[at], column))),
  };
}

/** The types of money bring no count of decimals; they have four. */
function valueColumn({ name, scale, type }: z.infer<typeof metadata>[number]): ValueColumn {
  const isMoney = type === sql.Money || type === sql.SmallMoney;
  const isExact = type === sql.Decimal || type === sql.Numeric;
  return { name, scale: isMoney ? 4 : isExact ? (scale ?? 0) : null, isDate: type === sql.Date };
}
