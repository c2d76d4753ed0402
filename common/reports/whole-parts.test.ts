import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeParts } from "./whole-parts.ts";

test.each([
  { parts: [1.4, 1.4], total: 3, step: 1, expected: [2, 1] },
  { parts: [-980.4, -310.3, 86.7], total: -1204, step: 1, expected: [-981, -310, 87] },
  { parts: [149, 151], total: 300, step: 100, expected: [100, 200] },
  { parts: [-0.2, 0.2], total: 0, step: 1, expected: [0, 0] },
  { parts: [], total: 0, step: 1, expected: [] },
])("$parts with the total $total in steps of $step are $expected", ({ parts, total, step, expected }) => {
  expect(wholeParts(parts, total, step)).toEqual(expected);
});

test("whole parts always add up to the total, and none is off by more than a step for each part", () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const total = Math.round(parts.reduce((sum, part) => sum + part, 0) / 100) * 100 + 0;
      const whole = wholeParts(parts, total, 100);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(
        whole.map((part, at) => Math.abs(part - Number(parts[at]))).every((off) => off <= parts.length * 100),
      ).toBe(true);
    }),
  );
});
