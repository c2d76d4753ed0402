import { expect, test } from "vitest";
import { callsLine } from "./calls-line.ts";

const around = { now: new Date("2026-11-21T20:40:00Z"), timeZone: "America/Chicago" };

test.each([
  ["nobody called", [], null],
  ["one call today", ["2026-11-21T20:31:00Z"], "Called 2:31 PM"],
  [
    "two calls, the last on another day",
    ["2026-11-19T20:31:00Z", "2026-11-20T16:00:00Z"],
    "Called twice, last Nov 20, 2026",
  ],
  [
    "more calls",
    ["2026-11-19T20:31:00Z", "2026-11-20T16:00:00Z", "2026-11-21T16:00:00Z"],
    "Called 3 times, last 10:00 AM",
  ],
])("%s", (_what, callTimes, line) => {
  expect(callsLine(callTimes, around)).toBe(line);
});
