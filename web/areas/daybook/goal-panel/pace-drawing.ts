export type PacePoint = { minutes: number; soldPercent: number | null; expectedPercent: number | null };

export type PaceDrawing = {
  expected: string;
  sold: string;
  /** Where the sales stand now. */
  end: { x: number; y: number } | null;
  ticks: { minutes: number; x: number; anchor: "start" | "middle" | "end" }[];
};

const width = 300;
const top = 6;
const bottom = 70;

/** Lines in a box of 300 by 88. The top is the goal, or the sales where they are above it. Null with nothing to draw. */
export function paceDrawing(points: readonly PacePoint[]): PaceDrawing | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || last.minutes === first.minutes || points.every((point) => point.expectedPercent === null)) {
    return null;
  }
  const highest = Math.max(1000, ...points.map((point) => point.soldPercent ?? 0));
  const x = (minutes: number): number => round(((minutes - first.minutes) / (last.minutes - first.minutes)) * width);
  const y = (tenths: number): number => round(bottom - (Math.max(0, tenths) / highest) * (bottom - top));
  const placed = (value: (point: PacePoint) => number | null): { x: number; y: number }[] =>
    points.flatMap((point) => {
      const tenths = value(point);
      return tenths === null ? [] : [{ x: x(point.minutes), y: y(tenths) }];
    });
  const sold = placed((point) => point.soldPercent);
  const middle = points[Math.floor(points.length / 2)] ?? first;
  return {
    expected: lineThrough(placed((point) => point.expectedPercent)),
    sold: lineThrough(sold),
    end: sold.at(-1) ?? null,
    ticks: [
      { minutes: first.minutes, x: 0, anchor: "start" },
      { minutes: middle.minutes, x: x(middle.minutes), anchor: "middle" },
      { minutes: last.minutes, x: width, anchor: "end" },
    ],
  };
}

function lineThrough(places: readonly { x: number; y: number }[]): string {
  return places.map((place, index) => `${index === 0 ? "M" : "L"}${place.x} ${place.y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
