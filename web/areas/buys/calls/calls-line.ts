import { formatInstantDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./call-text.ts";

/** `Called twice, last 2:31 PM`, with the date instead of the time for another day; null where nobody called. */
export function callsLine(callTimes: readonly string[], { now, timeZone }: { now: Date; timeZone: string }) {
  const last = callTimes.at(-1);
  if (last === undefined) {
    return null;
  }
  const at = new Date(last);
  const isToday = localTimeAt(at, timeZone).date === localTimeAt(now, timeZone).date;
  const time = isToday ? formatTime(at, timeZone) : formatInstantDate(at, timeZone);
  const count = callTimes.length;
  return text(count === 1 ? "once" : count === 2 ? "twice" : "many", { count, time });
}
