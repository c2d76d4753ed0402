import { daysBetween } from "./business-date.ts";
import type { BusinessDate } from "./business-date.ts";
import { formatDate } from "./date-format.ts";
import { localTimeAt } from "./store-time.ts";

/** Within this many days a time is shown as a count of days; beyond, as its date. */
const dayCountLimit = 7;

const minuteMs = 60_000;

/** `today`, `yesterday`, `in 3 days`, `7 days ago`; beyond seven days `MMM d, yyyy`. */
export function relativeDay(date: BusinessDate, today: BusinessDate, language = "en-US"): string {
  const days = daysBetween(today, date);
  return Math.abs(days) > dayCountLimit ? formatDate(date) : wordsIn(language).format(days, "day");
}

/** As `relativeDay`, with hours and minutes on the same day of the store. */
export function relativeTime(
  instant: Date,
  { now, timeZone, language = "en-US" }: { now: Date; timeZone: string; language?: string },
): string {
  const [date, today] = [localTimeAt(instant, timeZone).date, localTimeAt(now, timeZone).date];
  if (date !== today) {
    return relativeDay(date, today, language);
  }
  const minutes = Math.trunc((instant.getTime() - now.getTime()) / minuteMs);
  if (minutes === 0) {
    return wordsIn(language).format(0, "second");
  }
  return Math.abs(minutes) < 60
    ? wordsIn(language).format(minutes, "minute")
    : wordsIn(language).format(Math.trunc(minutes / 60), "hour");
}

function wordsIn(language: string): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" });
}
