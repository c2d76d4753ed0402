import type { BusinessDate } from "./business-date.ts";
import { localTimeAt } from "./store-time.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `MMM d, yyyy`, as everywhere in the product: `Nov 21, 2026`. */
export function formatDate(date: BusinessDate): string {
  return `${formatDayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** `MMM d`, where the year goes without saying: `Nov 21`. */
export function formatDayOfMonth(date: BusinessDate): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ""} ${Number(date.slice(8, 10))}`;
}

/** The store's date at an instant, `MMM d, yyyy`. */
export function formatInstantDate(instant: Date, timeZone: string): string {
  return formatDate(localTimeAt(instant, timeZone).date);
}
