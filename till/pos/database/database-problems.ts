/** What went wrong with a database, as sentences that say what a person can do. */
import type { DatabaseAccess } from "./database-settings.ts";
import { WideNumber } from "./engines/sql-server-values.ts";

type Trouble =
  | "unreachable"
  | "wrongPassword"
  | "noDatabase"
  | "noTable"
  | "noColumn"
  | "noRight"
  | "tooSlow"
  | "locked"
  | "notEncrypted"
  | "certificate"
  | "syntax";

/** PostgreSQL's states, the names of MySQL and MariaDB, the numbers and names of SQL Server's driver, Node's own. */
const codes: Readonly<Record<Trouble, readonly string[]>> = {
  unreachable: [
    ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "ECONNRESET", "EPIPE"],
    ...["PROTOCOL_CONNECTION_LOST", "ESOCKET", "ECONNCLOSED", "EINSTLOOKUP", "57P01", "57P02", "57P03", "53300"],
    ...["ER_CON_COUNT_ERROR", "ER_SERVER_SHUTDOWN", "ER_TOO_MANY_USER_CONNECTIONS", "ENOTOPEN"],
  ],
  wrongPassword: ["28P01", "28000", "ER_ACCESS_DENIED_ERROR", "ER_ACCESS_DENIED_NO_PASSWORD_ERROR", "ELOGIN", "18456"],
  noDatabase: ["3D000", "ER_BAD_DB_ERROR", "ER_DBACCESS_DENIED_ERROR", "4060"],
  noTable: ["42P01", "3F000", "ER_NO_SUCH_TABLE", "208"],
  noColumn: ["42703", "ER_BAD_FIELD_ERROR", "207"],
  noRight: ["42501", "ER_TABLEACCESS_DENIED_ERROR", "ER_COLUMNACCESS_DENIED_ERROR", "229", "230"],
  tooSlow: ["57014", "ER_STATEMENT_TIMEOUT", "ER_QUERY_TIMEOUT", "ETIMEOUT", "ER_QUERY_INTERRUPTED"],
  locked: ["55P03", "ER_LOCK_WAIT_TIMEOUT", "40P01", "ER_LOCK_DEADLOCK", "1222", "1205"],
  notEncrypted: ["HANDSHAKE_NO_SSL_SUPPORT", "EENCRYPT"],
  certificate: [
    ...["DEPTH_ZERO_SELF_SIGNED_CERT", "SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
    ...["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "ERR_TLS_CERT_ALTNAME_INVALID", "CERT_HAS_EXPIRED", "HANDSHAKE_SSL_ERROR"],
  ],
  syntax: ["42601", "ER_PARSE_ERROR", "102", "156"],
};

/** Where a driver gives no code. */
const messages: readonly [RegExp, Trouble][] = [
  [/self.signed certificate|unable to verify|altnames|certificate has expired|unable to get.* issuer/i, "certificate"],
  [
    /does not support SSL|encryption is not supported|no support for encryption|socket was closed during TLS/i,
    "notEncrypted",
  ],
  [/Cannot open database/i, "noDatabase"],
  [/timeout expired|Query read timeout|max_statement_time exceeded/i, "tooSlow"],
  [/Connection terminated|Connection lost|closed state|failed to connect/i, "unreachable"],
];

/** The sentence for an error of a driver. `title` is the query that was running, if any. */
export function databaseProblem(error: unknown, access: DatabaseAccess, title?: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const subject = title ?? "The database";
  if (error instanceof WideNumber) {
    return `${subject}: ${message}`;
  }
  const trouble = troubleOf(error, message);
  return trouble === undefined ? `${subject}: ${message}` : sentences[trouble]({ ...access, subject, message });
}

/** Whether the connection lives and only this query failed. */
export function isQueryTrouble(error: unknown): boolean {
  const trouble = troubleOf(error, error instanceof Error ? error.message : String(error));
  return error instanceof WideNumber || (trouble !== undefined && queryTroubles.includes(trouble));
}

const queryTroubles: readonly Trouble[] = ["noTable", "noColumn", "noRight", "locked", "tooSlow", "syntax"];

function troubleOf(error: unknown, message: string): Trouble | undefined {
  const own = [...codesOf(error)];
  const byMessage = messages.find(([pattern]) => pattern.test(message))?.[1];
  return byMessage ?? troubles.find((trouble) => own.some((code) => codes[trouble].includes(code)));
}

const troubles: readonly Trouble[] = [
  "certificate",
  "notEncrypted",
  "noDatabase",
  "wrongPassword",
  "noTable",
  "noColumn",
  "noRight",
  "locked",
  "tooSlow",
  "syntax",
  "unreachable",
];

/** The codes of an error and of those inside it: a driver wraps the network's. */
function* codesOf(error: unknown): Generator<string> {
  if (typeof error !== "object" || error === null) {
    return;
  }
  if ("code" in error) {
    yield String(error.code);
  }
  if ("number" in error) {
    yield String(error.number);
  }
  if ("cause" in error) {
    yield* codesOf(error.cause);
  }
  if ("originalError" in error) {
    yield* codesOf(error.originalError);
  }
  if ("errors" in error && Array.isArray(error.errors)) {
    yield* error.errors.flatMap((inner) => [...codesOf(inner)]);
  }
}

type About = DatabaseAccess & { subject: string; message: string };

const sentences: Readonly<Record<Trouble, (about: About) => string>> = {
  unreachable: ({ host, port, instance, message }) =>
    `The database at ${host}${instance === undefined ? `:${port}` : `\\${instance}`} can't be reached (${message}): is its computer on, does its firewall let this one in, are host and port right?`,
  wrongPassword: ({ user }) => `The database doesn't accept the login ${user} with this password, from this computer`,
  noDatabase: ({ database, user }) => `There is no database ${database}, or the login ${user} may not open it`,
  noTable: ({ subject, message }) => `${subject} asks for a table that isn't there: ${message}`,
  noColumn: ({ subject, message }) => `${subject} asks for a column that isn't there: ${message}`,
  noRight: ({ subject, user, message }) => `${subject} asks for what the login ${user} may not read: ${message}`,
  tooSlow: ({ subject, message }) =>
    `${subject} took too long and was ended (${message}): the bookmark's column needs an index`,
  locked: ({ subject }) => `${subject} found its rows locked by the register and gave way; it is tried again`,
  notEncrypted: ({ host }) =>
    `The database at ${host} speaks no TLS. Turn TLS on there, or set "encrypt": "off" where the line can't be overheard`,
  certificate: ({ host, message }) =>
    `The certificate of the database at ${host} can't be verified (${message}). Name it, or its issuer's, as "certificateFile"; "encrypt": "any-certificate" goes without proof`,
  syntax: ({ subject, message }) => `${subject} is not valid SQL: ${message}`,
};

/** How a login that only reads is made. */
const readOnlyLogin: Readonly<Record<DatabaseAccess["engine"], (about: DatabaseAccess) => string>> = {
  postgresql: ({ database }) =>
    `create role hangtag login password '…'; grant connect on database ${database} to hangtag; grant select on the tables that the queries name to hangtag`,
  mysql: ({ database }) => `create user hangtag@'%' identified by '…'; grant select on ${database}.* to hangtag@'%'`,
  sqlServer: ({ database }) =>
    `create login hangtag with password = '…'; use ${database}; create user hangtag for login hangtag; alter role db_datareader add member hangtag`,
};

/** Why a login that can write is refused, and what to run for one that can't. */
export function writeRightProblem(right: string, access: DatabaseAccess): string {
  return `The login ${access.user} may change the register's data (${right}), so nothing is read with it. Let the database's administrator make one that may only read: ${readOnlyLogin[access.engine](access)}`;
}
