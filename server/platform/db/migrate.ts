import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { runMigrations as migrateJobs } from "graphile-worker";
import { openOwnerClient, openOwnerPool, serviceRole } from "./connection-setup.ts";
import { type LockWait, takeMigrationLock, usualLockWait } from "./migration-lock.ts";
import { refuseTransactionPooler } from "./pooler.ts";
import { UnsuitableDatabase } from "./suitable-database.ts";

const migrationsFolder = join(import.meta.dirname, "../../../db/migrations");

/** The oldest PostgreSQL that has everything we use (generated identity on partitions, `merge`, security invoker views). */
const oldestPostgres = 15;

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
    // Before the lock: through such a pooler nobody could ever give it back.
    await refuseTransactionPooler(ownerUrl);
    await takeMigrationLock(client, { say: () => undefined, ...usualLockWait, ...wait });
    await prepare(client);
    await migrateQueue(ownerUrl);
    await applyMissing(client);
  } finally {
    await client.end();
  }
}

/** On a pool of ours: the library's own would outlive this call, and fall over when the server is stopped. */
async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = openOwnerPool(ownerUrl, 2);
  const leaveToTheCaller = (): void => undefined;
  pool.on("error", leaveToTheCaller);
  pool.on("connect", (client) => client.on("error", leaveToTheCaller));
  try {
    await migrateJobs({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const answer = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  const major = Math.floor(Number(answer.rows[0]?.version) / 10_000);
  if (major < oldestPostgres) {
    throw new UnsuitableDatabase(
      `Hangtag needs PostgreSQL ${oldestPostgres} or newer; this server is version ${major}.`,
    );
  }
}

async function prepare(client: pg.Client): Promise<void> {
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
}

/** From PostgreSQL 16 on, whoever creates a role may give it away but not work as it before taking it. */
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

async function applyMissing(client: pg.Client): Promise<void> {
  const answer = await client.query<{ name: string; hash: string }>("select name, hash from schema_migrations");
  const applied = new Map(answer.rows.map((row) => [row.name, row.hash]));
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).toSorted()) {
    const text = await readFile(join(migrationsFolder, name), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    const known = applied.get(name);
    if (known !== undefined && known !== hash) {
      throw new UnsuitableDatabase(`The migration ${name} was edited after it had run on this database.`);
    }
    if (known === undefined) {
      await apply(client, { name, text, hash });
    }
  }
}

async function apply(client: pg.Client, migration: { name: string; text: string; hash: string }): Promise<void> {
  await client.query("begin");
  try {
    // A change that waits for a busy table blocks everyone behind it: better it fails and the next start tries again.
    await client.query("set local lock_timeout = '10s'; set local statement_timeout = '30min'");
    await client.query(migration.text);
    await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [migration.name, migration.hash]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`The migration ${migration.name} failed.`, { cause: error });
  }
}
