import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { posBatch, type PosBatch, type PosBatchAnswer } from "#common/pos/pos-feed.ts";
import { serverLine } from "#till/line/server-line.ts";
import { randomFrom, type Random } from "#till/pos/simulator/random.ts";
import { tillLog } from "#till/till-log.ts";
import { FeedPoster, type PosterEnd } from "./feed-poster.ts";
import { FeedQueue, type PosFact } from "./feed-queue.ts";

/** A server that keeps what it took and fails as the test wishes. */
type Behaviour = (batch: PosBatch, response: ServerResponse) => "take" | "done";

let folder = "";
let server: Server;
let behave: Behaviour = () => "take";
let taken: { seq: number; externalId: unknown }[] = [];
let batches = new Map<number, string>();
let lost: NonNullable<PosBatch["lost"][number]>[] = [];
let changeAnswer: (answer: PosBatchAnswer) => PosBatchAnswer = (answer) => answer;
let ending = new AbortController();
let running: Promise<PosterEnd>[] = [];
let queues: FeedQueue[] = [];

async function openQueue(): Promise<FeedQueue> {
  const queue = await FeedQueue.open(folder);
  queues.push(queue);
  return queue;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-poster-"));
  [behave, changeAnswer] = [() => "take", (answer) => answer];
  [taken, batches, lost, ending] = [[], new Map(), [], new AbortController()];
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  ending.abort();
  server.closeAllConnections();
  await Promise.all(running);
  await Promise.all(queues.map((queue) => queue.close()));
  [running, queues] = [[], []];
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(Buffer.from(part));
  }
  const batch = posBatch.parse(JSON.parse(gunzipSync(Buffer.concat(parts)).toString()));
  if (behave(batch, response) === "take") {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(changeAnswer(take(batch))));
  }
}

function take(batch: PosBatch): PosBatchAnswer {
  const content = JSON.stringify(batch);
  const before = batches.get(batch.batch);
  expect(before ?? content, "a batch is repeated unchanged").toBe(content);
  if (before === undefined) {
    batches.set(batch.batch, content);
    taken.push(...batch.rows.map((row) => JSON.parse(JSON.stringify(row))));
    lost.push(...batch.lost.filter((range) => range !== null));
  }
  const receivedSeqs = new Set(taken.map(({ seq }) => seq));
  lost.forEach(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => receivedSeqs.add(from + index)));
  const nextSeq =
    Array.from({ length: receivedSeqs.size + 1 }, (_, index) => index + 1).find((seq) => !receivedSeqs.has(seq)) ?? 1;
  return {
    batch: batch.batch,
    duplicate: before !== undefined,
    accepted: batch.rows.length,
    changed: 0,
    unchanged: 0,
    refused: [],
    nextSeq,
    gaps: [],
    resendDates: [],
  };
}

/** A busy signal, a proxy's page, a lost line before or after the work, no answer at all; else it works. */
function failing(random: Random): Behaviour {
  const faults: Record<string, Behaviour> = {
    cut: (_batch, response) => (response.destroy(), "done"),
    busy: (_batch, response) => (response.writeHead(503, { "retry-after": "0" }).end(), "done"),
    page: (_batch, response) => (response.end("<html>a proxy's page</html>"), "done"),
    cutAfter: (batch, response) => (take(batch), response.destroy(), "done"),
    silent: (batch) => (take(batch), "done"),
    none: () => "take",
  };
  const kinds = ["cut", "busy", "page", "cutAfter", "silent", "none", "none", "none"];
  return (batch, response) => faults[random.pick(kinds)]?.(batch, response) ?? "take";
}

function refusing(text: string): Behaviour {
  return (batch, response) => {
    if (!JSON.stringify(batch.rows).includes(text)) {
      return "take";
    }
    response.writeHead(400).end("not this one");
    return "done";
  };
}

function portOf(address: ReturnType<Server["address"]>): number {
  return typeof address === "object" && address ? address.port : 0;
}

function employees(from: number, to: number): PosFact[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    kind: "employee",
    externalId: String(from + index),
    updatedAt: "2026-11-20T18:00:00Z",
    businessDate: "2026-11-20",
    drsUserId: "1",
    drsEmployeeCode: "E01",
    name: "Ava Hill",
    active: true,
  }));
}

async function start(
  queue: FeedQueue,
  timeoutMs = 300,
): Promise<{ poster: FeedPoster; end: Promise<PosterEnd>; resentDates: string[] }> {
  const port = portOf(server.address());
  const resentDates: string[] = [];
  const poster = await FeedPoster.open({
    queue,
    folder,
    line: serverLine(`http://127.0.0.1:${port}`, { timeoutMs }),
    token: "token",
    log: tillLog("test", () => {}),
    now: () => new Date("2026-11-20T18:00:00Z"),
    random: () => 0,
    onResend: (date) => resentDates.push(date),
    firstWaitMs: 2,
  });
  const end = poster.run(ending.signal);
  running.push(end);
  return { poster, end, resentDates };
}

function numbered(count: number): { seq: number; externalId: string }[] {
  return Array.from({ length: count }, (_, index) => ({ seq: index + 1, externalId: String(index + 1) }));
}

function places(): { seq: number; externalId: unknown }[] {
  return taken.map(({ seq, externalId }) => ({ seq, externalId }));
}

test("1,205 rows go out in order, in batches of at most 500", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 1205));
  const { poster } = await start(queue);
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  expect(places()).toEqual(numbered(1205));
  expect(batches.size).toBe(3);
});

test("30 minutes without a server and every kind of failure later, all rows arrived in order and none twice", async () => {
  const queue = await openQueue();
  behave = failing(randomFrom("failures"));
  const { poster } = await start(queue, 60);
  for (let round = 0; round < 40; round += 1) {
    await queue.append(employees(round * 25 + 1, round * 25 + 25));
  }
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 60_000 });
  expect(places()).toEqual(numbered(1000));
}, 30_000);

test("a till started again in the middle of a batch repeats it unchanged", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 10));
  behave = (batch, response) => {
    take(batch);
    response.destroy();
    ending.abort();
    return "done";
  };
  const first = await start(queue);
  expect(await first.end).toBe("stopped");
  await queue.append(employees(11, 12));
  await queue.close();
  [behave, ending] = [() => "take", new AbortController()];
  const { poster } = await start(await openQueue());
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  expect(places()).toEqual(numbered(12));
});

test("a revoked device stops sending at once", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 3));
  behave = (_batch, response) => {
    response.writeHead(401).end();
    return "done";
  };
  const { end, poster } = await start(queue);
  expect(await end).toBe("revoked");
  expect(poster.queueLength).toBe(3);
});

test("numbers that the server misses are sent again, and those that this disk lacks are declared lost", async () => {
  const first = await openQueue();
  await first.append(employees(1, 2));
  await first.append(employees(3, 4));
  await first.append(employees(5, 6));
  await first.close();
  const path = join(folder, "0000000000000001.ndjson");
  await writeFile(path, (await readFile(path, "utf8")).replace('"externalId":"3"', '"externalId":"9"'));
  const { poster } = await start(await openQueue());
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  expect(taken.map(({ seq }) => seq)).toEqual([1, 2, 5, 6]);
  expect(lost).toEqual([{ from: 3, to: 4 }]);
});

test("a server that comes back from its backup gets the rows again that it lost", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 4));
  const { poster } = await start(queue);
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  taken = taken.slice(0, 2);
  await queue.append(employees(5, 5));
  await vi.waitFor(() => expect(new Set(taken.map(({ seq }) => seq))).toEqual(new Set([1, 2, 5, 3, 4])), {
    timeout: 30_000,
  });
});

test("a row that cannot even be said is put aside; its neighbours land", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 9));
  behave = refusing('"externalId":"5"');
  const { poster } = await start(queue);
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  expect(taken.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(await readFile(join(folder, "refused.ndjson"), "utf8")).toContain('"seq":5');
});

test("refused rows are kept with their reason, and days are sent again when the server asks", async () => {
  const queue = await openQueue();
  await queue.append(employees(1, 1));
  const refusal = { seq: 1, externalId: "1", kind: "employee", reason: "Too long", path: "name" };
  changeAnswer = (answer) => ({ ...answer, refused: [refusal], resendDates: ["2026-11-19"] });
  const { poster, resentDates } = await start(queue);
  await vi.waitFor(() => expect(poster.queueLength).toBe(0), { timeout: 30_000 });
  expect(JSON.parse(await readFile(join(folder, "refused.ndjson"), "utf8"))).toEqual(refusal);
  await vi.waitFor(() => expect(resentDates).toEqual(["2026-11-19"]), { timeout: 30_000 });
});
