import { addDays, weekdayOf } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

/** Marketing goes out from 9 to 20, on Sundays from 12, by every clock that counts. */
const opensMinutes = 9 * 60;
const opensSundayMinutes = 12 * 60;
const closesMinutes = 20 * 60;

/** Where zones have hours in common, a few rounds settle on one instant; none of North America's needs more. */
const mostRounds = 10;

/**
 * The first instant from one on at which marketing may go out in all of the zones; null where it is night in one whenever
 * it is day in the other. The database's guard says the same.
 */
export function nextMarketingInstant(from: Date, timeZones: readonly string[]): Date | null {
  let instant = from;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = timeZones.reduce((latest, zone) => later(latest, openAt(instant, zone)), instant);
    if (next.getTime() === instant.getTime()) {
      return instant;
    }
    instant = next;
  }
  return null;
}

function openAt(instant: Date, zone: string): Date {
  const { date, minutes } = localTimeAt(instant, zone);
  const opens = weekdayOf(date) === 0 ? opensSundayMinutes : opensMinutes;
  if (minutes < opens) {
    return instantOf(date, opens, zone);
  }
  if (minutes < closesMinutes) {
    return instant;
  }
  const next = addDays(date, 1);
  return instantOf(next, weekdayOf(next) === 0 ? opensSundayMinutes : opensMinutes, zone);
}

function later(first: Date, second: Date): Date {
  return second > first ? second : first;
}
