import { expect, test } from "vitest";
import { paceDrawing } from "./pace-drawing.ts";

const point = (minutes: number, soldPercent: number | null, expectedPercent: number | null) => ({
  minutes,
  soldPercent,
  expectedPercent,
});

test("the sales end where the day stands, the way to the goal at the top", () => {
  const drawing = paceDrawing([point(600, 0, 0), point(900, 600, 500), point(1200, null, 1000)]);
  expect(drawing).toMatchObject({ expected: "M0 70L150 38L300 6", sold: "M0 70L150 31.6", end: { x: 150, y: 31.6 } });
});

test("sales above the goal still fit the box", () => {
  const drawing = paceDrawing([point(600, 0, 0), point(1200, 2000, 1000)]);
  expect(drawing).toMatchObject({ expected: "M0 70L300 38", sold: "M0 70L300 6" });
});

test("without a goal or opening hours there is nothing to draw", () => {
  expect(paceDrawing([])).toBeNull();
  expect(paceDrawing([point(600, 0, null), point(1200, null, null)])).toBeNull();
});
