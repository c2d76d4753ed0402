/** Until when at night a sale belongs to the day before, also of a store that has changed it. */

/** The minutes after midnight from an instant on; null: always before. */
export type BoundaryFrom = { from: string | null; minutes: number };

/** Minutes after midnight, or what they were when, the earliest first. */
export type DayBoundary = number | readonly BoundaryFrom[];

const usualMinutes = 180;

/** By the sale's own time and not by today's setting: a file that is read again then gives the same days. */
export function boundaryAt(boundary: DayBoundary, at: Date): number {
  if (typeof boundary === "number") {
    return boundary;
  }
  const then = boundary.findLast(({ from }) => from === null || Date.parse(from) <= at.getTime());
  return then?.minutes ?? boundary[0]?.minutes ?? usualMinutes;
}

/** Two boundaries with the same key give the same days. */
export function boundaryKey(boundary: DayBoundary): string {
  return typeof boundary === "number"
    ? String(boundary)
    : boundary.map(({ from, minutes }) => `${from}=${minutes}`).join();
}
