import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aClient, aRealtimeProcess, closeClients, nextEvent, listening, recorded } from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";
import { GraphqlSubscriptions } from "./graphql-subscriptions.ts";
import type { SubscriptionExecutor } from "./graphql-subscriptions.ts";

let database: TestDatabase;
let owner: Client;
let processes: RealtimeProcess[];
let subscriptions: GraphqlSubscriptions[];
let person: { accountId: number; storeId: number; userId: number };
let execute: SubscriptionExecutor;

beforeAll(async () => {
  database = await testDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  person = await aPerson();
  processes = await Promise.all([aRealtimeProcess(database.url), aRealtimeProcess(database.url)]);
  subscriptions = processes.map(
    (process) =>
      new GraphqlSubscriptions({
        database: process.database,
        realtime: process.realtime,
        execute: (subscription) => execute(subscription),
        log: pino({ level: "silent" }),
      }),
  );
});
beforeEach(() => {
  execute = async ({ variables }) => ({ data: { variables } });
});
afterEach(async () => {
  closeClients();
  await vi.waitUntil(async () => (await count()) === 0, { timeout: 60_000 });
});
afterAll(async () => {
  subscriptions.forEach((process) => process.close());
  await Promise.all(processes.map((process) => process.close()));
  await owner.end();
  await database.drop();
});

async function aPerson(): Promise<{ accountId: number; storeId: number; userId: number }> {
  const result = await owner.query(`
    with account as (insert into accounts (name) values ('Maple') returning id),
    store as (
      insert into stores (account_id, name, initials, number, brand_kind, time_zone)
      select id, 'Maple Street', 'MPL', '12345', 'teen', 'America/Chicago' from account returning id
    ),
    person as (
      insert into users (account_id, email, full_name, role) select id, 'ana@example.test', 'Ana', 3 from account returning id
    )
    select account.id as "accountId", store.id as "storeId", person.id as "userId" from account, store, person`);
  return result.rows[0];
}

async function count(): Promise<number> {
  const result = await owner.query("select count(*)::int as count from graphql_subscriptions");
  return result.rows[0].count;
}

function start(variables: Record<string, unknown> = {}): Promise<string> {
  return first(subscriptions).start({
    ...person,
    sessionId: null,
    employeeId: null,
    document: "subscription Day { day { sales } }",
    operationName: "Day",
    variables,
    eventNames: ["day.recomputed"],
  });
}

/** Delivers the event to every process. */
async function deliverEvent(name: string, storeId: number | null = person.storeId): Promise<void> {
  const notice = { id: randomUUID(), name, storeId };
  await Promise.all(subscriptions.map((process) => process.deliver(notice)));
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) {
    throw new TypeError("Nothing is there");
  }
  return item;
}

test("[API-08] an event brings the new answer to the subscription's channel, once, whichever process handles it", async () => {
  const name = await start({ date: "2026-11-21" });
  const updates = recorded(await listening(aClient(first(processes)), name));
  await deliverEvent("day.recomputed");
  await deliverEvent("bin.moved");
  await deliverEvent("day.recomputed", null);
  await deliverEvent("day.recomputed", person.storeId + 1);
  await deliverEvent("day.recomputed");
  const update = ["update", { result: { data: { variables: { date: "2026-11-21" } } }, more: true }];
  await expect.poll(() => updates).toEqual([update, update]);
});

test("a subscription ends when its channel is vacated", async () => {
  const client = aClient(first(processes));
  await listening(client, await start());
  expect(await count()).toBe(1);
  client.disconnect();
  await expect.poll(count).toBe(0);
});

test("an event before the client joins its channel is sent as soon as it joins", async () => {
  const name = await start();
  await deliverEvent("day.recomputed");
  const channel = aClient(first(processes)).subscribe(name);
  expect(await nextEvent(channel, "update")).toEqual({ result: { data: { variables: {} } }, more: true });
});

test("the subscription of a client that never joins ends after a minute", async () => {
  await start();
  await owner.query("update graphql_subscriptions set created_at = created_at - interval '61 seconds'");
  await deliverEvent("day.recomputed");
  expect(await count()).toBe(0);
});

test("a person who lost the permission gets the end of the subscription", async () => {
  const channel = await listening(aClient(first(processes)), await start());
  const last = nextEvent(channel, "update");
  execute = async () => null;
  await deliverEvent("day.recomputed");
  expect(await last).toEqual({ result: null, more: false });
  expect(await count()).toBe(0);
});

test("all subscriptions of a person can be ended", async () => {
  const channel = await listening(aClient(first(processes)), await start());
  const last = nextEvent(channel, "update");
  await first(subscriptions).endForUser(person.userId);
  expect(await last).toEqual({ result: null, more: false });
});

test("an older result is never sent after a newer one", async () => {
  const updates = recorded(await listening(aClient(first(processes)), await start()));
  const begun = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  execute = async () => {
    begun.resolve(undefined);
    await gate.promise;
    return { data: { answer: "old" } };
  };
  const [firstProcess, secondProcess] = subscriptions;
  const late = firstProcess?.deliver({ id: randomUUID(), name: "day.recomputed", storeId: person.storeId });
  await begun.promise;
  execute = async () => ({ data: { answer: "new" } });
  await secondProcess?.deliver({ id: randomUUID(), name: "day.recomputed", storeId: person.storeId });
  gate.resolve(undefined);
  await late;
  await deliverEvent("day.recomputed");
  await expect.poll(() => updates).toHaveLength(2);
  expect(updates.map(([, data]) => data)).toEqual(
    [1, 2].map(() => ({ result: { data: { answer: "new" } }, more: true })),
  );
});

test("a result too large for the channel is reported, and a failing operation breaks nothing", async () => {
  const updates = recorded(await listening(aClient(first(processes)), await start()));
  execute = async () => Promise.reject(new Error("no database"));
  await deliverEvent("day.recomputed");
  execute = async () => ({ data: { text: "x".repeat(20_000) } });
  await deliverEvent("day.recomputed");
  const failure = { message: expect.any(String), extensions: { code: "RESULT_TOO_LARGE" } };
  await expect.poll(() => updates).toEqual([["update", { result: { errors: [failure] }, more: true }]]);
});
