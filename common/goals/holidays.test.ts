import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#common/business-date.ts";
import { easterSunday, isSameSpecial, pairedDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar } from "./holidays.ts";

const us: HolidayCalendar = { country: "US", events: [] };
const canada: HolidayCalendar = { country: "CA", events: [] };

// https://www.census.gov/data/software/x13as/genhol/easter-dates.html
test.each([
  [1943, "1943-04-25"],
  [1961, "1961-04-02"],
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
