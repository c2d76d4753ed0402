import { expect, test } from "vitest";
import { byUrgency, comparableUntil, isMissing, isSilent, soldUntil, urgencyOf } from "./store-now.rules.ts";
import type { StoreStanding } from "./store-now.rules.ts";

const calm: StoreStanding = {
  name: "Maple Street",
  longestWaitMinutes: null,
  missing: [],
  needs: [],
  aheadCents: 0,
  goalCents: 100_000,
};

test.each<[string, Partial<StoreStanding>, string]>([
  ["nothing is wrong", {}, "NONE"],
  ["a seller waits 59 minutes", { longestWaitMinutes: 59 }, "NONE"],
  ["a seller waits an hour", { longestWaitMinutes: 60, missing: [1], needs: [1] }, "WAITS"],
  ["somebody is missing", { missing: [1], needs: [1] }, "MISSING"],
  ["a Day Close is missing", { needs: [1], aheadCents: -90_000 }, "NEEDS"],
  ["five percent behind", { aheadCents: -5_000 }, "NONE"],
  ["a cent more than that", { aheadCents: -5_001 }, "BEHIND"],
  ["ahead", { aheadCents: 5_001 }, "NONE"],
  ["no goal", { goalCents: null, aheadCents: null }, "NONE"],
])("%s", (_case, parts, expected) => {
  expect(urgencyOf({ ...calm, ...parts })).toBe(expected);
});

test("stores that need a person stand on top, those alike by name", () => {
  const store = (name: string, urgency: "WAITS" | "NEEDS" | "NONE") => ({ name, urgency });
  const stores = [store("B", "NONE"), store("C", "NEEDS"), store("A", "NONE"), store("D", "WAITS")];
  expect(byUrgency(stores).map(({ name }) => name)).toEqual(["D", "C", "A", "B"]);
});

test.each([
  [0, 0],
  [60, 100],
  [90, 200],
  [120, 300],
  [1440, 300],
])("of $1 and $2 in the first hours, until minute %d as much as %d is sold", (minutes, sold) => {
  expect(soldUntil([100, 200, ...Array.from({ length: 22 }, () => 0)], minutes)).toBe(sold);
});

test.each([
  ["nothing sold yet", 0, null],
  ["a minute less than a twentieth", 29, null],
  ["a twentieth", 30, 500],
  ["the whole day", 1440, 10_000],
])("with %s of last year's day it is compared up to minute %d as %s", (_case, minutes, expected) => {
  const byHour = [1000, ...Array.from({ length: 22 }, () => 0), 9000];
  expect(comparableUntil(byHour, minutes)).toBe(expected);
});

test("a day on which nothing was sold has nothing to compare with", () => {
  expect(comparableUntil([0, 0], 60)).toBe(0);
});

const at = new Date("2026-11-21T20:00:00Z");
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

const openFrom = (opensMinutes: number) => ({ opensMinutes, closesMinutes: 1260 });
const closed = { opensMinutes: null, closesMinutes: null };

test.each([
  ["an hour ago, while the store is open", { lastSeenAt: before(60), ...openFrom(600) }, true],
  ["fifteen minutes ago", { lastSeenAt: before(15), ...openFrom(600) }, false],
  ["an hour ago, at opening", { lastSeenAt: before(60), ...openFrom(840) }, true],
  ["an hour ago, before opening", { lastSeenAt: before(60), ...openFrom(841) }, false],
  ["never, without a register", { lastSeenAt: null, ...openFrom(600) }, false],
  ["an hour ago, on a closed day", { lastSeenAt: before(60), ...closed }, false],
])("a register last heard of %s", (_case, store, expected) => {
  expect(isSilent(store, { at, minutes: 840 })).toBe(expected);
});

test("a register that is silent after closing is no matter", () => {
  const store = { lastSeenAt: before(60), opensMinutes: 600, closesMinutes: 840 };
  expect(isSilent(store, { at, minutes: 840 })).toBe(false);
});

test.each([
  ["ten minutes late", { startsAt: before(10), isIn: false }, false],
  ["eleven minutes late", { startsAt: before(11), isIn: false }, true],
  ["there", { startsAt: before(90), isIn: true }, false],
  ["not scheduled", { startsAt: null, isIn: false }, false],
])("a person who is %s", (_case, person, expected) => {
  expect(isMissing(person, at)).toBe(expected);
});
