import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

/** The instant of a wall-clock time, in minutes since midnight, after a clock-in: on the same day, or else in the night after it. */
export function leftAt(wall: number, after: Date, timeZone: string): Date {
  const { date } = localTimeAt(after, timeZone);
  const sameDay = instantOf(date, wall, timeZone);
  return sameDay > after ? sameDay : instantOf(addDays(date, 1), wall, timeZone);
}
