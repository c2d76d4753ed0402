import { isBusinessDate } from "#common/business-date.ts";

export const craftViews = ["category", "season", "hour", "size"] as const;
export type CraftView = (typeof craftViews)[number];

export type CraftSearch = {
  /** The weeks before this date; today without one. */
  d?: string | undefined;
  by?: CraftView | undefined;
  /** A category's code; the first real difference without one. */
  category?: string | undefined;
  /** A buyer's code; the one who differs without one. */
  buyer?: string | undefined;
};

/** Named even when it is refused: a key that is left out keeps what the address said. */
export function craftSearch(search: Record<string, unknown>): CraftSearch {
  const { d, by, category, buyer } = search;
  return {
    d: isBusinessDate(d) ? d : undefined,
    by: craftViews.find((view) => view === by),
    category: textIn(category),
    buyer: textIn(buyer),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
