import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import type { SpecialDay } from "#common/goals/holidays.ts";
import { formatPercent } from "#common/percent.ts";
import type { PercentTenths } from "#common/percent.ts";
import { goalsEnglish, text } from "./goals-text.ts";

const weekdays = ["weekday.0", "weekday.1", "weekday.2", "weekday.3", "weekday.4", "weekday.5", "weekday.6"] as const;
const shortDays = ["short.0", "short.1", "short.2", "short.3", "short.4", "short.5", "short.6"] as const;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export function weekdayName(weekday: number): string {
  return text(weekdays[weekday] ?? "weekday.0");
}

export function shortWeekday(weekday: number): string {
  return text(shortDays[weekday] ?? "short.0");
}

/** `Sat, Nov 22, 2025`. */
export function dayName(date: BusinessDate): string {
  return `${shortWeekday(weekdayOf(date))}, ${formatDate(date)}`;
}

/** `November`. */
export function monthWord(date: BusinessDate): string {
  return text(`monthName.${months[Number(date.slice(5, 7)) - 1] ?? 1}`);
}

/** `November 2026`. */
export function monthName(date: BusinessDate): string {
  return text("monthName.withYear", { name: monthWord(date), year: date.slice(0, 4) });
}

/** `+8.4%`, `-3.0%`. */
export function signedPercent(tenths: PercentTenths): string {
  return `${tenths > 0 ? "+" : ""}${formatPercent(tenths)}`;
}

/** `Thanksgiving`, `the day after Thanksgiving`, `Tax-free weekend, day 2`. */
export function specialName({ holiday, event, offset }: SpecialDay, country: string): string {
  if (holiday === null) {
    return offset === 0 ? (event ?? "") : text("special.eventDay", { name: event ?? "", day: offset + 1 });
  }
  if (holiday === "christmas" && offset === 1 && country === "CA") {
    return text("special.boxingDay");
  }
  const own = offset === 0 ? holiday : `${holiday}${offset}`;
  const key = `special.${own}`;
  if (isOwnWord(key)) {
    return text(key);
  }
  const name = text(`special.${holiday}`);
  return text(offset < 0 ? "special.before" : "special.after", { name, count: Math.abs(offset) });
}

type OwnWord = Extract<keyof typeof goalsEnglish, `special.${string}${"1" | "2"}`>;
type HolidayWord = `special.${NonNullable<SpecialDay["holiday"]>}`;

function isOwnWord(key: string): key is OwnWord | HolidayWord {
  return key in goalsEnglish;
}
