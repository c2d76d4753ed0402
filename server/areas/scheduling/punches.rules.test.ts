import { expect, test } from "vitest";
import { isLate, nextTry, punchNote } from "./punches.rules.ts";

const punchedAt = new Date("2026-11-20T15:02:00Z");
const after = (minutes: number): Date => new Date(punchedAt.getTime() + minutes * 60_000);

test.each([
  [1, 0, null, 1],
  [2, 1, null, 6],
  [3, 6, null, 21],
  [40, 600, null, 615],
  [1, 0, 20 * 60_000, 20],
])(
  "[SCH-2] after try %i, %i min after the punch and asked to wait %s, it is tried after %i min",
  (tries, minutes, askedMs, at) => {
    expect(nextTry({ tries, punchedAt }, { now: after(minutes), askedMs })).toEqual(after(at));
  },
);

test("[T4] a punch is tried for 24 hours, then given up", () => {
  expect(nextTry({ tries: 99, punchedAt }, { now: after(24 * 60 - 15), askedMs: null })).toEqual(after(24 * 60));
  expect(nextTry({ tries: 99, punchedAt }, { now: after(24 * 60 - 14), askedMs: null })).toBeNull();
});

test("a punch that had to wait is sent as a late one, with its true time in the note", () => {
  expect(isLate({ tries: 1, punchedAt }, after(1))).toBe(false);
  expect(isLate({ tries: 1, punchedAt }, after(3))).toBe(true);
  expect(isLate({ tries: 2, punchedAt }, after(1))).toBe(true);
  expect(punchNote({ type: "in", punchedAt }, "America/Chicago")).toBe("Clocked in 9:02 AM in Hangtag");
});
