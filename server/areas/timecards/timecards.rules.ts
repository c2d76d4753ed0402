import { addDays, firstOfWeek } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import type { PunchType } from "#common/clock/standing.ts";

/** Federal law counts overtime from here on, for each fixed week: 29 U.S.C. 207(a)(1). */
const fullWeekMinutes = 40 * 60;

/** Twice a long shift; what is longer was typed wrong. */
const longestEntryMs = 16 * 3_600_000;

export type PunchTime = { type: PunchType; at: Date };

/**
 * Minutes over 40 hours of each week that lies wholly within the days given; a week that is cut off has hours that are
 * not shown, so it is left out.
 */
export function overtimeMinutes(
  days: readonly { date: BusinessDate; minutes: number }[],
  range: { from: BusinessDate; to: BusinessDate; weekStart: 0 | 1 },
): number {
  const weeks = Map.groupBy(days, ({ date }) => firstOfWeek(date, range.weekStart));
  return [...weeks].reduce((sum, [first, ofWeek]) => {
    const isWhole = first >= range.from && addDays(first, 6) <= range.to;
    const minutes = ofWeek.reduce((all, day) => all + day.minutes, 0);
    return sum + (isWhole ? Math.max(0, minutes - fullWeekMinutes) : 0);
  }, 0);
}

const follows: Record<PunchType | "start", readonly PunchType[]> = {
  start: ["in"],
  in: ["out", "breakStart"],
  breakStart: ["breakEnd"],
  breakEnd: ["out", "breakStart"],
  out: ["in"],
};

/**
 * Why a day cannot be so, in words for the manager; null when it can. The punches are in the order they happened. Only
 * the running day may end without a clock-out.
 */
export function problemOfDay(
  punches: readonly PunchTime[],
  day: { date: BusinessDate; timeZone: string; boundaryMinutes: number; now: Date; isRunning: boolean },
): string | null {
  let before: PunchType | "start" = "start";
  for (const { type } of punches) {
    if (!follows[before].includes(type)) {
      return outOfOrder(before, type);
    }
    before = type;
  }
  if (before !== "start" && before !== "out" && !day.isRunning) {
    return "Add a clock-out at the end of the day";
  }
  return problemOfTimes(punches, day);
}

function outOfOrder(before: PunchType | "start", type: PunchType): string {
  if (before === "start" || before === "out") {
    return "Start with a clock-in";
  }
  if (type === "in") {
    return "Add a clock-out between the two clock-ins";
  }
  return type === "breakEnd" ? "Add the start of the break" : "End the break before the next punch";
}

function problemOfTimes(
  punches: readonly PunchTime[],
  day: { date: BusinessDate; timeZone: string; boundaryMinutes: number; now: Date },
): string | null {
  const first = instantOf(day.date, 0, day.timeZone);
  const next = instantOf(addDays(day.date, 1), day.boundaryMinutes, day.timeZone);
  let clockIn: Date | null = null;
  for (const [index, { type, at }] of punches.entries()) {
    const previous = punches[index - 1];
    if (at > day.now) {
      return "Enter a time that isn't in the future";
    }
    if (previous && at < previous.at) {
      return "Put the times in order";
    }
    if (type === "in") {
      clockIn = at;
      if (at < first || at >= next) {
        return "This clock-in belongs to another day";
      }
    }
    if (clockIn !== null && at.getTime() - clockIn.getTime() > longestEntryMs) {
      return "Check the times: this is longer than 16 hours";
    }
  }
  return null;
}
