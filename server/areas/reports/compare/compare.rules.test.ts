import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { compareStores, fairDays, sharedCount } from "./compare.rules.ts";
import type { StoreDays } from "./compare.rules.ts";

const first = "2026-10-25";

/** A store with a value for each day of the window; null is a day that it does not have. */
function aStore(
  storeId: number,
  values: readonly (number | null)[],
  basis: (day: number) => string = () => "",
): StoreDays {
  const days = values.flatMap((value, day) =>
    value === null ? [] : [{ date: addDays(first, day), part: value, whole: 1, basis: basis(day) }],
  );
  return { storeId, days: new Map(days.map((day) => [day.date, day])) };
}

const days = (count: number, value = 100): number[] => Array.from({ length: count }, () => value);
const closed = (count: number): null[] => Array.from({ length: count }, () => null);

test("a store that was closed two days is compared on the common days only, and so are the others", () => {
  const stores = [aStore(1, days(28)), aStore(2, [...days(15), ...closed(2), ...days(11)])];
  const fair = fairDays(stores);
  expect(fair.dates).toHaveLength(26);
  expect(fair.dates).not.toContain("2026-11-09");
  expect(fair.dates).not.toContain("2026-11-10");
  expect([...fair.storeIds]).toEqual([1, 2]);
});

test.each([
  { own: 20, compared: [1, 2, 3], dates: 20, why: "twenty shared days are enough" },
  { own: 19, compared: [1, 2], dates: 28, why: "with nineteen the store is left out, and the others keep all theirs" },
])("$why", ({ own, compared, dates }) => {
  const short = aStore(3, [...closed(28 - own), ...days(own)]);
  const fair = fairDays([aStore(1, days(28)), aStore(2, days(28)), short]);
  expect([...fair.storeIds]).toEqual(compared);
  expect(fair.dates).toHaveLength(dates);
  expect(sharedCount(short, fair)).toBe(own);
});

test("of stores that each have enough days and share too few, the one with the fewest is left out", () => {
  const early = aStore(1, [...days(22), ...closed(6)]);
  const late = aStore(2, [...closed(7), ...days(21)]);
  const fair = fairDays([early, late, aStore(3, days(28))]);
  expect(fair.storeIds).toEqual(new Set([1, 3]));
  expect(fair.dates).toHaveLength(22);
  expect(sharedCount(late, fair)).toBe(15);
});

test("two stores that share too few days are not compared, and each is told its own days", () => {
  const stores = [aStore(1, [...days(14), ...closed(14)]), aStore(2, [...closed(14), ...days(14)])];
  const fair = fairDays(stores);
  expect(fair).toEqual({ storeIds: new Set(), dates: [] });
  expect(sharedCount(aStore(1, days(14)), fair)).toBe(14);
  expect(compareStores(stores, fair, 4)).toEqual({ values: [], low: null, high: null });
});

test("a day that one store compares with another day of last year counts for nobody", () => {
  const usual = (day: number) => addDays(first, day - 364);
  const moved = (day: number) => usual(day).replace("2025-10-29", "2025-10-22");
  const stores = [aStore(1, days(28), usual), aStore(2, days(28), usual), aStore(3, days(28), moved)];
  const fair = fairDays(stores);
  expect(fair.dates).toHaveLength(27);
  expect(fair.dates).not.toContain("2026-10-28");
});

/** A weekly pattern with a little of its own each day. */
const wave = (level: number, phase: number): number[] =>
  Array.from({ length: 28 }, (_, day) => level * (1 + 0.4 * Math.sin(day) + 0.02 * Math.sin(phase * (day + 1))));

test("a store far below the middle one is named, and the others stay inside", () => {
  const stores = [aStore(1, wave(91, 3)), aStore(2, wave(104, 5)), aStore(3, wave(112, 7)), aStore(4, wave(109, 11))];
  const { values, low, high } = compareStores(stores, fairDays(stores), 16);
  expect(values.map(({ standing }) => standing)).toEqual(["BELOW", "INSIDE", "INSIDE", "INSIDE"]);
  expect(low).toBeGreaterThan(91);
  expect(high).toBeGreaterThan(112);
});

test.each([
  { level: 90.1, standing: "INSIDE", why: "a gap below a tenth is not named, however sure" },
  { level: 89.9, standing: "BELOW", why: "a gap above a tenth is" },
  { level: 110.1, standing: "ABOVE", why: "also on the other side" },
])("$why", ({ level, standing }) => {
  const stores = [aStore(1, days(28, level)), aStore(2, days(28)), aStore(3, days(28))];
  expect(compareStores(stores, fairDays(stores), 12).values[0]?.standing).toBe(standing);
});

test("the same gap is not named where days differ so much that chance makes it", () => {
  const restless = (level: number, phase: number) =>
    Array.from({ length: 28 }, (_, day) => level * (1 + 0.8 * Math.sin(phase * (day + 1))));
  const stores = [aStore(1, restless(85, 3)), aStore(2, restless(100, 5)), aStore(3, restless(100, 7))];
  expect(compareStores(stores, fairDays(stores), 12).values.map(({ standing }) => standing)).toEqual([
    "INSIDE",
    "INSIDE",
    "INSIDE",
  ]);
});

test("a store without anything to divide by has no value, and decides nothing", () => {
  const nothing = [...aStore(3, days(28)).days].map(([date, day]) => [date, { ...day, part: 0, whole: 0 }] as const);
  const empty = { storeId: 3, days: new Map(nothing) };
  const stores = [aStore(1, days(28)), aStore(2, days(28)), empty];
  expect(compareStores(stores, fairDays(stores), 12).values[2]).toMatchObject({
    storeId: 3,
    value: null,
    standing: null,
  });
});

/** Numbers from 0 to 1 that look random and are the same on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("stores that are alike get a name less than once in twenty pages, also in noisy trades", () => {
  const roll = dice(7);
  const noise = () => roll() + roll() + roll() + roll() - 2;
  const pages = Array.from({ length: 400 }, () => {
    const ofDay = Array.from({ length: 28 }, () => 1 + 0.3 * noise());
    const stores = [1, 2, 3, 4, 5].map((id) =>
      aStore(
        id,
        ofDay.map((level) => 1000 * level * (1 + 0.5 * noise())),
      ),
    );
    return compareStores(stores, fairDays(stores), 20).values.some(({ standing }) => standing !== "INSIDE");
  });
  expect(pages.filter(Boolean).length).toBeLessThanOrEqual(20);
});

test("which store stands out does not depend on their order, nor on the unit", () => {
  const stores = [aStore(1, wave(80, 3)), aStore(2, wave(104, 5)), aStore(3, wave(112, 7)), aStore(4, wave(109, 11))];
  const named = (list: readonly StoreDays[]) =>
    new Map(compareStores(list, fairDays(list), 16).values.map(({ storeId, standing }) => [storeId, standing]));
  const inDollars = stores.map(({ storeId, days: ofStore }) => ({
    storeId,
    days: new Map([...ofStore].map(([date, day]) => [date, { ...day, part: day.part / 100 }])),
  }));
  expect(named(stores.toReversed())).toEqual(named(stores));
  expect(named(inDollars)).toEqual(named(stores));
});
