import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { isInUndoTime } from "#common/backstock/undo-time.ts";
import { formatDayOfMonth } from "#common/date-format.ts";

/** Goods older than this were typed wrong: no shop keeps a bin for longer. */
const oldestYears = 5;

/** Why a filling cannot have this inventory date; null when it can. */
export function inventoryDateRefusal(inventoryOn: BusinessDate, today: BusinessDate): string | null {
  if (inventoryOn > today) {
    return "Choose today or an earlier date";
  }
  return inventoryOn < yearsBefore(today, oldestYears) ? `Choose a date in the last ${oldestYears} years` : null;
}

/** The same day `years` ago; Feb 29 falls on Feb 28. */
function yearsBefore(date: BusinessDate, years: number): BusinessDate {
  const year = Number(date.slice(0, 4)) - years;
  const sameDay = `${year}${date.slice(4)}`;
  const isThere = new Date(`${sameDay}T00:00:00Z`).toISOString().startsWith(sameDay);
  return isThere ? sameDay : addDays(`${year}-03-01`, -1);
}

export type Undoable = {
  type: string;
  at: Date;
  /** What the bin is called: its prefix and number. */
  bin: string;
  isUndone: boolean;
  /** Nothing was done to the filling after this. */
  isLatest: boolean;
  /** For a bin that was emptied: the store's date on which it was filled with something else. */
  refilledOn: BusinessDate | null;
  isTransferred: boolean;
};

/** Returns why this person cannot undo an event now; null when they can. */
export function undoRefusal(event: Undoable, { isManager, now }: { isManager: boolean; now: Date }): string | null {
  return factRefusal(event) ?? lateRefusal({ at: event.at, now, isManager });
}

function factRefusal({ bin, isUndone, isLatest, refilledOn, isTransferred }: Undoable): string | null {
  if (isUndone) {
    return "Already undone";
  }
  if (refilledOn !== null) {
    return `You can't undo this. Bin ${bin} was refilled ${formatDayOfMonth(refilledOn)}.`;
  }
  if (isTransferred) {
    return `Bin ${bin} is on its way to another store. Cancel the transfer instead.`;
  }
  return isLatest ? null : `You can't undo this. Bin ${bin} has changed since.`;
}

function lateRefusal(undo: { at: Date; now: Date; isManager: boolean }): string | null {
  if (isInUndoTime(undo)) {
    return null;
  }
  return isInUndoTime({ ...undo, isManager: true })
    ? "10 minutes have passed. Ask a manager to undo this."
    : "You can undo this for 7 days";
}

/** A place that bins wait in, as far as its way to the floor goes. */
export type Waypoint = { id: string; nextId: string | null };

/** The places from which a bin comes to this one by going on to the next, and the place itself. */
export function placesUpTo(placeId: string, places: readonly Waypoint[]): Set<string> {
  const placeIds = new Set([placeId]);
  // A set that grows while it is walked through is walked to its new end.
  for (const reachedId of placeIds) {
    for (const { id, nextId } of places) {
      if (nextId === reachedId) {
        placeIds.add(id);
      }
    }
  }
  return placeIds;
}

/** The last change of a filling, for a person whose screen shows an older state. */
export type LastChange = { type: string; reason: string | null; toLocation: string | null; by: string | null };

/** Returns the text for the person whose change came second. */
export function changedSinceWords({ type, reason, toLocation, by }: LastChange): string {
  const name = by ?? "someone";
  if (toLocation !== null && (type === "moved" || reason === "pulled")) {
    return `Bin was just moved to ${toLocation} by ${name}`;
  }
  const did: Readonly<Record<string, string>> = { removed: "removed", undone: "put back", added: "filled" };
  return `Bin was just ${did[type] ?? "changed"} by ${name}`;
}

/** What a person may change of a filling without moving its bin to the floor. */
export type Contents = {
  categoryId: string;
  locationId: string;
  inventoryDate: BusinessDate;
  season: string | null;
  notes: string;
  itemCount: number | null;
  isPacking: boolean;
};

/** Some values of a filling, as an event keeps them. */
export type PartOfContents = { [Name in keyof Contents]?: Contents[Name] | undefined };

/** The values that differ, as they were and as they are; null when nothing does. */
export function changedContents(
  before: Contents,
  after: Contents,
): { before: PartOfContents; after: PartOfContents } | null {
  const names = contentNames.filter((name) => before[name] !== after[name]);
  const part = (contents: Contents): PartOfContents => Object.fromEntries(names.map((name) => [name, contents[name]]));
  return names.length === 0 ? null : { before: part(before), after: part(after) };
}

/** What a filling is with some values put back. */
export function withContents(now: Contents, part: PartOfContents): Contents {
  const { categoryId, locationId, inventoryDate, season, notes, itemCount, isPacking } = part;
  return {
    categoryId: categoryId ?? now.categoryId,
    locationId: locationId ?? now.locationId,
    inventoryDate: inventoryDate ?? now.inventoryDate,
    season: season === undefined ? now.season : season,
    notes: notes ?? now.notes,
    itemCount: itemCount === undefined ? now.itemCount : itemCount,
    isPacking: isPacking ?? now.isPacking,
  };
}

export function contentsOf(filling: Contents): Contents {
  const { categoryId, locationId, inventoryDate, season, notes, itemCount, isPacking } = filling;
  return { categoryId, locationId, inventoryDate, season, notes, itemCount, isPacking };
}

const contentNames = [
  "categoryId",
  "locationId",
  "inventoryDate",
  "season",
  "notes",
  "itemCount",
  "isPacking",
] as const satisfies readonly (keyof Contents)[];
