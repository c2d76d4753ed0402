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
    archived: false,
    archivedOn: null,
    archivedBy: null,
    archivedReason: null,
  };
}
