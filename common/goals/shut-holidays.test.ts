import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { shutHoliday } from "./shut-holidays.ts";

const christmas = "2026-12-25";
const lastChristmas = "2025-12-25";
const calendar = { country: "US", events: [] } as const;

type Situation = {
  sold?: readonly string[];
  today?: string;
  openDates?: readonly string[];
  dayGoals?: readonly string[];
  shutWeekdays?: readonly number[];
};

const before = (days: number): string => addDays(lastChristmas, -days);
const after = (days: number): string => addDays(lastChristmas, days);

function closedOn(date: string, situation: Situation = {}): string | null {
  const { sold = [before(1), after(1)], today = "2026-12-01" } = situation;
  return shutHoliday(date, {
    calendar,
    history: { today, sales: new Map(sold.map((day) => [day, 100])), unusable: new Set() },
    openDates: new Set(situation.openDates),
    shutWeekdays: new Set(situation.shutWeekdays),
    dayGoals: (situation.dayGoals ?? []).map((day) => ({
      date: day,
      salesCents: 1,
      averageTransactionCents: null,
      tradeTenths: null,
      compDate: null,
      isClosed: false,
      note: "",
    })),
  });
}

test("a holiday on which the store sold nothing last year counts as shut, like that one", () => {
  expect(closedOn(christmas)).toBe(lastChristmas);
});

test.each([
  ["it sold then", { sold: [before(1), lastChristmas, after(1)] }, null],
  ["it sold only before: it may have closed for good", { sold: [before(1)] }, null],
  ["it sold only after: it may have opened then", { sold: [after(1)] }, null],
  ["it sold a week before and a week after", { sold: [before(7), after(7)] }, lastChristmas],
  ["it sold eight days before", { sold: [before(8), after(1)] }, null],
  ["it sold eight days after", { sold: [before(1), after(8)] }, null],
  ["the store's hours say that it opens", { openDates: [christmas] }, null],
  ["somebody gave the day a goal", { dayGoals: [christmas] }, null],
  ["somebody gave another day a goal", { dayGoals: ["2026-12-24"] }, lastChristmas],
  ["the store is never open on that weekday", { shutWeekdays: [5] }, null],
  ["its pair is still to come", { today: lastChristmas }, null],
  ["its pair was yesterday", { today: after(1) }, lastChristmas],
  ["last year it lay on a weekday that is never open", { shutWeekdays: [4] }, lastChristmas],
])("Christmas where %s", (_what, situation: Situation, expected) => {
  expect(closedOn(christmas, situation)).toBe(expected);
});

test("an ordinary day is never closed like a holiday", () => {
  expect(closedOn("2026-12-10", { sold: ["2025-12-10", "2025-12-12"] })).toBeNull();
});

test("a day beside a holiday says nothing by a weekday that is never open", () => {
  const sold = [before(2), after(3)];
  expect(closedOn("2026-12-26", { sold })).toBe("2025-12-26");
  expect(closedOn("2026-12-26", { sold, shutWeekdays: [5] })).toBeNull();
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  "sales %i days before and after the holiday say that the store was open then",
  (away) => {
    expect(closedOn(christmas, { sold: [before(away), after(1)] })).toBe(lastChristmas);
    expect(closedOn(christmas, { sold: [before(1), after(away)] })).toBe(lastChristmas);
  },
);
