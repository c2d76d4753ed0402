import type { PunchType, Standing } from "#common/clock/standing.ts";
import { localTimeAt } from "#common/store-time.ts";

export type ClockAction = "clockIn" | "clockOut" | "startBreak" | "endBreak";

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
