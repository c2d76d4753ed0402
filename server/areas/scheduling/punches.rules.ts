import { formatTime } from "#common/time-format.ts";

const minuteMs = 60_000;
const waitMinutes = [1, 5, 15] as const;
/** After this nobody tries any more; a manager writes it into the service by hand. */
const givenUpAfterMs = 24 * 60 * minuteMs;
/** A punch sent later than this must carry its time, or the service would use its own. */
const lateAfterMs = 2 * minuteMs;

export type PunchType = "in" | "out" | "breakStart" | "breakEnd";

/** When it is tried again after so many tries; null when its time is over. */
export function nextTry(
  { tries, punchedAt }: { tries: number; punchedAt: Date },
  { now, requestedMs }: { now: Date; requestedMs: number | null },
): Date | null {
  const minutes = waitMinutes[Math.min(tries, waitMinutes.length) - 1] ?? 1;
  const at = new Date(now.getTime() + Math.max(minutes * minuteMs, requestedMs ?? 0));
  return at.getTime() - punchedAt.getTime() > givenUpAfterMs ? null : at;
}

export function isLate({ tries, punchedAt }: { tries: number; punchedAt: Date }, now: Date): boolean {
  return tries > 1 || now.getTime() - punchedAt.getTime() > lateAfterMs;
}

const words: Record<PunchType, string> = {
  in: "Clocked in",
  out: "Clocked out",
  breakStart: "Break began",
  breakEnd: "Break ended",
};

/** `Clocked in 9:02 AM in Hangtag`: the true time, for people who read the service's own record. */
export function punchNote({ type, punchedAt }: { type: PunchType; punchedAt: Date }, timeZone: string): string {
  return `${words[type]} ${formatTime(punchedAt, timeZone)} in Hangtag`;
}
