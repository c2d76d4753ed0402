import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";

const longestHours = 16;
const lateAfterMinutes = 10;

export type ShiftTimes = { startsAt: Date; endsAt: Date };

export type PlannedTimes = {
  date: BusinessDate;
  startMinutes: number;
  /** Before the start means: on the next day. */
  endMinutes: number;
};

/** Null when start and end are the same or more than 16 hours apart. */
export function shiftTimes({ date, startMinutes, endMinutes }: PlannedTimes, timeZone: string): ShiftTimes | null {
  const endsOn = endMinutes < startMinutes ? addDays(date, 1) : date;
  const times = { startsAt: instantOf(date, startMinutes, timeZone), endsAt: instantOf(endsOn, endMinutes, timeZone) };
  const lengthMs = times.endsAt.getTime() - times.startsAt.getTime();
  return lengthMs > 0 && lengthMs <= longestHours * 3_600_000 ? times : null;
}

/** When a person was in; without an end while they are in or if the clock-out was forgotten. */
export type Stretch = { from: Date; to: Date | null };

/**
 * How late a person came for the first shift they were late for; null if on time, or if they did not come
 * at all. Ten minutes do not count, as on the running day.
 */
export function minutesLate(shifts: readonly ShiftTimes[], stretches: readonly Stretch[]): number | null {
  for (const { startsAt, endsAt } of shifts) {
    const lateFrom = startsAt.getTime() + lateAfterMinutes * 60_000;
    const wasThere = stretches.some(({ from, to }) => from.getTime() <= lateFrom && (to === null || to > startsAt));
    const came = stretches.find(({ from }) => from > startsAt && from < endsAt);
    if (!wasThere && came !== undefined) {
      return Math.floor((came.from.getTime() - startsAt.getTime()) / 60_000);
    }
  }
  return null;
}

/** Planned, begun more than ten minutes ago, and not clocked in since. */
export function isLateForShift(shift: ShiftTimes, clockedInAt: Date | null, now: Date): boolean {
  const lateFrom = shift.startsAt.getTime() + lateAfterMinutes * 60_000;
  return clockedInAt === null && now.getTime() > lateFrom && now < shift.endsAt;
}
