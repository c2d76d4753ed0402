import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportMap } from "./export-map.ts";
import { readExport, type ExportRead, type TextParser } from "./read-export.ts";

const lineMap = {
  kind: "ticketLines",
  columns: { number: "No", at: "When", quantity: "Qty", unitPrice: "Price", sku: "Tag", description: "What" },
};
const ticketMap = { kind: "tickets", columns: { number: "No", at: "When", total: "Total", tax: "Tax" } };

/** Rows by line end and delimiter. */
const parse: TextParser = async function* parse(text, delimiter) {
  await Promise.resolve();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    yield* line === "" ? [] : [{ cells: line.split(delimiter), lineNumber: at + 1 }];
  }
};

function read(map: object, content: string | Uint8Array, boundaryMinutes = 180): Promise<ExportRead> {
  return readExport(typeof content === "string" ? Buffer.from(content) : content, {
    map: exportMap.parse(map),
    timeZone: "America/Chicago",
    boundaryMinutes,
    writtenAt: new Date("2026-11-28T18:00:00Z"),
    digest: (text) => `digest of ${text.length}`,
    parse,
  });
}

const header = "No,When,Qty,Price,Tag,What";
const coat = "7,2026-11-27 16:05:00,1,12.50,1180-6656,Snow coat";

test("a line becomes a ticket with its piece, its price in cents and its day", async () => {
  const { tickets, lines, refused } = await read(lineMap, `${header}\n${coat}\n`);
  expect(refused).toEqual([]);
  expect(lines).toBe(1);
  expect(tickets).toMatchObject([
    {
      isTorn: false,
      fact: {
        kind: "transaction",
        number: "7",
        type: "sale",
        businessDate: "2026-11-27",
        at: "2026-11-27T22:05:00.000Z",
        total: 1250,
        lines: [{ quantity: 1, net: 1250, sku: "1180-6656", description: "Snow coat" }],
      },
    },
  ]);
});

test("lines with the same number are one ticket in the order of the file", async () => {
  const second = "7,2026-11-27 16:05:00,2,3.00,1180-6657,Mittens";
  const { tickets } = await read(lineMap, `${header}\n${coat}\n${second}\n`);
  expect(tickets.map(({ fact }) => fact.total)).toEqual([1850]);
  expect(tickets[0]?.fact.lines.map(({ sku }) => sku)).toEqual(["1180-6656", "1180-6657"]);
});

test.each([
  ["commas", ",", {}],
  ["semicolons", ";", {}],
  ["tabs", "\t", {}],
  ["bars", "|", {}],
  ["tabs that the map names", "\t", { delimiter: "\t" }],
])("columns may be parted by %s", async (_name, delimiter, settings) => {
  const content = `${header}\n${coat}\n`.replaceAll(",", delimiter);
  const { tickets, refused } = await read({ ...lineMap, ...settings }, content);
  expect(refused).toEqual([]);
  expect(tickets.map(({ fact }) => fact.total)).toEqual([1250]);
});

const umlauts = `${header}\n${coat.replace("Snow coat", "Mäntel für Größe 4")}\n`;

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isLittle ? bytes : bytes.swap16();
}

test.each([
  ["UTF-8", Buffer.from(umlauts)],
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${umlauts}`)],
  ["Windows-1252", Buffer.from(umlauts, "latin1")],
  ["UTF-16, little end first", utf16(umlauts, true)],
  ["UTF-16, big end first", utf16(umlauts, false)],
])("a file in %s keeps its letters", async (_name, bytes) => {
  const { tickets, refused } = await read(lineMap, bytes);
  expect(refused).toEqual([]);
  expect(tickets[0]?.fact.lines[0]?.description).toBe("Mäntel für Größe 4");
});

test.each([
  ["year-month-day", "2026-03-04 10:00:00", "2026-03-04"],
  ["month-day-year", "3/4/2026 10:00 AM", "2026-03-04"],
  ["day-month-year", "3/4/2026 10:00", "2026-04-03"],
])("dates written as %s are read as such", async (dateFormat, when, date) => {
  const { tickets } = await read({ ...lineMap, dateFormat }, `${header}\n7,${when},1,1.00,T,What\n`);
  expect(tickets.map(({ fact }) => fact.businessDate)).toEqual([date]);
});

test.each([
  [",", "1.234,50", 123_450],
  [",", "8,5", 850],
  [".", "1234.50", 123_450],
  [".", "$8.50", 850],
])("amounts with %s before the cents: %s", async (decimal, price, cents) => {
  const content = `${header}\n${coat}\n`.replaceAll(",", ";").replace("12.50", price);
  const { tickets, refused } = await read({ ...lineMap, decimal, delimiter: ";" }, content);
  expect(refused.map(({ reason }) => reason)).toEqual([]);
  expect(tickets.map(({ fact }) => fact.total)).toEqual([cents]);
});

test.each([
  ["before the boundary it is the day before", "2026-11-28 02:59:59", "2026-11-27"],
  ["at the boundary it is the new day", "2026-11-28 03:00:00", "2026-11-28"],
  ["in the night in which the clock goes back", "2026-11-01 01:30:00", "2026-10-31"],
  ["on the morning after it", "2026-11-01 09:00:00", "2026-11-01"],
  ["in the hour that spring leaves out", "2026-03-08 02:30:00", "2026-03-08"],
])("a sale at night: %s", async (_name, when, date) => {
  const { tickets } = await read(lineMap, `${header}\n7,${when},1,1.00,T,What\n`);
  expect(tickets.map(({ fact }) => fact.businessDate)).toEqual([date]);
});

test("a store that closes its day at midnight gets the sale on its own date", async () => {
  const { tickets } = await read(lineMap, `${header}\n7,2026-11-28 00:10:00,1,1.00,T,What\n`, 0);
  expect(tickets.map(({ fact }) => fact.businessDate)).toEqual(["2026-11-28"]);
});

test.each([
  ["a number that is no number", "7,2026-11-27 16:05:00,one,12.50,T,What"],
  ["a price that is no price", "7,2026-11-27 16:05:00,1,twelve,T,What"],
  ["a price beyond what a double holds", "7,2026-11-27 16:05:00,1,90071992547409930,T,What"],
  ["a date that is none", "7,2026-13-45 16:05:00,1,12.50,T,What"],
  ["no date", "7,,1,12.50,T,What"],
  ["no ticket number", ",2026-11-27 16:05:00,1,12.50,T,What"],
  ["year one", "7,0001-01-01 00:00:00,1,12.50,T,What"],
])("a line with %s is refused with its line and a reason, and the next ticket goes in", async (_name, line) => {
  const next = "8,2026-11-27 16:06:00,1,2.00,T,Hat";
  const { tickets, refused } = await read(lineMap, `${header}\n${line}\n${next}\n`);
  expect(tickets.map(({ fact }) => fact.number)).toEqual(["8"]);
  expect(refused.map(({ lineNumber }) => lineNumber)).toEqual([2]);
  expect(refused[0]?.reason).toMatch(/\S{3}/);
});

test("one bad line refuses its whole ticket, since a ticket without it would be a wrong one", async () => {
  const { tickets, refused } = await read(lineMap, `${header}\n${coat}\n7,2026-11-27 16:05:00,x,1.00,T,What\n`);
  expect(tickets).toEqual([]);
  expect(new Set(refused.map(({ lineNumber }) => lineNumber))).toEqual(new Set([2, 3]));
});

test.each([
  ["an empty file", ""],
  ["a file of line ends", "\n\n\r\n"],
  ["a header alone", `${header}\n`],
])("%s gives nothing and refuses nothing", async (_name, content) => {
  expect(await read(lineMap, content)).toEqual({ lines: 0, facts: [], tickets: [], refused: [] });
});

test("a whole ticket in a line: negative is a return, and the tax is its own", async () => {
  const content = "No,When,Total,Tax\n7,2026-11-27 16:05:00,10.83,0.83\n8,2026-11-27 16:06:00,-10.83,-0.83\n";
  const { tickets } = await read(ticketMap, content);
  expect(tickets.map(({ fact }) => [fact.type, fact.total, fact.tax])).toEqual([
    ["sale", 1083, 83],
    ["return", -1083, -83],
  ]);
});

test("the same file gives the same facts each time, under the same ids", async () => {
  const content = `${header}\n${coat}\n8,2026-11-27 16:06:00,1,2.00,T,Hat\n`;
  expect(await read(lineMap, content)).toEqual(await read(lineMap, content));
});

test("however many tickets of however many pieces: each cent and each line is there", async () => {
  const piece = fc.record({ ticket: fc.integer({ min: 1, max: 20 }), cents: fc.integer({ min: 1, max: 99_999 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 40 }), async (pieces) => {
      const lines = pieces.map(
        ({ ticket, cents }) => `${ticket},2026-11-27 12:00:00,1,${(cents / 100).toFixed(2)},T,What`,
      );
      const { tickets, refused } = await read(lineMap, `${header}\n${lines.join("\n")}\n`);
      const sum = tickets.reduce((cents, { fact }) => cents + fact.total, 0);
      expect(refused).toEqual([]);
      expect(sum).toBe(pieces.reduce((all, { cents }) => all + cents, 0));
      expect(tickets).toHaveLength(new Set(pieces.map(({ ticket }) => ticket)).size);
    }),
    { numRuns: 60 },
  );
});

test("whatever bytes a file holds, it is read or refused, and nothing throws but a misfit", async () => {
  const outcomes: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const outcome = await read(lineMap, bytes).then(
        () => "read",
        (error: unknown) => Object(error).name,
      );
      outcomes.push(outcome);
    }),
    { numRuns: 200 },
  );
  expect(outcomes.filter((outcome) => !["read", "MapMisfit"].includes(outcome))).toEqual([]);
});
