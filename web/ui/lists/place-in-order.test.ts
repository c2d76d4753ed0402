import fc from "fast-check";
import { expect, test } from "vitest";
import { movedTo } from "./place-in-order.ts";

test("what is moved stands at its new place, and the others keep their order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: -3, max: 30 }),
      (order, which, place) => {
        const id = String(order[which % order.length]);
        const moved = movedTo(order, id, place);
        expect(moved.filter((other) => other !== id)).toEqual(order.filter((other) => other !== id));
        expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), order.length - 1));
      },
    ),
  );
});
