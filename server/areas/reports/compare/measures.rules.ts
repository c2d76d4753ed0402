/** What stores are compared by, and when a day of a store counts for it. */
import type { BusinessDate } from "#common/business-date.ts";
import { roundedQuotient } from "#common/rounding.ts";
import type { Parts } from "#server/areas/reports/daily-report.rules.ts";
import type { KnownDay, StoreDays } from "./compare.rules.ts";

export const measures = ["LABOR", "LAST_YEAR", "TICKET", "WAIT"] as const;
export type Measure = (typeof measures)[number];

/** What they are made of, beside waits and the comparison. */
export const measuredParts = ["sales", "customers", "laborMinutes"] as const;

export type MeasuredDay = Pick<Parts, (typeof measuredParts)[number] | "compSales" | "waitSeconds"> & {
  date: BusinessDate;
  compDate: BusinessDate;
  status: string;
};

/** A store has traded on a day that is final and on which a customer bought: a closed day measures zeros. */
export function hasTraded({ status, sales, customers }: Pick<MeasuredDay, "status" | "sales" | "customers">): boolean {
  return status !== "provisional" && sales !== null && (customers ?? sales) > 0;
}

/** The days of a store on which it traded. */
export function tradingDays(storeId: number, days: readonly MeasuredDay[]): StoreDays {
  return daysBy(storeId, days, ({ date }) => ({ date, part: 1, whole: 1, basis: "" }));
}

/** Those of its trading days that know both sides of a measure. */
export function measuredDays(storeId: number, days: readonly MeasuredDay[], measure: Measure): StoreDays {
  return daysBy(storeId, days, (day) => knownDay(day, measure));
}

function daysBy(
  storeId: number,
  days: readonly MeasuredDay[],
  sidesOf: (day: MeasuredDay) => KnownDay | null,
): StoreDays {
  const byDate = new Map<BusinessDate, KnownDay>();
  for (const day of days) {
    const sides = hasTraded(day) ? sidesOf(day) : null;
    if (sides !== null) {
      byDate.set(day.date, sides);
    }
  }
  return { storeId, days: byDate };
}

function knownDay(day: MeasuredDay, measure: Measure): KnownDay | null {
  const { date, sales, laborMinutes, customers, compSales, compDate, waitSeconds } = day;
  switch (measure) {
    case "LABOR":
      return pair({ date, part: sales, whole: laborMinutes, basis: "" });
    case "TICKET":
      return pair({ date, part: sales, whole: customers, basis: "" });
    // All stores have to be compared with the same day, or one with a holiday against one without would look better.
    case "LAST_YEAR":
      return pair({ date, part: sales, whole: compSales, basis: compDate });
    // Without a seller there is no wait; the day counts all the same.
    case "WAIT":
      return waitSeconds === null
        ? null
        : { date, part: waitSeconds.reduce((sum, wait) => sum + wait, 0), whole: waitSeconds.length, basis: "" };
  }
}

type Sides = Pick<KnownDay, "date" | "basis"> & { part: number | null; whole: number | null };

function pair({ date, part, whole, basis }: Sides): KnownDay | null {
  return part === null || whole === null || whole <= 0 ? null : { date, part, whole, basis };
}

/**
 * A quotient in the unit and rounding of the reports: cents an hour or a ticket, tenths of a percent against last year,
 * minutes of a wait.
 */
export function inUnits(measure: Measure, { part, whole }: { part: number; whole: number }): number {
  switch (measure) {
    case "LABOR":
      return roundedQuotient(part * 60, whole);
    case "TICKET":
      return roundedQuotient(part, whole);
    case "LAST_YEAR":
      return roundedQuotient((part - whole) * 1000, whole);
    case "WAIT":
      return roundedQuotient(part, whole * 60);
  }
}

/** A long wait is worse, anything else is worse when it is low. */
export function isWeak(measure: Measure, standing: "INSIDE" | "BELOW" | "ABOVE" | null): boolean {
  return standing === (measure === "WAIT" ? "ABOVE" : "BELOW");
}
