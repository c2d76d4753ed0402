import type pg from "pg";
import { connectionsOfProcess } from "#server/app/program.ts";
import type { Config } from "#server/platform/config/config.ts";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { enterService } from "#server/platform/db/connection-setup.ts";
import { runningPostgresUrl } from "#server/platform/db/embedded-postgres.ts";
import {
  type AppliedMigration,
  listMigrations,
  appliedMigrations,
  notUnderstood,
  oldestPostgres,
} from "#server/platform/db/migrate.ts";
import { refuseSmallPooler, refuseTransactionPooler } from "#server/platform/db/pooler.ts";
import { newClient } from "#server/platform/db/several-hosts.ts";
import { describeHosts } from "#server/platform/config/split-hosts.ts";
import { type Finding, judgeClock, judgeDatabaseLog, look, ok, wrong } from "./doctor.rules.ts";

const subject = "Database";
const schema = "Tables";

/** Reads from a database that answers; null where none did. */
export type Looking = { query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]> };

/**
 * Looks at the database, and hands an open connection to `next` that sees all rows and can change none. Its findings come
 * after the database's own.
 */
export async function checkDatabase(
  config: Config,
  next: (database: Looking | null) => Promise<Finding[]>,
): Promise<Finding[]> {
  const url = config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder));
  if (url === null) {
    const text =
      "The embedded one isn't running, or this user may not read its password. Start Hangtag and look again.";
    return [wrong(subject, text), ...(await next(null))];
  }
  const client = openClient(url);
  try {
    await client.connect();
    await client.query("set default_transaction_read_only = on; set hangtag.sees_all = 'on'");
  } catch (error) {
    return [wrong(subject, describeFailure(describeHosts(url), error)), ...(await next(null))];
  }
  try {
    return await lookAt(client, { url, config, next });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function openClient(url: string): pg.Client {
  const client = newClient(url, { connectionTimeoutMillis: 8000, query_timeout: 20_000 });
  client.on("error", () => undefined);
  return client;
}

type Place = { url: string; config: Config; next: (database: Looking | null) => Promise<Finding[]> };

async function lookAt(client: pg.Client, { url, config, next }: Place): Promise<Finding[]> {
  const looking: Looking = {
    query: async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows,
  };
  const server = await checkServer(looking, { host: describeHosts(url), isOwn: config.databaseUrl !== null });
  if (server.some(({ state }) => state === "wrong")) {
    return [...server, ...(await next(null))];
  }
  const log = await databaseLog(looking);
  const pooler = config.databaseUrl === null ? [] : await checkPooler(url);
  const clock = await checkClock(looking);
  const migrations = await checkMigrations(looking);
  const role = await checkRole(url);
  const isWhole = ![...pooler, ...migrations, ...role].some(({ state }) => state === "wrong");
  return [...server, ...pooler, ...role, ...migrations, ...log, clock, ...(await next(isWhole ? looking : null))];
}

async function checkServer(database: Looking, { host, isOwn }: { host: string; isOwn: boolean }): Promise<Finding[]> {
  const [server] = await database.query<{ version: number; standby: boolean; superuser: boolean }>(
    `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as standby,
       coalesce((select rolsuper from pg_roles where rolname = current_user), false) as superuser`,
  );
  const { version = 0, standby = false, superuser = false } = server ?? {};
  const major = Math.floor(version / 10_000);
  const name = `PostgreSQL ${major} at ${host}`;
  if (major < oldestPostgres) {
    return [wrong(subject, `${name} is too old. Upgrade it to ${oldestPostgres} or newer.`)];
  }
  if (standby) {
    return [wrong(subject, `${name} is a standby and takes no changes. Give the primary's address in DATABASE_URL.`)];
  }
  const answer = ok(subject, `${name} answers; no extension is needed`);
  const advice = "A plain user who owns the database is enough, and safer.";
  return superuser && isOwn ? [answer, look(subject, `The user in DATABASE_URL is a superuser. ${advice}`)] : [answer];
}

async function checkPooler(url: string): Promise<Finding[]> {
  try {
    await refuseTransactionPooler(url);
    await refuseSmallPooler(url, connectionsOfProcess);
    return [];
  } catch (error) {
    return [
      wrong("Pooler", error instanceof StartupFailure ? error.message : describeFailure(describeHosts(url), error)),
    ];
  }
}

async function checkRole(url: string): Promise<Finding[]> {
  const client = openClient(url);
  try {
    await client.connect();
    await enterService(client);
    return [ok("Role", "Works as hangtag_service, and row-level security binds it")];
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && ["22023", "42704"].includes(String(error.code));
    const advice = "Start Hangtag once; it makes the role, or says which two statements do.";
    const text = error instanceof Error ? error.message : String(error);
    return [wrong("Role", isMissing ? `There is no role hangtag_service here. ${advice}` : text)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkMigrations(database: Looking): Promise<Finding[]> {
  const [place] = await database.query<{ exists: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as exists",
  );
  const rows = place?.exists ? await database.query<AppliedMigration>(appliedMigrations) : [];
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const ours = await listMigrations();
  const newer = notUnderstood(ours, rows);
  const missing = ours.filter(({ name }) => !applied.has(name));
  const edited = ours.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  if (newer.length > 0) {
    const text = `A newer Hangtag brought this database up to date (${newer.at(-1)}). Start that version.`;
    return [wrong(schema, text)];
  }
  if (edited.length > 0) {
    const text = `${edited[0]?.name} was edited after it had run here. Put back the file of the release.`;
    return [wrong(schema, text)];
  }
  return missing.length > 0
    ? [wrong(schema, `${missing.length} of ${ours.length} changes are missing. Start this version; it makes them.`)]
    : [ok(schema, `Up to date (${ours.length} changes)`)];
}

async function checkClock(database: Looking): Promise<Finding> {
  const before = Date.now();
  const [row] = await database.query<{ now: string }>("select extract(epoch from clock_timestamp()) * 1000 as now");
  const after = Date.now();
  return judgeClock((before + after) / 2 - Number(row?.now), (after - before) / 2);
}

/** A user who may not see the folder of the log is no mistake. */
async function databaseLog(database: Looking): Promise<Finding[]> {
  const [log] = await database.query<{ limit: string; held: string; visible: boolean }>(
    `select (select setting::bigint * 1048576 from pg_settings where name = 'max_wal_size')::text as limit,
       (select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0)::bigint::text
          from pg_replication_slots where not active) as held,
       has_function_privilege('pg_ls_waldir()', 'execute') as visible`,
  );
  const [sum] = log?.visible
    ? await database.query<{ bytes: string }>("select coalesce(sum(size), 0)::text as bytes from pg_ls_waldir()")
    : [];
  const finding = judgeDatabaseLog({
    bytes: sum === undefined ? null : Number(sum.bytes),
    limitBytes: Number(log?.limit),
    heldBytes: Number(log?.held),
  });
  return finding === null ? [] : [finding];
}

const failures = new Map([
  ["28P01", "refuses the password. Put the right one in DATABASE_URL."],
  ["28000", "doesn't let this user in. Check the user in DATABASE_URL and the server's pg_hba.conf."],
  ["3D000", "has no database of that name. Create it, or correct DATABASE_URL."],
  ["53300", "has no connection left. Raise its max_connections, or stop what holds them."],
  ["57P03", "is starting up or shutting down. Look again in a minute."],
  ["ECONNREFUSED", "isn't there: nothing listens. Start PostgreSQL, or correct the host and port in DATABASE_URL."],
  ["ENOTFOUND", "has a name that can't be resolved. Correct the host in DATABASE_URL, or your DNS."],
  ["ETIMEDOUT", "doesn't answer. Check the firewall between."],
]);

export function describeFailure(host: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  return `${host} ${failures.get(code) ?? `doesn't answer (${message}). Check DATABASE_URL.`}`;
}
