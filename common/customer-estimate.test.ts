import fc from "fast-check";
import { expect, test } from "vitest";
import { customerEstimate } from "./customer-estimate.ts";

test.each([
  [100_000, 2_500, 40],
  [100_001, 2_500, 41],
  [99_999, 2_500, 40],
  [0, 2_500, 0],
  [1, 2_500, 1],
  [100_000, 1, 100_000],
  [100_000, 0, null],
  [100_000, -1, null],
  [null, 2_500, null],
  [100_000, null, null],
])("a goal of %s cents at %s a sale means %s customers", (sales, average, customers) => {
  expect(customerEstimate(sales, average)).toBe(customers);
});

test("so many customers reach the goal, and one fewer would not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 100_000 }), (sales, average) => {
      const customers = Number(customerEstimate(sales, average));
      expect(customers * average).toBeGreaterThanOrEqual(sales);
      expect((customers - 1) * average).toBeLessThan(sales);
    }),
  );
});
