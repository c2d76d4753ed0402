import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";

const longestHours = 16;
const lateAfterMinutes = 10;

export type ShiftTimes = { startsAt: Date; endsAt: Date };

export type PlannedTimes = {
  date: BusinessDate;
  startMinutes: number;
  /** Not after the start means: on the next day. */
  endMinutes: number;
};

/** Null when start and end are the same or more than 16 hours apart. */
export function shiftTimes({ date, startMinutes, endMinutes }: PlannedTimes, timeZone: string): ShiftTimes | null {
  if (startMinutes === endMinutes) {
    return null;
  }
  const endsOn = endMinutes > startMinutes ? date : addDays(date, 1);
  const times = { startsAt: instantOf(date, startMinutes, timeZone), endsAt: instantOf(endsOn, endMinutes, timeZone) };
  const lengthMs = times.endsAt.getTime() - times.startsAt.getTime();
  return lengthMs > 0 && lengthMs <= longestHours * 3_600_000 ? times : null;
}

/** Planned, begun more than ten minutes ago, and not clocked in since. */
export function isLateForShift(shift: ShiftTimes, clockedInAt: Date | null, now: Date): boolean {
  const lateFrom = shift.startsAt.getTime() + lateAfterMinutes * 60_000;
  return clockedInAt === null && now.getTime() > lateFrom && now < shift.endsAt;
}
