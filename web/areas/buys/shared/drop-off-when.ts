import { formatWeekday } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";

/** `3:30 PM`, and with its day on another one: `Thu, 10:00 AM`. */
export function dropOffWhen(dropOffAt: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const at = new Date(dropOffAt);
  const time = formatTime(at, timeZone);
  const { date } = localTimeAt(at, timeZone);
  return date === localTimeAt(now, timeZone).date ? time : `${formatWeekday(date)}, ${time}`;
}
