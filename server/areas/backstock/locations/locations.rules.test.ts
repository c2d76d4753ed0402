import { expect, test } from "vitest";
import { nextPlaceNumber, reachingTerminal, stillIn } from "./locations.rules.ts";

const place = (id: string, nextLocationId: string | null = null, isTerminal = false) => ({
  id,
  nextLocationId,
  isTerminal,
});

test("a chain of next reaches the floor from each of its locations", () => {
  const chain = [place("storage", "back"), place("back", "floor"), place("floor", null, true), place("attic")];
  expect([...reachingTerminal(chain)].toSorted()).toEqual(["back", "floor", "storage"]);
});

test("a loop that never comes to the floor reaches it from nowhere", () => {
  const loop = [
    place("storage", "bring in"),
    place("bring in", "back room"),
    place("back room", "take out"),
    place("take out", "storage"),
    place("floor", null, true),
  ];
  expect([...reachingTerminal(loop)]).toEqual(["floor"]);
});

test("what stays behind is counted in words", () => {
  expect([stillIn(1, "Back room"), stillIn(3, "Boys 2T FW")]).toEqual([
    "1 bin is still in Back room",
    "3 bins are still in Boys 2T FW",
  ]);
});

test.each([
  [[], 1],
  [[1], 2],
  [[4, 2], 5],
])("after the place numbers %j comes %i", (used, next) => {
  expect(nextPlaceNumber(used)).toBe(next);
});
