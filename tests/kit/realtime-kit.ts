import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import type * as PusherJs from "pusher-js";
import { attachSockets, embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import type { PusherServer, PusherServerSettings } from "#server/adapters/realtime/pusher-server.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import type { Database } from "#server/platform/db/db.ts";
import type { PresenceMember, Realtime } from "#server/platform/context/realtime.ts";

export type PusherClient = InstanceType<typeof PusherJs.default.default>;
export type ClientChannel = ReturnType<PusherClient["subscribe"]>;

// The Node build exports the class itself, which the package's types do not declare.
const PusherClientClass: typeof PusherJs.default.default = createRequire(import.meta.url)("pusher-js");

export const testApp = { id: "4711", key: "test-key", secret: "test-secret" };

export type RealtimeProcess = {
  realtime: Realtime;
  server: PusherServer;
  database: Database;
  port: number;
  close(): Promise<void>;
};

/** One process of the program with the realtime role; several of them share a database. */
export async function aRealtimeProcess(
  databaseUrl: string,
  settings: Partial<PusherServerSettings> = {},
): Promise<RealtimeProcess> {
  const log = pino({ level: "silent" });
  const database = openDatabase({ url: databaseUrl, connections: 4, log });
  const embedded = embeddedRealtime({ app: testApp, database, log });
  const server = await embedded.startServer(settings);
  const http = createServer((request, response) => void embedded.answerApi(request, response));
  attachSockets(http, server);
  const port = await new Promise<number>((resolve) => {
    http.listen(0, "127.0.0.1", () => resolve(readPort(http.address())));
  });
  return {
    realtime: embedded.realtime,
    server,
    database,
    port,
    async close() {
      await embedded.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await database.close();
    },
  };
}

const openClients = new Set<PusherClient>();

/** The real pusher-js, authorised by our own signatures as the given member. */
export function aClient(
  process: { port: number; realtime: Realtime },
  member: PresenceMember = aMember("1"),
): PusherClient {
  const { realtime, port } = process;
  const client = new PusherClientClass(testApp.key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    disableStats: true,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const isPresence = channelName.startsWith("presence-");
        const request = { socketId, channel: channelName, ...(isPresence ? { member } : {}) };
        callback(null, realtime.authorizeChannel(request));
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) =>
        callback(null, realtime.authenticateUser({ socketId, memberId: member.id })),
    },
  });
  openClients.add(client);
  return client;
}

export function aMember(id: string, info: Record<string, unknown> = {}): PresenceMember {
  return { id, info };
}

/** For `afterEach`, so that no client reconnects to a stopped server. */
export function closeClients(): void {
  openClients.forEach((client) => client.disconnect());
  openClients.clear();
}

/** Resolves with the socket id. */
export function connected(client: PusherClient): Promise<string> {
  if (client.connection.state === "connected") {
    return Promise.resolve(client.connection.socket_id);
  }
  return new Promise((resolve) => {
    client.connection.bind("connected", () => resolve(client.connection.socket_id));
  });
}

/** Subscribes and resolves when the server has confirmed. */
export async function listening(client: PusherClient, name: string): Promise<ClientChannel> {
  const channel = client.subscribe(name);
  await nextEvent(channel, "pusher:subscription_succeeded");
  return channel;
}

/** The next event of that name. */
export function nextEvent(channel: Pick<ClientChannel, "bind" | "unbind">, event: string): Promise<unknown> {
  return new Promise((resolve) => {
    const callback = (data: unknown) => {
      channel.unbind(event, callback);
      resolve(data);
    };
    channel.bind(event, callback);
  });
}

/** Everything that comes from now on, in order: `[event, data]`. Waits are `expect.poll` over it. */
export function recorded(channel: ClientChannel): [string, unknown][] {
  const events: [string, unknown][] = [];
  channel.bind_global((event: string, data: unknown) => events.push([event, data]));
  return events;
}

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") {
    throw new TypeError("The server listens on no port");
  }
  return address.port;
}
