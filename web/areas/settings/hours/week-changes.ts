import { addDays, daysBetween, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import type { HoursException, Weekday } from "./hours.queries.ts";
import { dayName } from "./week-days.ts";

export type ChangedDay = { before: Weekday; after: Weekday };

const timeNames = ["opensMinutes", "closesMinutes", "buyingClosesMinutes"] as const;
export type TimeName = (typeof timeNames)[number];

export function changedDays(saved: readonly Weekday[], days: readonly Weekday[]): ChangedDay[] {
  return days.flatMap((after) => {
    const before = saved.find(({ weekday }) => weekday === after.weekday);
    return before === undefined || timeNames.every((name) => before[name] === after[name]) ? [] : [{ before, after }];
  });
}

/** Returns each change in words: `Sunday closes at 7:00 PM`. */
export function weekChanges(saved: readonly Weekday[], days: readonly Weekday[]): string[] {
  return changedDays(saved, days).flatMap(({ before, after }) => {
    const day = dayName(after.weekday);
    if (!isOpen(after)) {
      return [text("hours.change.closed", { day })];
    }
    if (!isOpen(before)) {
      return [
        text("hours.change.opened", {
          day,
          opens: timeText(after.opensMinutes),
          closes: timeText(after.closesMinutes),
        }),
      ];
    }
    return timeNames
      .filter((name) => before[name] !== after[name])
      .map((name) => text(`hours.change.${name}`, { day, time: timeText(after[name]) }));
  });
}

/** Returns the saved hours of a changed day, as far as they differ: `was 12:00 PM – 6:00 PM`. */
export function previousHours({ before, after }: ChangedDay): string {
  if (!isOpen(before)) {
    return text("hours.wasClosed");
  }
  const hasSameTimes = before.opensMinutes === after.opensMinutes && before.closesMinutes === after.closesMinutes;
  return hasSameTimes
    ? text("hours.wasBuying", { time: timeText(before.buyingClosesMinutes) })
    : text("hours.was", { opens: timeText(before.opensMinutes), closes: timeText(before.closesMinutes) });
}

/** Returns from when the new week counts: the first of its changed days that has no special hours. */
export function startText(
  {
    saved,
    days,
    exceptions,
  }: { saved: readonly Weekday[]; days: readonly Weekday[]; exceptions: readonly HoursException[] },
  today: BusinessDate,
): string | undefined {
  const changed = new Set(changedDays(saved, days).map(({ after }) => after.weekday));
  const special = new Set(exceptions.map(({ date }) => date));
  const first = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead)).find(
    (date) => changed.has(weekdayOf(date)) && !special.has(date),
  );
  return first === undefined ? undefined : text("hours.starts", { day: dayText(first, today) });
}

function dayText(date: BusinessDate, today: BusinessDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) {
    return text("hours.startsToday");
  }
  const dayOfMonth = formatDayOfMonth(date);
  return ahead === 1
    ? text("hours.startsTomorrow", { date: dayOfMonth })
    : text("hours.startsOn", { weekday: formatWeekday(date), date: dayOfMonth });
}

/** A task that comes back, as far as closing earlier matters to it. */
export type DueTask = { dueMinutes: number | null; repeatDays: readonly number[] };

export type WeekEffect = { id: string; text: string; isWarning: boolean };

/** Returns what else the changed days touch: goals, and tasks that would be due when nobody is there. */
export function weekEffects(
  { saved, days }: { saved: readonly Weekday[]; days: readonly Weekday[] },
  tasks: readonly DueTask[],
): WeekEffect[] {
  return changedDays(saved, days).flatMap(({ before, after }) => {
    const day = dayName(after.weekday);
    const [wasOpen, opens] = [isOpen(before), isOpen(after)];
    const goal = text(opens ? "hours.effect.opened" : "hours.effect.closed", { day });
    const late = tasks.filter((task) => isDueAfter(task, after) && !(wasOpen && isDueAfter(task, before))).length;
    const close = timeText(after.closesMinutes);
    const lateText = opens
      ? text("hours.effect.late", { count: late, day, time: close })
      : text("hours.effect.lateClosed", { count: late, day });
    return [
      ...(wasOpen === opens ? [] : [{ id: `goal-${after.weekday}`, text: goal, isWarning: false }]),
      ...(late === 0 ? [] : [{ id: `late-${after.weekday}`, text: lateText, isWarning: true }]),
    ];
  });
}

function isDueAfter({ dueMinutes, repeatDays }: DueTask, { weekday, closesMinutes }: Weekday): boolean {
  return (
    repeatDays.includes(weekday) && (closesMinutes === null || (dueMinutes !== null && dueMinutes > closesMinutes))
  );
}

function isOpen({ opensMinutes, closesMinutes }: Weekday): boolean {
  return opensMinutes !== null || closesMinutes !== null;
}

function timeText(minutes: number | null): string {
  if (minutes === null) {
    return text("hours.closing");
  }
  return minutes === 1440 ? text("hours.midnight") : formatMinutes(minutes);
}
