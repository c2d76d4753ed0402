import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  [0, "0 min"],
  [45, "45 min"],
  [59.6, "1 hr"],
  [-1, "0 min"],
  [65, "1 hr 5 min"],
  [119, "1 hr 59 min"],
  [120, "2 hr"],
  [null, "–"],
])("[FRM-10] %s minutes are shown as %s", (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});
