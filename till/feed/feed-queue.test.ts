import { spawn } from "node:child_process";
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FeedQueue, type PosFact } from "./feed-queue.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-queue-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function employee(number: number): PosFact {
  return {
    kind: "employee",
    externalId: String(number),
    updatedAt: "2026-11-20T18:00:00Z",
    businessDate: "2026-11-20",
    drsUserId: String(number),
    drsEmployeeCode: `E${number}`,
    name: "Ava Hill",
    active: true,
  };
}

const everything = { rows: 100_000, bytes: Number.POSITIVE_INFINITY };

async function idsOf(queue: FeedQueue): Promise<unknown[]> {
  return (await queue.read({ from: 1, to: queue.nextSeq }, everything)).map(({ externalId }) => externalId);
}

async function newestSegment(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ndjson")).toSorted();
  return join(folder, names.at(-1) ?? "");
}

test("rows appended together keep their order and their bookmark across a restart", async () => {
  const first = await FeedQueue.open(folder);
  await Promise.all([first.append([employee(1), employee(2)], "two"), first.append([employee(3)])]);
  await first.close();
  const queue = await FeedQueue.open(folder);
  expect([queue.nextSeq, queue.bookmark]).toEqual([4, "two"]);
  await queue.append([employee(4)]);
  const rows = await queue.read({ from: 2, to: 4 }, everything);
  expect(rows.map(({ seq, externalId }) => [seq, externalId])).toEqual([
    [2, "2"],
    [3, "3"],
    [4, "4"],
  ]);
  await queue.close();
});

test("reading stops at the wanted number of rows and bytes, but always gives one", async () => {
  const queue = await FeedQueue.open(folder);
  await queue.append(Array.from({ length: 10 }, (_, index) => employee(index + 1)));
  expect(await queue.read({ from: 3, to: 9 }, { rows: 4, bytes: 1e9 })).toHaveLength(4);
  expect(await queue.read({ from: 3, to: 9 }, { rows: 10, bytes: 0 })).toHaveLength(1);
  expect(await queue.read({ from: 9, to: 20 }, everything)).toHaveLength(2);
  await queue.close();
});

test("a line torn by a power cut is dropped, and its numbers are used again", async () => {
  const first = await FeedQueue.open(folder);
  await first.append([employee(1)], "one");
  await first.close();
  const whole = await readFile(await newestSegment());
  await appendFile(await newestSegment(), whole.subarray(0, whole.length - 7));
  const queue = await FeedQueue.open(folder);
  expect([queue.nextSeq, queue.bookmark]).toEqual([2, "one"]);
  await queue.append([employee(2)]);
  await queue.close();
  expect(await idsOf(await FeedQueue.open(folder))).toEqual(["1", "2"]);
});

test("a record damaged on the disk is reported as missing; the ones after it stay", async () => {
  const first = await FeedQueue.open(folder);
  await first.append([employee(1)]);
  await first.append([employee(2), employee(3)]);
  await first.append([employee(4)]);
  await first.close();
  const path = await newestSegment();
  await writeFile(path, (await readFile(path, "utf8")).replace('"externalId":"2"', '"externalId":"9"'));
  const queue = await FeedQueue.open(folder);
  expect(await idsOf(queue)).toEqual(["1", "4"]);
  expect(queue.missing({ from: 1, to: 4 })).toEqual([{ from: 2, to: 3 }]);
});

test("confirmed segments are deleted, and the bookmark outlives them", async () => {
  const queue = await FeedQueue.open(folder, 100);
  await queue.append([employee(1)], "start");
  for (let number = 2; number <= 8; number += 1) {
    await queue.append([employee(number)]);
  }
  await queue.dropBelow(7);
  await queue.close();
  const again = await FeedQueue.open(folder, 100);
  expect(await idsOf(again)).toEqual(["5", "6", "7", "8"]);
  expect([again.nextSeq, again.bookmark]).toEqual([9, "start"]);
});

test(
  "a till killed at any moment loses nothing that it acknowledged and doubles nothing",
  { timeout: 60_000 },
  async () => {
    const script = `
    import { FeedQueue } from "#till/feed/feed-queue.ts";
    const queue = await FeedQueue.open(process.argv[1], 20_000);
    let number = Number(queue.bookmark ?? 0);
    for (;;) {
      const rows = Array.from({ length: 1 + (number % 7) }, (_, index) => ({
        kind: "employee", externalId: String(number + index + 1), updatedAt: "2026-11-20T18:00:00Z",
        businessDate: "2026-11-20", drsUserId: "1", drsEmployeeCode: "E", name: "x".repeat(100 + number % 90), active: true,
      }));
      number += rows.length;
      await queue.append(rows, String(number));
      process.stdout.write(number + "\\n");
    }`;
    let acknowledged = 0;
    for (let round = 0; round < 8; round += 1) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout.on("data", (part: Buffer) => {
        output += part.toString();
      });
      await vi.waitFor(() => expect(output.split("\n").length).toBeGreaterThan(12 + round * 9), {
        timeout: 60_000,
        interval: 1,
      });
      child.kill("SIGKILL");
      await once(child, "close");
      acknowledged = Math.max(acknowledged, ...output.split("\n").slice(0, -1).map(Number));
      const queue = await FeedQueue.open(folder);
      const ids = await idsOf(queue);
      expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
      expect(ids).toEqual(ids.map((_, index) => String(index + 1)));
      expect(queue.bookmark).toBe(String(ids.length));
      await queue.close();
    }
  },
);
