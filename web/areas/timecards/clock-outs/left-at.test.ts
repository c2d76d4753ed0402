import { expect, test } from "vitest";
import { leftAt } from "./left-at.ts";

test("a time after the clock-in is of the same day, an earlier one of the night after", () => {
  const clockIn = new Date("2026-11-20T22:00:00Z");
  expect(leftAt(20 * 60 + 45, clockIn, "America/Chicago").toISOString()).toBe("2026-11-21T02:45:00.000Z");
  expect(leftAt(30, clockIn, "America/Chicago").toISOString()).toBe("2026-11-21T06:30:00.000Z");
});
