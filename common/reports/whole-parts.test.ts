import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeParts } from "./whole-parts.ts";

test.each([
  [[1.4, 1.4], 3, 1, [2, 1]],
  [[-980.4, -310.3, 86.7], -1204, 1, [-981, -310, 87]],
  [[149, 151], 300, 100, [100, 200]],
  [[-0.2, 0.2], 0, 1, [0, 0]],
  [[], 0, 1, []],
])("%j with the total %d in steps of %d are %j", (parts, total, step, expected) => {
  expect(wholeParts(parts, total, step)).toEqual(expected);
});

test("whole parts always add up to the total, and none is off by more than a step for each part", () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const total = Math.round(parts.reduce((sum, part) => sum + part, 0) / 100) * 100 + 0;
      const whole = wholeParts(parts, total, 100);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total);
      whole.forEach((part, at) => expect(Math.abs(part - (parts[at] ?? 0))).toBeLessThanOrEqual(parts.length * 100));
    }),
  );
});
