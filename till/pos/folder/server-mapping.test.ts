import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mappingPath } from "#common/pos/pos-mapping.ts";
import { serverLine } from "#till/line/server-line.ts";
import { tillLog } from "#till/till-log.ts";
import { ServerMapping } from "./server-mapping.ts";

const columns = { number: "No", at: "Sold", quantity: "Qty", amount: "Amount" };
const mapping = { exports: [{ kind: "ticketLines", columns }] };

let data = "";
let log: string[] = [];
let calls: { path: string; authorization: string | undefined }[] = [];
/** What the server answers; null while it is away. */
let server: { status: number; body: unknown } | null = null;

beforeEach(async () => {
  data = join(await mkdtemp(join(tmpdir(), "server-mapping-")), "pos");
  [log, calls, server] = [[], [], { status: 200, body: { version: 1, mapping } }];
});
afterEach(() => rm(join(data, ".."), { recursive: true, force: true }));

function aMapping(storeId = 7): ServerMapping {
  const line = serverLine("http://hangtag.test", {
    async fetch(url, init) {
      const headers = new Headers(init?.headers);
      calls.push({ path: pathOf(url), authorization: headers.get("authorization") ?? undefined });
      if (server === null) {
        throw new TypeError("fetch failed");
      }
      return Response.json(server.body, { status: server.status });
    },
  });
  return new ServerMapping({
    data,
    storeId,
    line,
    token: "token",
    log: tillLog("test", (text) => void log.push(text)),
  });
}

function pathOf(url: string | URL | globalThis.Request): string {
  return new URL(url instanceof Request ? url.url : url).pathname;
}

test("before the first mapping it says what a person must do", async () => {
  const source = aMapping();
  expect(await source.follow(0)).toBe(false);
  expect(await source.read()).toEqual({ problem: "This register has no mapping yet: drop a file on its page" });
  expect(calls).toEqual([]);
});

test("a version that the server names is fetched once with the device's token, and the next one again", async () => {
  const source = aMapping();
  expect(await source.follow(1)).toBe(true);
  expect(await source.follow(1)).toBe(false);
  expect(calls).toEqual([{ path: mappingPath, authorization: "Bearer token" }]);
  expect(await source.read()).toMatchObject({ version: 1, mapping: { exports: [{ columns, decimal: "." }] } });
  server = { status: 200, body: { version: 2, mapping: { exports: [{ ...mapping.exports[0], decimal: "," }] } } };
  expect(await source.follow(2)).toBe(true);
  expect(await source.read()).toMatchObject({ version: 2, mapping: { exports: [{ decimal: "," }] } });
});

test("it reads on after a restart while the server is away, and fetches when it is back", async () => {
  await aMapping().follow(1);
  server = null;
  const restarted = aMapping();
  expect(await restarted.follow(2)).toBe(false);
  expect(await restarted.read()).toMatchObject({ version: 1 });
  expect(log.join()).toContain("the mapping could not be fetched");
  server = { status: 200, body: { version: 2, mapping } };
  expect(await restarted.follow(2)).toBe(true);
  expect(await restarted.read()).toMatchObject({ version: 2 });
});

test("a refusal takes nothing away", async () => {
  const source = aMapping();
  await source.follow(1);
  server = { status: 404, body: {} };
  expect(await source.follow(0)).toBe(false);
  expect(await source.read()).toMatchObject({ version: 1 });
});

test("several calls at once fetch once", async () => {
  const source = aMapping();
  expect(await Promise.all([source.follow(1), source.follow(1), source.follow(1)])).toContain(true);
  expect(calls).toHaveLength(1);
});

test("a register that moved to another store does not read by the mapping of the first", async () => {
  await aMapping(7).follow(1);
  expect(await aMapping(8).read()).toMatchObject({ problem: expect.stringContaining("no mapping yet") });
});

test("a copy that is damaged is fetched again", async () => {
  await aMapping().follow(1);
  await writeFile(join(data, "mapping.json"), '{"storeId":7,"ver');
  const source = aMapping();
  expect(await source.read()).toMatchObject({ problem: expect.stringContaining("no mapping yet") });
  expect(await source.follow(1)).toBe(true);
  expect(await source.read()).toMatchObject({ version: 1 });
});

test("a mapping of a newer program is named and not guessed", async () => {
  server = { status: 200, body: { version: 5, mapping: { exports: [{ kind: "parcels" }] } } };
  const source = aMapping();
  await source.follow(5);
  expect(await source.read()).toMatchObject({
    problem: expect.stringContaining("This register's program cannot read mapping v5: update it. exports.0.kind"),
  });
});
