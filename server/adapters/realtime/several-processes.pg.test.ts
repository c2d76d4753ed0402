import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aRealtimeProcess,
  closeClients,
  nextEvent,
  listening,
  recorded,
} from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";

let database: TestDatabase;
let here: RealtimeProcess;
let there: RealtimeProcess;
const occupied: string[] = [];
const vacated: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  [here, there] = await Promise.all([
    aRealtimeProcess(database.url, quickLease),
    aRealtimeProcess(database.url, quickLease),
  ]);
  for (const { realtime } of [here, there]) {
    realtime.onChannelOccupied((channel) => void occupied.push(channel));
    realtime.onChannelVacated((channel) => void vacated.push(channel));
  }
});
afterEach(closeClients);
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const quickLease = { leaseMs: 900 };

test("an event of one process reaches the sockets of the other", async () => {
  const channel = await listening(aClient(there), "private-store-1");
  const received = nextEvent(channel, "changed");
  await here.realtime.trigger({ channels: ["private-store-1"], event: "changed", data: { id: 1 } });
  expect(await received).toEqual({ id: 1 });
});

test("messages over PostgreSQL's 8,000 bytes go through a table and keep their order", async () => {
  const events = recorded(await listening(aClient(there), "private-store-2"));
  const sizes = [1, 9000, 2, 10_000, 9001, 3];
  await here.realtime.triggerBatch(
    sizes.map((size) => ({ channels: ["private-store-2"], event: "size", data: "x".repeat(size) })),
  );
  await expect.poll(() => events.map(([, data]) => String(data).length)).toEqual(sizes);
});

test("equal events are all delivered", async () => {
  const events = recorded(await listening(aClient(there), "private-store-3"));
  await here.realtime.triggerBatch([1, 2, 3].map(() => ({ channels: ["private-store-3"], event: "same", data: 1 })));
  await expect.poll(() => events).toHaveLength(3);
});

test("[API-09] a till on one process and a screen on the other are members of one channel", async () => {
  const screen = aClient(here, aMember("user-1", { name: "Ana" }));
  const events = recorded(await listening(screen, "presence-store-4"));
  const till = aClient(there, aMember("device-1", { terminal: 1 }));
  const succeeded = await nextEvent(till.subscribe("presence-store-4"), "pusher:subscription_succeeded");
  expect(succeeded).toMatchObject({ count: 2, members: { "user-1": { name: "Ana" }, "device-1": { terminal: 1 } } });
  expect(await here.realtime.presenceMembers("presence-store-4")).toEqual(["device-1", "user-1"]);
  const message = nextEvent(till.channel("presence-store-4"), "client-printTestPage");
  screen.channel("presence-store-4").trigger("client-printTestPage", { id: "9" });
  expect(await message).toEqual({ id: "9" });
  till.disconnect();
  await expect
    .poll(() => events)
    .toEqual([
      ["pusher:member_added", { id: "device-1", info: { terminal: 1 } }],
      ["pusher:member_removed", { id: "device-1", info: { terminal: 1 } }],
    ]);
});

test("a member with a socket on each process leaves with the last one", async () => {
  const events = recorded(await listening(aClient(here, aMember("user-1")), "presence-store-5"));
  const [first, second] = [aClient(here, aMember("user-2")), aClient(there, aMember("user-2"))];
  await listening(first, "presence-store-5");
  await listening(second, "presence-store-5");
  first.disconnect();
  await expect.poll(async () => (await there.realtime.channelInfo("presence-store-5")).memberCount).toBe(2);
  second.disconnect();
  await expect.poll(() => events.map(([event]) => event)).toEqual(["pusher:member_added", "pusher:member_removed"]);
});

test("a channel is occupied by its first listener anywhere and vacated by its last, reported once each", async () => {
  const name = "private-graphql-1";
  const [first, second] = [aClient(here), aClient(there)];
  await listening(first, name);
  await listening(second, name);
  first.disconnect();
  await expect.poll(() => here.server.connectionCount).toBe(0);
  expect(await there.realtime.channelInfo(name)).toMatchObject({ isOccupied: true });
  second.disconnect();
  await expect.poll(() => vacated.filter((channel) => channel === name)).toEqual([name]);
  expect(occupied.filter((channel) => channel === name)).toEqual([name]);
});

test("many sockets that join and leave at once on both processes leave nothing behind", async () => {
  const rounds = Array.from({ length: 15 }, (_, at) =>
    [here, there].map((process) => aClient(process, aMember(`user-${at % 7}`))),
  ).flat();
  await Promise.all(rounds.map((client) => listening(client, "presence-store-6")));
  expect(await here.realtime.presenceMembers("presence-store-6")).toHaveLength(7);
  rounds.forEach((client) => client.disconnect());
  await expect.poll(() => here.realtime.channelInfo("presence-store-6")).toEqual({ isOccupied: false, memberCount: 0 });
});

test("a closed process takes its members with it at once", async () => {
  const third = await aRealtimeProcess(database.url);
  const events = recorded(await listening(aClient(here, aMember("user-1")), "presence-store-7"));
  const guest = aClient(third, aMember("device-3"));
  await listening(guest, "presence-store-7");
  await third.close();
  guest.disconnect();
  await expect.poll(() => events.map(([event]) => event)).toEqual(["pusher:member_added", "pusher:member_removed"]);
});

test("the members of a killed process leave when its lease expires", async () => {
  const events = recorded(await listening(aClient(here, aMember("user-1")), "presence-store-8"));
  const { child, port } = await startChild(database.url);
  const guest = aClient({ port, realtime: here.realtime }, aMember("device-4"));
  await listening(guest, "presence-store-8");
  await listening(guest, "private-graphql-2");
  child.kill("SIGKILL");
  await once(child, "exit");
  guest.disconnect();
  await expect
    .poll(() => events.map(([event]) => event), { timeout: 60_000 })
    .toEqual(["pusher:member_added", "pusher:member_removed"]);
  await expect.poll(() => vacated.filter((channel) => channel === "private-graphql-2")).toHaveLength(1);
});

test("after the listening connection is lost the sockets reconnect and get events again", async () => {
  const client = aClient(there, aMember("user-9"));
  const channel = await listening(client, "presence-store-9");
  const back = nextEvent(channel, "pusher:subscription_succeeded");
  expect(await endListeningConnections(database.url)).toBe(2);
  await back;
  const received = nextEvent(channel, "changed");
  await here.realtime.trigger({ channels: ["presence-store-9"], event: "changed", data: 1 });
  expect(await received).toBe(1);
  expect(await here.realtime.presenceMembers("presence-store-9")).toEqual(["user-9"]);
});

test("a process that was removed as dead restarts with its clients", async () => {
  const client = aClient(here, aMember("user-5"));
  const channel = await listening(client, "presence-store-10");
  const back = nextEvent(channel, "pusher:subscription_succeeded");
  await here.database.pool.query("select hangtag.realtime_sweep(interval '0')");
  await back;
  expect(await there.realtime.presenceMembers("presence-store-10")).toEqual(["user-5"]);
});

/** Ends the connections as the database owner. Returns how many there were. */
async function endListeningConnections(url: string): Promise<number | null> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const result = await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen hangtag_realtime' and datname = current_database()",
  );
  await owner.end();
  return result.rowCount;
}

/** A whole process of its own, to be killed. */
async function startChild(url: string): Promise<{ child: ChildProcess; port: number }> {
  const program = new URL("../../../tests/kit/realtime-child.ts", import.meta.url);
  const child = fork(program, [url], { execArgv: [], stdio: "inherit" });
  const port = await new Promise<number>((resolve) => {
    child.once("message", (message) => resolve(Number(message)));
  });
  return { child, port };
}
