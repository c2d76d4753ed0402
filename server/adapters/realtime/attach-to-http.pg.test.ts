import { fastify } from "fastify";
import { pino } from "pino";
import Pusher from "pusher";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#server/platform/db/db.ts";
import { aClient, closeClients, nextEvent, listening, testApp } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import { attachToHttp } from "./attach-to-http.ts";
import { embeddedRealtime } from "./embedded-realtime.ts";

afterEach(closeClients);

test("sockets and API share the port of the pages, and the server closes while clients are connected", async () => {
  const template = await testDatabase();
  const log = pino({ level: "silent" });
  const database = openDatabase({ url: template.url, connections: 4, log });
  const embedded = embeddedRealtime({ app: testApp, database, log });
  const http = fastify();
  http.get("/page", async () => "page");
  await attachToHttp(http, embedded, { takesSockets: true });
  const address = new URL(await http.listen({ port: 0, host: "127.0.0.1" }));
  const port = Number(address.port);

  const client = aClient({ port, realtime: embedded.realtime });
  const channel = await listening(client, "private-store-1");
  const { id: appId, key, secret } = testApp;
  const pusher = new Pusher({ appId, key, secret, host: address.hostname, port: address.port });
  const received = nextEvent(channel, "changed");
  await pusher.trigger("private-store-1", "changed", { id: 1 });
  expect(await received).toEqual({ id: 1 });
  const channels = await pusher.get({ path: "/channels" });
  expect(await channels.json()).toEqual({ channels: { "private-store-1": {} } });
  const page = await fetch(new URL("/page", address));
  expect(await page.text()).toBe("page");

  await http.close();
  // The client learns it through its socket, a moment later.
  await expect.poll(() => client.connection.state).not.toBe("connected");
  expect(await embedded.realtime.channelInfo("private-store-1")).toMatchObject({ isOccupied: false });
  await embedded.close();
  await database.close();
  await template.drop();
});
