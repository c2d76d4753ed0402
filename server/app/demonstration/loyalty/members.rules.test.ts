import { expect, test } from "vitest";
import { hasJoined, joinedOn, pastPoints, returnedOn, sumNights } from "./members.rules.ts";

const everybody = Array.from({ length: 200 }, (_, at) => `C${String(at).padStart(6, "0")}`);

test.each([
  ["who comes often", { visits: 3, hasSold: false }, 0.75],
  ["who sells", { visits: 1, hasSold: true }, 0.75],
  ["others", { visits: 1, hasSold: false }, 0.35],
])("of %s a believable share has joined", (_, visitor, share) => {
  const joined = everybody.filter((posCustomerId) => hasJoined({ posCustomerId, ...visitor }));
  expect(joined.length / everybody.length).toBeCloseTo(share);
});

test.each([
  ["2026-11-10", "2026-11-10"],
  ["2026-11-20", "2026-11-14"],
  ["2022-03-01", "2024-12-15"],
])("a customer whom the register knows since %s has a record since %s", (knownSince, since) => {
  expect(joinedOn(knownSince, { startOn: "2026-11-15" })).toBe(since);
});

test.each([
  [
    { baseCents: 3990, leftCents: 3990 },
    { points: 39, reversed: 0 },
  ],
  [
    { baseCents: 3990, leftCents: 2000 },
    { points: 39, reversed: 19 },
  ],
  [
    { baseCents: 3990, leftCents: 0 },
    { points: 39, reversed: 39 },
  ],
  [
    { baseCents: 99, leftCents: 99 },
    { points: 0, reversed: 0 },
  ],
])("%o earned and gave back %o", (amounts, points) => {
  expect(pastPoints({ ...amounts, businessDate: "2026-11-15", centsPerPoint: 100 })).toEqual(points);
});

test("nothing comes back on a day that is not over", () => {
  expect(returnedOn("2026-11-15", "2026-11-28")).toBe("2026-11-17");
  expect(returnedOn("2026-11-28", "2026-11-28")).toBe("2026-11-28");
});

test("a night's run sums what its date earned and what came back on it", () => {
  const nights = sumNights([
    { businessDate: "2026-11-15", transactions: 3 },
    { businessDate: "2026-11-15", awarded: 1, points: 39 },
    { businessDate: "2026-11-17", reversedPoints: 19 },
  ]);
  expect([...nights]).toEqual([
    ["2026-11-15", { transactions: 3, awarded: 1, points: 39, reversedPoints: 0 }],
    ["2026-11-17", { transactions: 0, awarded: 0, points: 0, reversedPoints: 19 }],
  ]);
});
