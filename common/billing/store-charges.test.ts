import fc from "fast-check";
import { expect, test } from "vitest";
import { localTimeAt } from "#common/store-time.ts";
import {
  chargeDayFrom,
  firstChargeCents,
  freeAtMostUntil,
  freeUntil,
  isBillable,
  monthlyCents,
  storePriceCents,
} from "./store-charges.ts";

const ohio = "America/New_York";

test.each([
  { prices: [], cents: 0 },
  { prices: [10_000], cents: 10_000 },
  { prices: [10_000, 10_000], cents: 19_000 },
  { prices: [10_000, 10_000, 10_000], cents: 28_500 },
  // 95% of $99.90 is $94.905 and of $0.10 is $0.095: each store is rounded, not the sum.
  { prices: [9990, 9990], cents: 18_982 },
  { prices: [10, 10], cents: 20 },
])("[ONB-05] $prices cents a store come to $cents: 5% off each from two on", ({ prices, cents }) => {
  expect(monthlyCents(prices)).toBe(cents);
});

test("[ONB-05] a store's price is 5% less for any number above one, never more than half a cent away", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 2, max: 500 }), (price, count) => {
      const reduced = storePriceCents(price, count);
      expect(Number.isInteger(reduced)).toBe(true);
      expect(Math.abs(reduced - price * 0.95)).toBeLessThanOrEqual(0.500_001);
      expect(storePriceCents(price, 1)).toBe(price);
    }),
  );
});

test.each([
  { grandOpeningOn: "2026-06-10", zone: ohio, until: "2026-06-11T04:00:00.000Z" },
  { grandOpeningOn: "2026-12-31", zone: ohio, until: "2027-01-01T05:00:00.000Z" },
  // The clocks change at two on these days, after the midnight that counts.
  { grandOpeningOn: "2026-03-07", zone: ohio, until: "2026-03-08T05:00:00.000Z" },
  { grandOpeningOn: "2026-03-08", zone: ohio, until: "2026-03-09T04:00:00.000Z" },
  { grandOpeningOn: "2026-10-31", zone: ohio, until: "2026-11-01T04:00:00.000Z" },
  { grandOpeningOn: "2026-11-01", zone: ohio, until: "2026-11-02T05:00:00.000Z" },
  { grandOpeningOn: "2026-06-10", zone: "Pacific/Honolulu", until: "2026-06-11T10:00:00.000Z" },
  // Midnight does not exist there: the clocks go from 24:00 to 1:00.
  { grandOpeningOn: "2026-04-23", zone: "Africa/Cairo", until: "2026-04-23T22:00:00.000Z" },
])("[ONB-06] a Grand Opening on $grandOpeningOn in $zone is free until $until", ({ grandOpeningOn, zone, until }) => {
  expect(freeUntil(grandOpeningOn, zone).toISOString()).toBe(until);
});

test("[ONB-06] a store is billable exactly from the end of its free time on", () => {
  const zones = fc.constantFrom(ohio, "America/Chicago", "America/Phoenix", "America/Los_Angeles", "America/St_Johns");
  const days = fc.integer({ min: 0, max: 2000 }).map((day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString());
  fc.assert(
    fc.property(zones, days, (timeZone, instant) => {
      const grandOpeningOn = instant.slice(0, 10);
      const store = { timeZone, grandOpeningOn, isCanceled: false };
      const until = freeUntil(grandOpeningOn, timeZone);
      expect(isBillable(store, until)).toBe(true);
      expect(isBillable(store, new Date(until.getTime() - 1))).toBe(false);
      expect(isBillable({ ...store, isCanceled: true }, until)).toBe(false);
      expect(isBillable({ ...store, grandOpeningOn: null }, until)).toBe(false);
    }),
  );
});

test("a store without a Grand Opening is free for 180 days, to a midnight of its own", () => {
  const until = freeAtMostUntil(new Date("2026-06-01T12:00:00Z"), ohio);
  expect(localTimeAt(until, ohio)).toEqual({ date: "2026-11-28", minutes: 0 });
});

test.each([
  { from: "2026-06-11T04:00:00Z", day: "2026-07-01T04:00:00.000Z" },
  { from: "2026-07-01T04:00:00Z", day: "2026-07-01T04:00:00.000Z" },
  { from: "2026-07-01T04:00:01Z", day: "2026-08-01T04:00:00.000Z" },
  { from: "2026-12-15T05:00:00Z", day: "2027-01-01T05:00:00.000Z" },
])("from $from on the next charge day is $day", ({ from, day }) => {
  expect(chargeDayFrom(new Date(from), ohio).toISOString()).toBe(day);
});

test.each([
  { from: "2026-06-16T04:00:00Z", cents: 5000 },
  { from: "2026-06-11T04:00:00Z", cents: 6667 },
  { from: "2026-06-01T04:00:00Z", cents: 10_000 },
  { from: "2026-06-30T04:00:00Z", cents: 333 },
])("a month that begins at $from costs $cents of 10,000", ({ from, cents }) => {
  expect(firstChargeCents(10_000, { from: new Date(from), timeZone: ohio })).toBe(cents);
});
