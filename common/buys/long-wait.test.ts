import { expect, test } from "vitest";
import { isLongWait } from "./long-wait.ts";

test.each([
  ["an hour without a promise", { minutes: 60, promisedMinutes: null }, false],
  ["more than an hour without a promise", { minutes: 61, promisedMinutes: null }, true],
  ["over what was promised", { minutes: 41, promisedMinutes: 40 }, true],
  ["long, as promised", { minutes: 90, promisedMinutes: 90 }, false],
])("a wait of %s", (_what, wait, isLong) => {
  expect(isLongWait(wait)).toBe(isLong);
});
