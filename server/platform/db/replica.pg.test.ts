import { sql as raw } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { noticeChannel, readNotice } from "#server/platform/context/notices.ts";
import { ask } from "#tests/kit/servers/own-server.ts";
import { aPairOfServers } from "#tests/kit/servers/standby.ts";
import type { PairOfServers } from "#tests/kit/servers/standby.ts";
import { openDatabase } from "./db.ts";
import type { Database, Scope, Sql } from "./db.ts";
import { migrate } from "./migrate.ts";
import { openReplica } from "./replica.ts";
import type { Replica } from "./replica.ts";

let servers: PairOfServers;
let database: Database;
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
const replicas: Replica[] = [];

const accounts = { north: 1, south: 2 };
const scopeOf = (accountId: number): Scope => ({ accountIds: [accountId], storeIds: [accountId] });
const north = scopeOf(accounts.north);
const south = scopeOf(accounts.south);

beforeAll(async () => {
  servers = await aPairOfServers();
  await migrate(servers.primaryUrl);
  await ask(
    servers.primaryUrl,
    "insert into accounts (name) values ('North'), ('South')",
    `insert into stores (account_id, initials, number, name, brand_kind, time_zone)
     select id, 'AB', 10000 + id, name, 'kids', 'America/New_York' from accounts`,
  );
  database = openDatabase({ url: servers.primaryUrl, connections: 5, log });
});

afterEach(async () => {
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  lines.length = 0;
});

afterAll(async () => {
  await database.close();
  await servers.stop();
});

async function open(parts: Partial<Parameters<typeof openReplica>[0]> = {}): Promise<Replica> {
  const changes = { channel: noticeChannel, read: readNotice };
  const replica = await openReplica({ url: servers.standbyUrl, database, changes, connections: 3, log, ...parts });
  replicas.push(replica);
  return replica;
}

const readNames = (sql: Sql) =>
  sql
    .selectFrom("stores")
    .select("name")
    .execute()
    .then((rows) => rows.map(({ name }) => name));

/** As an operation does it: the change and its notice in one transaction. */
async function rename(accountId: number, name: string): Promise<void> {
  const notice = { id: "1", name: "store.renamed", accountId, storeId: accountId, recordKind: null, recordId: null };
  await database.transaction(scopeOf(accountId), async (sql) => {
    await sql.updateTable("stores").set({ name }).where("id", "=", accountId).execute();
    await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`.execute(sql);
  });
}

/** The primary answers where the replica does not. */
function orElse<T>(answer: T | null, other: T): T {
  return answer ?? other;
}

test("a standby as the program's database is refused with a sentence", async () => {
  await expect(migrate(servers.standbyUrl)).rejects.toThrow(
    "The server in DATABASE_URL is a standby and takes no changes. Give the primary's address there; " +
      "a standby may answer reports as DATABASE_REPORTS_URL.",
  );
});

test("a person who has just changed something reads it, from the replica as soon as that has it", async () => {
  const replica = await open();
  const byPrimary = (round: number) => ({ value: [`North ${round}`], asOf: null });
  const seen: unknown[] = [];
  for (let round = 0; round < 100; round += 1) {
    await rename(accounts.north, `North ${round}`);
    seen.push(orElse(await replica.read(north, readNames), byPrimary(round)));
  }
  expect(seen).toEqual(Array.from(seen, (_, round) => byPrimary(round)));
  const { reads } = replica.state();
  expect(reads.replica + reads.behind).toBeGreaterThan(0);
});

test("each store sees only itself on the replica, which works as the service and takes no change", async () => {
  const replica = await open();
  const answerOf = (scope: Scope) => vi.waitUntil(() => replica.read(scope, readNames), { timeout: 60_000 });
  expect((await answerOf(south))?.value).toEqual(["South"]);
  expect((await answerOf({ accountIds: [], storeIds: [] }))?.value).toEqual([]);
  const role = await replica.read(south, (sql) => raw<{ role: string }>`select current_user as role`.execute(sql));
  expect(role?.value.rows).toEqual([{ role: "hangtag_service" }]);
  const change = (sql: Sql) => sql.updateTable("stores").set({ name: "Changed" }).execute();
  expect(await replica.read(south, change)).toBeNull();
  expect(await database.read(south, readNames)).toEqual(["South"]);
});

test("a replica that is behind says as of when, but not to the store that has changed since", async () => {
  const replica = await open();
  await vi.waitUntil(() => replica.read(south, readNames), { timeout: 60_000 });
  await servers.pause();
  try {
    await rename(accounts.north, "North, renamed");
    const renamedAt = new Date();
    expect(await replica.read(north, readNames)).toBeNull();
    const answer = await replica.read(south, readNames);
    expect(answer).toMatchObject({ value: ["South"], asOf: expect.any(Date) });
    expect(answer?.asOf?.getTime()).toBeLessThanOrEqual(renamedAt.getTime());
  } finally {
    await servers.resume();
  }
  await vi.waitUntil(async () => (await replica.read(north, readNames))?.asOf === null, { timeout: 60_000 });
  expect((await replica.read(north, readNames))?.value).toEqual(["North, renamed"]);
});

test("one that is too far behind answers nothing", async () => {
  const replica = await open({ limits: { mostBehindMs: 200, lookEveryMs: 20 } });
  await servers.pause();
  try {
    await rename(accounts.north, "North again");
    await vi.waitUntil(async () => (await replica.read(south, readNames)) === null, { timeout: 60_000 });
    expect(replica.state().lagMs).toBeGreaterThan(200);
    expect(replica.state().problem).toBeNull();
  } finally {
    await servers.resume();
  }
  await vi.waitUntil(() => replica.read(south, readNames), { timeout: 60_000 });
});

test("a replica that is down is told once and not used, and is used again when it is back", async () => {
  const replica = await open({ limits: { lookEveryMs: 20 } });
  await vi.waitUntil(() => replica.read(south, readNames), { timeout: 60_000 });
  await servers.stopStandby();
  await vi.waitUntil(() => replica.state().problem !== null, { timeout: 60_000 });
  for (let round = 0; round < 5; round += 1) {
    expect(await replica.read(south, readNames)).toBeNull();
  }
  expect(lines.filter((line) => line.includes("so the primary does"))).toHaveLength(1);
  await servers.startStandby();
  await vi.waitUntil(() => replica.read(south, readNames), { timeout: 60_000 });
  expect(replica.state().problem).toBeNull();
  expect(lines.filter((line) => line.includes("answers reports again"))).toHaveLength(1);
});

test.each([
  ["the primary itself", () => servers.primaryUrl, "is no standby any more"],
  ["nothing", () => "postgres://shop:secret@127.0.0.1:9/hangtag", "ECONNREFUSED"],
])("with the address of %s the primary answers, and the log says why", async (_what, url, reason) => {
  const replica = await open({ url: url() });
  expect(await replica.read(south, readNames)).toBeNull();
  expect(replica.state().problem).toContain(reason);
});
