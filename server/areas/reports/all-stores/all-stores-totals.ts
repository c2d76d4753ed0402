import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { comparedPercent, sumOf } from "#server/areas/reports/daily-report.rules.ts";
import type { StoreNow } from "./store-now.ts";
import type { Urgency } from "./store-now.rules.ts";

/** All stores of a person together, however many of them are listed. */
export type Totals = {
  storeCount: number;
  salesCents: Cents | null;
  /** Of the stores that have a goal, beside their sales. */
  goalCents: Cents | null;
  aheadCents: Cents | null;
  compTenths: PercentTenths | null;
  /** Stores whose sales have a comparison. */
  comparedStores: number;
  /** Sales of the stores that have a figure of last year, and that figure. */
  comparedSalesCents: Cents;
  compCents: Cents;
  /** Sellers without an offer. */
  waiting: number;
  longestWait: { name: string; minutes: number; urgency: Urgency } | null;
  missing: number;
  needs: number;
  /** The store to start with. */
  mostUrgent: { storeId: number; name: string } | null;
};

/** The stores in the order in which they are listed. */
export function totalsOf(stores: readonly StoreNow[]): Totals {
  const compared = stores.filter(({ salesCents, compCents }) => salesCents !== null && (compCents ?? 0) > 0);
  const withComp = stores.filter(({ compCents }) => compCents !== null);
  return {
    storeCount: stores.length,
    salesCents: sumOf(stores.map(({ salesCents }) => salesCents)),
    goalCents: sumOf(stores.map(({ goalCents }) => goalCents)),
    aheadCents: sumOf(stores.map(({ aheadCents }) => aheadCents)),
    compTenths: comparedPercent(
      sumOf(compared.map(({ salesCents }) => salesCents)),
      sumOf(compared.map(({ compCents }) => compCents)),
    ),
    comparedStores: compared.length,
    comparedSalesCents: sumOf(withComp.map(({ salesCents }) => salesCents)) ?? 0,
    compCents: sumOf(withComp.map(({ compCents }) => compCents)) ?? 0,
    waiting: sumOf(stores.map(({ waiting }) => waiting)) ?? 0,
    longestWait: longestWaitOf(stores),
    missing: sumOf(stores.map(({ missing }) => missing.length)) ?? 0,
    needs: sumOf(stores.map(({ needs }) => needs.length)) ?? 0,
    mostUrgent: stores.find(({ urgency }) => urgency !== "NONE") ?? null,
  };
}

function longestWaitOf(stores: readonly StoreNow[]): Totals["longestWait"] {
  return stores.reduce<Totals["longestWait"]>(
    (longest, { name, urgency, longestWaitMinutes: minutes }) =>
      (minutes ?? 0) > (longest?.minutes ?? 0) ? { name, urgency, minutes: minutes ?? 0 } : longest,
    null,
  );
}
