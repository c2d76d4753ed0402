import { localTimeAt } from "#common/store-time.ts";

export type PunchType = "in" | "out" | "breakStart" | "breakEnd";
export type Punch = { type: PunchType; at: Date; businessDate: string };
export type ClockState = "out" | "in" | "break";
export type ClockAction = "clockIn" | "clockOut" | "startBreak" | "endBreak";

/** Where somebody stands on the clock, and since when; `out` has no since when they have not been in today. */
export type Standing = { state: ClockState; since: Date | null };

/** Nobody works longer without a clock-out: after this the entry says "Missing clock out" and counts no hours. */
const forgottenMs = 14 * 3_600_000;

/** `openDates` are the dates that a running entry may belong to: today's, and the night's before the day boundary. */
export type Moment = { now: Date; openDates: readonly string[] };

/**
 * The state that punches leave, oldest first. A clock-in of an earlier date, or of more than 14 hours ago, is a forgotten
 * clock-out and never pairs with a new punch.
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

/** The punches that an action writes, in order; or why it can't be done now. */
export function punchesFor(
  action: ClockAction,
  now: Standing,
  timeZone: string,
): { punches: readonly PunchType[] } | { refusal: string } {
  const at = now.since ? clockTime(now.since, timeZone) : "";
  const isOut = now.state === "out";
  const isOnBreak = now.state === "break";
  switch (action) {
    case "clockIn":
      return isOut ? { punches: ["in"] } : { refusal: isOnBreak ? onBreakSince(at) : `Already clocked in at ${at}` };
    case "clockOut":
      return isOut ? { refusal: clockedOutAt(at) } : { punches: isOnBreak ? ["breakEnd", "out"] : ["out"] };
    case "startBreak":
      return now.state === "in" ? { punches: ["breakStart"] } : { refusal: noBreakNow(isOnBreak, at) };
    case "endBreak":
      return isOnBreak ? { punches: ["breakEnd"] } : { refusal: "Not on break" };
  }
}

function onBreakSince(at: string): string {
  return `Already on break since ${at}`;
}

function noBreakNow(isOnBreak: boolean, at: string): string {
  return isOnBreak ? onBreakSince(at) : "Not clocked in";
}

function clockedOutAt(at: string): string {
  return at === "" ? "Not clocked in" : `Already clocked out at ${at}`;
}

/** `9:02 AM` on the store's wall. */
function clockTime(at: Date, timeZone: string): string {
  const { minutes } = localTimeAt(at, timeZone);
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
