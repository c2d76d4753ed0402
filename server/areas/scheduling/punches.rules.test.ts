import { expect, test } from "vitest";
import { isLate, nextTry, punchNote } from "./punches.rules.ts";

const punchedAt = new Date("2026-11-20T15:02:00Z");
const after = (minutes: number): Date => new Date(punchedAt.getTime() + minutes * 60_000);

test.each([
  { tries: 1, passed: 0, requestedMs: null, at: 1 },
  { tries: 2, passed: 1, requestedMs: null, at: 6 },
  { tries: 3, passed: 6, requestedMs: null, at: 21 },
  { tries: 40, passed: 600, requestedMs: null, at: 615 },
  { tries: 1, passed: 0, requestedMs: 20 * 60_000, at: 20 },
])("[SCH-2] after try $tries, $passed min after the punch, it is tried again at $at min", ({ at, ...input }) => {
  const { tries, passed, requestedMs } = input;
  expect(nextTry({ tries, punchedAt }, { now: after(passed), requestedMs })).toEqual(after(at));
});

test("[T4] a punch is tried for 24 hours, then given up", () => {
  expect(nextTry({ tries: 99, punchedAt }, { now: after(24 * 60 - 15), requestedMs: null })).toEqual(after(24 * 60));
  expect(nextTry({ tries: 99, punchedAt }, { now: after(24 * 60 - 14), requestedMs: null })).toBeNull();
});

test("a punch that had to wait is sent as a late one, with its true time in the note", () => {
  expect(isLate({ tries: 1, punchedAt }, after(1))).toBe(false);
  expect(isLate({ tries: 1, punchedAt }, after(3))).toBe(true);
  expect(isLate({ tries: 2, punchedAt }, after(1))).toBe(true);
  expect(punchNote({ type: "in", punchedAt }, "America/Chicago")).toBe("Clocked in 9:02 AM in Hangtag");
});
