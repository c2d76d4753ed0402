import { expect, test } from "vitest";
import { goneQuiet, isQuiet, sellerBookCsv, storeTakeRate } from "./seller-book.rules.ts";
import type { Seller } from "./seller-book.rules.ts";

const dana: Seller = {
  ...{ posCustomerId: "C1", name: "Dana Whitfield", customerId: null, visits: 6, lastVisitOn: "2026-09-01" },
  ...{
    usualGapDays: 14,
    itemsOffered: 100,
    itemsTaken: 60,
    paidCents: 12_345,
    tradeCents: 4115,
    spentAfterCents: 2000,
  },
};

test.each([
  ["X8: silent for three times the own usual gap", { lastVisitOn: "2026-10-17" }, true],
  ["a day less", { lastVisitOn: "2026-10-18" }, false],
  ["with three visits there is no usual gap yet", { visits: 3 }, false],
  ["with a single visit neither", { visits: 1, usualGapDays: null }, false],
] as const)("%s", (_words, change, quiet) => {
  expect(isQuiet({ ...dana, ...change }, "2026-11-28")).toBe(quiet);
});

test("only sellers of whom the store takes as much as of everyone are missed", () => {
  const lee = { ...dana, posCustomerId: "C2", itemsTaken: 20 };
  const kay = { ...dana, posCustomerId: "C3", lastVisitOn: "2026-11-27" };
  expect(storeTakeRate([dana, lee, kay])).toBeCloseTo(140 / 300);
  expect(goneQuiet([dana, lee, kay], "2026-11-28")).toEqual([dana]);
  expect(goneQuiet([], "2026-11-28")).toEqual([]);
});

test("the file has a line for each seller", () => {
  expect(sellerBookCsv([dana], "2026-11-28")).toBe(
    "Seller,Register ID,Visits,Last visit,Usual gap (days),Pieces brought,Pieces taken,Paid,As trade %,Spent in 2 weeks,Gone quiet\r\nDana Whitfield,C1,6,2026-09-01,14,100,60,123.45,33.3,20.00,yes\r\n",
  );
});
