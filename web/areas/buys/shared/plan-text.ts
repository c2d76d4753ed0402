import { localTimeAt } from "#common/store-time.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { Buy } from "./buys.queries.ts";
import { text } from "./buys-text.ts";

/** What the seller chose on the own page: `Back by 6:00 PM`; null for one who has chosen nothing. */
export function planText({ sellerPlan, sellerReturnsAt }: Buy, timeZone: string, now = new Date()): string | null {
  if (sellerPlan === null) {
    return null;
  }
  if (sellerPlan !== "RETURNS" || sellerReturnsAt === null) {
    return text(`plan.${sellerPlan}`);
  }
  const at = new Date(sellerReturnsAt);
  const isToday = localTimeAt(at, timeZone).date === localTimeAt(now, timeZone).date;
  const time = formatTime(at, timeZone);
  return text("plan.RETURNS", { time: isToday ? time : `${formatInstantDate(at, timeZone)}, ${time}` });
}
