import { createReadStream, existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, firstOfWeek } from "#common/business-date.ts";
import { dailyReport } from "#server/areas/reports/reports.ts";
import type { RefusedLine } from "#common/pos-files/export-tickets.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { importHistory } from "#server/platform/pos/import/import-history.ts";
import type { ImportSummary, Progress } from "#server/platform/pos/import/import-history.ts";
import { exportMap } from "#common/pos-files/export-map.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { aWorkbook } from "#tests/kit/pos-files/a-workbook.ts";
import { pieceDifferences } from "#tests/kit/piece-differences.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const root = path.resolve(import.meta.dirname, "..");
const cutOut = path.join(root, "tests/data/online-retail-cut-out.csv");
const wholeFile = path.resolve(root, "../shared/data/online-retail.csv.gz");
const map = exportMap.parse(JSON.parse(readFileSync(path.join(root, "docs/examples/online-retail.map.json"), "utf8")));

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await testProgram();
  folder = await mkdtemp(path.join(os.tmpdir(), "hangtag-import-"));
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

type Run = {
  store: TestStore;
  file: string;
  map?: ExportMap;
  isDryRun?: boolean;
  replacesAt?: Date | null;
  onProgress?: (progress: Progress) => void;
};

async function run({
  map: chosen = map,
  ...options
}: Run): Promise<{ summary: ImportSummary; refused: RefusedLine[] }> {
  const refused: RefusedLine[] = [];
  const store = await findActingStore(program.platform, options.store.id);
  if (store === null) {
    throw new Error("The store is gone");
  }
  const summary = await importHistory(program.platform, {
    mapping: { exports: [chosen] },
    isDryRun: false,
    replacesAt: null,
    onProgress: () => undefined,
    onRefused: (line) => void refused.push(line),
    ...options,
    store,
  });
  return { summary, refused };
}

function killAt(lines: number): (progress: Progress) => void {
  return (progress) => {
    if (progress.lines === lines) {
      throw new Error("killed");
    }
  };
}

/** Everything that an import may write, so that "changes nothing" means every column. */
async function readContent(store: TestStore): Promise<unknown> {
  const tables = ["pos_transactions", "pos_transaction_lines", "daily_reports", "pos_batches", "pos_feeds"];
  return Promise.all(
    tables.map(async (table) => {
      const rows = await program.owner.query(
        `select md5(string_agg(kept::text, '|' order by kept::text)) as content from ${table} as kept where store_id = $1`,
        [store.id],
      );
      return rows.rows;
    }),
  );
}

/**
 * Sums of the file by week in cents, made without any of the import's code. Records with line breaks do not occur in
 * it.
 */
async function independentWeeks(file: string): Promise<Map<string, number>> {
  const weeks = new Map<string, number>();
  const source = createReadStream(file);
  const lines = createInterface({ input: file.endsWith(".gz") ? source.pipe(createGunzip()) : source });
  for await (const line of lines) {
    const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1] ?? "");
    const [, , , quantity = "", at = "", price = ""] = fields;
    const thousandths = Number(quantity) * Math.round(Number(price) * 1000);
    const cents = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
    const week = /^\d{4}-/.test(at) ? firstOfWeek(at.slice(0, 10), 0) : "header";
    weeks.set(week, (weeks.get(week) ?? 0) + cents);
  }
  weeks.delete("header");
  return weeks;
}

async function ourWeeks(store: TestStore): Promise<Map<string, number>> {
  const days = await program.owner.query<{ date: string; sales: string }>(
    "select business_date::text as date, sales_cents::text as sales from daily_reports where store_id = $1",
    [store.id],
  );
  const weeks = new Map<string, number>();
  for (const { date, sales } of days.rows) {
    const week = firstOfWeek(addDays(date, 0), 0);
    weeks.set(week, (weeks.get(week) ?? 0) + Number(sales));
  }
  return weeks;
}

function sorted(weeks: Map<string, number>): [string, number][] {
  return [...weeks].toSorted(([left], [right]) => left.localeCompare(right));
}

/** The cells of the cut-out, of which no text has a quote in it. */
function cutOutRows(): string[][] {
  const lines = readFileSync(cutOut, "utf8").trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .map(([, cell = ""]) => cell.replace(/^"(.*)"$/, "$1"))
      .slice(0, 8),
  );
}

function asWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const [header = [], ...lines] = rows;
  const numbers = new Set([3, 5]);
  return aWorkbook({
    About: [["Sales of a shop"]],
    Sales: [header, ...lines.map((cells) => cells.map((cell, at) => (numbers.has(at) ? Number(cell) : cell)))],
  });
}

const places = [0, 10, 24, 64, 74, 96, 108, 120];

function asFixedColumns(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell, at) => cell.padEnd((places[at + 1] ?? 140) - (places[at] ?? 0))).join(""),
  );
  return `${lines.join("\r\n")}\r\n`;
}

test("a workbook and fixed columns bring in what the same file as CSV does", async () => {
  const rows = cutOutRows();
  const files = { xlsx: path.join(folder, "history.xlsx"), txt: path.join(folder, "history.txt") };
  await writeFile(files.xlsx, asWorkbook(rows));
  await writeFile(files.txt, asFixedColumns(rows));
  const forms = [
    { file: cutOut, map },
    { file: files.xlsx, map },
    { file: files.txt, map: { ...map, fixedColumns: places } },
  ];
  const weeks: [string, number][][] = [];
  for (const form of forms) {
    const store = await aStore(program.owner, { timeZone: "Europe/London" });
    const { refused } = await run({ store, ...form });
    expect(refused).toEqual([]);
    weeks.push(sorted(await ourWeeks(store)));
  }
  expect(weeks[0]?.length).toBeGreaterThan(0);
  expect(weeks.slice(1)).toEqual([weeks[0], weeks[0]]);
});

test("a shop's file comes in to the cent, and its weeks equal an independent sum over the file", async () => {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const { summary, refused } = await run({ store, file: cutOut });
  expect(summary).toMatchObject({
    lines: 390,
    tickets: 32,
    creditNotes: 3,
    amount: 8_308_672_000n,
    cents: 830_867,
    written: 32,
  });
  expect(refused).toEqual([]);
  expect(sorted(await ourWeeks(store))).toEqual(sorted(await independentWeeks(cutOut)));
});

test("a second run changes nothing", async () => {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const first = await run({ store, file: cutOut });
  const before = await readContent(store);
  const second = await run({ store, file: cutOut });
  expect(second.summary).toEqual({ ...first.summary, written: 0, unchanged: first.summary.written });
  expect(await readContent(store)).toEqual(before);
});

test("a run that was cut off goes on where it was", async () => {
  const file = path.join(folder, "long.csv");
  const lines = Array.from({ length: 1300 }, (_, at) => `${at},A,Cup,1,2011-03-01 10:00:00,1.00,,UK`);
  await writeFile(
    file,
    ["InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country", ...lines].join("\n"),
  );
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const cutOff = run({
    store,
    file,
    onProgress: killAt(1100),
  });
  await expect(cutOff).rejects.toThrow("killed");
  expect((await run({ store, file })).summary).toMatchObject({ tickets: 1300, unchanged: 1000, written: 300 });
  expect([...(await ourWeeks(store)).values()]).toEqual([130_000]);
});

test("a dry run reads everything and writes nothing", async () => {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const before = await readContent(store);
  const { summary } = await run({ store, file: cutOut, isDryRun: true });
  expect(summary).toMatchObject({ refusedLines: 0, written: 0, unchanged: 0 });
  expect(summary.tickets).toBeGreaterThan(0);
  expect(await readContent(store)).toEqual(before);
});

test("a bad line refuses its whole ticket with a reason for each line, and nothing silently", async () => {
  const store = await aStore(program.owner);
  const file = path.join(folder, "bad.csv");
  await writeFile(
    file,
    [
      "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country",
      "1,A,Cup,2,2011-03-01 10:00:00,1.25,,UK",
      "2,A,Cup,two,2011-03-01 10:01:00,1.25,,UK",
      "2,B,Pot,1,2011-03-01 10:01:00,4.00,,UK",
      "3,A,Cup,1,2011-02-30 10:01:00,1.25,,UK",
      "4,A,Cup,1,2011-03-01 10:02:00,1.2.5,,UK",
      ",A,Cup,1,2011-03-01 10:02:00,1.25,,UK",
      "5,A,Cup,1",
      `6,A,"Cup ${"x".repeat(300)}",1,2011-03-01 10:02:00,1.25,,UK`,
      "1,C,Pan,1,2011-03-01 10:00:00,0.995,,UK",
    ].join("\n"),
  );
  const { summary, refused } = await run({ store, file });
  expect(summary).toMatchObject({ lines: 9, tickets: 6, refusedLines: 7, refusedTickets: 6, written: 1, cents: 350 });
  expect(refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`).toSorted()).toEqual([
    "3: Quantity is not a whole number",
    "4: Another line of 2 is not valid",
    "5: InvoiceDate is not a time like 2010-12-31 08:26:00, from 2000 to 2100",
    "6: UnitPrice is not an amount",
    "7: InvoiceNo is empty",
    "8: UnitPrice is not an amount",
    expect.stringMatching(/^9: lines\.0\.description: /),
  ]);
});

test("a map that names a column the file does not have is refused with the columns there are", async () => {
  const store = await aStore(program.owner);
  const wrong = exportMap.parse({ ...map, columns: { ...map.columns, sku: "Article" } });
  await expect(run({ store, file: cutOut, map: wrong })).rejects.toThrow(
    "The file has no column Article. Its columns are InvoiceNo",
  );
});

test("a corrected map takes effect with --replace", async () => {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  await run({ store, file: cutOut });
  const used = exportMap.parse({ ...map, goods: "used" });
  expect((await run({ store, file: cutOut, map: used })).summary.written).toBe(0);
  expect((await run({ store, file: cutOut, map: used, replacesAt: program.clock.now })).summary.unchanged).toBe(0);
  const goods = await program.owner.query("select distinct goods from pos_transaction_lines where store_id = $1", [
    store.id,
  ]);
  expect(goods.rows).toEqual([{ goods: "used" }]);
  expect(await pieceDifferences(program.owner, store.id)).toEqual([]);
});

const header = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country,Register";

async function csvFile(name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, [header, ...lines].join("\n"));
  return file;
}

type Day = { date: string; sales: number; tickets: number; status: string };

async function listDays(store: TestStore): Promise<Day[]> {
  const days = await program.owner.query<Day>(
    `select business_date::text as date, sales_cents::integer as sales, customers as tickets, status
     from daily_reports where store_id = $1 and sales_cents is not null order by business_date`,
    [store.id],
  );
  return days.rows;
}

const withRegisters = exportMap.parse({ ...map, columns: { ...map.columns, terminal: "Register" } });

test("a date without a clock is the business date, whatever the boundary", async () => {
  const store = await aStore(program.owner);
  const file = await csvFile("dates.csv", [
    "1,A,Cup,1,2026-01-05,10.00,,US,1",
    "2,A,Cup,1,2026-01-06 02:59,5.00,,US,1",
    "3,A,Cup,1,2026-01-06 03:00,7.00,,US,1",
  ]);
  await run({ store, file });
  expect(await listDays(store)).toMatchObject([
    { date: "2026-01-05", sales: 1500 },
    { date: "2026-01-06", sales: 700 },
  ]);
});

test("a number that comes again on another day or at another register is another ticket", async () => {
  const store = await aStore(program.owner);
  const file = await csvFile("again.csv", [
    "1,A,Cup,1,2025-01-06 10:00,10.00,,US,1",
    "1,B,Pot,1,2025-01-06 10:00,1.00,,US,1",
    "1,A,Cup,1,2025-01-07 10:00,20.00,,US,1",
    "1,A,Cup,1,2025-01-07 11:00,30.00,,US,2",
    "1,A,Cup,1,2026-01-06 10:00,40.00,,US,1",
  ]);
  const { summary } = await run({ store, file, map: withRegisters });
  expect(summary).toMatchObject({ tickets: 4, written: 4, changed: 0, cents: 10_100 });
  expect(await listDays(store)).toMatchObject([
    { date: "2025-01-06", sales: 1100, tickets: 1 },
    { date: "2025-01-07", sales: 5000, tickets: 2 },
    { date: "2026-01-06", sales: 4000, tickets: 1 },
  ]);
});

test("a later file leaves known tickets alone, and with --replace says how many it changed", async () => {
  const store = await aStore(program.owner);
  const first = await csvFile("first.csv", ["1,A,Cup,1,2025-01-06 10:00,10.00,,US,1"]);
  const second = await csvFile("second.csv", [
    "0,A,Cup,1,2025-01-06 09:00,5.00,,US,1",
    "1,A,Cup,1,2025-01-06 10:00,99.00,,US,1",
  ]);
  await run({ store, file: first });
  expect((await run({ store, file: second })).summary).toMatchObject({ written: 1, changed: 0, unchanged: 1 });
  expect(await listDays(store)).toMatchObject([{ sales: 1500 }]);
  expect((await run({ store, file: second, replacesAt: program.clock.now })).summary).toMatchObject({
    written: 2,
    changed: 2,
  });
  expect(await listDays(store)).toMatchObject([{ sales: 10_400, status: "corrected" }]);
});

test("a file with a refused line says the second time that it wrote nothing", async () => {
  const store = await aStore(program.owner);
  const file = await csvFile("refused.csv", [
    "1,A,Cup,one,2025-01-06 10:00,10.00,,US,1",
    "2,A,Cup,1,2025-01-06 10:00,10.00,,US,1",
  ]);
  expect((await run({ store, file })).summary).toMatchObject({ written: 1, unchanged: 0, refusedTickets: 1 });
  expect((await run({ store, file })).summary).toMatchObject({ written: 0, unchanged: 1, refusedTickets: 1 });
});

test.each(["0001-01-01", "9999-12-31 23:59:59", "0000-00-00", "1999-12-31", "2101-01-01"])(
  "a row of %s is refused alone, with its line number",
  async (at) => {
    const store = await aStore(program.owner);
    const file = await csvFile(`year-${at.slice(0, 4)}.csv`, [
      "1,A,Cup,1,2025-01-06 10:00,10.00,,US,1",
      `2,A,Cup,1,${at},10.00,,US,1`,
      "3,A,Cup,1,2025-01-06 10:00,10.00,,US,1",
    ]);
    const { summary, refused } = await run({ store, file });
    expect(summary).toMatchObject({ written: 2, refusedLines: 1, refusedTickets: 1 });
    expect(refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`)).toEqual([
      "3: InvoiceDate is not a time like 2010-12-31 08:26:00, from 2000 to 2100",
    ]);
  },
);

test("a line whose day cannot be read refuses the tickets of its number, because it may belong to any of them", async () => {
  const store = await aStore(program.owner);
  const file = await csvFile("undated.csv", [
    "1,A,Cup,1,2025-01-06 10:00,10.00,,US,1",
    "1,B,Cup,1,2025-13-06 10:00,10.00,,US,1",
    "1,A,Cup,1,2025-01-06 10:00,10.00,,US,2",
  ]);
  const { summary, refused } = await run({ store, file, map: withRegisters });
  expect(summary).toMatchObject({ written: 1, refusedLines: 2 });
  expect(refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`).toSorted()).toEqual([
    "2: Another line of 1 is not valid",
    expect.stringMatching(/^3: InvoiceDate is not a time/),
  ]);
});

test("the past days of an import are final, so that the year after is compared with them", async () => {
  const store = await aStore(program.owner);
  const till = await aTill(program.owner, { store, platform: program.platform });
  program.clock.now = new Date("2026-01-08T18:00:00Z");
  const lines = ["2025-01-07", "2026-01-06", "2026-01-08", "2026-01-09"].map(
    (date, at) => `${at},A,Cup,1,${date} 10:00,${at + 1}.00,,US,1`,
  );
  await run({ store, file: await csvFile("final.csv", lines) });
  expect(await listDays(store)).toMatchObject([
    { date: "2025-01-07", status: "final" },
    { date: "2026-01-06", status: "final" },
    { date: "2026-01-08", status: "provisional" },
    { date: "2026-01-09", status: "provisional" },
  ]);
  expect(await dailyReport(till.request, { date: "2026-01-06" })).toMatchObject({ compSales: 100, compPct: 1000 });
});

/** Ten minutes of a busy machine: once is enough, on the PostgreSQL that the program brings. */
const isOnOwnPostgres = process.env["HANGTAG_TEST_POSTGRES"] === undefined;
const wholeFileCase = existsSync(wholeFile) && isOnOwnPostgres ? importWholeFile : reportMissing;
// oxlint-disable-next-line vitest/expect-expect -- importWholeFile expects
test("the whole real file: 541,909 lines, 25,900 invoices, 9,747,747.93, week by week", wholeFileCase, 1_800_000);

function reportMissing(): void {
  process.stdout.write(
    `The import of the whole real file was not tested: ${wholeFile} is not there, or this is not the program's own PostgreSQL.\n`,
  );
}

async function importWholeFile(): Promise<void> {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const { summary, refused } = await run({ store, file: wholeFile });
  expect(summary).toMatchObject({
    lines: 541_909,
    tickets: 25_900,
    creditNotes: 3836,
    cents: 974_774_793,
    written: 25_900,
    refusedLines: 0,
  });
  expect(refused).toEqual([]);
  expect(sorted(await ourWeeks(store))).toEqual(sorted(await independentWeeks(wholeFile)));
  const again = await run({ store, file: wholeFile });
  expect(again.summary).toMatchObject({ written: 0, unchanged: 25_900, cents: 974_774_793 });
}
