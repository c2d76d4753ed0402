import { expect, test } from "vitest";
import { stateColor } from "./state-text.ts";

const now = new Date("2026-03-04T18:00:00Z");

test.each([
  ["ON_BREAK", "2026-03-04T17:20:00Z", "ON_BREAK"],
  ["ON_BREAK", "2026-03-04T16:40:00Z", "LONG_BREAK"],
  ["IN", "2026-03-04T14:00:00Z", "IN"],
  ["OUT", null, "OUT"],
] as const)("%s since %s is colored %s at 18:00", (clockState, since, color) => {
  expect(stateColor({ clockState, since }, now)).toBe(color);
});
