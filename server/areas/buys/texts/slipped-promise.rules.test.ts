import { expect, test } from "vitest";
import { isSlip, looksAt, mostSlips } from "./slipped-promise.rules.ts";

const promisedAt = new Date("2026-11-24T18:00:00Z");
const later = (minutes: number) => new Date(promisedAt.getTime() + minutes * 60_000);

test.each([
  [9, false],
  [10, false],
  [11, true],
])("a slip of %i minutes", (minutes, isReported) => {
  expect(isSlip({ promisedAt, expectedAt: later(minutes) })).toBe(isReported);
});

test("a promise is looked at ten minutes before its time, and once it has surely not held", () => {
  expect([looksAt(promisedAt, 0), looksAt(promisedAt, 1)]).toEqual([later(-10), later(11)]);
  expect(mostSlips).toBe(2);
});
