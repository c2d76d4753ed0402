import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
import { readExport, type TextParser } from "#common/pos-files/read-export.ts";
import { openExport } from "./open-export.ts";
import { proveDay, provePaid, refusedReasons, sumOfColumn } from "./prove-day.ts";

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
  return { exportRead, rows: { sheet, lineNumbers, refused } };
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
