import { expect, test } from "vitest";
import { craftSearch } from "./craft-search.ts";
import {
  agreedCount,
  bandName,
  groupName,
  realShares,
  shareName,
  shareText,
  soldText,
  spanOf,
  standingOf,
} from "./craft-words.ts";
import type { Comparison, Craft, Share } from "./craft.queries.ts";

const share = (key: string, changes: Partial<Share> = {}): Share => ({
  ...{ key, buys: 60, pieces: 212, taken: 93, share: 440, others: 430, low: 320, high: 560, verdict: "CHANCE" },
  ...changes,
});
const comparison = (changes: Partial<Comparison>): Comparison => ({
  ...{ by: "CATEGORY", group: "J", pieces: 600, taken: 250, shares: [share("E1"), share("E2")] },
  ...changes,
});
const craft: Craft = {
  ...{ from: "2026-08-24", to: "2026-11-22", yearFrom: "2025-11-24", today: "2026-11-23", source: "REGISTER" },
  ...{ buyers: [{ key: "E1", name: "Ana Ruiz" }], categories: [{ key: "J", name: "Girls, Jeans" }] },
  ...{ declined: [], agreement: [], comparisons: [] },
};

test.each([
  { what: "a buyer by name", shown: comparison({}), key: "E1", name: "Ana Ruiz" },
  { what: "a buyer without a name by code", shown: comparison({}), key: "E9", name: "E9" },
  { what: "an hour", shown: comparison({ by: "HOUR" }), key: "20", name: "8:00 PM" },
  { what: "a season", shown: comparison({ by: "SEASON" }), key: "3", name: "Fall, Sep to Nov" },
  { what: "a size", shown: comparison({ by: "SIZE" }), key: "0", name: "1 to 5" },
])("$what", ({ shown, key, name }) => {
  expect(shareName(craft, shown, share(key))).toBe(name);
});

test("a group is its category, or all of them", () => {
  expect(groupName(craft, comparison({}))).toBe("Girls, Jeans");
  expect(groupName(craft, comparison({ by: "BUYER", group: "" }))).toBe("All categories");
  expect([0, 4, 9].map(bandName)).toEqual(["Under $10", "$100 and more", "$100 and more"]);
});

test("the farthest real difference stands first, and few shares say nothing", () => {
  const near = share("E1", { share: 300, others: 430, verdict: "FEWER" });
  const far = share("E2", { share: 700, others: 430, verdict: "MORE" });
  const shares = [near, share("E3"), far];
  expect(realShares(comparison({ shares }))).toEqual([far, near]);
  expect(standingOf(comparison({ shares }))).toBe("real");
  expect(standingOf(comparison({}))).toBe("chance");
  expect(standingOf(comparison({ shares: [share("E1"), share("E2", { verdict: "FEW" })] }))).toBe("few");
});

test("shares say of how many, beside the others and beside chance", () => {
  expect(shareText(share("E1"))).toBe("44% of 212, others 43%. Chance alone gives 32% to 56%.");
  expect(spanOf(comparison({ shares: [share("E1"), share("E2", { share: 510 })] }))).toEqual({ low: 440, high: 510 });
  expect(spanOf(comparison({ shares: [share("E1", { verdict: "FEW" })] }))).toBeNull();
});

test("answers that are the same count as agreed", () => {
  const piece = { position: 1, category: "J", description: "Jeans", brand: null, size: null, passReason: null };
  const pieces = [
    { ...piece, wasTaken: true, isTakenAgain: true },
    { ...piece, wasTaken: false, isTakenAgain: true },
  ];
  const look = { id: "1", buyNumber: "27", buyerName: "Ana", employeeName: "Ben", answeredAt: null, pieces };
  expect(agreedCount(look)).toBe(1);
});

test("an address keeps what is right and drops the rest", () => {
  expect(craftSearch({ d: "2026-11-22", by: "hour", category: 7, buyer: "E1" })).toEqual({
    ...{ d: "2026-11-22", by: "hour", category: "7", buyer: "E1" },
  });
  expect(craftSearch({ d: "today", by: "rank", category: {} })).toEqual({
    ...{ d: undefined, by: undefined, category: undefined, buyer: undefined },
  });
});

test("what a buyer takes stands beside what the others take, unless either has too few pieces", () => {
  const sold = (buyer: string, pieces: number, some: number) => ({ buyer, days: 60, pieces, sold: some });
  const others = [sold("E2", 200, 126), sold("E3", 100, 63), { buyer: "E1", days: 30, pieces: 66, sold: 2 }];
  expect(soldText(craft, [sold("E1", 66, 49), ...others], "E1")).toBe(
    "74% of the 66 that Ana Ruiz took sold in 60 days, 63% of the others' 300. Look at five together first.",
  );
  expect(soldText(craft, [sold("E1", 29, 20), ...others], "E1")).toBeNull();
  expect(soldText(craft, [sold("E1", 66, 49)], "E1")).toBeNull();
});
