/** When sellers may drop off who say so beforehand. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { buyingPeriods } from "#common/store-hours.ts";
import type { OpenPeriod } from "#common/store-hours.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { timeSlots } from "#common/time-slots.ts";
import type { TimeSlot } from "#common/time-slots.ts";
import type { BuyingDay } from "#server/platform/public-pages/public-words.rules.ts";

export type DropOffTime = { day: TimeSlot["day"]; date: BusinessDate; at: Date };

/** Limits of the store; null for none, except that without `perHour` no times are offered. */
export type DropOffLimits = { everyMinutes: number; perHour: number | null; perDay: number | null };

/** A drop-off of a day; without a time when the seller came with the bags. */
export type TakenDropOff = { businessDate: BusinessDate; dropOffAt: Date | null };

type Clock = { at: Date; timeZone: string };

/** Nobody chooses a time that has passed before the bags are in the car. */
const leastMinutesAhead = 15;

/** Times today and tomorrow while the store buys, in hours and days that still have room. */
export function dropOffTimes(
  { hours, taken }: { hours: readonly BuyingDay[]; taken: readonly TakenDropOff[] },
  { at, timeZone }: Clock,
  { everyMinutes, perHour, perDay }: DropOffLimits,
): DropOffTime[] {
  if (perHour === null) {
    return [];
  }
  const now = localTimeAt(at, timeZone);
  const dates = { today: now.date, tomorrow: addDays(now.date, 1) };
  const isUnset = hours.every(({ opensMinutes }) => opensMinutes === null);
  const grid = isUnset ? { interval: everyMinutes } : { interval: everyMinutes, fromHour: 0, toHour: 24 };
  const counts = countsOf(taken, timeZone);
  const hasRoom = (date: BusinessDate, minutes: number) =>
    (counts.get(hourKey(date, minutes)) ?? 0) < perHour && (perDay === null || (counts.get(date) ?? 0) < perDay);
  return timeSlots(now.minutes + leastMinutesAhead - 1, grid)
    .map(({ day, minutes }) => ({ day, date: dates[day], minutes }))
    .filter(({ date, minutes }) => (isUnset || isBuyingAt(hours, date, minutes)) && hasRoom(date, minutes))
    .map(({ day, date, minutes }) => ({ day, date, at: instantOf(date, minutes, timeZone) }));
}

function isBuyingAt(hours: readonly BuyingDay[], date: BusinessDate, minutes: number): boolean {
  const day = hours.find((candidate) => candidate.date === date);
  const isOpen = ({ opensMinutes, closesMinutes }: OpenPeriod) => minutes >= opensMinutes && minutes < closesMinutes;
  return day !== undefined && buyingPeriods(day).some(isOpen);
}

/** By date, and by date and hour. */
function countsOf(taken: readonly TakenDropOff[], timeZone: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { businessDate, dropOffAt } of taken) {
    const hour = dropOffAt === null ? [] : [hourKey(businessDate, localTimeAt(dropOffAt, timeZone).minutes)];
    for (const key of [businessDate, ...hour]) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function hourKey(date: BusinessDate, minutes: number): string {
  return `${date} ${Math.floor(minutes / 60)}`;
}
