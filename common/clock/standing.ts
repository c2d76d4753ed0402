export type PunchType = "in" | "out" | "breakStart" | "breakEnd";
export type Punch = { type: PunchType; at: Date; businessDate: string };
export type ClockState = "out" | "in" | "break";

/** A person's clock state and since when; `out` has no since if they have not been in today. */
export type Standing = { state: ClockState; since: Date | null };

/** Nobody works longer without a clock-out: after this the entry says "Missing clock-out" and counts no hours. */
const forgottenMs = 14 * 3_600_000;

/** Meals take half an hour, and where a law asks for more it asks for an hour. */
const longestBreakMs = 3_600_000;

/** Whether a break that began then has lasted so long that its end was likely forgotten. */
export function isLongBreak(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > longestBreakMs;
}

/** `openDates` are the dates that a running entry may belong to: today's, and the night's before the day boundary. */
export type Moment = { now: Date; openDates: readonly string[] };

/**
 * The state that punches leave, oldest first. A clock-in of an earlier date, or of more than 14 hours ago, is a
 * forgotten clock-out and never pairs with a new punch.
 */
export function standing(punches: readonly Punch[], moment: Moment): Standing {
  const ofToday = punches.filter((punch) => moment.openDates.includes(punch.businessDate));
  const last = ofToday.at(-1);
  const clockIn = ofToday.findLast((punch) => punch.type === "in");
  if (!last || !clockIn) {
    return { state: "out", since: null };
  }
  if (last.type === "out") {
    return { state: "out", since: last.at };
  }
  if (moment.now.getTime() - clockIn.at.getTime() >= forgottenMs) {
    return { state: "out", since: null };
  }
  return last.type === "breakStart" ? { state: "break", since: last.at } : { state: "in", since: clockIn.at };
}
