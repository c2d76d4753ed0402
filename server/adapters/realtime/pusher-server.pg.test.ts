import { WebSocket } from "ws";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aRealtimeProcess,
  closeClients,
  connected,
  nextEvent,
  listening,
  recorded,
  testApp,
} from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";

let database: TestDatabase;
let server: RealtimeProcess;
const clock = { nowMs: 1_000_000 };

beforeAll(async () => {
  database = await testDatabase();
  server = await aRealtimeProcess(database.url, { nowMs: () => clock.nowMs, mostConnections: 20 });
});
afterEach(() => {
  closeClients();
  rawSockets.splice(0).forEach((socket) => socket.terminate());
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const rawSockets: WebSocket[] = [];

type RawSocket = { socket: WebSocket; messages: Record<string, unknown>[]; closed: Promise<number> };

/** A raw client, to send what pusher-js never sends. */
function rawClient(path = `/app/${testApp.key}?protocol=7`): RawSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`);
  rawSockets.push(socket);
  const messages: Record<string, unknown>[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  return { socket, messages, closed: new Promise((resolve) => socket.on("close", resolve)) };
}

function parseFrames(raw: RawSocket): unknown[] {
  return raw.messages.map((message) => message["event"]);
}

test("[API-08] pusher-js connects and gets the activity timeout", async () => {
  const raw = rawClient();
  await expect.poll(() => raw.messages).toHaveLength(1);
  expect(raw.messages[0]).toEqual({ event: "pusher:connection_established", data: expect.any(String) });
  expect(JSON.parse(String(raw.messages[0]?.["data"]))).toEqual({
    socket_id: expect.stringMatching(/^\d+\.\d+$/),
    activity_timeout: 120,
  });
  expect(await connected(aClient(server))).toMatch(/^\d+\.\d+$/);
});

test.each([
  ["an unknown key", "/app/other?protocol=7", 4001],
  ["no protocol version", `/app/${testApp.key}`, 4008],
  ["a version that is no number", `/app/${testApp.key}?protocol=seven`, 4006],
  ["a version from the future", `/app/${testApp.key}?protocol=99`, 4007],
])("a client with %s gets an error and is disconnected", async (_, path, code) => {
  const raw = rawClient(path);
  expect(await raw.closed).toBe(code);
  expect(raw.messages).toEqual([{ event: "pusher:error", data: { code, message: expect.any(String) } }]);
});

test("a socket at another address gets 404", async () => {
  const { socket } = rawClient("/elsewhere");
  const error = await new Promise((resolve) => socket.on("error", resolve));
  expect(String(error)).toContain("404");
});

test("over capacity a client is told to reconnect later", async () => {
  const all = Array.from({ length: 21 }, () => rawClient());
  await expect.poll(() => all.filter((raw) => parseFrames(raw).includes("pusher:error"))).toHaveLength(1);
  const tooMany = all.find((raw) => parseFrames(raw).includes("pusher:error"));
  expect(await tooMany?.closed).toBe(4100);
});

test("a ping is answered", async () => {
  const raw = rawClient();
  await expect.poll(() => parseFrames(raw)).toEqual(["pusher:connection_established"]);
  raw.socket.send(JSON.stringify({ event: "pusher:ping", data: {} }));
  await expect.poll(() => parseFrames(raw)).toEqual(["pusher:connection_established", "pusher:pong"]);
});

test("a silent client is pinged after the activity time-out and closed when it does not answer", async () => {
  const silent = rawClient();
  const answering = rawClient();
  answering.socket.on("message", () => answering.socket.send(JSON.stringify({ event: "pusher:pong", data: {} })));
  await expect.poll(() => [...parseFrames(silent), ...parseFrames(answering)]).toHaveLength(2);
  clock.nowMs += 119_000;
  server.server.sweepSilent();
  clock.nowMs += 2000;
  server.server.sweepSilent();
  await expect.poll(() => parseFrames(silent)).toEqual(["pusher:connection_established", "pusher:ping"]);
  await expect.poll(() => parseFrames(answering)).toContain("pusher:ping");
  // The pong arrives at the new time, which counts as new activity.
  const probe = rawClient();
  await expect.poll(() => parseFrames(probe)).toHaveLength(1);
  clock.nowMs += 30_000;
  server.server.sweepSilent();
  expect(await silent.closed).toBe(4201);
  expect(answering.socket.readyState).toBe(WebSocket.OPEN);
});

test("a private channel needs our signature for this very socket", async () => {
  const raw = rawClient();
  await expect.poll(() => parseFrames(raw)).toHaveLength(1);
  const { auth } = server.realtime.authorizeChannel({ socketId: "1.1", channel: "private-store-1" });
  for (const wrong of [undefined, "", "test-key:00", auth]) {
    raw.socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "private-store-1", auth: wrong } }));
  }
  await expect.poll(() => raw.messages).toHaveLength(9);
  const refusals = raw.messages.filter((message) => message["event"] === "pusher:subscription_error");
  expect(refusals.map((message) => JSON.parse(String(message["data"])))).toEqual(
    Array.from({ length: 4 }, () => ({ type: "AuthError", error: expect.any(String), status: 401 })),
  );
  expect(raw.messages[2]).toMatchObject({ event: "pusher:error", data: { code: 4009 }, channel: "private-store-1" });
  expect(await server.realtime.channelInfo("private-store-1")).toEqual({ isOccupied: false, memberCount: null });
});

test("[API-09] a browser cannot join as a till, because the server signs the member", async () => {
  const raw = rawClient();
  await expect.poll(() => raw.messages).toHaveLength(1);
  const { socket_id: socketId } = JSON.parse(String(raw.messages[0]?.["data"]));
  const { auth } = server.realtime.authorizeChannel({
    socketId,
    channel: "presence-store-1",
    member: aMember("user-1"),
  });
  const data = {
    channel: "presence-store-1",
    auth,
    channel_data: JSON.stringify({ user_id: "device-1", user_info: {} }),
  };
  raw.socket.send(JSON.stringify({ event: "pusher:subscribe", data }));
  await expect.poll(() => parseFrames(raw)).toContain("pusher:subscription_error");
  expect(await server.realtime.presenceMembers("presence-store-1")).toEqual([]);
});

test("an open channel needs no signature", async () => {
  const events = recorded(await listening(aClient(server), "open"));
  await server.realtime.trigger({ channels: ["open", "other"], event: "news", data: null });
  await expect.poll(() => events).toEqual([["news", null]]);
});

test("a client that leaves a channel gets nothing more from it", async () => {
  const client = aClient(server);
  const left = await listening(client, "private-store-11");
  const events = recorded(left);
  const stillSubscribed = await listening(client, "private-store-12");
  client.unsubscribe("private-store-11");
  await expect.poll(() => server.realtime.channelInfo("private-store-11")).toMatchObject({ isOccupied: false });
  const last = nextEvent(stillSubscribed, "last");
  await server.realtime.trigger({ channels: ["private-store-11", "private-store-12"], event: "last", data: 1 });
  await last;
  expect(events).toEqual([]);
});

test("members see each other come and go, once each", async () => {
  const ana = await listening(aClient(server, aMember("user-1", { name: "Ana" })), "presence-store-13");
  const events = recorded(ana);
  const ben = aClient(server, aMember("user-2", { name: "Ben" }));
  const benAgain = aClient(server, aMember("user-2", { name: "Ben" }));
  const succeeded = nextEvent(ben.subscribe("presence-store-13"), "pusher:subscription_succeeded");
  expect(await succeeded).toMatchObject({
    count: 2,
    members: { "user-1": { name: "Ana" }, "user-2": { name: "Ben" } },
  });
  await listening(benAgain, "presence-store-13");
  ben.disconnect();
  benAgain.disconnect();
  await expect
    .poll(() => events)
    .toEqual([
      ["pusher:member_added", { id: "user-2", info: { name: "Ben" } }],
      ["pusher:member_removed", { id: "user-2", info: { name: "Ben" } }],
    ]);
});

test("members of a channel send each other messages, and the server sets the sender", async () => {
  const till = await listening(aClient(server, aMember("device-1")), "presence-store-14");
  const screen = await listening(aClient(server, aMember("user-1")), "presence-store-14");
  const own = recorded(screen);
  const reply = new Promise((resolve) => {
    till.bind("client-checkIn", (data: unknown, metadata: unknown) => resolve({ data, metadata }));
  });
  screen.trigger("client-checkIn", { id: "1", buy: { id: 7 } });
  expect(await reply).toEqual({ data: { id: "1", buy: { id: 7 } }, metadata: { user_id: "user-1" } });
  expect(own).toEqual([]);
});

test("client events are refused on public channels, from non-members, when too large, and when too many", async () => {
  const client = aClient(server);
  const errors: unknown[] = [];
  client.connection.bind("error", (error: { data: unknown }) => errors.push(error.data));
  const open = await listening(client, "open");
  const store = await listening(client, "private-store-15");
  open.trigger("client-hello", {});
  client.send_event("client-hello", {}, "private-store-16");
  client.send_event("hello", {}, "private-store-15");
  store.trigger("client-hello", "x".repeat(10_241));
  await expect.poll(() => errors).toHaveLength(4);
  for (let count = 0; count < 11; count += 1) {
    store.trigger("client-hello", { count });
  }
  await expect.poll(() => errors).toHaveLength(5);
  expect(errors).toEqual(Array.from({ length: 5 }, () => ({ code: 4301, message: expect.any(String) })));
  expect(errors[4]).toMatchObject({ message: "Client event rejected - over 10 events in a second" });
});

test("an invalid message gets an error and breaks nothing", async () => {
  const raw = rawClient();
  await expect.poll(() => parseFrames(raw)).toHaveLength(1);
  for (const text of ["{", "[]", '{"event":5}', '{"event":"pusher:subscribe","data":"nothing"}']) {
    raw.socket.send(text);
  }
  raw.socket.send(Buffer.from([1, 2, 3]));
  await expect.poll(() => parseFrames(raw).filter((event) => event === "pusher:error")).toHaveLength(5);
  expect(raw.socket.readyState).toBe(WebSocket.OPEN);
});
