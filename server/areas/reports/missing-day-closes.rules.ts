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
  shutWeekdays: ReadonlySet<number>;
  /** Days on which the store is shut. */
  shutDates: ReadonlySet<BusinessDate>;
};

/**
 * Days that were open and got no Day Close by six the next morning, newest first. A store whose point of sale has never
 * closed a day before is not notified of every day there is.
 */
export function missingDayCloses(facts: CloseFacts): BusinessDate[] {
  const newest = newestThatMayBeMissing(facts.now);
  return Array.from({ length: daysLookedBack }, (_, back) => addDays(newest, -back)).filter((date) =>
    lacksDayClose(date, facts),
  );
}

/** Whether a day could be missing its Day Close by now: nobody is still closing it. */
export function mayBeMissing(date: BusinessDate, now: CloseFacts["now"]): boolean {
  return date <= newestThatMayBeMissing(now);
}

/** Of a day that is over: the store was open, and the point of sale had closed days before it. */
export function lacksDayClose(date: BusinessDate, facts: CloseFacts): boolean {
  const { firstClose } = facts;
  return firstClose !== null && firstClose < date && !facts.closedOn.has(date) && isOpenOn(date, facts);
}

export function isOpenOn(
  date: BusinessDate,
  { shutWeekdays, shutDates }: Pick<CloseFacts, "shutWeekdays" | "shutDates">,
): boolean {
  return !shutWeekdays.has(weekdayOf(date)) && !shutDates.has(date);
}

function newestThatMayBeMissing(now: CloseFacts["now"]): BusinessDate {
  return addDays(now.date, now.minutes >= missedAtMinutes ? -1 : -2);
}
