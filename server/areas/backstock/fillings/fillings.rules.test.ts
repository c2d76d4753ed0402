import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changedContents,
  changedSinceWords,
  inventoryDateRefusal,
  placesUpTo,
  undoRefusal,
  withContents,
} from "./fillings.rules.ts";

const today = "2026-03-04";

test.each([
  { inventoryOn: "2026-03-04", message: null },
  { inventoryOn: "2026-03-05", message: "Choose today or an earlier date" },
  { inventoryOn: "2021-03-04", message: null },
  { inventoryOn: "2021-03-03", message: "Choose a date in the last 5 years" },
])("an inventory date of $inventoryOn is answered with $message", ({ inventoryOn, message }) => {
  expect(inventoryDateRefusal(inventoryOn, today)).toBe(message);
});

test("five years before a leap day are the last of February", () => {
  expect(inventoryDateRefusal("2023-02-28", "2028-02-29")).toBeNull();
  expect(inventoryDateRefusal("2023-02-27", "2028-02-29")).not.toBeNull();
});

const now = new Date("2026-03-04T18:00:00Z");
const pull = {
  type: "removed",
  bin: "212",
  isUndone: false,
  isLatest: true,
  refilledOn: null,
  isTransferred: false,
};
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test.each([
  { what: "a pull of just now", event: { ...pull, at: minutesAgo(10) }, isManager: false, message: null },
  {
    what: "a pull of 11 minutes ago, by an employee",
    event: { ...pull, at: minutesAgo(11) },
    isManager: false,
    message: "10 minutes have passed. Ask a manager to undo this.",
  },
  {
    what: "a pull of 3 days ago, by a manager",
    event: { ...pull, at: minutesAgo(4320) },
    isManager: true,
    message: null,
  },
  {
    what: "a pull of 8 days ago, by a manager",
    event: { ...pull, at: minutesAgo(11_520) },
    isManager: true,
    message: "You can undo this for 7 days",
  },
  {
    what: "a pull of a bin that is full again",
    event: { ...pull, at: minutesAgo(1), refilledOn: "2026-03-04" },
    isManager: true,
    message: "You can't undo this. Bin 212 was refilled Mar 4.",
  },
  {
    what: "a pull that was undone",
    event: { ...pull, at: minutesAgo(1), isUndone: true },
    isManager: true,
    message: "Already undone",
  },
  {
    what: "a bin that went to a sister store",
    event: { ...pull, at: minutesAgo(1), isTransferred: true },
    isManager: true,
    message: "Bin 212 is on its way to another store. Cancel the transfer instead.",
  },
  {
    what: "a move that was followed by another",
    event: { ...pull, type: "moved", at: minutesAgo(1), isLatest: false },
    isManager: true,
    message: "You can't undo this. Bin 212 has changed since.",
  },
])("$what: $message", ({ event, isManager, message }) => {
  expect(undoRefusal(event, { isManager, now })).toBe(message);
});

const places = [
  { id: "storage", nextId: "back" },
  { id: "back", nextId: "floor" },
  { id: "floor", nextId: null },
];

test("a place is reached from itself and from all that lead to it", () => {
  expect(placesUpTo("back", places)).toEqual(new Set(["back", "storage"]));
  expect(placesUpTo("storage", places)).toEqual(new Set(["storage"]));
});

test("places that lead in a circle are all before each other", () => {
  const circle = [
    { id: "a", nextId: "b" },
    { id: "b", nextId: "c" },
    { id: "c", nextId: "a" },
    { id: "d", nextId: null },
  ];
  expect(placesUpTo("a", circle)).toEqual(new Set(["a", "b", "c"]));
});

test("from wherever one can go on to a place, it is one of the places before it", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const anyPlaces = fc.tuple(
    ...ids.map((id) => fc.record({ id: fc.constant(id), nextId: fc.constantFrom(null, ...ids) })),
  );
  fc.assert(
    fc.property(anyPlaces, fc.constantFrom(...ids), (all, from) => {
      const next = (at: string | null | undefined) => all.find(({ id }) => id === at)?.nextId;
      const way = ids.reduce<(string | null | undefined)[]>((seen) => [...seen, next(seen.at(-1))], [from]);
      const reached = way.filter((place) => typeof place === "string");
      expect(reached.every((place) => placesUpTo(place, all).has(from))).toBe(true);
    }),
  );
});

test.each([
  [{ type: "removed", reason: "pulled", toLocation: "Floor", by: "Amy" }, "Bin was just moved to Floor by Amy"],
  [{ type: "moved", reason: null, toLocation: "Storage", by: null }, "Bin was just moved to Storage by someone"],
  [{ type: "removed", reason: "donated", toLocation: null, by: "Amy" }, "Bin was just removed by Amy"],
  [{ type: "edited", reason: null, toLocation: null, by: "Amy" }, "Bin was just changed by Amy"],
  [{ type: "undone", reason: null, toLocation: "Back room", by: "Amy" }, "Bin was just put back by Amy"],
])("who comes after %j reads: %s", (change, message) => {
  expect(changedSinceWords(change)).toBe(message);
});

test("only what differs is written down", () => {
  const before = {
    categoryId: "boys",
    locationId: "back",
    inventoryDate: today,
    season: null,
    notes: "",
    itemCount: null,
    isPacking: false,
  };
  expect(changedContents(before, { ...before })).toBeNull();
  expect(changedContents(before, { ...before, notes: "coats", season: "FW" })).toEqual({
    before: { season: null, notes: "" },
    after: { season: "FW", notes: "coats" },
  });
});

test("what an event kept is put back, also that there was nothing, and the rest stays", () => {
  const present = {
    categoryId: "boys",
    locationId: "back",
    inventoryDate: today,
    season: "FW",
    notes: "coats",
    itemCount: 40,
    isPacking: true,
  };
  expect(withContents(present, {})).toEqual(present);
  expect(withContents(present, { season: null, itemCount: null })).toEqual({
    ...present,
    season: null,
    itemCount: null,
  });
  const other = {
    categoryId: "girls",
    locationId: "storage",
    inventoryDate: "2026-01-01",
    season: "SS",
    notes: "",
    itemCount: 0,
    isPacking: false,
  };
  expect(withContents(present, other)).toEqual(other);
});
