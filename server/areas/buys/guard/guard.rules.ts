/**
 * What a buyer should know before paying: the cash that is left of the day's plan, and of what there is too much already.
 * It warns with figures and never stops anyone.
 */
import { weeksOfSupply } from "#common/buys/supply.ts";
import type { Cents } from "#common/money.ts";

export type DrawerCash = {
  plan: Cents;
  /** To sellers today, in cash. */
  paid: Cents;
  /** Below 0 when more was paid than planned. */
  left: Cents;
};

/** Null where the store has no plan. */
export function drawerCash(plan: Cents | null, paid: Cents): DrawerCash | null {
  return plan === null ? null : { plan, paid, left: plan - paid };
}

/** A section of the floor, or a category of the register that belongs to none. */
export type StockRow = {
  name: string;
  /** In the past eight weeks. */
  soldItems: number;
  /** Wherever they are. */
  unsoldItems: number;
  /** Null where no section says which bins are for it. */
  binItems: number | null;
};

export type FullSupply = { name: string; weeks: number; floorItems: number; binItems: number | null };

/** Fewer pieces are no supply to warn of, however slowly they sell. */
const fewestPieces = 20;
const mostRows = 5;

/** Of what there is more than so many weeks, the most weeks first; nothing without a limit. */
export function fullSupplies(rows: readonly StockRow[], mostWeeks: number | null): FullSupply[] {
  if (mostWeeks === null) {
    return [];
  }
  return rows
    .map(supplyOf)
    .filter(({ weeks, floorItems, binItems }) => weeks > mostWeeks && floorItems + (binItems ?? 0) >= fewestPieces)
    .toSorted((left, right) => right.weeks - left.weeks || (left.name < right.name ? -1 : 1))
    .slice(0, mostRows);
}

/** Bins that are said to hold more than there is hold what the register was never told of. */
function supplyOf({ name, soldItems, unsoldItems, binItems }: StockRow): FullSupply {
  const supplyItems = Math.max(unsoldItems, binItems ?? 0);
  return {
    ...{ name, binItems },
    weeks: weeksOfSupply({ supplyItems, soldItems }),
    floorItems: supplyItems - (binItems ?? 0),
  };
}
