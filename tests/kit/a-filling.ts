import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";

export const backRoom = "00000000-0000-7000-8000-0000000000b1";
export const floor = "00000000-0000-7000-8000-0000000000f1";
export const coats = "00000000-0000-7000-8000-0000000000c1";

/** A bin of coats that waits in the back room, as pages read it. The number has one digit. */
export function aFilling(number: number, age: number): Backstock {
  return {
    __typename: "Backstock",
    id: `00000000-0000-7000-8000-00000000000${number}`,
    version: 1,
    bin: String(number),
    binId: `00000000-0000-7000-8000-00000000001${number}`,
    binNumber: number,
    category: "Coats",
    categoryId: coats,
    location: "Back room",
    locationId: backRoom,
    nextLocation: "Floor",
    nextLocationId: floor,
    nextIsTerminal: true,
    age,
    isTooOld: false,
    inventoryDate: "2026-01-22",
    season: null,
    notes: "",
    itemCount: null,
    isPacking: false,
    holdUntil: null,
    archived: false,
    archivedOn: null,
    archivedBy: null,
    archivedReason: null,
  };
}

const place = { isPickList: false, bins: 0, byBand: [0, 0], oldestAge: null };

/** A back room with coats, and the floor that they go to. */
export function aBackstockHome(more: Partial<BackstockHome> = {}): BackstockHome {
  return {
    today: "2026-03-04",
    bins: 3,
    filled: 2,
    empty: 1,
    addedToday: 0,
    pulledToday: 1,
    bands: [
      { from: 0, to: 30, label: "0-30", bins: 1 },
      { from: 31, to: null, label: "31+", bins: 1 },
    ],
    categories: [{ id: coats, name: "Coats", target: 5, sectionId: null, sectionName: null, bins: 2, oldestAge: 41 }],
    locations: [
      {
        ...place,
        id: backRoom,
        number: 1,
        name: "Back room",
        nextId: floor,
        isDefault: true,
        isTerminal: false,
        bins: 2,
        byBand: [1, 1],
        oldestAge: 41,
      },
      { ...place, id: floor, number: 2, name: "Floor", nextId: null, isDefault: false, isTerminal: true },
    ],
    prefix: "",
    isScanFast: false,
    ...more,
  };
}

/** A page of the list of bins, the first one the oldest of its category. */
export function aFillingList(fillings: readonly Backstock[]) {
  return {
    __typename: "QueryBackstocksConnection",
    totalItems: fillings.length,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, startCursor: null, endCursor: null },
    edges: fillings.map((filling, at) => ({
      __typename: "Edge",
      cursor: filling.id,
      node: { __typename: "ListedBackstock", isOldest: at === 0, filling },
    })),
  };
}
