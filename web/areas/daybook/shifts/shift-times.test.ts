import { expect, test } from "vitest";
import { isPossible, lengthHint, timeOptions } from "./shift-times.ts";

test.each([
  { start: "540", end: "1020", possible: true, hint: "8 hr" },
  { start: "1200", end: "120", possible: true, hint: "Ends on the next day, 6 hr" },
  { start: "360", end: "1320", possible: true, hint: "16 hr" },
  { start: "360", end: "1335", possible: false, hint: undefined },
  { start: "540", end: "540", possible: false, hint: undefined },
  { start: "540", end: "", possible: true, hint: undefined },
])("from $start to $end is possible: $possible", ({ start, end, possible, hint }) => {
  expect(isPossible(start, end)).toBe(possible);
  expect(lengthHint(start, end)).toBe(hint);
});

test("a time between the quarter hours stays to choose", () => {
  const labels = timeOptions("547").map(({ label }) => label);
  expect(labels).toContain("9:07 AM");
  expect(labels).toHaveLength(97);
  expect(labels[0]).toBe("12:00 AM");
});
