import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { RawData, WebSocket } from "ws";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import type { ChannelListener } from "#server/platform/context/realtime.ts";
import type { Log } from "#server/platform/log/log.ts";
import { ChannelHub } from "./channel-hub.ts";
import { Connection } from "./connection.ts";
import { Conversation } from "./conversation.ts";
import { handshakeRefusal, makeSocketId } from "./handshake.ts";
import type { RealtimeDatabase } from "./postgres-bus.ts";
import { closeCodes, longestClientMessageBytes, protocolFrame } from "./pusher-protocol.ts";
import type { BusMessage, RealtimeBus } from "./realtime-bus.ts";
import { endProcess, insertProcess, renewLease, sweepProcesses } from "./seats.db.ts";

export type PusherServerOptions = {
  app: RealtimeApp;
  database: RealtimeDatabase;
  bus: RealtimeBus;
  log: Log;
  onOccupied: ChannelListener;
  onVacated: ChannelListener;
  settings?: Partial<PusherServerSettings>;
};

export type PusherServerSettings = {
  /** Silence after which the client pings us and we ping the client. */
  activityTimeoutMs: number;
  /** How long a client may take to answer a ping. */
  pongTimeoutMs: number;
  /** A process that does not renew its lease in this time is dead; its members leave at most a third later. */
  leaseMs: number;
  mostConnections: number;
  clientEventsPerSecond: number;
  nowMs: () => number;
};

const defaultSettings: PusherServerSettings = {
  activityTimeoutMs: 120_000,
  pongTimeoutMs: 30_000,
  leaseMs: 6000,
  mostConnections: 20_000,
  clientEventsPerSecond: 10,
  nowMs: Date.now,
};

export type SocketEvent = Omit<Extract<BusMessage, { kind: "event" }>, "kind" | "id">;

type Subscription = Awaited<ReturnType<RealtimeBus["subscribe"]>>;

/** The sockets of one process, in the Pusher Channels protocol 7. */
export class PusherServer {
  readonly #options: PusherServerOptions;
  readonly #settings: PusherServerSettings;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: longestClientMessageBytes,
    clientTracking: false,
  });
  readonly #connections = new Map<string, { connection: Connection; hub: ChannelHub }>();
  #processId = randomUUID();
  #hub: ChannelHub | null = null;
  #subscription: Subscription | null = null;
  #beat: NodeJS.Timeout | null = null;
  #restart: Promise<void> | null = null;
  /** The pending renewal; a slow database would not answer a second one sooner. */
  #leaseKept: Promise<void> | null = null;

  constructor(options: PusherServerOptions) {
    this.#options = options;
    this.#settings = { ...defaultSettings, ...options.settings };
  }

  /** The number of open sockets. */
  get connectionCount(): number {
    return this.#connections.size;
  }

  async start(): Promise<void> {
    this.#subscription = await this.#options.bus.subscribe({
      onMessage: (message) => this.#receive(message),
      onGap: () => this.#dropAll(),
      onRestored: () => void this.#beginAgain(),
    });
    await this.#begin();
    this.#beat = setInterval(() => {
      this.sweepSilent();
      this.#leaseKept ??= this.#keepLease().finally(() => {
        this.#leaseKept = null;
      });
    }, this.#settings.leaseMs / 3);
  }

  /** Returns true when it accepts the socket at our address. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) {
      return false;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#accept(opened, key, url.searchParams));
    return true;
  }

  /** Sends an event to the sockets of this process that listen to its channels. */
  sendToSockets(event: SocketEvent): void {
    this.#hub?.deliver({ kind: "event", id: "", ...event });
  }

  /** Pings silent sockets and closes those without a pong. Runs with the lease; tests call it. */
  sweepSilent(): void {
    const { activityTimeoutMs, pongTimeoutMs, nowMs } = this.#settings;
    const now = nowMs();
    for (const { connection } of this.#connections.values()) {
      const silentMs = now - connection.lastActivityMs;
      if (connection.isPinged && silentMs >= activityTimeoutMs + pongTimeoutMs) {
        connection.close(closeCodes.noPong, "Pong reply not received in time");
      } else if (!connection.isPinged && silentMs >= activityTimeoutMs) {
        connection.isPinged = true;
        connection.send(protocolFrame("pusher:ping", {}));
      }
    }
  }

  /** Disconnects all clients and releases all seats. */
  async close(): Promise<void> {
    if (this.#beat) {
      clearInterval(this.#beat);
    }
    await this.#subscription?.stop();
    await this.#leaseKept;
    await this.#restart;
    this.#dropAll();
    await this.#endSeats();
    this.#sockets.close();
  }

  async #begin(): Promise<void> {
    const { database, log, onOccupied, onVacated } = this.#options;
    this.#processId = randomUUID();
    await insertProcess(database.pool, this.#processId);
    this.#hub = new ChannelHub({
      pool: database.pool,
      processId: this.#processId,
      log,
      events: {
        onOccupied: (channel) => this.#tell(onOccupied, channel),
        onVacated: (channel) => this.#tell(onVacated, channel),
        onLeaseLost: () => {
          this.#dropAll();
          void this.#beginAgain();
        },
      },
    });
  }

  /** Disconnects all clients after a gap; they reconnect, subscribe again, and refetch what they missed. */
  #dropAll(): void {
    this.#hub?.abandon();
    this.#hub = null;
    for (const { connection } of this.#connections.values()) {
      connection.close(closeCodes.reconnect, "Reconnect");
    }
    this.#connections.clear();
  }

  #beginAgain(): Promise<void> {
    this.#restart ??= this.#endSeats()
      .then(() => this.#begin())
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, "Realtime could not begin again; it will be tried"),
      )
      .finally(() => {
        this.#restart = null;
      });
    return this.#restart;
  }

  async #endSeats(): Promise<void> {
    const vacated = await endProcess(this.#options.database.pool, this.#processId);
    vacated.forEach((channel) => this.#tell(this.#options.onVacated, channel));
  }

  async #keepLease(): Promise<void> {
    const { database, log, onVacated } = this.#options;
    try {
      if (this.#hub === null || !(await renewLease(database.pool, this.#processId))) {
        this.#dropAll();
        await this.#beginAgain();
      }
      const vacated = await sweepProcesses(database.pool, this.#settings.leaseMs);
      vacated.forEach((channel) => this.#tell(onVacated, channel));
    } catch (error) {
      log.warn({ err: error }, "The realtime lease could not be renewed");
    }
  }

  #tell(listener: ChannelListener, channel: string): void {
    Promise.resolve(listener(channel)).catch((error: unknown) =>
      this.#options.log.error({ err: error, channel }, "A listener of channel occupancy failed"),
    );
  }

  #receive(message: BusMessage): void {
    if (message.kind === "bind") {
      message.memberIds.forEach((memberId) => this.#connections.get(message.socketId)?.connection.owners.add(memberId));
      return;
    }
    if (message.kind !== "disconnect") {
      this.#hub?.deliver(message);
      return;
    }
    for (const { connection } of this.#connections.values()) {
      if (connection.isMember(message.memberId)) {
        connection.close(closeCodes.unauthorized, "Disconnected by the application");
      }
    }
  }

  #accept(socket: WebSocket, key: string, query: URLSearchParams): void {
    const { app, bus, log } = this.#options;
    const hub = this.#hub;
    const { nowMs, activityTimeoutMs, mostConnections } = this.#settings;
    const connection = new Connection(socket, makeSocketId(), nowMs());
    socket.on("error", (error) => log.debug({ err: error }, "A socket failed"));
    const refusal = handshakeRefusal(app, { key, version: query.get("protocol") });
    if (refusal) {
      connection.close(refusal.code, refusal.message);
      return;
    }
    if (!hub || this.#connections.size >= mostConnections) {
      connection.close(closeCodes.overCapacity, "Over capacity");
      return;
    }
    this.#connections.set(connection.socketId, { connection, hub });
    const conversation = new Conversation({ connection, hub, app, bus, log, settings: this.#settings });
    socket.on("message", (data, isBinary) => conversation.receive(isBinary ? "" : toText(data)));
    socket.on("close", () => {
      this.#connections.delete(connection.socketId);
      hub.leaveAll(connection);
    });
    const greeting = { socket_id: connection.socketId, activity_timeout: Math.ceil(activityTimeoutMs / 1000) };
    connection.send(protocolFrame("pusher:connection_established", greeting));
  }
}

function toText(data: RawData): string {
  if (Array.isArray(data)) {
    return Buffer.concat(data).toString("utf8");
  }
  return Buffer.isBuffer(data) ? data.toString("utf8") : Buffer.from(data).toString("utf8");
}
