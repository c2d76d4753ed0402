import { expect, test } from "vitest";
import { holidayHints } from "./holiday-hints.ts";
import type { HolidayCalendar } from "./holidays.ts";

const us: HolidayCalendar = { country: "US", events: [] };

const hintsOn = (date: string, calendar = us) => holidayHints(calendar, { from: date, to: date });

test("Independence Day on another weekday hints at itself last year", () => {
  expect(hintsOn("2026-07-04")).toEqual([
    {
      date: "2026-07-04",
      special: { holiday: "independenceDay", event: null, offset: 0 },
      equivalent: "2025-07-05",
      specialThen: null,
      better: "2025-07-04",
    },
  ]);
});

test("an ordinary day whose weekday was a holiday is better compared with the week before", () => {
  expect(hintsOn("2026-07-03")).toEqual([
    {
      date: "2026-07-03",
      special: null,
      equivalent: "2025-07-04",
      specialThen: { holiday: "independenceDay", event: null, offset: 0 },
      better: "2025-06-27",
    },
  ]);
});

test.each([
  ["the week before", [], "2025-03-08"],
  ["the week after, where that was an event too", ["2025-03-08"], "2025-03-22"],
  ["two weeks before", ["2025-03-08", "2025-03-22"], "2025-03-01"],
  ["two weeks after", ["2025-03-08", "2025-03-22", "2025-03-01"], "2025-03-29"],
  ["none", ["2025-03-08", "2025-03-22", "2025-03-01", "2025-03-29"], null],
])("a day whose weekday was an event is better compared with %s", (_what, others, better) => {
  const events = ["2025-03-15", ...others].map((on) => ({
    name: `Sale of ${on}`,
    startsOn: on,
    endsOn: on,
    isPromotion: false,
  }));
  expect(hintsOn("2026-03-14", { country: "US", events })).toMatchObject([{ better }]);
});

test("an event that is new has no day to compare with", () => {
  const events = [{ name: "Fair", startsOn: "2026-03-14", endsOn: "2026-03-14", isPromotion: false }];
  expect(hintsOn("2026-03-14", { country: "US", events })).toMatchObject([{ equivalent: "2025-03-15", better: null }]);
});

test("a range without a moved holiday has no hints, and Thanksgiving stays on its weekday", () => {
  expect(holidayHints(us, { from: "2026-11-10", to: "2026-11-30" })).toEqual([]);
});
