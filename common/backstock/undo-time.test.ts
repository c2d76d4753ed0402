import { expect, test } from "vitest";
import { isInUndoTime } from "./undo-time.ts";

const at = new Date("2026-03-06T12:00:00.000Z");

// Handbook, backstock B7: anyone within 10 minutes, managers within 7 days.
test.each([
  ["an employee at once", false, "2026-03-06T12:00:00.000Z", true],
  ["an employee in the last of ten minutes", false, "2026-03-06T12:10:00.000Z", true],
  ["an employee after ten minutes", false, "2026-03-06T12:10:00.001Z", false],
  ["a manager after three days", true, "2026-03-09T12:00:00.000Z", true],
  ["a manager at the end of seven days", true, "2026-03-13T12:00:00.000Z", true],
  ["a manager after seven days", true, "2026-03-13T12:00:00.001Z", false],
])("%s: undo is open %s", (...[_person, isManager, now, expected]) => {
  expect(isInUndoTime({ at, now: new Date(now), isManager })).toBe(expected);
});
