import { expect, test } from "vitest";
import { formatMinutes, formatTime } from "./time-format.ts";

const zone = "America/Chicago";

test.each([
  [0, "12:00 AM"],
  [581, "9:41 AM"],
  [720, "12:00 PM"],
  [719, "11:59 AM"],
  [1439, "11:59 PM"],
  [1440, "12:00 AM"],
])("minute %s of the day is %s", (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

test("a time is the store's wall clock", () => {
  expect(formatTime(new Date("2026-11-21T15:41:00Z"), zone)).toBe("9:41 AM");
});
