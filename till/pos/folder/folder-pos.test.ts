import { appendFile, mkdir, mkdtemp, readFile, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deviceReading } from "#common/pos-files/device-reading.ts";
import type { PosFact, PosFeed } from "#till/pos/pos.ts";
import { aWorkbook } from "#tests/kit/pos-files/a-workbook.ts";
import { tillLog } from "#till/till-log.ts";
import { FolderPos } from "./folder-pos.ts";
import { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { mapFileSource } from "./map-file.ts";

let home = "";
let folder = "";
let sent: PosFact[] = [];
let log: string[] = [];
let news = 0;
let running: { pos: FolderPos; stop(): Promise<void> } | null = null;

const map = {
  kind: "ticketLines",
  timeZone: "America/Chicago",
  columns: { number: "No", at: "Sold", quantity: "Qty", amount: "Amount", description: "What" },
};
const heartbeatAnswer = {
  ...{ serverTime: "2026-11-20T18:00:00Z", resendDates: [], mappingVersion: 0, logoVersion: 0, boundaryMinutes: 180 },
  realtime: { key: "k", host: "h", port: 1, tls: false },
};
const header = "No,Sold,What,Qty,Amount\n";
const shirt = "1,2026-11-20 10:00,Shirt,1,12.00\n";
const shoes = "1,2026-11-20 10:00,Shoes,1,30.00\n";
const belt = "2,2026-11-20 11:00,Belt,1,8.00\n";

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "folder-pos-"));
  folder = join(home, "exports");
  await mkdir(folder);
  await writeFile(join(home, "map.json"), JSON.stringify(map));
  [sent, log, news] = [[], [], 0];
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await rm(home, { recursive: true, force: true });
});

/** Starts it, as the till does, on the same disk. `keep` takes what it sends. */
function start(keep: (facts: readonly PosFact[]) => Promise<void> = async (facts) => void sent.push(...facts)): void {
  const ended = new AbortController();
  const pos = new FolderPos({
    folder,
    mapSource: mapFileSource(join(home, "map.json")),
    boundary: new KeptBoundary(join(home, "pos"), 180),
    onNews: () => void (news += 1),
    data: join(home, "pos"),
    timeZone: "UTC",
    log: tillLog("test", (line) => void log.push(line), true),
    isPolling: false,
    lookEveryMs: 100,
  });
  const feed: PosFeed = { bookmark: null, room: async () => {}, send: keep };
  const run = pos.run(feed, ended.signal).catch(() => undefined);
  running = {
    pos,
    async stop() {
      ended.abort();
      await run;
    },
  };
}

/** Writes a file as if it had been written so many minutes after noon. */
async function drop(name: string, content: string | Uint8Array, minute = 0): Promise<void> {
  const draft = join(home, name);
  await writeFile(draft, content);
  const at = new Date(Date.UTC(2026, 10, 20, 18, minute));
  await utimes(draft, at, at);
  await rename(draft, join(folder, name));
}

/** The newest amounts of each ticket, as the server would have them. */
function totals(): Record<string, number> {
  return Object.fromEntries(
    sent.flatMap((fact) => (fact.kind === "transaction" ? [[fact.externalId.split("/").at(-1), fact.total]] : [])),
  );
}

/** Waits until the file with this mark was read after everything that was dropped before it. */
async function readSoFar(mark: string): Promise<void> {
  await drop(`zz-${mark}.csv`, `${header}${mark},2026-11-21 10:00,Mark,1,1.00\n`);
  await expect.poll(() => totals()[mark]).toBe(100);
}

test("sales in a file reach the feed as tickets with their lines", async () => {
  await drop("day.csv", header + shirt + shoes + belt);
  start();
  await expect.poll(() => totals()).toEqual({ 1: 4200, 2: 800 });
  expect(sent[0]).toMatchObject({ businessDate: "2026-11-20", at: "2026-11-20T16:00:00.000Z", terminal: "" });
});

test("a half-written file gives what is whole in it, and the rest when it has grown", async () => {
  start();
  await drop("day.csv", header + shirt + shoes.slice(0, -9));
  await expect.poll(() => totals()).toEqual({ 1: 1200 });
  await appendFile(join(folder, "day.csv"), shoes.slice(-9) + belt);
  await expect.poll(() => totals()).toEqual({ 1: 4200, 2: 800 });
});

test("a file that comes twice, half, renamed or again after a restart sends nothing again", async () => {
  await drop("day.csv", header + shirt + shoes + belt);
  start();
  await readSoFar("90");
  await drop("copy.csv", header + shirt, 5);
  await readSoFar("91");
  await drop("copy.csv", header + shirt + shoes + belt, 6);
  await rename(join(folder, "day.csv"), join(folder, "done.csv"));
  await readSoFar("92");
  await running?.stop();
  start();
  await readSoFar("93");
  expect(sent).toHaveLength(6);
});

test("the same file and a later one correct a ticket, an older one does not", async () => {
  await drop("day.csv", header + shirt + belt, 10);
  start();
  await readSoFar("90");
  await drop("day.csv", header + shirt.replace("12.00", "11.00") + belt, 10);
  await readSoFar("91");
  expect(totals()).toMatchObject({ 1: 1100 });
  await drop("older.csv", header + shirt.replace("12.00", "99.00") + belt, 5);
  await readSoFar("92");
  expect(totals()).toMatchObject({ 1: 1100 });
  await drop("later.csv", header + shirt.replace("12.00", "10.00") + belt, 15);
  await readSoFar("93");
  expect(totals()).toMatchObject({ 1: 1000, 2: 800 });
});

test("a line that was taken out of a ticket is gone when the ticket stands whole in the file", async () => {
  await drop("day.csv", header + shirt + shoes + belt, 1);
  start();
  await readSoFar("90");
  await drop("day.csv", header + shirt + belt, 2);
  await readSoFar("91");
  expect(totals()).toMatchObject({ 1: 1200, 2: 800 });
});

test("a till that is killed between sending and noting sends the file again", async () => {
  await drop("day.csv", header + shirt + belt);
  const killed = Promise.withResolvers<void>();
  start(async (facts) => {
    sent.push(...facts);
    killed.resolve();
    throw new Error("killed");
  });
  await killed.promise;
  await running?.stop();
  start();
  await expect.poll(() => sent.length).toBe(4);
  expect(totals()).toEqual({ 1: 1200, 2: 800 });
});

test("rows that cannot be read stand in a file with their lines and reasons, until they are put right", async () => {
  await drop("day.csv", header + shirt + shoes.replace("30.00", "thirty") + belt);
  start();
  const refused = join(home, "pos/refused/day.csv.refused.csv");
  await expect.poll(() => readFile(refused, "utf8").catch(() => "")).toContain("3,Amount is not an amount");
  expect(await readFile(refused, "utf8")).toContain("2,Another line of 1 is not valid");
  await expect.poll(() => totals()).toEqual({ 2: 800 });
  await drop("day.csv", header + shirt + shoes + belt, 1);
  await expect.poll(() => totals()).toEqual({ 1: 4200, 2: 800 });
  await expect.poll(() => readFile(refused, "utf8").catch(() => "nothing")).toBe("nothing");
});

test("a column that was renamed is said, nothing is guessed, and a corrected map reads the file again", async () => {
  await drop("day.csv", (header + shirt).replace("Amount", "Net amount"));
  start();
  await expect.poll(() => running?.pos.state().connected).toBe(false);
  expect(log.join("")).toContain("The file has no column Amount. Its columns are No, Sold, What, Qty, Net amount.");
  expect(sent).toEqual([]);
  const columns = { ...map.columns, amount: "Net amount" };
  await writeFile(join(home, "map.json"), JSON.stringify({ ...map, columns }));
  await expect.poll(() => totals()).toEqual({ 1: 1200 });
  await expect.poll(() => running?.pos.state().connected).toBe(true);
});

test("a folder that vanishes is said, and read again when it is back", async () => {
  start();
  await rm(folder, { recursive: true });
  await expect.poll(() => running?.pos.state().connected).toBe(false);
  await mkdir(folder);
  await drop("day.csv", header + belt);
  await expect.poll(() => totals()).toEqual({ 2: 800 });
  expect(running?.pos.state().connected).toBe(true);
});

const rowsOfBook = [
  ["No", "Sold", "What", "Qty", "Amount"],
  ["1", { serial: 46_346 + 10 / 24, style: "moment" }, "Shirt", 1, 12],
  ["2", { serial: 46_346 + 11 / 24, style: "moment" }, "Belt", 1, 8],
] as const;

test("a workbook gives its sales, from the sheet that fits", async () => {
  await drop("day.xlsx", aWorkbook({ About: [["A report of", "Maple Street"]], Sales: rowsOfBook }));
  start();
  await expect.poll(() => totals()).toEqual({ 1: 1200, 2: 800 });
  expect(sent[0]).toMatchObject({ businessDate: "2026-11-20", at: "2026-11-20T16:00:00.000Z" });
  await expect.poll(() => running?.pos.reading()).toMatchObject({ lastFile: "day.xlsx", rowsTaken: 2, problem: null });
});

test("a workbook that is half there is waited for, and nobody is called", async () => {
  const whole = aWorkbook({ Sales: rowsOfBook });
  start();
  await writeFile(join(folder, "day.xlsx"), whole.subarray(0, 500));
  await readSoFar("90");
  expect(running?.pos.reading().problem).toBeNull();
  await writeFile(join(folder, "day.xlsx"), whole);
  await expect.poll(() => totals()).toMatchObject({ 1: 1200, 2: 800 });
});

test.each([
  ["no workbook at all behind its first letters", Buffer.from("PK\u0003\u0004 and nothing"), "can't be opened"],
  ["a workbook of an old Excel", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "is a workbook of an old Excel (.xls)"],
])("a file that is %s is said in plain words, and the others are read", async (_what, bytes, words) => {
  await drop("day.xls", bytes);
  start();
  await readSoFar("90");
  await expect.poll(() => running?.pos.reading().problem).toContain(words);
});

test("a text that is only called a workbook is read as the text that it is", async () => {
  await drop("day.xls", (header + belt).replaceAll(",", "\t"));
  start();
  await expect.poll(() => totals()).toEqual({ 2: 800 });
});

const starts = [0, 4, 22, 30, 35];

/** The lines of a CSV text with each cell below the others of its column. */
function asFixedColumns(text: string): string {
  const lines = text.trim().split("\n");
  const widthOf = (at: number) => (starts[at + 1] ?? 45) - (starts[at] ?? 0);
  return lines
    .map(
      (line) =>
        `${line
          .split(",")
          .map((cell, at) => cell.padEnd(widthOf(at)))
          .join("")}\r\n`,
    )
    .join("");
}

test("fixed columns are read by their places", async () => {
  await writeFile(join(home, "map.json"), JSON.stringify({ ...map, fixedColumns: starts }));
  await drop("day.prn", asFixedColumns(header + shirt + belt));
  start();
  await expect.poll(() => totals()).toEqual({ 1: 1200, 2: 800 });
});

test("a day is sent again as it is now, although its file was moved away", async () => {
  await drop("day.csv", header + shirt + belt);
  start();
  await readSoFar("90");
  await rm(join(folder, "day.csv"));
  sent = [];
  await running?.pos.resend("2026-11-20");
  expect(totals()).toEqual({ 1: 1200, 2: 800 });
});

test("it says the file that was read last with its rows, also after a restart", async () => {
  await drop("day.csv", header + shirt + belt + shoes.replace("30.00", "thirty").replace("1,", "3,"), 5);
  start();
  const reading = {
    ...{
      source: "files",
      mappingVersion: null,
      lastFile: "day.csv",
      lastFileAt: "2026-11-20T18:05:00.000Z",
      problem: null,
    },
    ...{ lastRowAt: "2026-11-20T17:00:00.000Z", rowsTaken: 2, rowsRefused: 1, files: ["day.csv"] },
  };
  await expect.poll(() => running?.pos.reading()).toEqual(reading);
  await running?.stop();
  start();
  await expect.poll(() => running?.pos.reading()).toEqual(reading);
});

test("it says what is wrong and which files are there, and calls when that is new", async () => {
  await rm(join(home, "map.json"));
  await drop("older.csv", header + shirt, 1);
  await drop("newer\uD800.csv", header + shirt, 2);
  start();
  await expect.poll(() => running?.pos.reading().files).toEqual(["newer\uFFFD.csv", "older.csv"]);
  expect(deviceReading.parse(running?.pos.reading()).problem).toContain("map.json cannot be read");
  await expect.poll(() => news).toBe(1);
  await writeFile(join(home, "map.json"), JSON.stringify(map));
  await expect.poll(() => running?.pos.reading()).toMatchObject({ problem: null, rowsTaken: 1 });
  await expect.poll(() => news).toBe(2);
});

test("a changed day boundary counts from now on, so that a sale of last night stays on its day", async () => {
  const night = "1,2026-11-20 02:30,Shirt,1,12.00\n";
  await drop("day.csv", header + night, 1);
  start();
  await expect.poll(() => sent.length).toBe(1);
  await running?.pos.onHeartbeat({ ...heartbeatAnswer, boundaryMinutes: 60, serverTime: "2026-11-20T18:00:00Z" });
  await drop("day.csv", `${header}${night}2,2026-11-21 02:30,Belt,1,8.00\n`, 2);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toMatchObject([{ businessDate: "2026-11-19" }, { businessDate: "2026-11-21" }]);
});

test("a register that takes no check-in says so", async () => {
  start();
  await expect(running?.pos.checkIn()).rejects.toThrow("takes no check-ins");
});

const kinds = [
  { ...map, files: "sales*" },
  { kind: "customers", files: "people*", columns: { id: "Id", name: "Name", phone: "Phone" } },
  { kind: "buys", columns: { number: "No", at: "Checked In", customer: "Seller", paidCash: "Paid" } },
  { kind: "buyLines", columns: { number: "No", at: "Checked In", tag: "Tag", cost: "Cost" } },
  { kind: "dayCloses", columns: { date: "Day", net: "Net" }, tenders: { Cash: "cash" } },
  { kind: "days", columns: { date: "Day", net: "Total", transactions: "Tickets" } },
].map((each) => ({ timeZone: "America/Chicago", ...each }));

const people = "Id,Name,Phone\nC1,Ana,3125550101\nC2,Sam,3125550102\n";

async function useKinds(): Promise<void> {
  await writeFile(join(home, "map.json"), JSON.stringify({ exports: kinds }));
}

/** The newest state of each row, as the server would have them. */
function rows(kind: string): PosFact[] {
  return [...new Map(sent.filter((fact) => fact.kind === kind).map((fact) => [fact.externalId, fact])).values()];
}

test("each file goes to its map, and one that fits none is said while the others are read", async () => {
  await useKinds();
  await drop("sales.csv", header + shirt + shoes);
  await drop("people.csv", people);
  await drop("stock.csv", "Sku,Shelf\n1,A\n");
  start();
  await expect.poll(() => rows("customer")).toHaveLength(2);
  await expect.poll(() => rows("transaction")).toMatchObject([{ total: 4200 }]);
  await expect.poll(() => running?.pos.state().connected).toBe(false);
  expect(log.join("")).toContain("stock.csv does not fit the map. None of 4 maps fits");
  await rm(join(folder, "stock.csv"));
  await expect.poll(() => running?.pos.state().connected).toBe(true);
});

test("a list of customers that comes again sends only the one that changed, and an older list none", async () => {
  await useKinds();
  await drop("people.csv", people);
  start();
  await expect.poll(() => sent).toHaveLength(2);
  await drop("people-2.csv", people.replace("Sam", "Samuel"), 5);
  await expect.poll(() => sent).toHaveLength(3);
  await drop("people-0.csv", people.replace("Ana", "Anna"), -5);
  await drop("sales.csv", header + shirt);
  await expect.poll(() => rows("transaction")).toHaveLength(1);
  expect(rows("customer")).toMatchObject([{ name: "Ana" }, { name: "Samuel" }]);
});

const buys = "No,Checked In,Seller,Paid\n1,2026-11-20 10:00,C1,20.00\n";
const pieces = "No,Checked In,Tag,Cost\n1,2026-11-20 10:00,T1,12.00\n1,2026-11-20 10:00,T2,8.00\n";

test("a buy and its pieces find each other, whichever file comes first", async () => {
  await useKinds();
  await drop("pieces.csv", pieces);
  start();
  await expect.poll(() => log.join("")).toContain("an export was read");
  expect(sent).toEqual([]);
  await drop("buys.csv", buys);
  await expect.poll(() => rows("buy")).toMatchObject([{ paidCash: 2000, lines: [{ tag: "T1" }, { tag: "T2" }] }]);
  await drop("more.csv", pieces.replace("T2", "T3"), 5);
  await expect.poll(() => rows("buy")).toMatchObject([{ customerId: "C1", lines: [{ tag: "T1" }, { tag: "T3" }] }]);
});

test("a day is sent again with its sales, buys, Day Close and the people of its files", async () => {
  await useKinds();
  await drop("sales.csv", header + shirt);
  await drop("people.csv", people);
  await drop("buys.csv", buys);
  await drop("close.csv", "Day,Net,Cash\n2026-11-20,12.00,12.00\n");
  start();
  await expect.poll(() => rows("dayClose")).toMatchObject([{ netSales: 1200, transactions: 1, buysCash: 2000 }]);
  await expect.poll(() => rows("transaction")).toHaveLength(1);
  sent = [];
  await running?.pos.resend("2026-11-20");
  expect(sent.map(({ kind }) => kind)).toEqual(["customer", "customer", "transaction", "buy", "dayClose"]);
});

test("the sums of a day make way for its tickets when these come", async () => {
  await useKinds();
  await drop("day.csv", "Day,Total,Tickets\n2026-11-20,50.00,2\n");
  start();
  await expect.poll(() => rows("transaction")).toMatchObject([{ total: 2500 }, { total: 2500 }]);
  await drop("sales.csv", header + shirt);
  await expect.poll(() => rows("tombstone")).toHaveLength(2);
  await expect.poll(() => rows("transaction").at(-1)).toMatchObject({ total: 1200 });
});

test("a file of two gigabytes is said and not opened, and the files beside it are read", async () => {
  await drop("all.csv", header);
  await truncate(join(folder, "all.csv"), 2_000_000_000);
  await drop("day.csv", header + belt);
  start();
  await expect.poll(() => totals()).toEqual({ 2: 800 });
  expect(log.join("")).toContain("all.csv is larger than 200 MB: export fewer days at once");
  await expect.poll(() => running?.pos.reading().problem).toContain("all.csv is larger than 200 MB");
});

test("a disk that was full loses nothing and counts nothing twice", async () => {
  await drop("day.csv", header + shirt + belt);
  const refused = Promise.withResolvers<void>();
  start(async () => {
    refused.resolve();
    throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  });
  await refused.promise;
  await running?.stop();
  start();
  await expect.poll(() => totals()).toEqual({ 1: 1200, 2: 800 });
  expect(sent).toHaveLength(2);
});

test("a clock that ran ahead and was put right stops no correction", async () => {
  const ahead = 60 * 24 * 365 * 40;
  await drop("day.csv", header + shirt, ahead);
  start();
  await expect.poll(() => totals()).toEqual({ 1: 1200 });
  const now = Math.ceil((Date.now() - Date.UTC(2026, 10, 20, 18)) / 60_000);
  await drop("later.csv", header + shirt.replace("12.00", "11.00"), now + ahead);
  await expect.poll(() => totals()).toEqual({ 1: 1100 });
  expect(sent.map(({ updatedAt }) => updatedAt > new Date(Date.now() + 60_000).toISOString())).toEqual([false, false]);
});

test("a till whose own disk is full says so, and reads on when there is room", async () => {
  await drop("day.csv", header + shirt);
  start(() => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" })));
  const pos = running?.pos;
  await expect.poll(() => pos?.reading().problem).toContain("disk is full");
  expect([pos?.state().connected, news > 0]).toEqual([false, true]);
  await running?.stop();
  start();
  await expect.poll(() => totals()).toEqual({ 1: 1200 });
  await expect.poll(() => running?.pos.reading().problem).toBeNull();
});
