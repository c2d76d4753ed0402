import { expect, test } from "vitest";
import { ageOn } from "./age.ts";

test.each([
  ["2008-11-22", "2026-11-21", 17],
  ["2008-11-21", "2026-11-21", 18],
  ["2008-11-20", "2026-11-21", 18],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["2008-02-29", "2028-02-29", 20],
  ["2008-12-31", "2026-01-01", 17],
])("a seller born on %s is, on %s, %s years old", (birthDate, day, years) => {
  expect(ageOn(birthDate, day)).toBe(years);
});
