import { addDays, lastOfMonth, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { roundedQuotient } from "#common/rounding.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

export type TaskAccess = "all" | "manager";
/** What the database calls a text. */
export function accessOf(column: string): TaskAccess {
  return column === "manager" ? "manager" : "all";
}

export type TaskStatus = "open" | "done" | "skipped" | "not-needed" | "moved";

/** Why a person skips a task: a short list, so that a manager can count them. */
export const skipReasons = ["no-time", "short-staffed", "out-of-supplies", "broken", "other"] as const;
export type SkipReason = (typeof skipReasons)[number];

/** When a recurring task comes back: on weekdays (0 Sunday), or on a day of the month. */
export type Repetition = {
  repeatDays: readonly number[];
  monthlyDay: number | null;
  startsOn: BusinessDate;
  endsOn: BusinessDate | null;
};

export type StoreClock = { timeZone: string; boundaryMinutes: number };

export type TaskDates = {
  /** The newest date whose boundary has passed: open tasks of dates before it are over. */
  current: BusinessDate;
  /** What the calendar on the wall says; a date after it is the future. */
  calendar: BusinessDate;
};

/** Tasks change their day at the boundary, not at midnight and not at Day Close, so that closers can still tick. */
export function taskDates(now: Date, clock: StoreClock): TaskDates {
  const local = localTimeAt(now, clock.timeZone);
  return {
    calendar: local.date,
    current: local.minutes >= clock.boundaryMinutes ? local.date : addDays(local.date, -1),
  };
}

export function occursOn(repetition: Repetition, date: BusinessDate): boolean {
  if (date < repetition.startsOn || (repetition.endsOn !== null && date > repetition.endsOn)) {
    return false;
  }
  if (repetition.monthlyDay !== null) {
    const lastDay = Number(lastOfMonth(date).slice(8));
    return Number(date.slice(8)) === Math.min(repetition.monthlyDay, lastDay);
  }
  return repetition.repeatDays.includes(weekdayOf(date));
}

/** A due time that daylight saving skips moves forward; a doubled one is the first. */
export function dueAt(date: BusinessDate, dueMinutes: number | null, timeZone: string): Date | null {
  return dueMinutes === null ? null : instantOf(date, dueMinutes, timeZone);
}

export type Tick =
  | { isAllowed: true; isLate: boolean; isLateEntry: boolean }
  | { isAllowed: false; reason: "future" | "past" };

export type TickInput = {
  task: { date: BusinessDate; dueAt: Date | null };
  dates: TaskDates;
  now: Date;
  isManager: boolean;
};

/** Until its boundary anybody ticks; afterwards a manager, as a late entry. A day that has not come is not ticked. */
export function tick({ task, dates, now, isManager }: TickInput): Tick {
  if (task.date > dates.calendar) {
    return { isAllowed: false, reason: "future" };
  }
  const isLateEntry = task.date < dates.current;
  if (isLateEntry && !isManager) {
    return { isAllowed: false, reason: "past" };
  }
  return { isAllowed: true, isLate: isLate(task.dueAt, now), isLateEntry };
}

/** No device keeps a tick for longer than this; a time before is a clock that goes wrong. */
const longestWaitMs = 7 * 86_400_000;
/** Less than this is a clock that goes wrong, or the way to the server. */
const shortestWaitMs = 60_000;

/**
 * When the device says that a task was ticked, of a tick that waited for the connection; null of any other. A claim is
 * kept for people to read. Any client can claim any time, so a claim decides nothing.
 */
export function offlineClaim(receivedAt: Date, deviceAt: Date | null): Date | null {
  if (deviceAt === null) {
    return null;
  }
  const waitedMs = receivedAt.getTime() - deviceAt.getTime();
  return waitedMs > shortestWaitMs && waitedMs <= longestWaitMs ? deviceAt : null;
}

function isLate(due: Date | null, at: Date): boolean {
  return due !== null && at > due;
}

/** Open and past its due instant, or a one-off that was carried. */
export function isOverdue(
  task: { status: TaskStatus; dueAt: Date | null; date: BusinessDate; originalDate: BusinessDate },
  now: Date,
): boolean {
  return task.status === "open" && (isLate(task.dueAt, now) || task.date > task.originalDate);
}

/** On the business date of the tick anybody may take it back, later managers only. */
export function mayUntick(task: { doneOn: BusinessDate }, today: BusinessDate, isManager: boolean): boolean {
  return isManager || task.doneOn === today;
}

/**
 * Done of due over several days, in tenths of a percent: from the sums, never the mean of days. Null without any due.
 */
export function completion(days: readonly { due: number; done: number }[]): number | null {
  const due = days.reduce((sum, day) => sum + day.due, 0);
  const done = days.reduce((sum, day) => sum + day.done, 0);
  return due === 0 ? null : roundedQuotient(done * 1000, due);
}
