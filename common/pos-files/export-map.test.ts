import { expect, test } from "vitest";
import { exportMap, missingColumns } from "./export-map.ts";

const columns = { number: "Invoice", at: "Sold", quantity: "Qty", unitPrice: "Price" };

test("a map of ticket lines names its columns, and the rest has what most exports have", () => {
  expect(exportMap.parse({ kind: "ticketLines", columns })).toEqual({
    kind: "ticketLines",
    columns,
    decimal: ".",
    dateFormat: "year-month-day",
    goods: "new",
    tenders: {},
  });
});

test.each([
  ["both a price and an amount", { ...columns, amount: "Sum" }],
  ["neither a price nor an amount", { number: "Invoice", at: "Sold", quantity: "Qty" }],
  ["no time", { number: "Invoice", quantity: "Qty", unitPrice: "Price" }],
  ["an empty name", { ...columns, sku: "" }],
  ["a column that nothing reads", { ...columns, color: "Color" }],
])("a map of ticket lines with %s is refused", (_what, given) => {
  expect(exportMap.safeParse({ kind: "ticketLines", columns: given }).success).toBe(false);
});

test.each([
  ["an unknown time zone", { timeZone: "Mars/Olympus" }],
  ["an unknown encoding", { encoding: "ebcdic" }],
  ["an unknown delimiter", { delimiter: "~" }],
  ["an unknown date form", { dateFormat: "stardate" }],
  ["an unknown decimal sign", { decimal: "'" }],
  ["a setting that nothing reads", { separator: ";" }],
])("a map with %s is refused", (_what, change) => {
  expect(exportMap.safeParse({ kind: "ticketLines", columns, ...change }).success).toBe(false);
});

const sums = { number: "Invoice", at: "Sold", total: "Total" };

test("tenders as rows need both their name and their amount", () => {
  const parse = (change: object) => exportMap.safeParse({ kind: "tickets", columns: { ...sums, ...change } }).success;
  expect(parse({})).toBe(true);
  expect(parse({ tender: "Paid by", tenderAmount: "Paid" })).toBe(true);
  expect(parse({ tender: "Paid by" })).toBe(false);
  expect(parse({ tenderAmount: "Paid" })).toBe(false);
});

test("the columns that a header lacks are named, tenders that are columns too", () => {
  const map = exportMap.parse({
    kind: "tickets",
    columns: { ...sums, tax: "Tax" },
    tenders: { Cash: "cash", VISA: "visa" },
  });
  expect(missingColumns(["Invoice", "Sold", "Total", "Tax", "Cash", "VISA", "Extra"], map)).toEqual([]);
  expect(missingColumns(["Invoice", "Sold", "Total"], map)).toEqual(["Tax", "Cash", "VISA"]);
});

test("names of tenders as rows are no columns", () => {
  const map = exportMap.parse({
    kind: "tickets",
    columns: { ...sums, tender: "Paid by", tenderAmount: "Paid" },
    tenders: { Plastic: "visa" },
  });
  expect(missingColumns(["Invoice", "Sold", "Total", "Paid by", "Paid"], map)).toEqual([]);
});
