import fc from "fast-check";
import { expect, test } from "vitest";
import { fullBudget, spend } from "./write-limit.rules.ts";
import type { WriteBudget } from "./write-limit.rules.ts";

const limit = { burst: 3, perSecond: 0.5 };

/** Returns the seconds to wait after each change; `times` are milliseconds. */
function waits(times: readonly number[]): number[] {
  let budget: WriteBudget = fullBudget(limit, 0);
  return times.map((at) => {
    const spent = spend(budget, limit, at);
    budget = spent.budget;
    return spent.waitSeconds;
  });
}

test.each<[what: string, times: number[], expected: number[]]>([
  ["a burst passes", [0, 0, 0], [0, 0, 0]],
  ["one more waits until there is one again", [0, 0, 0, 0], [0, 0, 0, 2]],
  ["a refused one costs nothing", [0, 0, 0, 0, 0, 1000], [0, 0, 0, 2, 2, 1]],
  ["to the millisecond", [0, 0, 0, 1999, 2000], [0, 0, 0, 1, 0]],
  ["it never grows over the burst", [0, 3_600_000, 3_600_000, 3_600_000, 3_600_000], [0, 0, 0, 0, 2]],
  ["a clock that goes back gives nothing and takes nothing", [5000, 0, 0, 0], [0, 0, 0, 2]],
])("%s", (_what, times, expected) => {
  expect(waits(times)).toEqual(expected);
});

/** Returns the most changes that burst and rate allow up to the last time. */
function mostUntilLast(times: readonly number[]): number {
  const lastMs = times.at(-1) ?? 0;
  return limit.burst + (lastMs / 1000) * limit.perSecond;
}

test("a user within the rate is never refused, and nobody gets more than burst and rate", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 200 }), (steps) => {
      const times = steps.map((_step, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
      const passed = waits(times).filter((seconds) => seconds === 0).length;
      expect(passed).toBeLessThanOrEqual(mostUntilLast(times) + 1e-6);
    }),
  );
  expect(waits(Array.from({ length: 100 }, (_, index) => index * 2000)).every((seconds) => seconds === 0)).toBe(true);
});
