import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { LRUCache } from "lru-cache";
import { deviceMemberId } from "#common/pos/pos-messages.ts";
import { sessionMemberId, userMemberId } from "#server/platform/realtime/channel-names.ts";
import { signChannel, signUser } from "#server/platform/realtime/channel-signatures.ts";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import { OccupancyListeners } from "#server/platform/realtime/occupancy-listeners.ts";
import { checkEvent, realtimeLimits } from "#server/platform/context/realtime.ts";
import type { Realtime, RealtimeEvent } from "#server/platform/context/realtime.ts";
import type { Log } from "#server/platform/log/log.ts";
import { postgresBus } from "./postgres-bus.ts";
import type { RealtimeDatabase } from "./postgres-bus.ts";
import { PusherHttpApi } from "./pusher-http-api.ts";
import type { ApiActions, ApiEvent } from "./pusher-http-api.ts";
import { PusherServer } from "./pusher-server.ts";
import type { PusherServerSettings } from "./pusher-server.ts";
import type { RealtimeBus } from "./realtime-bus.ts";
import { findChannel, listChannels, listMemberIds } from "./seats.db.ts";

export type EmbeddedRealtime = {
  realtime: Realtime;
  /** Accepts sockets at `/app/{key}`; only in processes with the realtime role. */
  startServer(settings?: Partial<PusherServerSettings>): Promise<PusherServer>;
  /** Serves `/apps/{id}/…`; works in any process. */
  answerApi(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Closes the sockets and releases the seats. Call it before closing the HTTP server, which waits for its sockets. */
  close(): Promise<void>;
};

/** A socket requests each of its channels, but one binding is enough. */
const maxBindings = 50_000;

/**
 * Our own Pusher-compatible service on PostgreSQL. A process without `startServer` can send and query like any other;
 * occupancy listeners are called only in processes with a server.
 */
export function embeddedRealtime(options: {
  app: RealtimeApp;
  database: RealtimeDatabase;
  log: Log;
}): EmbeddedRealtime {
  const { app, database, log } = options;
  const bus = postgresBus(database, log);
  const listeners = new OccupancyListeners();
  const actions = createActions(bus, database);
  const api = new PusherHttpApi(app, actions, log);
  const bound = new LRUCache<string, true>({ max: maxBindings });
  let server: PusherServer | null = null;
  return {
    realtime: {
      trigger: (event) => actions.send([toApiEvent(event)]),
      async triggerBatch(events) {
        if (events.length > realtimeLimits.batch) {
          throw new RangeError(`A batch has up to ${realtimeLimits.batch} events`);
        }
        await actions.send(events.map(toApiEvent));
      },
      triggerHere(event) {
        const sent = toApiEvent(event);
        checkEvent(sent);
        server?.sendToSockets({ ...sent, channels: [...sent.channels] });
      },
      async channelInfo(channel) {
        const channelState = await actions.findChannel(channel);
        const isPresence = channel.startsWith("presence-");
        return { isOccupied: channelState !== null, memberCount: isPresence ? (channelState?.memberCount ?? 0) : null };
      },
      presenceMembers: (channel) => actions.listMemberIds(channel),
      disconnectUser: (userId) => actions.disconnect(userMemberId(userId)),
      disconnectSession: (sessionId) => actions.disconnect(sessionMemberId(sessionId)),
      closeDeviceSeat: (deviceId) => actions.disconnect(deviceMemberId(deviceId)),
      async bindSocket({ socketId, memberIds }) {
        const binding = [socketId, ...memberIds].join(" ");
        if (bound.has(binding)) {
          return false;
        }
        await bus.publish({ kind: "bind", id: randomUUID(), socketId, memberIds: [...memberIds] });
        bound.set(binding, true);
        return true;
      },
      authorizeChannel: (request) => signChannel(app, request),
      authenticateUser: (request) => signUser(app, request),
      onChannelOccupied: (listener) => listeners.onOccupied(listener),
      onChannelVacated: (listener) => listeners.onVacated(listener),
    },
    async startServer(settings = {}) {
      server = new PusherServer({
        app,
        database,
        bus,
        log,
        settings,
        onOccupied: (channel) => listeners.reportOccupied(channel),
        onVacated: (channel) => listeners.reportVacated(channel),
      });
      await server.start();
      return server;
    },
    answerApi: (request, response) => api.respond(request, response),
    async close() {
      await server?.close();
    },
  };
}

/** Passes upgrades at `/app/{key}` of a Node HTTP server to the channel server and refuses others. */
export function attachSockets(http: Server, server: PusherServer): void {
  http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!server.handleUpgrade(request, socket, head)) {
      socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    }
  });
}

function createActions(bus: RealtimeBus, database: RealtimeDatabase): ApiActions {
  const { pool } = database;
  return {
    async send(events) {
      events.forEach(checkEvent);
      await Promise.all(
        events.map(({ channels, event, data, exceptSocketId }) =>
          bus.publish({ kind: "event", id: randomUUID(), channels: [...channels], event, data, exceptSocketId }),
        ),
      );
    },
    listChannels: (prefix) => listChannels(pool, prefix),
    findChannel: (name) => findChannel(pool, name),
    listMemberIds: (channel) => listMemberIds(pool, channel),
    disconnect: (memberId) => bus.publish({ kind: "disconnect", id: randomUUID(), memberId }),
  };
}

function toApiEvent(event: RealtimeEvent): ApiEvent {
  return { ...event, data: JSON.stringify(event.data ?? null) };
}
