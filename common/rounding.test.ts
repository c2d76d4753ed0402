import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf } from "./percent.ts";
import { roundedQuotient } from "./rounding.ts";

test.each([
  [5025, 10_000, 503],
  [1005, 20_000, 50],
  [-5, 10_000, 0],
  [-15, 10_000, -1],
  [0, 7, 0],
])("%s of %s is %s tenths of a percent, half up", (part, whole, tenths) => {
  expect(percentOf(part, whole)).toBe(tenths);
});

test("a quotient is never further than a half from the exact one, and a half goes up", () => {
  const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 10_000_000 }), (dividend, divisor) => {
      const rest = 2n * BigInt(dividend) - 2n * BigInt(roundedQuotient(dividend, divisor)) * BigInt(divisor);
      expect(rest).toBeGreaterThanOrEqual(-BigInt(divisor));
      expect(rest).toBeLessThan(BigInt(divisor));
    }),
  );
});
