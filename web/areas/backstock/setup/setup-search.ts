import { isBinNumber } from "#common/backstock/bin-number.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";

export const setupTabs = ["bins", "categories", "locations", "options"] as const;
export type SetupTab = (typeof setupTabs)[number];

export const binStates = ["filled", "empty", "retired"] as const;
export type ListedBinState = (typeof binStates)[number];

export type SetupSearch = {
  /** The bins if absent. */
  tab?: SetupTab | undefined;
  state?: ListedBinState | undefined;
  q?: string | undefined;
  page?: number | undefined;
  row?: number | undefined;
  size?: number | undefined;
  sort?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

/** Reads the valid search parameters of an address and ignores the rest. */
export function setupSearch(search: Record<string, unknown>): SetupSearch {
  const { q } = search;
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return {
    tab: setupTabs.find((tab) => tab === search["tab"] && tab !== "bins"),
    state: binStates.find((state) => state === search["state"]),
    q: typeof q === "string" || typeof q === "number" ? String(q) : undefined,
    page,
    row,
    size,
    sort,
    after,
    before,
  };
}

/** The first number of a batch. */
export function newBinsSearch(search: Record<string, unknown>): { startNumber?: number | undefined } {
  const { startNumber } = search;
  const number = typeof startNumber === "number" || typeof startNumber === "string" ? Number(startNumber) : Number.NaN;
  return { startNumber: isBinNumber(number) ? number : undefined };
}
