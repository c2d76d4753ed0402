import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { runMigrations as migrateJobs } from "graphile-worker";
import { compareVersions } from "#common/pos/pos-packages.ts";
import { runningVersion } from "#server/platform/config/running-version.ts";
import { openOwnerClient, openOwnerPool, serviceRole } from "./connection-setup.ts";
import { type LockWait, takeMigrationLock, usualLockWait } from "./migration-lock.ts";
import { refuseTransactionPooler } from "./pooler.ts";
import { UnsuitableDatabase } from "./suitable-database.ts";

const migrationsFolder = join(import.meta.dirname, "../../../db/migrations");

/** The oldest PostgreSQL that has everything we use (generated identity on partitions, `merge`, security invoker views). */
export const oldestPostgres = 15;

/**
 * Brings a database to the newest schema. Plain SQL files, forward only, one transaction each, under an advisory lock,
 * so that several processes may start at once.
 *
 * @throws UnsuitableDatabase when the server is too old, when a pooler stands between that we cannot work through, when a
 *   newer program changed the database, or when a migration that has run was edited afterwards
 */
export async function migrate(ownerUrl: string, wait: Partial<LockWait> = {}): Promise<void> {
  const client = await openOwnerClient(ownerUrl);
  try {
    await refuseOldServer(client);
    await refuseStandby(client);
    // Before the lock, because it could never be released through such a pooler.
    await refuseTransactionPooler(ownerUrl);
    await takeMigrationLock(client, { notify: () => undefined, ...usualLockWait, ...wait });
    await prepareDatabase(client, ownerUrl);
    await applyMissing(client);
  } finally {
    await client.end();
  }
}

/** Uses a pool of ours, because the library's own would outlive this call and fail when the server stops. */
async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = openOwnerPool(ownerUrl, 2);
  const ignoreError = (): void => undefined;
  pool.on("error", ignoreError);
  pool.on("connect", (client) => client.on("error", ignoreError));
  try {
    await migrateJobs({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const result = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  const major = Math.floor(Number(result.rows[0]?.version) / 10_000);
  if (major < oldestPostgres) {
    throw new UnsuitableDatabase(
      `Hangtag needs PostgreSQL ${oldestPostgres} or newer; this server is version ${major}.`,
    );
  }
}

/** It takes no changes, so the program would die of its first one. */
async function refuseStandby(client: pg.Client): Promise<void> {
  const result = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
  if (result.rows[0]?.standby === true) {
    throw new UnsuitableDatabase(
      "The server in DATABASE_URL is a standby and takes no changes. Give the primary's address there; " +
        "a standby may answer reports as DATABASE_REPORTS_URL.",
    );
  }
}

/** Creates what migrations need: the service role, the list of applied migrations, and the queue's tables. */
export async function prepareDatabase(client: pg.Client, ownerUrl: string): Promise<void> {
  await ensureServiceRole(client);
  await client.query(`grant usage on schema public to ${serviceRole}`);
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query(
    "comment on table schema_migrations is 'db: the migration files that have run. Holds nothing of a tenant.'",
  );
  await migrateQueue(ownerUrl);
}

/** Since PostgreSQL 16 the creator of a role must grant it to itself before it can use it. */
async function ensureServiceRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`
      do $$
      declare working text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
      begin
        begin
          if not exists (select from pg_roles where rolname = '${serviceRole}') then
            create role ${serviceRole} nologin nosuperuser nobypassrls;
          end if;
        exception when duplicate_object or unique_violation then null;
        end;
        if not pg_has_role(current_user, '${serviceRole}', working) then
          execute format('grant ${serviceRole} to %I', current_user);
        end if;
      end $$`);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "42501") {
      throw new UnsuitableDatabase(
        `The user in DATABASE_URL may not work as the role ${serviceRole} (${error.message}). As a superuser of that server: ` +
          `create role ${serviceRole} nologin; grant ${serviceRole} to <that user>;`,
        { cause: error },
      );
    }
    throw error;
  }
}

export type Migration = {
  name: string;
  text: string;
  hash: string;
  /** The oldest Hangtag that works on the schema after it; null when only one that has the file does. */
  worksWith: string | null;
};

/** See docs/how-to/change-the-schema.md. */
const worksWithLine = /^-- Works with (\d+\.\d+\.\d+) and later\.$/m;

/** Returns all migrations of this program in order. */
export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsFolder, name), "utf8");
      const worksWith = worksWithLine.exec(text)?.[1] ?? null;
      return { name, text, hash: createHash("sha256").update(text).digest("hex"), worksWith };
    }),
  );
}

/** Runs the named migrations in the caller's transaction, to restore the schema that a backup's rows fit. */
export async function applyMigrations(client: pg.Client, names: ReadonlySet<string>): Promise<void> {
  for (const migration of await listMigrations()) {
    if (names.has(migration.name)) {
      await run(client, migration);
    }
  }
}

async function applyMissing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<AppliedMigration>(appliedMigrations);
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const migrations = await listMigrations();
  refuseNewerDatabase(migrations, rows);
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash !== undefined && hash !== migration.hash) {
      throw new UnsuitableDatabase(`The migration ${migration.name} was edited after it had run on this database.`);
    }
    if (hash === undefined) {
      await apply(client, migration);
    }
  }
}

export type AppliedMigration = { name: string; hash: string; worksWith: string | null };

/** Selects the migrations that have run, also in a database that is older than the column `works_with`. */
export const appliedMigrations = `
  select name, hash, to_jsonb(migration) ->> 'works_with' as "worksWith" from public.schema_migrations as migration`;

/** Returns the migrations of newer programs with which this one does not work; the newest is the last. */
export function notUnderstood(migrations: readonly Migration[], applied: readonly AppliedMigration[]): string[] {
  const ours = new Set(migrations.map(({ name }) => name));
  return applied
    .filter(({ name }) => !ours.has(name))
    .filter(({ worksWith }) => worksWith === null || compareVersions(runningVersion, worksWith) < 0)
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Refuses to start on a newer schema, unless each newer migration says that it works with this version. A process that
 * is already running continues while a newer one starts.
 */
function refuseNewerDatabase(migrations: readonly Migration[], applied: readonly AppliedMigration[]): void {
  const unknown = notUnderstood(migrations, applied);
  if (unknown.length > 0) {
    throw new UnsuitableDatabase(
      `This database was brought up to date by a newer Hangtag (${unknown.at(-1)}), and this one would not understand it. ` +
        "Start the newer version, or restore a backup from before into an empty database.",
    );
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await run(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`The migration ${migration.name} failed.`, { cause: error });
  }
}

async function run(client: pg.Client, { name, text, hash, worksWith }: Migration): Promise<void> {
  // A migration that waits for a busy table blocks everyone behind it, so it fails and the next start retries.
  await client.query("set local lock_timeout = '10s'; set local statement_timeout = '30min'");
  // An owner who is no superuser is under row-level security as well, and a correction would silently find no rows.
  await client.query("set local hangtag.sees_all = 'on'");
  await client.query(text);
  await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [name, hash]);
  if (worksWith !== null) {
    await client.query("update schema_migrations set works_with = $2 where name = $1", [name, worksWith]);
  }
}
