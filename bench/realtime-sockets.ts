import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { attachSockets, embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { signChannel } from "#server/platform/realtime/channel-signatures.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";

/**
 * 6,000 sockets on one process and an event to all of them, beside a bare `ws` server that does nothing but send the
 * same bytes. Server, clients and this program are processes of their own; the clocks are the machine's.
 * Prints one line of JSON. `node bench/realtime-sockets.ts [sockets] [events]`
 */
const app = { id: "bench", key: "bench-key", secret: "bench-secret" };
const channel = "private-store-1";
const bars = { memoryMb: 1024, p99Ms: 250 };

const toParent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), port: z.number() }),
  z.object({ kind: z.literal("memory"), residentMb: z.number() }),
  z.object({ kind: z.literal("connected"), elapsedMs: z.number() }),
  z.object({ kind: z.literal("heard"), delaysMs: z.array(z.number()) }),
]);
type ToParent = z.infer<typeof toParent>;

const envelope = z.object({ event: z.string(), data: z.string() });
const greeting = z.object({ socket_id: z.string() });
const timed = z.object({ sentAt: z.string() });

type Measured = { memoryMb: number; connectMs: number; p50Ms: number; p99Ms: number; mostMs: number };

const [role, ...rest] = process.argv.slice(2);
switch (role) {
  case "hangtag":
    await serveHangtag(rest[0] ?? "");
    break;
  case "bare":
    serveBare();
    break;
  case "clients":
    connectClients({ port: Number(rest[0]), sockets: Number(rest[1]), isBare: rest[2] === "bare" });
    break;
  default:
    await compare(Number(role ?? 6000), Number(rest[0] ?? 100));
}

async function compare(sockets: number, events: number): Promise<void> {
  const database = await startBenchPostgres();
  try {
    await migrate(database.url);
    const hangtag = await measure({ server: ["hangtag", database.url], sockets, events });
    const bareWs = await measure({ server: ["bare"], sockets, events });
    const isMet = hangtag.memoryMb < bars.memoryMb && hangtag.p99Ms < bars.p99Ms;
    process.stdout.write(
      `${JSON.stringify({ name: "realtime-sockets", sockets, events, bars, hangtag, bareWs, isMet })}\n`,
    );
  } finally {
    await database.stop();
  }
}

async function measure(options: { server: string[]; sockets: number; events: number }): Promise<Measured> {
  const server = start(options.server);
  const ready = await next(server, "ready");
  const clients = start(["clients", String(ready.port), String(options.sockets), options.server[0] ?? ""]);
  try {
    const { elapsedMs } = await next(clients, "connected");
    const delaysMs: number[] = [];
    for (let sent = 0; sent < options.events; sent += 1) {
      const received = next(clients, "heard");
      server.send({ kind: "send" });
      delaysMs.push(...(await received).delaysMs);
    }
    const memory = next(server, "memory");
    server.send({ kind: "memory" });
    const { residentMb } = await memory;
    const sorted = delaysMs.toSorted((left, right) => left - right);
    const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    return {
      memoryMb: rounded(residentMb),
      connectMs: rounded(elapsedMs),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      mostMs: at(1),
    };
  } finally {
    clients.kill();
    server.kill();
  }
}

function start(args: string[]): ChildProcess {
  return fork(fileURLToPath(import.meta.url), args, { serialization: "advanced" });
}

/** The next message of that kind; fails when the process ends first. */
function next<Kind extends ToParent["kind"]>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ToParent, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The ${kind} process ended with ${code}`));
    const onMessage = (message: unknown) => {
      const parsed = toParent.parse(message);
      if (isKind(parsed, kind)) {
        child.off("message", onMessage);
        child.off("exit", onExit);
        resolve(parsed);
      }
    };
    child.on("message", onMessage);
    child.on("exit", onExit);
  });
}

function isKind<Kind extends ToParent["kind"]>(
  message: ToParent,
  kind: Kind,
): message is Extract<ToParent, { kind: Kind }> {
  return message.kind === kind;
}

/** Responds to the parent's questions; `send` sends the time of its call to everybody. */
function obey(send: (sentAt: string) => void): void {
  process.on("message", (message) => {
    const { kind } = z.object({ kind: z.enum(["send", "memory"]) }).parse(message);
    if (kind === "send") {
      send(String(now()));
    } else {
      process.send?.({ kind: "memory", residentMb: process.memoryUsage().rss / 1024 / 1024 });
    }
  });
}

async function serveHangtag(databaseUrl: string): Promise<void> {
  const log = pino({ level: "warn" }, pino.destination(2));
  const database = openDatabase({ url: databaseUrl, connections: 10, log });
  const embedded = embeddedRealtime({ app, database, log });
  const http = createServer();
  attachSockets(http, await embedded.startServer());
  http.listen(0, "127.0.0.1", () => sendPort(http.address()));
  obey((sentAt) => void embedded.realtime.trigger({ channels: [channel], event: "changed", data: { sentAt } }));
}

function serveBare(): void {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  http.listen(0, "127.0.0.1", () => sendPort(http.address()));
  obey((sentAt) => {
    const bytes = Buffer.from(JSON.stringify({ event: "changed", channel, data: JSON.stringify({ sentAt }) }));
    sockets.clients.forEach((socket) => socket.send(bytes, { binary: false }));
  });
}

function sendPort(address: AddressInfo | string | null): void {
  process.send?.({ kind: "ready", port: z.object({ port: z.number() }).parse(address).port });
}

/** Opens the sockets 200 at a time, as after a restart, and reports how long each event took to each of them. */
function connectClients(options: { port: number; sockets: number; isBare: boolean }): void {
  const startedAt = now();
  let opened = 0;
  let listening = 0;
  let delaysMs: number[] = [];

  const onListening = () => {
    listening += 1;
    if (listening === options.sockets) {
      process.send?.({ kind: "connected", elapsedMs: now() - startedAt });
    } else {
      openNext();
    }
  };
  const onMessage = (socket: WebSocket, text: string) => {
    const message = envelope.parse(JSON.parse(text));
    if (message.event === "pusher:connection_established") {
      const { auth } = signChannel(app, { socketId: greeting.parse(JSON.parse(message.data)).socket_id, channel });
      socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
    } else if (message.event === "pusher_internal:subscription_succeeded") {
      onListening();
    } else if (message.event === "changed") {
      delaysMs.push(now() - Number(timed.parse(JSON.parse(message.data)).sentAt));
      if (delaysMs.length === options.sockets) {
        process.send?.({ kind: "heard", delaysMs });
        delaysMs = [];
      }
    }
  };
  const openNext = () => {
    if (opened === options.sockets) {
      return;
    }
    opened += 1;
    const socket = new WebSocket(`ws://127.0.0.1:${options.port}/app/${app.key}?protocol=7`, {
      perMessageDeflate: false,
    });
    socket.on("message", (data: Buffer) => onMessage(socket, data.toString()));
    if (options.isBare) {
      socket.on("open", onListening);
    }
  };
  Array.from({ length: Math.min(200, options.sockets) }).forEach(openNext);
}

/** Milliseconds of the machine's clock, with fractions, comparable between processes. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
