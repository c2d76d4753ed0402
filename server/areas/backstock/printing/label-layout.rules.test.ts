import fc from "fast-check";
import { expect, test } from "vitest";
import { labelHeight, labelWidth, numberPointsMin, numberSize, pageOf } from "./label-layout.rules.ts";

test("a label's page is the label, and ten stand on a sheet without touching each other or the edge", () => {
  expect(pageOf("label")).toEqual({ width: 4 * 72, height: 2 * 72, places: [{ x: 0, y: 0 }] });
  const { width, height, places } = pageOf("sheet");
  expect([width, height, places.length]).toEqual([612, 792, 10]);
  for (const [at, one] of places.entries()) {
    expect([one.x >= 0, one.y >= 0, one.x + labelWidth <= width, one.y + labelHeight <= height]).not.toContain(false);
    expect(places.slice(at + 1).filter((other) => areTouching(one, other))).toEqual([]);
  }
});

test("every number with any prefix is at least 60 points high and fits its width", () => {
  const prefix = fc.stringMatching(/^[A-Z0-9-]{0,4}$/);
  fc.assert(
    fc.property(prefix, fc.integer({ min: 1, max: 999_999 }), (before, number) => {
      const text = `${before}${number}`;
      const { points, scaling } = numberSize(text, 264);
      expect(points).toBeGreaterThanOrEqual(numberPointsMin);
      // No sign of Helvetica is narrower than a quarter of its points.
      expect((text.length * 0.25 * points * scaling) / 100).toBeLessThanOrEqual(264);
      expect(scaling).toBeGreaterThan(40);
    }),
  );
});

type Place = { x: number; y: number };

function areTouching(one: Place, other: Place): boolean {
  return Math.abs(other.x - one.x) < labelWidth && Math.abs(other.y - one.y) < labelHeight;
}
