import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

export type PlannedPunch = { type: "in" | "out" | "breakStart" | "breakEnd"; minutes: number };

const earlyShift = [585, 750, 780, 1050] as const;
const lateShift = [780, 1020, 1050, 1275] as const;
const types = ["in", "breakStart", "breakEnd", "out"] as const;

/**
 * Returns a person's punches on a date, in minutes after midnight; empty on days off. `place` is the index in the team: the
 * manager works on weekdays, the others in turns, always a few minutes off.
 */
export function punchesOn(date: BusinessDate, place: number): PlannedPunch[] {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  const weekday = weekdayOf(date);
  const isOff = place === 0 ? weekday === 0 || weekday === 6 : (day + place * 3) % 7 < 3;
  if (isOff) {
    return [];
  }
  const shift = place === 0 || (place + weekday) % 2 === 0 ? earlyShift : lateShift;
  return types.map((type, index) => ({
    type,
    minutes: (shift[index] ?? 0) + ((day * 7 + place * 5 + index * 3) % 13) - 6,
  }));
}

/** Returns cents per hour; the manager has a salary, and the newest employee's rate is not set yet. */
export function rateOf(place: number, teamSize: number): { hourlyWageCents: number | null; isKnown: boolean } {
  return { hourlyWageCents: place === 0 ? null : 1350 + (place % 4) * 75, isKnown: place !== teamSize - 1 };
}

/** Returns the dates before today that have hours, oldest first. */
export function pastDates(today: BusinessDate, days: number): BusinessDate[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index - days));
}
