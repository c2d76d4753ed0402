import type { BusinessDate } from "./business-date.ts";
import { localTimeAt } from "./store-time.ts";

// By name and not by `Intl`, whose first date format costs a slow phone an eighth of a second.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `MMM d, yyyy`, as everywhere in the product: `Nov 21, 2026`. */
export function formatDate(date: BusinessDate): string {
  return `${formatDayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** `MMM d`, where the year goes without saying: `Nov 21`. */
export function formatDayOfMonth(date: BusinessDate): string {
  return `${monthName(date).slice(0, 3)} ${Number(date.slice(8, 10))}`;
}

/** `Nov 15 – 21, 2026`, `Nov 29 – Dec 5, 2026`, `Dec 29, 2025 – Jan 4, 2026`; of a single day `Nov 15, 2026`. */
export function formatDateRange({ from, to }: { from: BusinessDate; to: BusinessDate }): string {
  if (from === to) {
    return formatDate(from);
  }
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = isOneMonth ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : formatDate(to);
  const first = from.slice(0, 4) === to.slice(0, 4) ? formatDayOfMonth(from) : formatDate(from);
  return `${first} – ${last}`;
}

/** `November 2026`. */
export function formatMonth(date: BusinessDate): string {
  return `${monthName(date)} ${date.slice(0, 4)}`;
}

/** `Sun`. */
export function formatWeekday(date: BusinessDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
}

const fullWeekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** `Thursday`, where there is room. */
export function formatFullWeekday(date: BusinessDate): string {
  return fullWeekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
}

function monthName(date: BusinessDate): string {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

/** The store's date at an instant, `MMM d, yyyy`. */
export function formatInstantDate(instant: Date, timeZone: string): string {
  return formatDate(localTimeAt(instant, timeZone).date);
}
