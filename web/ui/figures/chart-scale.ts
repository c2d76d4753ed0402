/** First and last. */
type Ends = readonly [number, number];

export type ChartPoint = { x: number; y: number | null };

/** Round steps from 0 (or below, for negative values) to just above the highest value, at most `count` of them. */
export function niceTicks(lowest: number, highest: number, count = 4): number[] {
  const [from, to] = [Math.min(0, lowest), Math.max(highest, Math.min(0, lowest) + 1)];
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** A place on the picture for every value between the two ends. */
export function scaleOf([from, to]: Ends, [start, end]: Ends): (value: number) => number {
  const span = to - from;
  return (value) => (span === 0 ? (start + end) / 2 : start + ((value - from) / span) * (end - start));
}

/** The line through the known points; where a value is unknown the line has a gap rather than a zero. */
export function linePath(
  points: readonly ChartPoint[],
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const steps: string[] = [];
  let isDrawing = false;
  for (const point of points) {
    if (point.y !== null) {
      steps.push(`${isDrawing ? "L" : "M"}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`);
    }
    isDrawing = point.y !== null;
  }
  return steps.join("");
}
