import { expect, test } from "vitest";
import { paceDrawing } from "./pace-drawing.ts";

const box = { width: 300, top: 6, bottom: 70 };

const point = (minutes: number, soldPercent: number | null, expectedPercent: number | null) => ({
  minutes,
  soldPercent,
  expectedPercent,
});

test("the sales end where the day stands, the way to the goal at the top", () => {
  const drawing = paceDrawing([point(600, 0, 0), point(900, 600, 500), point(1200, null, 1000)], box);
  expect(drawing).toMatchObject({
    expected: "M0 70L150 38L300 6",
    sold: "M0 70L150 31.6",
    end: { x: 150, y: 31.6, minutes: 900 },
    goal: { x: 300, y: 6 },
  });
});

test("sales above the goal still fit the box", () => {
  const drawing = paceDrawing([point(600, 0, 0), point(1200, 2000, 1000)], box);
  expect(drawing).toMatchObject({ expected: "M0 70L300 38", sold: "M0 70L300 6", goal: { y: 38 } });
});

test("below the lines stand opening, now and closing, and of two that would touch the present minute", () => {
  const ticksAt = (now: number) =>
    paceDrawing([point(600, 0, 0), point(now, 10, 20), point(1200, null, 1000)], box)?.ticks.map(
      ({ minutes, anchor }) => `${minutes} ${anchor}`,
    );
  expect(ticksAt(947)).toEqual(["600 start", "1200 end", "947 middle"]);
  expect(ticksAt(620)).toEqual(["1200 end", "620 start"]);
  expect(ticksAt(1190)).toEqual(["600 start", "1190 end"]);
  const over = paceDrawing([point(600, 0, 0), point(1200, 900, 1000)], box);
  expect(over?.ticks.map(({ isNow }) => isNow)).toEqual([false, false]);
});

test("without a goal or opening hours there is nothing to draw", () => {
  expect(paceDrawing([], box)).toBeNull();
  expect(paceDrawing([point(600, 0, null), point(1200, null, null)], box)).toBeNull();
});
