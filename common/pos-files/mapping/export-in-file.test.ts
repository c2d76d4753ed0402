import fc from "fast-check";
import { expect, test } from "vitest";
import { exportMap, salesMap } from "#common/pos-files/export-map.ts";
import { exportFor, likeness, renamedColumns } from "./export-in-file.ts";

const sales = salesMap.parse({
  kind: "ticketLines",
  columns: { number: "TRX_NO", at: "DATE", quantity: "QTY", amount: "NET_AMT" },
  tenders: { CASH: "cash" },
});
const tickets = salesMap.parse({ kind: "tickets", columns: { number: "Invoice", at: "Sold", total: "Total" } });

test.each([
  ["its own columns", ["Invoice", "Sold", "Total"], 1],
  ["its columns and more", ["DATE", "TRX_NO", "QTY", "NET_AMT", "CASH", "REF"], 0],
  ["one column renamed", ["DATE", "TRX_NO", "QTY", "NET_AMOUNT", "CASH"], 0],
  ["hardly any of them", ["DATE", "Name", "Phone"], -1],
])("a file with %s is for the map at %s", (_what, header, at) => {
  expect(exportFor(header, [sales, tickets])).toBe(at);
});

test("a register without a map has none for any file", () => {
  expect(exportFor(["Invoice"], [])).toBe(-1);
});

test("a column that is gone is set beside the new one that is spelled like it", () => {
  const renamed = renamedColumns(["DATE", "TRX_NO", "QTY", "NET_AMOUNT", "CASH", "REF"], sales);
  expect(renamed).toMatchObject([{ from: "NET_AMT", to: "NET_AMOUNT" }]);
});

test("a column that is gone without one like it stands alone", () => {
  expect(renamedColumns(["DATE", "TRX_NO", "QTY", "NET_AMT", "REF"], sales)).toEqual([]);
});

test.each([
  ["NET_AMT", "NET_AMT", 1],
  ["NET_AMT", "net_amt", 1],
  ["", "", 1],
  ["CASH", "REF", 0],
])("%j and %j are alike by %d", (left, right, share) => {
  expect(likeness(left, right)).toBeCloseTo(share);
});

const paidRows = salesMap.parse({
  kind: "tickets",
  columns: { number: "No", at: "When", total: "Total", tender: "Paid by", tenderAmount: "Paid" },
  tenders: { A: "cash", B: "visa", C: "check", D: "amex", E: "debit", F: "giftCard", G: "other" },
});

test.each([
  ["nothing", [], -1],
  ["columns of something else", ["Name", "Phone"], -1],
  ["the names of its tenders alone", ["A", "B", "C", "D", "E", "F", "G"], -1],
  ["two of its five columns", ["No", "When", "Name"], -1],
  ["three of its five columns", ["No", "When", "Total"], 0],
  ["all of its columns", ["Paid", "Paid by", "Total", "When", "No"], 0],
])("names of tenders in rows are no columns: a file with %s is for the map at %s", (_what, header, at) => {
  expect(exportFor(header, [paidRows])).toBe(at);
});

test("half of a map's columns are not enough, and one more is", () => {
  const four = salesMap.parse({
    kind: "ticketLines",
    columns: { number: "No", at: "When", quantity: "Qty", amount: "Net" },
  });
  expect([exportFor(["No", "When"], [four]), exportFor(["No", "When", "Qty"], [four])]).toEqual([-1, 0]);
});

test("of two maps that a file fits alike the first is taken, and a whole fit goes before a near one", () => {
  const more = salesMap.parse({ ...tickets, columns: { ...tickets.columns, tax: "Tax" } });
  const header = ["Invoice", "Sold", "Total"];
  expect(exportFor(header, [tickets, tickets])).toBe(0);
  expect(exportFor(header, [more, tickets])).toBe(1);
});

test("a file is for the first map that has all of its columns, of whatever kind, as the register takes it", () => {
  const customers = exportMap.parse({ kind: "customers", columns: { id: "Invoice", name: "Sold" } });
  expect(exportFor(["Invoice", "Sold"], [customers])).toBe(0);
  expect(exportFor(["Invoice", "Sold", "Total"], [customers, tickets])).toBe(0);
  expect(exportFor(["Invoice", "Sold", "Total"], [tickets, customers])).toBe(0);
});

test("a map that a file nearly has is its map only when both are of one kind", () => {
  const buys = exportMap.parse({ kind: "buys", columns: { number: "Buy #", at: "Checked In", customer: "Customer" } });
  const pieces = ["Buy #", "Checked In", "Tag", "Cost"];
  expect([exportFor(pieces, [buys]), exportFor(pieces, [buys], "buyLines")]).toEqual([0, -1]);
  expect(exportFor(pieces, [buys], "buys")).toBe(0);
  expect(exportFor(["Invoice", "Sold", "Sum"], [tickets], "ticketLines")).toBe(0);
});

test("names of columns are one only when they are written alike", () => {
  expect(exportFor(["invoice", "sold", "total"], [tickets])).toBe(-1);
});

test("each missing column has the new name that is most like it, and none that the map uses already", () => {
  const renamed = renamedColumns(["DATE", "TRX_NUM", "TRX_NOTE", "QTY", "NET_AMT2", "CASHIER", "CASH"], sales);
  expect(renamed.map(({ from, to }) => [from, to])).toEqual([
    ["TRX_NO", "TRX_NOTE"],
    ["NET_AMT", "NET_AMT2"],
  ]);
  expect(Math.min(...renamed.map((column) => column.likeness))).toBeGreaterThanOrEqual(0.5);
});

test.each([[[]], [["", "\0", "\uD800"]]])("a header of %j has no new name for what is missing", (header) => {
  expect(renamedColumns(header, sales)).toEqual([]);
});

test("less than half of the letters in common are no new name, and more than half are", () => {
  const header = ["DATE", "TRX_NO", "QTY", "NET_AMT"];
  expect(renamedColumns([...header, "CAR"], sales)).toEqual([]);
  expect(renamedColumns([...header, "CARDS"], sales)).toEqual([]);
  expect(renamedColumns([...header, "CASE"], sales)).toMatchObject([{ from: "CASH", to: "CASE", likeness: 0.6 }]);
});

test("a file with all columns has none renamed", () => {
  expect(renamedColumns(["TRX_NO", "DATE", "QTY", "NET_AMT", "CASH", "NET_AMT_2"], sales)).toEqual([]);
});

test("two names are alike by the same share from either side, and a name is wholly like itself", () => {
  const name = fc.string({ unit: "binary", maxLength: 12 });
  fc.assert(
    fc.property(name, name, (left, right) => {
      const share = likeness(left, right);
      expect(share).toBe(likeness(right, left));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(likeness(left, left)).toBe(1);
    }),
  );
});

test("a pair of letters that stands twice counts twice", () => {
  expect(likeness("aaaa", "aa")).toBeCloseTo(6 / 8);
});
