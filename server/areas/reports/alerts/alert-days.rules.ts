import type { BusinessDate } from "#common/business-date.ts";
import type { AlertDay, Sides } from "./alerts.rules.ts";

export type AlertDayRow = {
  date: BusinessDate;
  sales: number | null;
  customers: number | null;
  salesWithoutCustomer: number | null;
  returns: number | null;
  discounts: number | null;
  buys: number | null;
  buysPassed: number | null;
  waitSeconds: readonly number[] | null;
  overShort: number | null;
  /** Null where the day's tickets are not there, as in an import of totals. */
  tickets: number | null;
  voids: number | null;
};

/** What a final day says of each kind; what it does not know is null, and no part of any usual. */
export function alertDayOf(row: AlertDayRow): AlertDay {
  const { sales, customers, salesWithoutCustomer, returns, discounts, buys, buysPassed, overShort, tickets, voids } =
    row;
  return {
    date: row.date,
    sides: {
      REFUNDS: pair(returns, sales),
      // Of what the goods would have brought.
      DISCOUNTS: pair(discounts, sales === null || discounts === null ? null : sales + discounts),
      VOIDS: pair(voids, tickets),
      NO_CUSTOMER: pair(salesWithoutCustomer, customers),
      // Over on one day and short on the next are two drawers that were not right.
      OVER_SHORT: pair(overShort === null ? null : Math.abs(overShort), sales),
      WAITS: waitsOf(row.waitSeconds),
      PASSES: pair(buysPassed, buys === null || buysPassed === null ? null : buys + buysPassed),
    },
  };
}

/** A day on which nothing was sold, or nobody came, has no quotient and says nothing. */
function pair(part: number | null, whole: number | null): Sides | null {
  return part === null || whole === null || whole <= 0 ? null : { part: Math.max(0, part), whole };
}

function waitsOf(seconds: readonly number[] | null): Sides | null {
  return seconds === null || seconds.length === 0
    ? null
    : { part: seconds.reduce((sum, wait) => sum + wait, 0), whole: seconds.length };
}
