import { expect, test } from "vitest";
import type { BuyingDay } from "#server/platform/public-pages/public-words.rules.ts";
import { isBuyingNow, isOpenNow, keptUntil, nextOpening, returnTimes, stepsOf } from "./seller-page.rules.ts";

const timeZone = "America/Chicago";
const day = (date: string, changes: Partial<BuyingDay> = {}): BuyingDay => ({
  ...{ date, opensMinutes: 600, closesMinutes: 1200, buyingClosesMinutes: 1140, gap: null },
  ...changes,
});
const closed = { opensMinutes: null, closesMinutes: null, buyingClosesMinutes: null };
const week = [day("2026-03-10"), day("2026-03-11", closed), day("2026-03-12")];
/** Hours of Tuesday the 10th on the store's clock. */
const at = (hours: number) => new Date(Date.UTC(2026, 2, 10, 5) + hours * 3_600_000);

const pile = (number: number, isSorted = false) => ({ id: `pile ${number}`, number, isSorted });

test.each([
  [[pile(4)], ["4 you 0"]],
  [
    [pile(3, true), pile(4)],
    ["3 sorting 0", "4 you 0"],
  ],
  [
    [pile(2, true), pile(3), pile(4)],
    ["2 sorting 0", "3 next 1", "4 you 0"],
  ],
  [
    [pile(1, true), pile(2, true), pile(3), pile(4)],
    ["1 sorting 0", "2 between 2", "4 you 0"],
  ],
])("in the line %j number 4 sees %j", (line, expected) => {
  const steps = stepsOf(line, "pile 4");
  expect(steps.map(({ number, role, others }) => `${number} ${role} ${others}`)).toEqual(expected);
});

test.each([
  [9, false, false],
  [10, true, true],
  [18.9, true, true],
  [19, true, false],
  [20, false, false],
])("at %d o'clock the store is open: %s, and buys: %s", (hours, isOpen, isBuying) => {
  expect(isOpenNow(week, { at: at(hours), timeZone })).toBe(isOpen);
  expect(isBuyingNow(week, { at: at(hours), timeZone })).toBe(isBuying);
});

test("a store that never set its hours counts as open", () => {
  const unset = week.map(({ date }) => day(date, closed));
  expect(isOpenNow(unset, { at: at(3), timeZone })).toBe(true);
  expect(nextOpening(unset, { at: at(3), timeZone })).toBeNull();
});

test.each([
  [8, "2026-03-10"],
  [12, "2026-03-12"],
  [21, "2026-03-12"],
])("at %d o'clock it opens next on %s", (hours, date) => {
  expect(nextOpening(week, { at: at(hours), timeZone })?.date).toBe(date);
});

test("a seller comes back in open half hours, from half an hour ahead until the pile is kept no longer", () => {
  const times = returnTimes(week, { at: at(19.2), timeZone, until: "2026-03-12" });
  expect(times[0]?.toISOString()).toBe("2026-03-11T01:00:00.000Z");
  expect(times[1]?.toISOString()).toBe("2026-03-12T15:00:00.000Z");
  expect(times).toHaveLength(22);
  expect(returnTimes(week, { at: at(19.9), timeZone, until: "2026-03-11" })).toEqual([]);
});

test("a pile is kept until the store closes on its last day, or on the last open day before", () => {
  const rule = { businessDate: "2026-03-10", abandonAfterDays: 2 };
  expect(keptUntil(rule, week)).toEqual({ date: "2026-03-12", closesMinutes: 1200 });
  expect(keptUntil({ ...rule, abandonAfterDays: 1 }, week)).toEqual({ date: "2026-03-10", closesMinutes: 1200 });
  expect(keptUntil(rule, [])).toEqual({ date: "2026-03-12", closesMinutes: null });
});
