import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#common/business-date.ts";
import { comparisonFor } from "./comparison.ts";
import type { SalesHistory } from "./comparison.ts";
import { fairGoals } from "./fair-month.ts";
import type { HolidayCalendar } from "./holidays.ts";

const us: HolidayCalendar = { country: "US", events: [] };
const firstDay = "2024-06-01";

const on =
  (dates: readonly string[], sold: number) =>
  (date: string): number | undefined =>
    dates.includes(date) ? sold : undefined;

/** A store that sold $1,000 on each day, and what is given on others. */
function historyOf(today: string, others: (date: string) => number | undefined = () => undefined): SalesHistory {
  const dates = Array.from({ length: 1000 }, (_, day) => addDays(firstDay, day));
  return { today, sales: new Map(dates.map((date) => [date, others(date) ?? 1000])), unusable: new Set() };
}

function goalOn(
  date: string,
  history: SalesHistory,
  {
    startsOn = "2020-01-01",
    calendar = us,
    chosenDate = null,
  }: { startsOn?: string; calendar?: HolidayCalendar; chosenDate?: string | null } = {},
) {
  const comparison = comparisonFor(date, history, { calendar, chosenDate });
  return fairGoals({ history, calendar })({ date, comparison, startsOn });
}

/** How far from $1,000 a change of one day's sales moves a goal; 0 when the goal does not look at it. */
function moves(date: string, changed: string, more: { today: string; startsOn?: string }): boolean {
  const history = historyOf(more.today, (day) => (day === changed ? 3000 : undefined));
  return Math.abs((goalOn(date, history, more)?.amount ?? 0) - 1000) > 0.01;
}

test.each([
  ["the day before the month is known", "2026-10-29", "2026-11-15", "2020-01-01", true],
  ["a day of the month itself is not", "2026-11-05", "2026-11-15", "2020-01-01", false],
  ["unless somebody applied the preferences after it", "2026-11-05", "2026-11-15", "2026-11-06", true],
  ["the day on which they were applied is not known", "2026-11-05", "2026-11-15", "2026-11-05", false],
  ["preferences of a later day than the goal's say nothing of it", "2026-11-05", "2026-11-30", "2026-11-13", false],
  ["applied on the goal's own day they do", "2026-11-05", "2026-11-30", "2026-11-12", true],
  ["what is still to come is not known", "2026-10-29", "2026-10-20", "2020-01-01", false],
  ["nor is today", "2026-10-29", "2026-10-29", "2020-01-01", false],
  ["yesterday is", "2026-10-29", "2026-10-30", "2020-01-01", true],
])("%s", (...[_what, changed, today, startsOn, expected]) => {
  expect(moves("2026-11-12", changed, { today, startsOn })).toBe(expected);
});

test("a holiday follows last year's holiday alone", () => {
  const history = historyOf("2026-11-15", on(["2025-11-27"], 300));
  expect(goalOn("2026-11-26", history)).toMatchObject({ around: null, recent: null });
});

test("a day that a person chose to compare with is followed alone", () => {
  const history = historyOf("2026-11-15", on(["2025-10-01"], 2000));
  expect(goalOn("2026-11-12", history, { chosenDate: "2025-10-01" })).toMatchObject({ around: null, recent: null });
});

test("an ordinary day has all three parts, one whose weekday was a holiday has no last year", () => {
  const history = historyOf("2026-07-01");
  expect(goalOn("2026-07-09", history)).toMatchObject({
    lastYear: expect.closeTo(1000),
    around: expect.closeTo(1000),
    recent: expect.closeTo(1000),
  });
  expect(goalOn("2026-07-03", history)).toMatchObject({ lastYear: null, recent: expect.closeTo(1000) });
});

test("holidays and excluded days say nothing of ordinary ones", () => {
  const history = historyOf("2026-11-15", on(["2025-11-27", "2025-11-20"], 4000));
  const excluding = { ...history, unusable: new Set(["2025-11-20"]) };
  expect(goalOn("2026-11-12", excluding)?.around).toBeCloseTo(1000, 6);
  expect(goalOn("2026-11-12", history)?.around).toBeGreaterThan(1001);
});

test("a marked promotion sells by what earlier ones have taught", () => {
  const promotions = ["2026-05-13", "2026-07-08", "2026-09-16", "2026-11-12"];
  const events = promotions.map((day) => ({ name: "Sale", startsOn: day, endsOn: day, isPromotion: true }));
  const history = historyOf("2026-11-02", on(promotions, 1500));
  expect(goalOn("2026-11-12", history, { calendar: { country: "US", events } })?.amount).toBeCloseTo(1500, 3);
  expect(goalOn("2026-11-19", history, { calendar: { country: "US", events } })?.amount).toBeCloseTo(1000, 3);
});

test("each weekday follows itself", () => {
  const history = historyOf("2026-11-02", (day) => 1000 + 100 * weekdayOf(day));
  expect(goalOn("2026-11-14", history)?.amount).toBeCloseTo(1600, 6);
});
