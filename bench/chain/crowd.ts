/**
 * People, registers and screens of some stores: a process of its own, which asks as often as it is told, whether or not
 * it was answered. Started by `chain.ts`.
 */
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { z } from "zod";
import { batchesPath, posBatchAnswer } from "#common/pos/pos-feed.ts";
import { localTimeAt } from "#common/store-time.ts";
import { signChannel } from "#server/platform/realtime/channel-signatures.ts";
import { aTicket } from "#bench/feed-batches.ts";
import { questions } from "#bench/time/screens.ts";
import { crowdHold, crowdPlace, peak } from "./load.ts";
import type { CrowdStore, Held } from "./load.ts";

type Place = z.infer<typeof crowdPlace>;
type Counted = { due: number; answered: number; waits: number[] };

const fromParent = z.discriminatedUnion("kind", [crowdPlace, crowdHold]);
const mostWaiting = 2000;
const mostWaits = 100_000;
/** An answer that takes longer counts as none. */
const longestMs = 10_000;
const openedAtOnce = 50;

let place: Place | null = null;
process.on("message", (message) => {
  const order = fromParent.parse(message);
  if (order.kind === "place") {
    place = order;
    void openDays(order).then(() => process.send?.({ kind: "placed" }));
  } else if (place !== null) {
    void hold(place, order).then((held) => process.send?.(held));
  }
});
process.on("disconnect", () => process.exit());

let waitingRequests = 0;
let requestCount = 0;
let ticketCount = 0;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const failures: string[] = [];
const batches = new Map<number, number>();

async function hold(at: Place, { share, seconds }: z.infer<typeof crowdHold>): Promise<Held> {
  const part = share / at.crowds;
  await openSockets(at, Math.round(part * peak.sockets));
  const requests: Counted = { due: 0, answered: 0, waits: [] };
  const feed: Counted = { due: 0, answered: 0, waits: [] };
  notices = { due: 0, answered: 0, waits: [], all: 0 };
  failures.length = 0;
  const from = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - from) / 1000) {
    while (requests.due < Math.min(passed, seconds) * part * peak.requestsPerSecond) {
      requests.due += 1;
      void count(requests, () => ask(at));
    }
    while (feed.due < Math.min(passed, seconds) * part * peak.feedRowsPerSecond) {
      feed.due += 1;
      void count(feed, () => sell(at));
    }
    await wait(5);
  }
  // Whatever is still on its way has the time that a person would wait.
  await wait(1500);
  return { kind: "held", requests, feed, notices, sockets: sockets.length, failures: failures.slice(0, 3) };
}

/** The first read of a day makes it, which in a shop is hours before its peak. */
async function openDays(at: Place): Promise<void> {
  for (let first = 0; first < at.stores.length; first += openedAtOnce) {
    const opened = at.stores.slice(first, first + openedAtOnce);
    await Promise.all(
      opened.map(({ headers, id }) => send(portAt(at, id), "/graphql", { headers, body: { query: daybook } })),
    );
  }
}

/** One that would have to wait for thousands of others is not even begun, and not answered. */
async function count(counted: Counted, act: () => Promise<unknown>): Promise<void> {
  if (waitingRequests >= mostWaiting) {
    return;
  }
  waitingRequests += 1;
  const from = performance.now();
  try {
    await act();
    counted.answered += 1;
    keepWait(counted.waits, performance.now() - from);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    waitingRequests -= 1;
  }
}

/** All until there are many, then a random one gives way. */
function keepWait(waits: number[], ms: number): void {
  waits[waits.length < mostWaits ? waits.length : Math.floor(Math.random() * mostWaits)] = Math.round(10 * ms) / 10;
}

const team = "query Employees { employees { id fullName isManager isActive hasPin clockedIn clockState since } }";
const [daybook, week] = [questions[0].query, questions[1].query];

/** Of fifty: forty times the day, six the team, two the week, and a task that is ticked and unticked. */
function ask(at: Place): Promise<unknown> {
  requestCount += 1;
  const store = storeAt(at, requestCount);
  const turn = Math.floor(requestCount / at.stores.length + requestCount) % 50;
  const post = (body: object) => send(portAt(at, requestCount), "/graphql", { headers: store.headers, body });
  if (turn < 40) {
    return post({ query: daybook });
  }
  if (turn < 46) {
    return post({ query: team });
  }
  if (turn < 48) {
    return post({ query: week, variables: { date: localTimeAt(new Date(), store.timeZone).date } });
  }
  const tick = turn === 48 ? "tickTask(id: $id) { wasDoneBefore }" : "untickTask(id: $id) { id status }";
  return post({ query: `mutation Tick($id: Uuid!) { ${tick} }`, variables: { id: store.taskId } });
}

/** A register sends what it has sold at once, so a batch is a ticket. */
async function sell(at: Place): Promise<void> {
  ticketCount += 1;
  const store = storeAt(at, ticketCount * 7);
  const batch = (batches.get(store.id) ?? 0) + 1;
  batches.set(store.id, batch);
  const now = new Date();
  // Before three the day before still runs.
  const businessDate = localTimeAt(new Date(now.getTime() - 3 * 3_600_000), store.timeZone).date;
  const rows = [aTicket(batch, { at: now, businessDate })];
  const headers = { "content-type": "application/json", authorization: `Bearer ${store.tillToken}` };
  listenFor(store.id);
  const text = await send(portAt(at, ticketCount), batchesPath, {
    headers,
    body: { batch, sentAt: now.toISOString(), rows },
  });
  if (posBatchAnswer.parse(JSON.parse(text)).accepted !== 1) {
    throw new Error(`A ticket was refused: ${text.slice(0, 200)}`);
  }
}

function storeAt({ stores }: Place, number: number): CrowdStore {
  const store = stores[number % stores.length];
  if (store === undefined) {
    throw new Error("There is no store");
  }
  return store;
}

function portAt({ httpPorts }: Place, number: number): number {
  return httpPorts[number % httpPorts.length] ?? 0;
}

type Sending = { headers: Record<string, string>; body: object };

function send(port: number, path: string, { headers, body }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = { host: "127.0.0.1", port, path, method: "POST" };
    const request = http.request({ ...address, agent, headers, timeout: longestMs }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        const isAnswer = response.statusCode === 200 && !text.includes('"errors":');
        return isAnswer ? resolve(text) : reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    request.on("timeout", () => request.destroy(new Error(`No answer within ${longestMs} ms`)));
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

const sockets: { socket: WebSocket; storeId: number }[] = [];
const socketsOf = new Map<number, number>();
let notices: Held["notices"] = { due: 0, answered: 0, waits: [], all: 0 };
/** A sale whose figures its store's screens have not all heard of. */
const unheard = new Map<number, { from: number; left: number }>();

function listenFor(storeId: number): void {
  const left = socketsOf.get(storeId) ?? 0;
  notices.due += left;
  unheard.set(storeId, { from: performance.now(), left });
}

const envelope = z.object({ event: z.string(), data: z.unknown() });
const dataText = z.string();
const greeting = z.object({ socket_id: z.string() });
const notice = z.object({ changes: z.array(z.object({ recordKind: z.string() })) });

function hear(storeId: number, data: string): void {
  notices.all += 1;
  const sale = unheard.get(storeId);
  const isOfSales = notice
    .safeParse(JSON.parse(data))
    .data?.changes.some(({ recordKind }) => recordKind === "daily-report");
  if (sale === undefined || isOfSales !== true) {
    return;
  }
  notices.answered += 1;
  keepWait(notices.waits, performance.now() - sale.from);
  sale.left -= 1;
  if (sale.left <= 0) {
    unheard.delete(storeId);
  }
}

/** Screens of the stores in turn, until there are so many; those above leave. */
async function openSockets(at: Place, most: number): Promise<void> {
  for (const { socket, storeId } of sockets.splice(most)) {
    socketsOf.set(storeId, (socketsOf.get(storeId) ?? 1) - 1);
    socket.close();
  }
  while (sockets.length < most) {
    const first = sockets.length;
    const more = Math.min(openedAtOnce, most - first);
    await Promise.all(Array.from({ length: more }, (_, number) => openSocket(at, first + number)));
  }
}

function openSocket({ realtimePort, realtime, ...at }: Place, number: number): Promise<void> {
  // Spread over all stores at any share, as the tickets are.
  const store = storeAt({ realtimePort, realtime, ...at }, number * 13);
  const channel = `private-store-${store.id}`;
  return new Promise((resolve, reject) => {
    const url = `ws://127.0.0.1:${realtimePort}/app/${realtime.key}?protocol=7`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    sockets.push({ socket, storeId: store.id });
    socket.on("error", reject);
    socket.on("message", (message: Buffer) => {
      const { event, data } = envelope.parse(JSON.parse(message.toString()));
      if (event === "pusher:connection_established") {
        const { auth } = signChannel(realtime, {
          socketId: greeting.parse(JSON.parse(dataText.parse(data))).socket_id,
          channel,
        });
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
      } else if (event === "pusher_internal:subscription_succeeded") {
        socketsOf.set(store.id, (socketsOf.get(store.id) ?? 0) + 1);
        resolve();
      } else if (event === "pusher:ping") {
        socket.send(JSON.stringify({ event: "pusher:pong", data: {} }));
      } else if (event === "changed") {
        hear(store.id, dataText.parse(data));
      }
    });
  });
}
