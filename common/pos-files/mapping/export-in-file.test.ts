import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
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
