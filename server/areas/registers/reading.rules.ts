/** When each part of a register service is looked at again, and from where. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** What people wait for often; what reports of the service bring anyway seldom. */
const everyMs: Readonly<Record<string, number>> = {
  sales: 30 * secondMs,
  refunds: 30 * secondMs,
  drawers: 5 * minuteMs,
  items: 5 * minuteMs,
  customers: 10 * minuteMs,
  employees: 15 * minuteMs,
};
/** How often it is looked whether a part is due. */
export const lookEveryMs = 30 * secondMs;

/** A list may lack for a moment what was just written. */
const overlapMs = 5 * minuteMs;

type Looked = { readTo: Date; lookedAt: Date; cursor: string | null };

export function isDue(part: string, bookmark: Looked | undefined, now: Date): boolean {
  return (
    bookmark === undefined ||
    bookmark.cursor !== null ||
    now.getTime() - bookmark.lookedAt.getTime() >= (everyMs[part] ?? 0)
  );
}

/** From where a part is read that has no page waiting. */
export function readFrom(bookmark: Looked | undefined, start: Date): Date {
  return bookmark === undefined ? start : new Date(bookmark.readTo.getTime() - overlapMs);
}

/** The months of a range, cut to it, the newest first. */
export function monthsOf(from: BusinessDate, to: BusinessDate): { from: BusinessDate; to: BusinessDate }[] {
  const months: { from: BusinessDate; to: BusinessDate }[] = [];
  let last = to;
  while (last >= from) {
    const first = `${last.slice(0, 7)}-01`;
    months.push({ from: first < from ? from : first, to: last });
    last = addDays(first, -1);
  }
  return months;
}

/** How a run goes; null until there is a pace to see. Days are known beforehand, sales are not. */
export function paceOf(run: { daysDone: number; daysLeft: number; sales: number; workingMs: number }): {
  salesPerMinute: number | null;
  minutesLeft: number | null;
} {
  const minutes = run.workingMs / minuteMs;
  if (minutes <= 0 || run.daysDone === 0) {
    return { salesPerMinute: null, minutesLeft: null };
  }
  return {
    salesPerMinute: Math.round(run.sales / minutes),
    minutesLeft: Math.ceil((minutes / run.daysDone) * run.daysLeft),
  };
}
