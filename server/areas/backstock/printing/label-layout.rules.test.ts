import fc from "fast-check";
import { expect, test } from "vitest";
import { labelHeight, labelWidth, numberPointsMin, numberSize, pageOf } from "./label-layout.rules.ts";

test("a label's page is the label, and ten stand on a sheet without touching each other or the edge", () => {
  expect(pageOf("label")).toEqual({ width: 4 * 72, height: 2 * 72, places: [{ x: 0, y: 0 }] });
  const { width, height, places } = pageOf("sheet");
  expect([width, height, places.length]).toEqual([612, 792, 10]);
  for (const [at, place] of places.entries()) {
    expect([place.x >= 0, place.y >= 0, place.x + labelWidth <= width, place.y + labelHeight <= height]).not.toContain(
      false,
    );
    expect(places.slice(at + 1).filter((other) => areTouching(place, other))).toEqual([]);
  }
});

test("a sheet's labels stand where Avery cuts them", () => {
  const inch = 72;
  const { width, height, places } = pageOf("sheet");
  const [first, second] = places;
  const last = places.at(-1);
  expect(first).toEqual({ x: (5 / 32) * inch, y: inch / 2 });
  expect(Number(second?.x) - (Number(first?.x) + labelWidth)).toBe((3 / 16) * inch);
  expect(last).toEqual({ x: width - (5 / 32) * inch - labelWidth, y: height - inch / 2 - labelHeight });
});

/** Thousandths of the points, from the metrics that come with Helvetica-Bold. */
const signWidths: Readonly<Record<string, number>> = { 0: 556, 7: 556, "-": 333, I: 278, M: 833, W: 944, O: 778 };

/** Whether a text's number could not be drawn larger, or wider, without leaving its width. */
function isLargest(signs: readonly string[], width: number): boolean {
  const { points, scaling } = numberSize(signs.join(""), width);
  const letters = signs.reduce((sum, sign) => sum + Number(signWidths[sign]), 0) / 1000;
  const isRoom = (atPoints: number, percent: number) => (letters * atPoints * percent) / 100 <= width + 1e-6;
  const isHighest = points === 76 || !isRoom(points + 1, 100);
  const isWidest = scaling === 100 || !isRoom(points, scaling + 1);
  return isHighest && isWidest && isRoom(points, scaling) && (points === 60 || isRoom(points, 100));
}

test("a number is as large as its label is wide, from 60 to 76 points, and is drawn together only to fit", () => {
  const text = fc.array(fc.constantFrom(...Object.keys(signWidths)), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(text, fc.integer({ min: 150, max: 290 }), (signs, width) => {
      const { points, scaling } = numberSize(signs.join(""), width);
      expect([points >= 60, points <= 76, scaling <= 100, isLargest(signs, width)]).toEqual([true, true, true, true]);
    }),
  );
});

test("a number that fits to the point is drawn no narrower", () => {
  expect(numberSize("OW0OWIOW", 288)).toEqual({ points: 60, scaling: 80 });
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

function areTouching(left: Place, right: Place): boolean {
  return Math.abs(right.x - left.x) < labelWidth && Math.abs(right.y - left.y) < labelHeight;
}
