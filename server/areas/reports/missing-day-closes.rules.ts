import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** Older days are for the report of Day Closes; a card of weeks would be read by nobody. */
export const daysLookedBack = 7;

const missedAtMinutes = 6 * 60;

export type CloseFacts = {
  /** The store's calendar date and clock. */
  now: { date: BusinessDate; minutes: number };
  /** Business dates with a Day Close, as far back as is looked. */
  closedOn: ReadonlySet<BusinessDate>;
  /** Of all; null before the point of sale has closed a day. */
  firstClose: BusinessDate | null;
  closedWeekdays: ReadonlySet<number>;
  /** Days on which people said that the store is closed. */
  closedDates: ReadonlySet<BusinessDate>;
};

/**
 * Days that were open and got no Day Close by six the next morning, newest first. A store whose point of sale has never
 * closed a day before is not told of every day there is.
 */
export function missingDayCloses(facts: CloseFacts): BusinessDate[] {
  const { now, firstClose } = facts;
  const newest = addDays(now.date, now.minutes >= missedAtMinutes ? -1 : -2);
  return Array.from({ length: daysLookedBack }, (_, back) => addDays(newest, -back)).filter(
    (date) =>
      firstClose !== null &&
      firstClose < date &&
      !facts.closedOn.has(date) &&
      !facts.closedWeekdays.has(weekdayOf(date)) &&
      !facts.closedDates.has(date),
  );
}
