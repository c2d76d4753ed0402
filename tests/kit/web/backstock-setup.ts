/** What the pages of the backstock settings read: one bin, one category and one location, changed by what a test names. */
import type { BinDetail } from "#web/areas/backstock/setup/bins/bins.queries.ts";
import type { Category } from "#web/areas/backstock/setup/categories/categories.queries.ts";
import type { Location } from "#web/areas/backstock/setup/locations/locations.queries.ts";

export const setupPath = "/s/1/backstock/settings";

export function aBin(more: Partial<BinDetail> = {}): BinDetail {
  const id = "0193a6f0-0000-7000-8000-000000000012";
  return { id, number: 12, label: "B12", isRetired: false, isDeleted: false, contents: null, ...more };
}

export function aCategory(more: Partial<Category> = {}): Category {
  return {
    id: "0193a6f0-0000-7000-8000-0000000000c1",
    name: "Boys 2T FW",
    position: 1,
    targetBins: null,
    ageLimitDays: null,
    itemsPerBin: null,
    isArchived: false,
    bins: 0,
    ...more,
  };
}

export function aLocation(more: Partial<Location> = {}): Location {
  return {
    id: "0193a6f0-0000-7000-8000-0000000000b1",
    number: 1,
    name: "Back room",
    position: 1,
    nextLocationId: null,
    isDefault: false,
    isTerminal: false,
    isPickList: false,
    bins: 0,
    reachesTerminal: true,
    ...more,
  };
}

/** The store has 12 bins, whose numbers begin with B. */
export const binOverviewAnswer = {
  data: {
    binOverview: { __typename: "BinOverview", total: 12, nextNumber: 13 },
    backstockSettings: { binPrefix: "B" },
  },
};

export const emptyBinList = {
  data: {
    binOverview: { __typename: "BinOverview", total: 0, filled: 0, empty: 0, retired: 0, nextNumber: 1 },
    bins: { totalItems: 0, pageInfo: { hasNextPage: false, startCursor: null, endCursor: null }, edges: [] },
  },
};
