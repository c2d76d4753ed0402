import { createHash, createHmac } from "node:crypto";
import Pusher from "pusher";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aRealtimeProcess,
  closeClients,
  listening,
  recorded,
  testApp,
} from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";
import { pusherService } from "./pusher-service.ts";

let database: TestDatabase;
let server: RealtimeProcess;
let pusher: Pusher;

beforeAll(async () => {
  database = await testDatabase();
  server = await aRealtimeProcess(database.url);
  pusher = aPusher();
});
afterEach(closeClients);
afterAll(async () => {
  await server.close();
  await database.drop();
});

function aPusher(overrides: Partial<Pusher.BaseOptions> = {}): Pusher {
  const { id, key, secret } = testApp;
  return new Pusher({ appId: id, key, secret, host: "127.0.0.1", port: String(server.port), ...overrides });
}

async function get(request: Pusher.GetOptions): Promise<unknown> {
  const response = await pusher.get(request);
  return response.json();
}

async function call(request: { method?: string; path: string; params?: Record<string, string>; body?: string }) {
  const { method = "GET", path, params = {}, body } = request;
  const query = pusher.createSignedQueryString({ method, path, params, ...(body === undefined ? {} : { body }) });
  return send({ method, path, query, body });
}

async function send(request: { method: string; path: string; query: string; body?: string | undefined }) {
  const { method, path, query, body } = request;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}?${query}`, {
    method,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
}

/** Signs any request as the protocol requires. */
function signedQuery(request: { method: string; path: string; params: Record<string, string> }): string {
  const query = Object.entries(request.params)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const text = `${request.method}\n${request.path}\n${query}`;
  return `${query}&auth_signature=${createHmac("sha256", testApp.secret).update(text).digest("hex")}`;
}

const path = `/apps/${testApp.id}/events`;
const body = JSON.stringify({ name: "changed", channel: "private-store-1", data: "{}" });

function paramsFor(text: string): Record<string, string> {
  return {
    auth_key: testApp.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: "1.0",
    body_md5: createHash("md5").update(text).digest("hex"),
  };
}

test("the pusher package triggers one event on many channels, and a batch", async () => {
  const client = aClient(server);
  const first = recorded(await listening(client, "private-store-1"));
  const two = recorded(await listening(client, "presence-store-1"));
  await pusher.trigger(["private-store-1", "presence-store-1"], "changed", { id: 1 });
  await pusher.triggerBatch([
    { channel: "private-store-1", name: "second", data: { id: 2 } },
    { channel: "private-store-1", name: "third", data: "just text" },
    { channel: "private-store-1", name: "own", data: {}, socket_id: client.connection.socket_id },
  ]);
  await pusher.trigger("private-store-1", "own", {}, { socket_id: client.connection.socket_id });
  await pusher.trigger("private-store-1", "last", {});
  await expect
    .poll(() => first)
    .toEqual([
      ["changed", { id: 1 }],
      ["second", { id: 2 }],
      ["third", "just text"],
      ["last", {}],
    ]);
  expect(two).toEqual([["changed", { id: 1 }]]);
});

test("an event to a signed-in person reaches that person", async () => {
  const client = aClient(server, aMember("user-5"));
  client.signin();
  await new Promise((resolve) => {
    client.bind("pusher:signin_success", resolve);
  });
  await expect.poll(() => server.realtime.channelInfo("#server-to-user-user-5")).toMatchObject({ isOccupied: true });
  const event = new Promise((resolve) => {
    client.user.bind("hello", resolve);
  });
  await pusher.sendToUser("user-5", "hello", { id: 5 });
  expect(await event).toEqual({ id: 5 });
});

test("channels and members can be queried", async () => {
  await listening(aClient(server, aMember("user-1")), "presence-store-2");
  await listening(aClient(server, aMember("user-2")), "presence-store-2");
  await listening(aClient(server), "private-store-2");
  await expect
    .poll(() => get({ path: "/channels" }))
    .toEqual({ channels: { "presence-store-2": {}, "private-store-2": {} } });
  expect(await get({ path: "/channels", params: { filter_by_prefix: "presence-", info: "user_count" } })).toEqual({
    channels: { "presence-store-2": { user_count: 2 } },
  });
  expect(await get({ path: "/channels/presence-store-2", params: { info: "user_count" } })).toEqual({
    occupied: true,
    user_count: 2,
  });
  expect(await get({ path: "/channels/private-store-9" })).toEqual({ occupied: false });
  expect(await get({ path: "/channels/presence-store-2/users" })).toEqual({
    users: [{ id: "user-1" }, { id: "user-2" }],
  });
});

test("a call with the wrong secret is refused with 401", async () => {
  const stranger = aPusher({ secret: "wrong" });
  await expect(stranger.trigger("private-store-1", "changed", {})).rejects.toMatchObject({ status: 401 });
  await expect(stranger.get({ path: "/channels" })).rejects.toMatchObject({ status: 401 });
  await expect(stranger.terminateUserConnections("user-1")).rejects.toMatchObject({ status: 401 });
  await expect(aPusher({ key: "other" }).get({ path: "/channels" })).rejects.toMatchObject({ status: 401 });
  await expect(aPusher({ appId: "1" }).get({ path: "/channels" })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["is too old", { auth_timestamp: String(Math.floor(Date.now() / 1000) - 601) }],
  ["is from the future", { auth_timestamp: String(Math.floor(Date.now() / 1000) + 700) }],
  ["has no readable time", { auth_timestamp: "today" }],
  ["has another version", { auth_version: "2.0" }],
  ["is for another body", { body_md5: createHash("md5").update("other").digest("hex") }],
])("a well signed call that %s is refused with 401", async (_, wrong) => {
  const query = signedQuery({ method: "POST", path, params: { ...paramsFor(body), ...wrong } });
  expect(await send({ method: "POST", path, query, body })).toEqual({
    status: 401,
    body: { error: expect.any(String) },
  });
});

test("a signature counts for its own method, path, parameters and body only", async () => {
  const query = signedQuery({ method: "POST", path, params: paramsFor(body) });
  expect(await send({ method: "POST", path, query, body })).toEqual({ status: 200, body: {} });
  const batchPath = `/apps/${testApp.id}/batch_events`;
  expect(await send({ method: "POST", path: batchPath, query, body })).toMatchObject({ status: 401 });
  expect(await send({ method: "POST", path, query: `${query}&info=user_count`, body })).toMatchObject({ status: 401 });
  expect(await send({ method: "POST", path, query, body: body.replace("changed", "stolen") })).toMatchObject({
    status: 401,
  });
  const withoutDigest = signedQuery({ method: "POST", path, params: { ...paramsFor(body), body_md5: "" } });
  expect(await send({ method: "POST", path, query: withoutDigest, body })).toMatchObject({ status: 401 });
});

test.each([
  ["that is no JSON", "{", 400],
  ["without a channel", JSON.stringify({ name: "x", data: "{}" }), 400],
  ["for a channel that has no such name", JSON.stringify({ name: "x", data: "{}", channel: "a b" }), 400],
  [
    "for 101 channels",
    JSON.stringify({ name: "x", data: "{}", channels: Array.from({ length: 101 }, (_, at) => `c${at}`) }),
    400,
  ],
  ["with a name of 201 characters", JSON.stringify({ name: "x".repeat(201), data: "{}", channel: "c" }), 400],
  ["except for a socket that cannot be", JSON.stringify({ name: "x", data: "{}", channel: "c", socket_id: "1" }), 400],
  ["with 10,241 bytes", JSON.stringify({ name: "x", data: "x".repeat(10_241), channel: "c" }), 413],
  ["of a megabyte", JSON.stringify({ name: "x", data: "x".repeat(1_000_000), channel: "c" }), 413],
])("an event %s is refused", async (_, text, status) => {
  const response = await call({ method: "POST", path, body: text });
  expect(response).toEqual({ status, body: { error: expect.any(String) } });
});

test("a batch of eleven is refused", async () => {
  const batch = Array.from({ length: 11 }, () => ({ name: "x", data: "{}", channel: "c" }));
  const response = await call({
    method: "POST",
    path: `/apps/${testApp.id}/batch_events`,
    body: JSON.stringify({ batch }),
  });
  expect(response).toMatchObject({ status: 400 });
});

test.each([
  ["/channels/private-store-1/users", {}, 400],
  ["/channels/private-store-1", { info: "user_count" }, 400],
  ["/channels/private-store-1", { info: "subscription_count" }, 400],
  ["/channels", { info: "user_count" }, 400],
  ["/channels/presence-store-1/users/1", {}, 404],
  ["/nothing", {}, 404],
])("an unsupported query, %s %o, is refused", async (question, params, status) => {
  expect(await call({ path: `/apps/${testApp.id}${question}`, params })).toMatchObject({ status });
});

test("signed webhooks of an outside service report occupied and vacated channels", async () => {
  const service = pusherService({ url: `http://127.0.0.1:${server.port}`, app: testApp });
  const vacated: string[] = [];
  service.realtime.onChannelOccupied((channel) => void vacated.push(`occupied ${channel}`));
  service.realtime.onChannelVacated((channel) => void vacated.push(`vacated ${channel}`));
  const events = [
    { name: "channel_occupied", channel: "private-graphql-1" },
    { name: "member_added", channel: "presence-store-1", user_id: "user-1" },
    { name: "channel_vacated", channel: "private-graphql-1" },
  ];
  const rawBody = JSON.stringify({ time_ms: 1, events });
  const signature = createHmac("sha256", testApp.secret).update(rawBody).digest("hex");
  const headers = { "content-type": "application/json", "x-pusher-key": testApp.key, "x-pusher-signature": signature };
  expect(await service.receiveWebhook({ headers, rawBody })).toBe(true);
  expect(vacated).toEqual(["occupied private-graphql-1", "vacated private-graphql-1"]);
  const forged = { ...headers, "x-pusher-signature": "0".repeat(64) };
  expect(await service.receiveWebhook({ headers: forged, rawBody })).toBe(false);
  expect(vacated).toHaveLength(2);
});
