import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPointValues, pointsFor, pointsToTakeBack } from "./points.ts";

test.each([
  // [AUT-03] the handbook's own examples come first.
  [3990, 1000, 3],
  [999, 1000, 0],
  [1000, 1000, 1],
  [1999, 1000, 1],
  [2000, 1000, 2],
  [11240, 100, 112],
  [99, 100, 0],
  [100, 1, 100],
  [0, 1000, 0],
  [-500, 1000, 0],
  [5000, null, 0],
  [5000, 0, 0],
])("[AUT-03] %i cents at %s cents a point earn %i points", (base, rate, points) => {
  expect(pointsFor(base, rate)).toBe(points);
});

const cents = fc.integer({ min: 0, max: 100_000_000 });
const rate = fc.integer({ min: 1, max: 100_000 });

test("[AUT-03] points are never rounded up, and one more would cost more than was spent", () => {
  fc.assert(
    fc.property(cents, rate, (base, perPoint) => {
      const points = pointsFor(base, perPoint);
      expect(points * perPoint).toBeLessThanOrEqual(base);
      expect((points + 1) * perPoint).toBeGreaterThan(base);
    }),
  );
});

test("[AUT-03] two sales never earn more than one of both would: nothing carries over", () => {
  fc.assert(
    fc.property(cents, cents, rate, (first, second, perPoint) => {
      const apart = pointsFor(first, perPoint) + pointsFor(second, perPoint);
      expect(apart).toBeLessThanOrEqual(pointsFor(first + second, perPoint));
    }),
  );
});

test.each([
  [1000, null, true],
  [null, 500, true],
  [null, null, false],
  [0, 0, false],
  [0, null, false],
])("[AUT-04] rates of %s and %s may start: %s", (salesCentsPerPoint, buysCentsPerPoint, may) => {
  expect(hasPointValues({ salesCentsPerPoint, buysCentsPerPoint })).toBe(may);
});

test.each([
  [{ points: 3, reversedPoints: 0, leftCents: 3990 }, 0],
  [{ points: 3, reversedPoints: 0, leftCents: 2990 }, 1],
  [{ points: 3, reversedPoints: 1, leftCents: 2990 }, 0],
  [{ points: 3, reversedPoints: 1, leftCents: 0 }, 2],
  [{ points: 3, reversedPoints: 3, leftCents: 0 }, 0],
  [{ points: 3, reversedPoints: 2, leftCents: 3990 }, 0],
])("of %j at $10 a point %i go back", (award, points) => {
  expect(pointsToTakeBack({ ...award, centsPerPoint: 1000 })).toBe(points);
});

test("a customer keeps what the rest of a sale is worth, in however many steps it comes back", () => {
  fc.assert(
    fc.property(cents, rate, fc.array(cents, { maxLength: 5 }), (base, centsPerPoint, returns) => {
      const points = pointsFor(base, centsPerPoint);
      const award = { points, reversedPoints: 0, leftCents: base, centsPerPoint };
      for (const cameBack of returns) {
        award.leftCents = Math.max(0, award.leftCents - cameBack);
        award.reversedPoints += pointsToTakeBack(award);
      }
      expect(award.points - award.reversedPoints).toBe(pointsFor(award.leftCents, centsPerPoint));
    }),
  );
});
