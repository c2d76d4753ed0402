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

/** `Nov 15 – 21, 2026`, `Nov 29 – Dec 5, 2026`. */
export function formatDateRange({ from, to }: { from: BusinessDate; to: BusinessDate }): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = isOneMonth ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : formatDate(to);
  return `${formatDayOfMonth(from)} – ${last}`;
}

/** `November 2026`. */
export function formatMonth(date: BusinessDate): string {
  return monthFormat.format(new Date(`${date}T00:00:00Z`));
}

/** `Sun`. */
export function formatWeekday(date: BusinessDate): string {
  return weekdayFormat.format(new Date(`${date}T00:00:00Z`));
}

const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const weekdayFormat = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

/** The store's date at an instant, `MMM d, yyyy`. */
export function formatInstantDate(instant: Date, timeZone: string): string {
  return formatDate(localTimeAt(instant, timeZone).date);
}
