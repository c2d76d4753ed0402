import { expect, test } from "vitest";
import { compare, daysBefore, mostReasons, reasonShares } from "./craft.rules.ts";

test("days before a date end the day before it", () => {
  expect(daysBefore("2026-11-22", 91)).toEqual({ from: "2026-08-23", to: "2026-11-21" });
});

test("each comparison keeps its shares together and sums them", () => {
  const row = { buys: 40, pieces: 100, taken: 50, expected: 50, squares: 20 };
  const compared = compare([
    { by: "category", group: "J", key: "E1", ...row },
    { by: "category", group: "J", key: "E2", ...row },
    { by: "hour", group: "", key: "10", ...row },
  ]);
  expect(compared).toMatchObject([
    { by: "category", group: "J", pieces: 200, taken: 100, shares: [{ key: "E1" }, { key: "E2" }] },
    { by: "hour", group: "", pieces: 100, shares: [{ key: "10", verdict: "few", others: null }] },
  ]);
  expect(compare([])).toEqual([]);
});

const passed = (reason: string, buyer: string, [week, pieces]: [week: number, pieces: number]) => ({
  reason,
  buyer,
  week,
  pieces,
});

test("reasons stand as shares of what was passed, by week, the usual ones first", () => {
  const rows = [passed("Style", "E1", [0, 3]), passed("Stain", "E1", [0, 1]), passed("Stain", "E2", [1, 5])];
  expect(reasonShares(rows, { buyer: "E1", weeks: 2 })).toEqual([
    { reason: "Stain", own: 250, others: 1000, weeks: [250, null] },
    { reason: "Style", own: 750, others: 0, weeks: [750, null] },
  ]);
  expect(reasonShares(rows, { buyer: "E9", weeks: 1 })[0]).toMatchObject({ own: null, others: 667 });
});

test("the rarest reasons are left out", () => {
  const rows = Array.from({ length: 12 }, (_, at) => passed(`R${at}`, "E1", [0, at + 1]));
  expect(reasonShares(rows, { buyer: "E1", weeks: 1 })).toHaveLength(mostReasons);
});
