import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#common/business-date.ts";
import { easterSunday, isPromotionDay, isSameSpecial, pairedDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar } from "./holidays.ts";

const us: HolidayCalendar = { country: "US", events: [] };
const canada: HolidayCalendar = { country: "CA", events: [] };

// https://www.census.gov/data/software/x13as/genhol/easter-dates.html
test.each([
  [1700, "1700-04-11"],
  [1707, "1707-04-24"],
  [1805, "1805-04-14"],
  [1943, "1943-04-25"],
  [1954, "1954-04-18"],
  [1961, "1961-04-02"],
  [1981, "1981-04-19"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2023, "2023-04-09"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test.each([
  { calendar: us, date: "2024-11-28", holiday: "thanksgiving", offset: 0 },
  { calendar: us, date: "2024-11-29", holiday: "thanksgiving", offset: 1 },
  { calendar: us, date: "2026-05-25", holiday: "memorialDay", offset: 0 },
  { calendar: us, date: "2026-07-04", holiday: "independenceDay", offset: 0 },
  { calendar: us, date: "2026-09-07", holiday: "laborDay", offset: 0 },
  { calendar: us, date: "2026-12-31", holiday: "newYear", offset: -1 },
  { calendar: us, date: "2027-01-01", holiday: "newYear", offset: 0 },
  { calendar: us, date: "2026-12-26", holiday: "christmas", offset: 1 },
  { calendar: canada, date: "2026-05-18", holiday: "victoriaDay", offset: 0 },
  { calendar: canada, date: "2026-07-01", holiday: "canadaDay", offset: 0 },
  { calendar: canada, date: "2026-10-12", holiday: "canadianThanksgiving", offset: 0 },
  { calendar: canada, date: "2026-04-03", holiday: "easter", offset: -2 },
])("$date is $offset days from $holiday", ({ calendar, date, holiday, offset }) => {
  expect(specialDay(date, calendar)).toEqual({ holiday, event: null, offset });
});

test("each country has its own holidays", () => {
  expect(specialDay("2026-11-26", canada)).toBeNull();
  expect(specialDay("2026-10-12", us)).toBeNull();
});

test.each([
  ["2025-11-27", "2024-11-28"],
  ["2024-11-28", "2023-11-23"],
  ["2024-11-29", "2023-11-24"],
  ["2026-04-04", "2025-04-19"],
  ["2026-12-25", "2025-12-25"],
  ["2026-12-31", "2025-12-31"],
  ["2027-01-01", "2026-01-01"],
])("%s is paired with %s", (date, paired) => {
  expect(pairedDay(date, us)).toBe(paired);
});

test("an event of the store is paired by its name, day by day, as far as last year's went", () => {
  const events = [
    { name: "Tax-free weekend", startsOn: "2026-08-07", endsOn: "2026-08-09", isPromotion: false },
    { name: "tax-free weekend ", startsOn: "2025-07-25", endsOn: "2025-07-26", isPromotion: false },
  ];
  const calendar: HolidayCalendar = { country: "US", events };
  expect(pairedDay("2026-08-07", calendar)).toBe("2025-07-25");
  expect(pairedDay("2026-08-08", calendar)).toBe("2025-07-26");
  expect(pairedDay("2026-08-09", calendar)).toBeNull();
  expect(pairedDay("2025-07-25", calendar)).toBeNull();
});

/** Whether a day has a pair just when it is special, and one that is special in the same way. */
function isPairedRightly(date: string, calendar: HolidayCalendar): boolean {
  const [paired, special] = [pairedDay(date, calendar), specialDay(date, calendar)];
  return paired === null ? special === null : isSameSpecial(specialDay(paired, calendar), special);
}

test("a day and the one it is paired with are special in the same way, in every year", () => {
  const dates = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays("2000-01-01", days));
  fc.assert(
    fc.property(dates, fc.constantFrom(us, canada), (date, calendar) => {
      expect(isPairedRightly(date, calendar)).toBe(true);
    }),
  );
});

test("Easter is a Sunday from March 22 to April 25", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4099 }), (year) => {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(0);
      expect(easter >= `${year}-03-22`).toBe(true);
      expect(easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

// First and last day around each holiday on which people shop differently, and the days that no longer belong to it.
test.each([
  [us, "newYear", "2026-12-31", "2027-01-01"],
  [us, "easter", "2026-04-03", "2026-04-06"],
  [us, "memorialDay", "2026-05-23", "2026-05-25"],
  [us, "memorialDay", "2027-05-29", "2027-05-31"],
  [us, "memorialDay", "2025-05-24", "2025-05-26"],
  [us, "independenceDay", "2026-07-04", "2026-07-04"],
  [us, "laborDay", "2026-09-05", "2026-09-07"],
  [us, "laborDay", "2025-08-30", "2025-09-01"],
  [us, "thanksgiving", "2026-11-26", "2026-11-29"],
  [us, "christmas", "2026-12-24", "2026-12-26"],
  [canada, "victoriaDay", "2026-05-16", "2026-05-18"],
  [canada, "victoriaDay", "2022-05-21", "2022-05-23"],
  [canada, "victoriaDay", "2027-05-22", "2027-05-24"],
  [canada, "canadaDay", "2026-07-01", "2026-07-01"],
  [canada, "laborDay", "2026-09-05", "2026-09-07"],
  [canada, "canadianThanksgiving", "2026-10-10", "2026-10-12"],
  [canada, "canadianThanksgiving", "2023-10-07", "2023-10-09"],
  [canada, "christmas", "2026-12-24", "2026-12-26"],
] as const)("%# the days of a holiday: %s", (...[calendar, holiday, first, last]) => {
  const keyOn = (date: string) => specialDay(date, calendar)?.holiday;
  expect([keyOn(first), keyOn(last)]).toEqual([holiday, holiday]);
  expect([keyOn(addDays(first, -1)), keyOn(addDays(last, 1))]).toEqual([undefined, undefined]);
});

const eventOf = (startsOn: string, endsOn: string, isPromotion = false) => ({
  name: "Fair",
  startsOn,
  endsOn,
  isPromotion,
});

test("an event is special from its first day to its last", () => {
  const calendar: HolidayCalendar = { country: "US", events: [eventOf("2026-03-10", "2026-03-12")] };
  const offsets = ["2026-03-09", "2026-03-10", "2026-03-12", "2026-03-13"].map(
    (date) => specialDay(date, calendar)?.offset,
  );
  expect(offsets).toEqual([undefined, 0, 2, undefined]);
});

test.each([
  [249, []],
  [250, ["2025-07-03"]],
  [480, ["2024-11-15"]],
  [481, []],
])("an event of %s days ago is paired with %j", (days, paired) => {
  const earlier = addDays("2026-03-10", -days);
  const calendar: HolidayCalendar = {
    country: "US",
    events: [eventOf("2026-03-10", "2026-03-10"), eventOf(earlier, earlier)],
  };
  expect([pairedDay("2026-03-10", calendar)].filter((day) => day !== null)).toEqual(paired);
});

test("a promotion makes its days neither special nor paired, and says so itself", () => {
  const events = [eventOf("2026-03-10", "2026-03-12", true), eventOf("2025-03-11", "2025-03-13", true)];
  const calendar: HolidayCalendar = { country: "US", events };
  expect([specialDay("2026-03-10", calendar), pairedDay("2026-03-10", calendar)]).toEqual([null, null]);
  const marked = ["2026-03-09", "2026-03-10", "2026-03-12", "2026-03-13"].map((date) => isPromotionDay(date, calendar));
  expect(marked).toEqual([false, true, true, false]);
});

test("an event of the store goes before a holiday on the same day", () => {
  const calendar: HolidayCalendar = { country: "US", events: [eventOf("2026-12-25", "2026-12-25")] };
  expect(specialDay("2026-12-25", calendar)).toEqual({ holiday: null, event: "Fair", offset: 0 });
});

test("two days are special in the same way by holiday, day of it and name of the event", () => {
  const christmas = { holiday: "christmas", event: null, offset: 0 } as const;
  const fair = { holiday: null, event: "Fair", offset: 1 };
  expect(isSameSpecial(christmas, { ...christmas })).toBe(true);
  expect(isSameSpecial(christmas, { ...christmas, offset: 1 })).toBe(false);
  expect(isSameSpecial(christmas, { ...christmas, holiday: "easter" })).toBe(false);
  expect(isSameSpecial(fair, { ...fair, event: " fair" })).toBe(true);
  expect(isSameSpecial(fair, { ...fair, event: "Sale" })).toBe(false);
  expect([isSameSpecial(null, null), isSameSpecial(null, fair), isSameSpecial(fair, null)]).toEqual([
    true,
    false,
    false,
  ]);
});
