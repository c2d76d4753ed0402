/** Times of day to choose from, evenly spaced, for today and tomorrow. */
export type TimeSlot = { day: "today" | "tomorrow"; minutes: number };

export type TimeSlotRange = { interval?: number; fromHour?: number; toHour?: number };

/**
 * Minutes since midnight from `fromHour` to `toHour`, both included when they fall on the grid.
 * Interval 1 to 60 minutes (15 when not given), hours 0 to 24 with from below to (9 to 22); a RangeError beyond.
 */
export function timesOfDay({ interval = 15, fromHour = 9, toHour = 22 }: TimeSlotRange = {}): number[] {
  if (!Number.isInteger(interval) || interval < 1 || interval > 60) {
    throw new RangeError(`The interval must be 1 to 60 minutes, not ${interval}`);
  }
  const areHours = [fromHour, toHour].every((hour) => Number.isInteger(hour) && hour >= 0 && hour <= 24);
  if (!areHours || fromHour >= toHour) {
    throw new RangeError(`Hours must be 0 to 24 with the first below the last, not ${fromHour} to ${toHour}`);
  }
  const count = Math.floor(((toHour - fromHour) * 60) / interval) + 1;
  // 24:00 is tomorrow's midnight and belongs to tomorrow's group.
  return Array.from({ length: count }, (_, at) => fromHour * 60 + at * interval).filter((minutes) => minutes < 1440);
}

/** Slots still to come today, then all of tomorrow's. `nowMinutes` is the store's clock. */
export function timeSlots(nowMinutes: number, range: TimeSlotRange = {}): TimeSlot[] {
  const times = timesOfDay(range);
  const today = times.filter((minutes) => minutes > nowMinutes);
  return [
    ...today.map((minutes) => ({ day: "today" as const, minutes })),
    ...times.map((minutes) => ({ day: "tomorrow" as const, minutes })),
  ];
}
