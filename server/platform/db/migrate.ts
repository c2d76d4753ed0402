import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { runMigrations as migrateJobs } from "graphile-worker";

const migrationsFolder = join(import.meta.dirname, "../../../db/migrations");

/** Any number, as long as every program of one database takes the same. */
const migrationLock = 7_245_601;

/** The oldest PostgreSQL that has everything we use (generated identity on partitions, `merge`, security invoker views). */
const oldestPostgres = 15;

export const serviceRole = "hangtag_service";

/** The database is not one we can run on; the message is a sentence for the person who started the program. */
export class UnsuitableDatabase extends Error {}

/**
 * Brings a database to the newest schema. Plain SQL files, forward only, one transaction each, under an advisory lock,
 * so that several processes may start at once.
 *
 * @throws UnsuitableDatabase when the server is too old, or when a migration that has run was edited afterwards
 */
export async function migrate(ownerUrl: string): Promise<void> {
  // The owner may be called "hangtag" too; then PostgreSQL would look for tables in the schema of that name first.
  const client = new pg.Client({ connectionString: ownerUrl, options: "-c search_path=public" });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await prepare(client);
    await migrateQueue(ownerUrl);
    await applyMissing(client);
  } finally {
    await client.end();
  }
}

/** On a pool of ours: the library's own would outlive this call, and fall over when the server is stopped. */
async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
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
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${serviceRole}') then
        create role ${serviceRole} nologin nosuperuser nobypassrls;
      end if;
      if not pg_has_role(current_user, '${serviceRole}', 'member') then
        execute format('grant ${serviceRole} to %I', current_user);
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
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
