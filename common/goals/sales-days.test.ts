import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay, dayNumber, dayOfMonth } from "./sales-days.ts";

test("a day's number goes to its date and back, in every year a calendar of four digits has", () => {
  const oneDay = 86_400_000;
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse("0001-01-01") / oneDay, max: Date.parse("9999-12-31") / oneDay }),
      (day) => {
        const date = dateOfDay(day);
        expect(dayNumber(date)).toBe(day);
        expect(dayOfMonth(day)).toBe(Number(date.slice(8)));
      },
    ),
    { numRuns: 2000 },
  );
});
