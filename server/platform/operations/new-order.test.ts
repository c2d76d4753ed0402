import fc from "fast-check";
import { expect, test } from "vitest";
import { newOrder } from "./new-order.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });

/** The ids at those places; a place where there is none is left out. */
const idsAt = (current: readonly string[], places: readonly number[]): string[] =>
  places.flatMap((place) => current[place] ?? []);

test("a new order keeps every one of the current ids, and begins with those that were sent", () => {
  fc.assert(
    fc.property(ids, fc.array(fc.nat(7)), (current, places) => {
      const sent = idsAt(current, places);
      const order = newOrder(current, sent, "Task list");
      expect(order.toSorted()).toEqual(current.toSorted());
      expect(order.slice(0, new Set(sent).size)).toEqual([...new Set(sent)]);
    }),
  );
});

test("an id that is not there is refused, whatever else was sent", () => {
  fc.assert(
    fc.property(ids, (current) => {
      expect(() => newOrder(current, [...current, "another"], "Task list")).toThrow("Task list not found");
    }),
  );
});
