import { text } from "#web/areas/settings/store/store-text.ts";
import type { HoursException, Weekday } from "./hours.queries.ts";

const keys = [
  "hours.day.0",
  "hours.day.1",
  "hours.day.2",
  "hours.day.3",
  "hours.day.4",
  "hours.day.5",
  "hours.day.6",
] as const;

/** 0 is Sunday. */
export function dayName(weekday: number): string {
  return text(keys[weekday] ?? keys[0]);
}

/** Tuesday to Saturday get the hours of Monday; Sunday keeps its own. */
export function toSaturdayAsMonday(week: readonly Weekday[]): Weekday[] {
  const monday = week.find((day) => day.weekday === 1);
  return week.map((day) => (monday === undefined || day.weekday < 2 ? day : { ...monday, weekday: day.weekday }));
}

/** A closed day that is opened begins with usual hours, so that one choice is enough. */
export const usualHours = { opensMinutes: 600, closesMinutes: 1260, buyingClosesMinutes: 1200 };
export const shutHours = { opensMinutes: null, closesMinutes: null, buyingClosesMinutes: null };

export type OpenHours = { opensMinutes: number; closesMinutes: number; buyingClosesMinutes: number | null };

/** The times to begin with when a day is opened: its own, else the usual ones. */
export function openHoursOf(day: HoursException | null): OpenHours {
  const { opensMinutes: opens, closesMinutes: closes, buyingClosesMinutes } = day ?? shutHours;
  return opens === null || closes === null
    ? usualHours
    : { opensMinutes: opens, closesMinutes: closes, buyingClosesMinutes };
}

/** A new day begins closed: most of them are holidays. */
export function isShutDay(day: HoursException | null): boolean {
  return day === null || day.opensMinutes === null;
}
