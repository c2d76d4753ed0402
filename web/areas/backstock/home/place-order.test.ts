import fc from "fast-check";
import { expect, test } from "vitest";
import { placesOnWay } from "./place-order.ts";

const names = (places: readonly { id: string; nextId: string | null }[]) =>
  placesOnWay(places).map(({ place, leadsOn }) => (leadsOn ? `${place.id} >` : place.id));

test("the map reads the way bins go, to the floor", () => {
  const places = [
    { id: "floor", nextId: null },
    { id: "back", nextId: "floor" },
    { id: "storage", nextId: "back" },
  ];
  expect(names(places)).toEqual(["storage >", "back >", "floor"]);
});

test("two places that lead to the same one are both there, and a circle is drawn once", () => {
  const places = [
    { id: "shed", nextId: "back" },
    { id: "attic", nextId: "back" },
    { id: "back", nextId: "floor" },
    { id: "floor", nextId: null },
  ];
  expect(names(places).toSorted()).toEqual(["attic", "back >", "floor", "shed >"]);
  const circle = [
    { id: "a", nextId: "b" },
    { id: "b", nextId: "a" },
  ];
  expect(names(circle)).toEqual(["a >", "b"]);
});

test("whatever leads where, each place is drawn once", () => {
  const ids = ["a", "b", "c", "d"];
  const anyPlaces = fc.tuple(
    ...ids.map((id) => fc.record({ id: fc.constant(id), nextId: fc.constantFrom(null, ...ids) })),
  );
  fc.assert(
    fc.property(anyPlaces, (places) => {
      expect(
        placesOnWay(places)
          .map(({ place }) => place.id)
          .toSorted(),
      ).toEqual(ids);
    }),
  );
});
