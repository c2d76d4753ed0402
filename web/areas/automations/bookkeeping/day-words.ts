import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";

/** `Fri, Nov 20`. */
export function dayWords(date: string): string {
  return `${formatWeekday(date)}, ${formatDayOfMonth(date)}`;
}
