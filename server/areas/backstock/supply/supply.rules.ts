/** Of what a store has too much, on the floor and in bins, at the pace at which it sells. */
import { weeksOfSupply } from "#common/buys/supply.ts";

/** A section of the floor, or a category of the register that belongs to none. */
export type StockRow = {
  /** Null for a category of the register. */
  sectionId: string | null;
  name: string;
  /** Of the register, those that belong to it. */
  categories: string[];
  /** In the past eight weeks. */
  soldItems: number;
  /** Wherever they are. */
  unsoldItems: number;
  /** Null where no section says which bins are for it. */
  binItems: number | null;
};

export type FullSupply = Pick<StockRow, "sectionId" | "name" | "categories" | "binItems"> & {
  weeks: number;
  floorItems: number;
};

/** Fewer pieces are no supply to warn of, however slowly they sell. */
const fewestPieces = 20;

/** Of what there is more than so many weeks, the most weeks first. */
export function fullSupplies(rows: readonly StockRow[], mostWeeks: number): FullSupply[] {
  return rows
    .map(supplyOf)
    .filter(({ weeks, floorItems, binItems }) => weeks > mostWeeks && floorItems + (binItems ?? 0) >= fewestPieces)
    .toSorted((left, right) => right.weeks - left.weeks || (left.name < right.name ? -1 : 1));
}

/** Bins that are said to hold more than there is hold what the register was never told of. */
function supplyOf({ sectionId, name, categories, soldItems, unsoldItems, binItems }: StockRow): FullSupply {
  const supplyItems = Math.max(unsoldItems, binItems ?? 0);
  return {
    ...{ sectionId, name, categories, binItems },
    weeks: weeksOfSupply({ supplyItems, soldItems }),
    floorItems: supplyItems - (binItems ?? 0),
  };
}
