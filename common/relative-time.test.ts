import { expect, test } from "vitest";
import { relativeDay, relativeTime } from "./relative-time.ts";

const zone = "America/Chicago";

test.each([
  ["2026-11-21", "today"],
  ["2026-11-20", "yesterday"],
  ["2026-11-14", "7 days ago"],
  ["2026-11-13", "Nov 13, 2026"],
  ["2026-11-22", "tomorrow"],
  ["2026-11-28", "in 7 days"],
  ["2026-11-29", "Nov 29, 2026"],
])("[FRM-10] seen on Nov 21, %s is %s", (date, expected) => {
  expect(relativeDay(date, "2026-11-21")).toBe(expected);
});

test.each([
  ["2026-11-21T18:00:10Z", "now"],
  ["2026-11-21T17:59:00.001Z", "now"],
  ["2026-11-21T17:55:00Z", "5 minutes ago"],
  ["2026-11-21T17:01:00Z", "59 minutes ago"],
  ["2026-11-21T17:00:00Z", "1 hour ago"],
  ["2026-11-21T06:01:00Z", "11 hours ago"],
  ["2026-11-21T15:00:00Z", "3 hours ago"],
  ["2026-11-21T19:00:00Z", "in 1 hour"],
  ["2026-11-21T05:59:00Z", "yesterday"],
])("at noon in the store, %s is %s", (instant, expected) => {
  expect(relativeTime(new Date(instant), { now: new Date("2026-11-21T18:00:00Z"), timeZone: zone })).toBe(expected);
});
