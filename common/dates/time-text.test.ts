import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinutes } from "#common/time-format.ts";
import { parseTimeText } from "./time-text.ts";

test.each([
  ["9", "9:00 AM"],
  ["9:30", "9:30 AM"],
  ["930", "9:30 AM"],
  ["9.30", "9:30 AM"],
  ["9p", "9:00 PM"],
  ["9pm", "9:00 PM"],
  ["9:30 pm", "9:30 PM"],
  ["9:30 P.M.", "9:30 PM"],
  ["930p", "9:30 PM"],
  ["21:30", "9:30 PM"],
  ["2130", "9:30 PM"],
  ["21", "9:00 PM"],
  [" 10 ", "10:00 AM"],
  ["1015", "10:15 AM"],
  ["11", "11:00 AM"],
  ["12", "12:00 PM"],
  ["12a", "12:00 AM"],
  ["12:30 am", "12:30 AM"],
  ["0:30", "12:30 AM"],
  ["5", "5:00 PM"],
  ["5:15", "5:15 PM"],
  ["5a", "5:00 AM"],
  ["05:15", "5:15 AM"],
  ["0515", "5:15 AM"],
  ["noon", "12:00 PM"],
  ["Midnight", "12:00 AM"],
])("%s is %s", (typed, meant) => {
  expect(formatMinutes(Number(parseTimeText(typed)))).toBe(meant);
});

test.each(["", "soon", "9:3", "9:60", "24:00", "25", "13p", "0 am", "21:30 pm", "9:30:15", "93000", "-9", "9 to 5"])(
  "%s is not a time",
  (typed) => {
    expect(parseTimeText(typed)).toBeNull();
  },
);

test("every time reads back as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(parseTimeText(formatMinutes(minutes))).toBe(minutes);
    }),
  );
});
