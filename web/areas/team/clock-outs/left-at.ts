import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

/** The instant of a wall-clock time `HH:MM` after a clock-in: on the same day, or else in the night after it. */
export function leftAt(time: string, after: Date, timeZone: string): Date | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) {
    return null;
  }
  const { date } = localTimeAt(after, timeZone);
  const wall = Number(hours) * 60 + Number(minutes);
  const sameDay = instantOf(date, wall, timeZone);
  return sameDay > after ? sameDay : instantOf(addDays(date, 1), wall, timeZone);
}
