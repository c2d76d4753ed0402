import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correctedWait, simulateWait, weekPartOf } from "./wait-range.rules.ts";
import type { Line, SortTime } from "./wait-range.rules.ts";

const line: Line = { ahead: [], own: 1, sorterIds: [7], weekPart: "weekday-early" };
const waiting = { containers: 1, sortedForMinutes: null };

function times(count: number, change: Partial<SortTime> = {}): SortTime[] {
  const usual = { minutes: 10, containers: 1, weekPart: "weekday-early", employeeId: 7 } as const;
  return Array.from({ length: count }, () => ({ ...usual, ...change }));
}

test("with fewer than 50 sorted piles nothing is known of the line", () => {
  expect(simulateWait(line, times(49))).toBeNull();
  expect(simulateWait(line, times(50))).toEqual({ middle: 10, far: 10 });
});

test.each<[string, Partial<Line>, number]>([
  ["three piles ahead of one person", { ahead: [waiting, waiting, waiting] }, 40],
  ["three piles ahead of two people", { ahead: [waiting, waiting, waiting], sorterIds: [7, 8] }, 20],
  ["nobody sorts at the moment: as with one", { ahead: [waiting], sorterIds: [] }, 20],
  ["a pile that one has begun with", { ahead: [{ containers: 1, sortedForMinutes: 4 }] }, 16],
  ["a pile that takes longer than any did", { ahead: [{ containers: 1, sortedForMinutes: 30 }] }, 10],
  ["ten containers, a size that never came", { own: 10 }, 100],
])("ten minutes a pile, %s", (_case, change, minutes) => {
  expect(simulateWait({ ...line, ...change }, times(60))).toEqual({ middle: minutes, far: minutes });
});

describe("like piles", () => {
  const theirs = times(50, { minutes: 6 });
  const others = times(80, { minutes: 12, employeeId: 9 });
  const weekend = times(80, { minutes: 20, weekPart: "weekend-early", employeeId: 9 });
  const larger = times(80, { minutes: 40, containers: 4, employeeId: 9 });

  test.each<[string, Line, SortTime[], number]>([
    ["those of who sorts now", line, [...theirs, ...others, ...weekend, ...larger], 6],
    ["too few of theirs: the part of the week", line, [...theirs.slice(1), ...others, ...others, ...weekend], 12],
    ["another part of the week", { ...line, weekPart: "weekend-early" }, [...theirs, ...weekend], 20],
    ["a size of its own", { ...line, own: 5 }, [...theirs, ...larger], 40],
    ["two or three containers are one size", { ...line, own: 3 }, times(60, { containers: 2, minutes: 18 }), 18],
  ])("%s", (...[, question, sample, minutes]) => {
    expect(simulateWait(question, sample)?.middle).toBe(minutes);
  });
});

test("the far end is what four of five draws need, and the same line always waits as long", () => {
  const spread = Array.from({ length: 100 }, (_, at) => times(1, { minutes: at + 1 })).flat();
  const wait = simulateWait(line, spread);
  expect(wait?.middle).toBeGreaterThan(40);
  expect(wait?.middle).toBeLessThan(60);
  expect(wait?.far).toBeGreaterThan(73);
  expect(wait?.far).toBeLessThan(87);
  expect(simulateWait(line, spread)).toEqual(wait);
});

test.each([
  [49, { middle: 20, far: 30 }],
  [50, { middle: 10, far: 16 }],
])("with %i earlier waits the range is %o", (count, corrected) => {
  const scores = Array.from({ length: count }, (_, at) => (at + 1) / 50);
  expect(correctedWait({ middle: 20, far: 30 }, scores)).toEqual(corrected);
});

test("four of five earlier sellers would have been ready in the corrected range, however wrong the line was", () => {
  const holds = fc.property(
    fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { minLength: 50, maxLength: 200 }),
    fc.integer({ min: 1, max: 200 }),
    (scores, middle) => {
      const { far } = correctedWait({ middle, far: middle }, scores);
      const inTime = scores.filter((score) => score * middle <= far + 1e-9).length;
      expect(inTime / scores.length).toBeGreaterThanOrEqual(0.8);
    },
  );
  fc.assert(holds);
});

test.each([
  [1, 13, "weekday-early"],
  [5, 14, "weekday-late"],
  [6, 9, "weekend-early"],
  [0, 23, "weekend-late"],
])("weekday %i at %i o'clock is %s", (weekday, hour, part) => {
  expect(weekPartOf({ weekday, hour })).toBe(part);
});
