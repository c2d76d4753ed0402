const minuteMs = 60_000;
/** A slip of this length or less is not worth a text. */
const tolerableMs = 10 * minuteMs;
/** A seller is given a later time twice at most. */
export const mostSlips = 2;

/** When to look whether a promise will hold: in time to say so, and once more when it surely has not. */
export function looksAt(promisedAt: Date, look: number): Date {
  return new Date(promisedAt.getTime() + (look === 0 ? -tolerableMs : tolerableMs + minuteMs));
}

/** Whether the seller must hear of it. */
export function isSlip({ promisedAt, expectedAt }: { promisedAt: Date; expectedAt: Date }): boolean {
  return expectedAt.getTime() - promisedAt.getTime() > tolerableMs;
}
