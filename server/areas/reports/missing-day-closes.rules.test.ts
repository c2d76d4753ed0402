import { expect, test } from "vitest";
import { mayBeMissing, missingDayCloses } from "./missing-day-closes.rules.ts";
import type { CloseFacts } from "./missing-day-closes.rules.ts";

/** Saturday Nov 21, noon; the store is closed on Sundays and has closed each day up to Wednesday. */
const facts: CloseFacts = {
  now: { date: "2026-11-21", minutes: 720 },
  closedOn: new Set(["2026-11-13", "2026-11-14", "2026-11-16", "2026-11-17", "2026-11-18"]),
  firstClose: "2026-01-02",
  shutWeekdays: new Set([0]),
  shutDates: new Set(),
};

test("open days without a Day Close are missing it, the newest first", () => {
  expect(missingDayCloses(facts)).toEqual(["2026-11-20", "2026-11-19"]);
});

test("the day before is given time until six in the morning", () => {
  expect(missingDayCloses({ ...facts, now: { date: "2026-11-21", minutes: 359 } })).toEqual(["2026-11-19"]);
  expect(missingDayCloses({ ...facts, now: { date: "2026-11-21", minutes: 360 } })).toHaveLength(2);
});

test("days that people closed miss nothing", () => {
  expect(missingDayCloses({ ...facts, shutDates: new Set(["2026-11-20"]) })).toEqual(["2026-11-19"]);
});

test("a store whose point of sale has never closed a day is not told of every day there is", () => {
  expect(missingDayCloses({ ...facts, firstClose: null })).toEqual([]);
  expect(missingDayCloses({ ...facts, firstClose: "2026-11-19" })).toEqual(["2026-11-20"]);
});

test("a week is looked back, to the day", () => {
  const never = { ...facts, closedOn: new Set<string>(), shutWeekdays: new Set<number>() };
  const missing = missingDayCloses(never);
  expect([missing.length, missing.at(-1)]).toEqual([7, "2026-11-14"]);
});

test("yesterday may be missing from six in the morning on, today never", () => {
  const dates = ["2026-11-19", "2026-11-20", "2026-11-21"];
  const missingAt = (minutes: number) => dates.map((date) => mayBeMissing(date, { date: "2026-11-21", minutes }));
  expect(missingAt(359)).toEqual([true, false, false]);
  expect(missingAt(360)).toEqual([true, true, false]);
});
