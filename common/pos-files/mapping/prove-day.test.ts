import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
import { readExport, type TextParser } from "#common/pos-files/read-export.ts";
import { openExport } from "./open-export.ts";
import { proveDay, provePaid, refusedReasons, returnedLines, sumOfColumn } from "./prove-day.ts";

const parse: TextParser = async function* parse(text, delimiter) {
  for (const [at, line] of text.split("\n").entries()) {
    yield { cells: line.split(delimiter), lineNumber: at + 1 };
  }
};

const map = salesMap.parse({
  kind: "ticketLines",
  columns: { number: "Ticket", at: "Date", quantity: "Qty", amount: "Net", tax: "Tax" },
  tenders: { Cash: "cash", Card: "other" },
});

async function read(by: typeof map, ...lines: string[]) {
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const { sheet, lineNumbers } = await openExport(bytes, parse);
  const place = { map: by, timeZone: "America/Chicago", boundaryMinutes: 180, digest: () => "d" };
  const exportRead = await readExport(bytes, { ...place, writtenAt: new Date("2026-11-21T05:00:00Z"), parse });
  const refused = new Set(exportRead.refused.map(({ lineNumber }) => lineNumber));
  return { exportRead, rows: { sheet, lineNumbers, refused, returned: returnedLines(by, { sheet, lineNumbers }) } };
}

const day = [
  "Date,Ticket,Qty,Net,Tax,Cash,Card",
  "2026-11-20,1,1,8.50,0.62,15.56,",
  "2026-11-20,1,1,6.00,0.44,,",
  "2026-11-20,2,1,14.00,1.02,,15.02",
  "2026-11-20,3,-1,-4.00,-0.29,-4.29,",
  "2026-11-19,9,1,1.00,0.07,1.07,",
  "2026-11-20,,0,0.00,0.00,0.00,",
];

test("a file proves the day that it is of", async () => {
  const { exportRead } = await read(map, ...day);
  expect(proveDay(exportRead)).toEqual({
    date: "2026-11-20",
    otherDays: 1,
    tickets: 3,
    returns: 1,
    netCents: 2450,
    returnsCents: -400,
    taxCents: 179,
    taxRate: 179 / 2450,
  });
});

test("gift cards are not sales of a day", async () => {
  const giftCards = salesMap.parse({ ...map, goods: "giftCard" });
  expect(proveDay((await read(giftCards, ...day)).exportRead)).toMatchObject({ netCents: 0, taxRate: null });
});

test("the tenders of a file and its tickets are two sums that should be one", async () => {
  const { exportRead, rows } = await read(map, ...day);
  expect(provePaid(exportRead, map, rows)).toEqual({ paidCents: 2736, totalCents: 2736 });
  const without = salesMap.parse({ ...map, tenders: {} });
  expect(provePaid(exportRead, without, rows)).toBeNull();
});

test("tenders in rows are summed by their amounts", async () => {
  const columns = { number: "Ticket", at: "Date", total: "Total", tender: "By", tenderAmount: "Paid" };
  const byRows = salesMap.parse({ kind: "tickets", columns });
  const lines = ["Date,Ticket,Total,By,Paid", "2026-11-20,1,20.00,CASH,12.00", "2026-11-20,1,20.00,VISA,7.00"];
  const { exportRead, rows } = await read(byRows, ...lines);
  expect(provePaid(exportRead, byRows, rows)).toEqual({ paidCents: 1900, totalCents: 2000 });
});

test("a column is summed over the rows that go in, and words have no sum", async () => {
  const { rows } = await read(map, ...day);
  expect(sumOfColumn("Net", { ...rows, decimal: "." })).toBe(2550);
  expect(sumOfColumn("Date", { ...rows, decimal: "." })).toBeNull();
});

test("refused rows stand under their reason, the most frequent first", async () => {
  const bad = ["2026-11-20,7,one,1.00,0.07,,", "2026-11-20,7,1,1.00,0.07,,", "2026-11-20,8,,1.00,0.07,,"];
  const { exportRead } = await read(map, ...day, ...bad);
  expect(refusedReasons(exportRead)).toEqual([
    { reason: "Qty is not a whole number", lines: [8, 10] },
    { reason: "Ticket is empty", lines: [7] },
    { reason: "Another row of the same ticket isn't valid", lines: [9] },
  ]);
});

test("a file without a ticket proves nothing", async () => {
  expect(proveDay((await read(map, ...day.slice(0, 1))).exportRead)).toBeNull();
});

test("of two days with as many tickets the one that comes first in the file is proved", async () => {
  const lines = ["2026-11-20,2,1,5.00,0.35,5.35,", "2026-11-19,1,1,4.00,0.28,4.28,"];
  const { exportRead } = await read(map, ...day.slice(0, 1), ...lines);
  expect(proveDay(exportRead)).toMatchObject({ date: "2026-11-20", otherDays: 1, tickets: 1, netCents: 500 });
});

test("lines of one ticket are one ticket, however many they are", async () => {
  const lines = Array.from({ length: 5 }, () => "2026-11-20,1,1,1.00,0.07,1.07,");
  const other = ["2026-11-19,2,1,1.00,0.07,1.07,", "2026-11-19,3,1,1.00,0.07,1.07,"];
  const { exportRead } = await read(map, ...day.slice(0, 1), ...lines, ...other);
  expect(proveDay(exportRead)).toMatchObject({ date: "2026-11-19", tickets: 2, otherDays: 1 });
});

test.each([
  ["no tax", ["2026-11-20,1,1,8.50,0.00,8.50,"], { netCents: 850, taxCents: 0, taxRate: null }],
  [
    "a return of all that was sold",
    ["2026-11-20,1,1,8.50,0.62,9.12,", "2026-11-20,2,-1,-8.50,-0.62,-9.12,"],
    { netCents: 0, taxCents: 0, returns: 1, returnsCents: -850, taxRate: null },
  ],
  [
    "returns alone",
    ["2026-11-20,1,-1,-10.00,-0.70,-10.70,"],
    { netCents: -1000, returnsCents: -1000, taxCents: -70, taxRate: 0.07, tickets: 1, returns: 1 },
  ],
])("a day with %s is proved by its own sums", async (_what, lines, proof) => {
  expect(proveDay((await read(map, ...day.slice(0, 1), ...lines)).exportRead)).toMatchObject(proof);
});

test.each([
  ["when the clocks go forward", "2026-03-08"],
  ["when the clocks go back", "2026-11-01"],
  ["that only a leap year has", "2024-02-29"],
])("a day %s is one day from its boundary to the next", async (_what, date) => {
  const timed = salesMap.parse({ ...map, columns: { ...map.columns, time: "Time" } });
  const times = ["03:00", "12:00", "23:59"].map((time, at) => `${date},${at},1,1.00,0.07,1.07,,${time}`);
  const early = `${date},9,1,5.00,0.35,5.35,,01:59`;
  const { exportRead } = await read(timed, `${day[0]},Time`, early, ...times);
  expect(proveDay(exportRead)).toMatchObject({ date, otherDays: 1, tickets: 3, netCents: 300 });
});

test.each([
  [".", ["8.50", " 6.00 ", "", "free", "-4.00"], 1050],
  [",", ["8,50", "1.250,00", "8.50"], 125_850],
  [".", ["0.005", "0.004", "-0.005"], 0],
  [".", ["0.005", "0.005"], 2],
  [".", ["\0", "\uD800", "9007199254740993"], null],
  [".", ["999999999999.99"], 99_999_999_999_999],
  [".", [], null],
] as const)("with the decimal sign %s a column of %j comes to %s cents", (decimal, cells, cents) => {
  const sheet = { header: ["Net"], rows: cells.map((cell) => [cell]) };
  const rows = {
    sheet,
    lineNumbers: cells.map((_cell, at) => at + 2),
    refused: new Set<number>(),
    returned: new Set<number>(),
  };
  expect(sumOfColumn("Net", { ...rows, decimal })).toBe(cents);
});

test("a row that is refused or torn adds nothing, and a column that is not there has no sum", () => {
  const sheet = { header: ["Ticket", "Net"], rows: [["1", "1.00"], ["2", "2.00"], ["3"]] };
  const rows = { sheet, lineNumbers: [2, 3, 4], returned: new Set<number>(), decimal: "." } as const;
  expect(sumOfColumn("Net", { ...rows, refused: new Set() })).toBe(300);
  expect(sumOfColumn("Net", { ...rows, refused: new Set([3]) })).toBe(100);
  expect(sumOfColumn("Net", { ...rows, refused: new Set([2, 3]) })).toBeNull();
  expect(sumOfColumn("Gross", { ...rows, refused: new Set() })).toBeNull();
});

test("what is paid leaves out the rows that are refused", async () => {
  const { exportRead, rows } = await read(map, ...day, "2026-11-20,30,one,5.00,0.35,5.35,");
  expect(rows.refused).toEqual(new Set([7, 8]));
  expect(provePaid(exportRead, map, rows)).toEqual({ paidCents: 2736, totalCents: 2736 });
});

test.each([
  [
    "rows that hold each other up, by any ticket's name",
    ["Another line of 1\n2 is not valid", "Another line of  is not valid"],
    [{ reason: "Another row of the same ticket isn't valid", lines: [2, 3] }],
  ],
  [
    "sums that differ, by any ticket's name",
    ["The lines of \0 have different sums", "The lines of 7 have different sums"],
    [{ reason: "Rows of one ticket have different sums", lines: [2, 3] }],
  ],
  [
    "reasons that only resemble them",
    ["Another line of 1 is not valid!", "No: The lines of 7 have different sums"],
    [
      { reason: "Another line of 1 is not valid!", lines: [2] },
      { reason: "No: The lines of 7 have different sums", lines: [3] },
    ],
  ],
  ["nothing", [], []],
])("of %s each reason stands once with its lines", (_what, reasons, groups) => {
  const refused = reasons.map((reason, at) => ({ lineNumber: at + 2, record: new Map<string, string>(), reason }));
  expect(refusedReasons({ lines: refused.length, facts: [], tickets: [], refused })).toEqual(groups);
});
