import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A database of a test file's own: migrated, empty, gone afterwards. */
export type TestDatabase = {
  /** Address for the owner of the database, as DATABASE_URL would be. */
  url: string;
  drop(): Promise<void>;
};

/** Copies the migrated template (0.1 to 0.25 s). Call it in `beforeAll` and `drop()` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = new URL(inject("templateUrl"));
  const template = url.pathname.slice(1);
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new URL(url);
  admin.pathname = "/postgres";
  await run(admin.href, `create database ${name} template ${template} strategy wal_log`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(admin.href, `drop database if exists ${name} with (force)`) };
}

/** Connections as the database's owner, to look behind the program. */
export function ownerPool(url: string, max = 3): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  // `end()` does not wait for the server, so the error of a connection closed by a drop is ignored; of one that was idle
  // the pool says it too.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two copies of one template at once are refused by the server ("source database is being accessed").
    await client.query("select pg_advisory_lock(815)");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
