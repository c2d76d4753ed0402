import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportMap } from "./export-map.ts";
import type { FileRow } from "./file-row.ts";
import { MapMisfit, readColumns, readExport, UnclosedQuote, type ExportRead, type TextParser } from "./read-export.ts";

const sums = exportMap.parse({ kind: "tickets", columns: { number: "No", at: "When", total: "Total" } });
const header = ["No", "When", "Total"];
const sale = ["7", "2026-11-27 16:05:00", "12.50"];

/** Rows as they are given, whatever the text: what a parser of another format hands over. */
function rowsOf(...rows: readonly (readonly string[])[]): TextParser {
  return async function* giveRows() {
    yield* rows.map((cells, at): FileRow => ({ cells, lineNumber: at + 1 }));
  };
}

/** The same, and then a fault. */
function rowsThen(fault: Error, ...rows: readonly (readonly string[])[]): TextParser {
  return async function* giveRows(text, delimiter) {
    yield* rowsOf(...rows)(text, delimiter);
    throw fault;
  };
}

const plain: TextParser = async function* parseLines(text, delimiter) {
  yield* text
    .split("\n")
    .map((line, at) => ({ cells: line.split(delimiter), lineNumber: at + 1 }))
    .filter(({ cells }) => cells.join("") !== "");
};

function read(parse: TextParser, content: string | Uint8Array = "x\n", map = sums): Promise<ExportRead> {
  return readExport(Buffer.from(content), {
    ...{ map, timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d", parse },
    writtenAt: new Date("2026-11-28T18:00:00Z"),
  });
}

function reasons({ refused }: ExportRead): string[] {
  return refused.map(({ lineNumber, reason }) => `${lineNumber}: ${reason}`);
}

test("a refused line says the number that the parser gave it, also behind a cell of several lines", async () => {
  const parse: TextParser = async function* giveRows() {
    yield { cells: header, lineNumber: 1 };
    yield { cells: sale, lineNumber: 5 };
    yield { cells: ["8", "never", "1.00"], lineNumber: 9 };
  };
  expect(reasons(await read(parse))).toEqual([expect.stringContaining("9: When is not a time")]);
});

test("a row that is too short has empty cells, and one that is too long has cells that nothing names", async () => {
  const outcome = await read(rowsOf(header, ["8", "2026-11-27 16:05:00"], [...sale, "more", "and more"]));
  expect(outcome.tickets.map(({ fact }) => [fact.number, fact.total])).toEqual([
    ["8", 0],
    ["7", 1250],
  ]);
});

test("a header that comes a second time in the file is a line that is refused", async () => {
  const outcome = await read(rowsOf(header, sale, header));
  expect(outcome.tickets.map(({ fact }) => fact.number)).toEqual(["7"]);
  expect(reasons(outcome)).toEqual(["3: Total is not an amount"]);
});

test("the lines that are counted are those that were read and those that were not", async () => {
  expect((await read(plain, `${header.join()}\n${sale.join()}\n8,never,1.00\n9,2026-11`)).lines).toBe(3);
});

test.each([
  ["a line feed", "\n", false],
  ["a carriage return", "\r", false],
  ["both", "\r\n", false],
  ["nothing", "", true],
  ["a space", " ", true],
  ["NUL", "\0", true],
])("a text that ends in %s leaves its last ticket torn: %#", async (_what, end, isTorn) => {
  const { tickets } = await read(rowsOf(header, sale), `text${end}`);
  expect(tickets.map((ticket) => ticket.isTorn)).toEqual([isTorn]);
});

test("a short last row is torn only without a line end, and only the last one is", async () => {
  const short = ["8", "2026-11-27 16:05:00"];
  const torn = await read(rowsOf(header, short, short.with(0, "9")), "text");
  expect(torn.tickets.map(({ fact }) => fact.number)).toEqual(["8"]);
  expect(reasons(torn)).toEqual(["3: The line is not whole yet"]);
  expect(reasons(await read(rowsOf(header, short, short.with(0, "9")), "text\n"))).toEqual([]);
});

test("a header that the writer has not finished has no line that could be torn", async () => {
  expect(await read(rowsOf(header), "No,When,Total")).toEqual({ lines: 0, facts: [], tickets: [], refused: [] });
});

test("what stands before an open quote is read, and its last ticket may go on", async () => {
  const outcome = await read(rowsThen(new UnclosedQuote("open"), header, sale, sale.with(0, "8")));
  expect(outcome.tickets.map(({ fact, isTorn }) => [fact.number, isTorn])).toEqual([
    ["7", false],
    ["8", true],
  ]);
  expect(reasons(outcome)).toEqual(["4: A quote is not closed"]);
});

test("a quote that nothing closes is said of the line behind the last whole row, which may be one of several lines", async () => {
  const parse: TextParser = async function* giveRows() {
    yield { cells: header, lineNumber: 2 };
    yield { cells: sale, lineNumber: 9 };
    throw new UnclosedQuote("open");
  };
  expect(reasons(await read(parse))).toEqual(["10: A quote is not closed"]);
});

test("a quote that is open from the first cell on leaves nothing to read", async () => {
  const outcome = await read(rowsThen(new UnclosedQuote("open")));
  expect(outcome).toMatchObject({ lines: 1, facts: [], tickets: [] });
  expect(await readColumns(Buffer.from('"No'), sums, rowsThen(new UnclosedQuote("open")))).toEqual([]);
});

test.each([new RangeError("The text is too long"), new TypeError("No text"), new Error("Disk")])(
  "a fault of the parser that is no open quote comes out as it is: %s",
  async (fault) => {
    await expect(read(rowsThen(fault, header, sale))).rejects.toBe(fault);
    await expect(readColumns(Buffer.from("x"), sums, rowsThen(fault))).rejects.toBe(fault);
  },
);

test("a misfit names each column that is missing, for people and for the program", async () => {
  const misfit: unknown = await read(rowsOf(["No", "total"])).catch((error: unknown) => error);
  expect(misfit).toBeInstanceOf(MapMisfit);
  expect(misfit).toMatchObject({
    name: "MapMisfit",
    missing: ["When", "Total"],
    message: "The file has no column When, Total. Its columns are No, total.",
  });
});

test.each([
  ["capitals", ["NO", "When", "Total"]],
  ["a NUL behind it", ["No\0", "When", "Total"]],
  ["half of a surrogate pair behind it", ["No\uD83D", "When", "Total"]],
  ["a hyphen of its own", ["N\u00ADo", "When", "Total"]],
])("a column with %s is not the one that the map names", async (_what, columns) => {
  await expect(read(rowsOf(columns, sale))).rejects.toMatchObject({ missing: ["No"] });
});

test("the spaces of any kind around a column's name are no part of it", async () => {
  const columns = ["\tNo ", "\u00A0When", "Total\u2003"];
  expect(await readColumns(Buffer.from("x"), sums, rowsOf(columns))).toEqual(header);
  expect((await read(rowsOf(columns, sale))).tickets.map(({ fact }) => fact.total)).toEqual([1250]);
});

test("the columns are read of the first part of a file, however long the rest is", async () => {
  const lengths: number[] = [];
  const measured: TextParser = (text, delimiter) => {
    lengths.push(text.length);
    return plain(text, delimiter);
  };
  const content = `${header.join(";")}\n${"x".repeat(1_000_000)}`;
  expect(await readColumns(Buffer.from(content), sums, measured)).toEqual(header);
  expect(lengths).toEqual([65_536]);
});

test("the columns may be read of a file whose first part ends inside of a letter", async () => {
  const content = Buffer.from(`${header.join()},Größe\n${"ü".repeat(40_000)}`);
  expect(await readColumns(content, sums, plain)).toEqual([...header, "Größe"]);
});

test("the encoding and the delimiter that the map names hold, whatever the bytes look like", async () => {
  const map = exportMap.parse({
    ...sums,
    encoding: "windows-1252",
    delimiter: "|",
    columns: { ...sums.columns, number: "NÂ°" },
  });
  const content = `${["N°", "When", "Total"].join("|")}\n${sale.join("|")}\n`;
  expect((await read(plain, content, map)).tickets.map(({ fact }) => fact.number)).toEqual(["7"]);
  await expect(read(plain, content.replaceAll("|", ","), map)).rejects.toThrow(MapMisfit);
});

test("a file of customers gives facts that are no tickets", async () => {
  const map = exportMap.parse({ kind: "customers", columns: { id: "Id", name: "Name" } });
  const outcome = await read(plain, "Id,Name\nC1,Ana\n,Sam\n", map);
  expect([outcome.lines, outcome.tickets]).toEqual([2, []]);
  expect(outcome.facts).toMatchObject([{ fact: { kind: "customer", externalId: "C1", name: "Ana" } }]);
  expect(reasons(outcome)).toEqual(["3: Id is empty"]);
});

function linesIn(bytes: Uint8Array): number {
  return bytes.filter((byte) => byte === 0x0a).length;
}

test("wherever a file is cut, each ticket but the last is the one of the whole file", async () => {
  const rows = ["1", "2", "3"].map((number) => sale.with(0, number).join());
  const content = Buffer.from(`${header.join()}\n${rows.join("\n")}\n`);
  const whole = await read(plain, content);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: header.join().length, max: content.length }), async (end) => {
      const cut = await read(plain, content.subarray(0, end));
      const sure = cut.tickets.filter(({ isTorn }) => !isTorn).map(({ fact }) => fact);
      expect(whole.tickets.slice(0, sure.length).map(({ fact }) => fact)).toEqual(sure);
      expect(sure.length).toBeGreaterThanOrEqual(linesIn(content.subarray(0, end)) - 2);
    }),
  );
});

test("the order of the columns changes nothing of what is read", async () => {
  const whole = await read(rowsOf(header, sale));
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), async (order) => {
      const mixed = rowsOf(
        order.flatMap((at) => header.slice(at, at + 1)),
        order.flatMap((at) => sale.slice(at, at + 1)),
      );
      expect(await read(mixed)).toEqual(whole);
    }),
  );
});

const book = (...sheets: readonly (readonly [string, readonly (readonly string[])[]])[]) => ({
  sheets: sheets.map(([name, rows]) => ({ name, rows: rows.map((cells, at) => ({ cells, lineNumber: at + 1 })) })),
});
const place = { timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d", parse: plain };
const options = { ...place, map: sums, writtenAt: new Date("2026-11-28T18:00:00Z") };

test("a workbook is read from the first sheet that fits, and its last row is whole", async () => {
  const outcome = await readExport(book(["About", [["A report"]]], ["Sales", [header, sale]]), options);
  expect(outcome.tickets).toMatchObject([{ fact: { number: "7", total: 1250 }, isTorn: false }]);
});

test("a workbook without the sheet of the map fits it not, and says which sheets it has", async () => {
  const map = { ...sums, sheet: "Sales" };
  const misfit = readColumns(book(["Nov", [header]]), map, plain);
  const message = "The file has no sheet Sales. Its sheets are Nov.";
  await expect(misfit).rejects.toEqual(new MapMisfit(message, ["No", "When", "Total"]));
});

test("a workbook without rows is an empty file", async () => {
  expect(await readColumns(book(["Sales", []]), sums, plain)).toEqual([]);
});

const fixed = exportMap.parse({ ...sums, fixedColumns: [0, 4, 25] });

test("fixed columns are read by the places of the map", async () => {
  const text = `No  When                 Total\n--- -------------------- -----\n7   2026-11-27 16:05:00  12.50\n`;
  const outcome = await readExport(Buffer.from(text), { ...options, map: fixed });
  expect(outcome.tickets).toMatchObject([{ fact: { number: "7", total: 1250 }, isTorn: false }]);
});

test("a last line of fixed columns that ends too early is not read yet", async () => {
  const text = `No  When                 Total\n7   2026-11-27 16:0`;
  const outcome = await readExport(Buffer.from(text), { ...options, map: fixed });
  expect([outcome.tickets, reasons(outcome)]).toEqual([[], ["2: The line is not whole yet"]]);
});

test.each([[[5, 4]], [[0]], [[-1, 4]], [[0, 4, 4]]])("columns at %j are no fixed columns", (fixedColumns) => {
  expect(exportMap.safeParse({ ...sums, fixedColumns }).success).toBe(false);
});
