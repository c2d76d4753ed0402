import { expect, test } from "vitest";
import { formatPercent } from "#common/percent.ts";
import { daysOnFloor, isFeedStale, marginOf } from "./item-figures.ts";

test.each([
  [400, 1000, "60.0%"],
  [900, 2400, "62.5%"],
  [1200, 1000, "-20.0%"],
  [0, 1000, "100.0%"],
  [400, 0, "–"],
  [null, 1000, "–"],
])("[done 11] a piece that cost %j cents and is priced at %i has a margin of %s", (cost, price, shown) => {
  expect(formatPercent(marginOf({ price, cost }))).toBe(shown);
});

test("days are counted over a change of the clocks and into a new year", () => {
  expect([
    daysOnFloor("2026-10-03", "2026-11-21"),
    daysOnFloor("2026-12-31", "2027-01-01"),
    daysOnFloor("2026-11-21", "2026-11-21"),
    daysOnFloor("2026-11-22", "2026-11-21"),
  ]).toEqual([49, 1, 0, 0]);
});

test("[done 12] a feed is stale after thirty minutes, and where it was never heard", () => {
  const now = new Date("2026-11-21T21:00:00Z");
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect([isFeedStale(before(30), now), isFeedStale(before(31), now), isFeedStale(null, now)]).toEqual([
    false,
    true,
    true,
  ]);
});
