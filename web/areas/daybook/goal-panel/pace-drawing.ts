export type PacePoint = { minutes: number; soldPercent: number | null; expectedPercent: number | null };

export type PaceTick = { minutes: number; x: number; anchor: "start" | "middle" | "end"; isNow: boolean };

export type PaceDrawing = {
  expected: string;
  sold: string;
  /** Where the sales stand now, or stood at the end of the day. */
  end: { x: number; y: number; minutes: number } | null;
  goal: { x: number; y: number };
  ticks: PaceTick[];
};

/** The box that the lines keep to; below it is room for the times of day. */
export type PaceBox = { width: number; top: number; bottom: number };

/** How much room the time of day at an edge needs before the present minute stands beside it. */
const tickRoom = 62;

/** Lines in a box. The top is the goal, or the sales where they are above it. Null with nothing to draw. */
export function paceDrawing(points: readonly PacePoint[], { width, top, bottom }: PaceBox): PaceDrawing | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || last.minutes === first.minutes || points.every((point) => point.expectedPercent === null)) {
    return null;
  }
  const highest = Math.max(1000, ...points.map((point) => point.soldPercent ?? 0));
  const x = (minutes: number): number => round(((minutes - first.minutes) / (last.minutes - first.minutes)) * width);
  const y = (tenths: number): number => round(bottom - (Math.max(0, tenths) / highest) * (bottom - top));
  const placed = (value: (point: PacePoint) => number | null): { x: number; y: number; minutes: number }[] =>
    points.flatMap((point) => {
      const tenths = value(point);
      return tenths === null ? [] : [{ x: x(point.minutes), y: y(tenths), minutes: point.minutes }];
    });
  const sold = placed((point) => point.soldPercent);
  const end = sold.at(-1) ?? null;
  return {
    expected: lineThrough(placed((point) => point.expectedPercent)),
    sold: lineThrough(sold),
    end,
    goal: { x: width, y: y(last.expectedPercent ?? 1000) },
    ticks: ticksOf([first.minutes, last.minutes], end, width),
  };
}

/** Opening and closing and, on a running day, the present minute, which comes first where there is no room for both. */
function ticksOf(
  [opens, closes]: readonly [number, number],
  end: { x: number; minutes: number } | null,
  width: number,
): PaceTick[] {
  const edges: PaceTick[] = [
    { minutes: opens, x: 0, anchor: "start", isNow: false },
    { minutes: closes, x: width, anchor: "end", isNow: false },
  ];
  if (end === null || end.minutes === opens || end.minutes === closes) {
    return edges;
  }
  const anchor = end.x < tickRoom / 2 ? "start" : end.x > width - tickRoom / 2 ? "end" : "middle";
  const isFree = (edge: PaceTick): boolean => Math.abs(edge.x - end.x) > tickRoom;
  return [...edges.filter(isFree), { minutes: end.minutes, x: end.x, anchor, isNow: true }];
}

function lineThrough(places: readonly { x: number; y: number }[]): string {
  return places.map((place, index) => `${index === 0 ? "M" : "L"}${place.x} ${place.y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
