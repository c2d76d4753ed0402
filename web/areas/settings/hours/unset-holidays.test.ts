import { expect, test } from "vitest";
import { unsetHolidays } from "./unset-holidays.ts";

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinutes: weekday === 0 ? null : 600 }));

test("a holiday nobody has set is named in time, and one that has special hours is not", () => {
  const country = "US";
  const days = unsetHolidays(
    { country, week, exceptions: [{ date: "2026-11-26" }] },
    { today: "2026-11-21", days: 45 },
  );
  expect(days).toEqual([
    { date: "2026-12-25", holiday: "christmas" },
    { date: "2027-01-01", holiday: "newYear" },
  ]);
});

test("a holiday on a weekday that is always closed needs nothing, and each country has its own", () => {
  expect(unsetHolidays({ country: "US", week, exceptions: [] }, { today: "2027-03-20", days: 10 })).toEqual([]);
  expect(unsetHolidays({ country: "CA", week, exceptions: [] }, { today: "2026-10-01", days: 30 })).toEqual([
    { date: "2026-10-12", holiday: "canadianThanksgiving" },
  ]);
});
