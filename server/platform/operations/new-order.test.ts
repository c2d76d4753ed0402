import fc from "fast-check";
import { expect, test } from "vitest";
import { newOrder } from "./new-order.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });

/** Returns the ids at the given indexes, skipping indexes out of range. */
const idsAt = (current: readonly string[], places: readonly number[]): string[] =>
  places.flatMap((place) => current[place] ?? []);

test("a new order keeps all current ids and starts with the sent ones", () => {
  fc.assert(
    fc.property(ids, fc.array(fc.nat(7)), (current, places) => {
      const sentIds = idsAt(current, places);
      const order = newOrder(current, sentIds, "Task list");
      expect(order.toSorted()).toEqual(current.toSorted());
      expect(order.slice(0, new Set(sentIds).size)).toEqual([...new Set(sentIds)]);
    }),
  );
});

test("an unknown id is refused, whatever else was sent", () => {
  fc.assert(
    fc.property(ids, (current) => {
      expect(() => newOrder(current, [...current, "another"], "Task list")).toThrow("Task list not found");
    }),
  );
});
