import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { anOwnServer, ask, type OwnServer } from "#tests/kit/servers/own-server.ts";
import { type Pgbouncer, startPgbouncer } from "#tests/kit/servers/pgbouncer.ts";
import { type Database, openDatabase } from "./db.ts";
import { migrate } from "./migrate.ts";
import { refuseSmallPooler } from "./pooler.ts";

/** An own server, because roles are server-wide and a test here changes the service role. */
let server: OwnServer;
let superuserUrl = "";
let ownerUrl = "";

const log = pino({ level: "silent" });
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await anOwnServer();
  superuserUrl = server.superuserUrl;
  ownerUrl = await server.ownDatabase();
  for (const address of [ownerUrl, superuserUrl]) {
    await migrate(address);
    await ask(address, "select set_config('hangtag.sees_all', 'on', false)", twoStores);
  }
});

afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) {
    await end();
  }
});

afterAll(() => server.stop());

const twoStores = `
  with account as (insert into accounts (name) values ('Two') returning id)
  insert into stores (account_id, initials, number, name, brand_kind, time_zone)
  select id, 'AB', number, 'Store ' || number, 'kids', 'America/New_York' from account, unnest(array['10001', '10002']) as number`;

async function throughPooler(url: string, settings: Record<string, string | number>): Promise<Pgbouncer> {
  const pooler = await startPgbouncer(url, settings);
  ends.push(() => pooler.stop());
  return pooler;
}

function open(url: string): Database {
  const database = openDatabase({ url, connections: 3, log });
  ends.push(() => database.close());
  return database;
}

function storesSeen(database: Database, storeIds: number[]): Promise<number[]> {
  return database.read({ accountIds: [], storeIds }, async (sql) => {
    const rows = await sql.selectFrom("stores").select("id").execute();
    return rows.map(({ id }) => id);
  });
}

async function readRole(database: Database): Promise<unknown> {
  const client = await database.pool.connect();
  try {
    const result = await client.query(
      "select current_user::text as role, current_setting('search_path') as path, current_setting('random_page_cost') as cost",
    );
    return result.rows[0];
  } finally {
    client.release();
  }
}

const service = { role: "hangtag_service", path: "public", cost: "1.1" };

test.each([
  ["an owner", "drops start settings", () => ownerUrl, { ignore_startup_parameters: "options" }],
  ["an owner", "refuses start settings", () => ownerUrl, {}],
  ["a superuser", "drops start settings", () => superuserUrl, { ignore_startup_parameters: "options" }],
  ["a superuser", "refuses start settings", () => superuserUrl, {}],
])("with the address of %s, through a pooler in session mode that %s, a store sees only itself", async (...row) => {
  const [, , url, settings] = row;
  const pooler = await throughPooler(url(), { pool_mode: "session", ...settings });
  await migrate(pooler.url);
  const database = open(pooler.url);
  expect(await readRole(database)).toEqual(service);
  expect(await storesSeen(database, [1])).toEqual([1]);
  expect(await storesSeen(database, [2])).toEqual([2]);
  expect(await storesSeen(database, [])).toEqual([]);
  const listener = await database.openListener();
  ends.push(() => listener.end());
  await expect(listener.query("select current_user::text as role")).resolves.toMatchObject({
    rows: [{ role: "hangtag_service" }],
  });
});

test("no state of an earlier client passes through a pooler that never cleans up", async () => {
  const pooler = await throughPooler(ownerUrl, { pool_mode: "session", default_pool_size: 2, server_reset_query: "" });
  const before = open(pooler.url);
  await before.read("system", (sql) => sql.selectFrom("stores").select("id").execute(), "kept");
  await before.close();
  ends.pop();
  const database = open(pooler.url);
  expect(await storesSeen(database, [2])).toEqual([2]);
});

test.each(["transaction", "statement"])(
  "a pooler in %s mode is refused at the start, and leaves no lock behind",
  async (mode) => {
    const pooler = await throughPooler(ownerUrl, { pool_mode: mode, ignore_startup_parameters: "options" });
    await expect(migrate(pooler.url)).rejects.toThrow(/set pool_mode = session for it/);
    await migrate(ownerUrl, { limitMs: 0, notifyAfterMs: 0, idleHolderMs: 0 });
  },
);

test("a pooler with too few connections for a whole program is refused at the start, not under load", async () => {
  const small = { pool_mode: "session", default_pool_size: 5, query_wait_timeout: 2 };
  const pooler = await throughPooler(ownerUrl, small);
  await expect(refuseSmallPooler(pooler.url, 6)).rejects.toThrow(
    "The pooler in DATABASE_URL gives 5 connections and each Hangtag needs 6",
  );
  await refuseSmallPooler(pooler.url, 5);
});

test.each([
  ["may bypass the policies", "alter role hangtag_service bypassrls", "alter role hangtag_service nobypassrls"],
  ["is a superuser", "alter role hangtag_service superuser", "alter role hangtag_service nosuperuser"],
])("the program refuses to work as a service that %s", async (_, breaking, mending) => {
  await ask(superuserUrl, breaking);
  const database = open(superuserUrl);
  await expect(database.check()).rejects.toThrow(
    /Row-level security does not protect accounts, .* and \d+ more tables/,
  );
  await expect(storesSeen(database, [1])).rejects.toThrow("one store could see another's rows");
  await ask(superuserUrl, mending);
  expect(await storesSeen(database, [1])).toEqual([1]);
});

test.each([
  [
    "without row-level security",
    "alter table notes disable row level security",
    "alter table notes enable row level security",
  ],
  [
    "that spares its owner",
    "alter table notes no force row level security",
    "alter table notes force row level security",
  ],
])("the program refuses to work on a table %s", async (_, breaking, mending) => {
  await ask(ownerUrl, breaking);
  await expect(open(ownerUrl).check()).rejects.toThrow("Row-level security does not protect notes from");
  await ask(ownerUrl, mending);
  await open(ownerUrl).check();
});
