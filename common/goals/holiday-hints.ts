import { addDays, datesBetween, equivalentDay } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { isSameSpecial, pairedDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar, SpecialDay } from "./holidays.ts";

/** A coming day whose weekday last year was a holiday where it is none now, or the other way round. */
export type HolidayHint = {
  date: BusinessDate;
  /** What the day is. */
  special: SpecialDay | null;
  /** The same weekday last year, and what that was. */
  equivalent: BusinessDate;
  specialThen: SpecialDay | null;
  /** The day to compare with instead; null when last year had none (an event that is new). */
  better: BusinessDate | null;
};

/** The days of a range that the weekday alone would compare wrongly. */
export function holidayHints(
  calendar: HolidayCalendar,
  range: { from: BusinessDate; to: BusinessDate },
): HolidayHint[] {
  const hints: HolidayHint[] = [];
  for (const date of datesBetween(range.from, range.to)) {
    const equivalent = equivalentDay(date);
    const [special, specialThen] = [specialDay(date, calendar), specialDay(equivalent, calendar)];
    if (!isSameSpecial(special, specialThen)) {
      const better = special === null ? ordinaryBeside(equivalent, calendar) : pairedDay(date, calendar);
      hints.push({ date, special, equivalent, specialThen, better });
    }
  }
  return hints;
}

/** The nearest same weekday that was no holiday, the earlier one first. */
function ordinaryBeside(date: BusinessDate, calendar: HolidayCalendar): BusinessDate | null {
  const beside = [-7, 7, -14, 14].map((days) => addDays(date, days));
  return beside.find((day) => specialDay(day, calendar) === null) ?? null;
}
