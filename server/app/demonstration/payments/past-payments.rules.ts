import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

/** The company has paid for so long. */
export const daysBack = 200;

/** Returns the store's first midnight after that instant; counted from today's date a change to winter time may precede it. */
export function freeTimeEnd(now: Date, timeZone: string): Date {
  const begin = new Date(now.getTime() - daysBack * 86_400_000);
  return instantOf(addDays(localTimeAt(begin, timeZone).date, 1), 0, timeZone);
}
