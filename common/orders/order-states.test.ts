import { expect, test } from "vitest";
import { isBeingPicked, isOver, mayLeaveFloor, orderStates, stateAfterLines } from "./order-states.ts";
import type { OrderState, PickState } from "./order-states.ts";

const lines = (...states: PickState[]) => states.map((pickState) => ({ quantity: 1, pickState }));

test.each<[OrderState, PickState[], OrderState]>([
  ["new", ["to_find", "to_find"], "new"],
  ["new", ["found", "to_find"], "picking"],
  ["picking", ["to_find", "to_find"], "picking"],
  ["picking", ["found", "found"], "picked"],
  ["picked", ["found", "to_find"], "picking"],
  ["new", ["sold_in_store", "to_find"], "problem"],
  ["picking", ["missing", "found"], "problem"],
  ["problem", ["found", "found"], "picked"],
  ["ready_for_pickup", ["found", "sold_in_store"], "ready_for_pickup"],
  ["done", ["to_find"], "done"],
  ["cancelled", ["to_find"], "cancelled"],
])("an order that is %s with lines %j is %s", (state, pickStates, after) => {
  expect(stateAfterLines(state, lines(...pickStates))).toBe(after);
});

test("a refunded line no longer keeps an order from being picked", () => {
  const refunded = { quantity: 0, pickState: "sold_in_store" as const };
  expect(stateAfterLines("problem", [refunded, ...lines("found")])).toBe("picked");
  expect(stateAfterLines("problem", [refunded])).toBe("picking");
});

test("an order leaves the floor when nothing is left to find and something was", () => {
  expect([
    mayLeaveFloor("picked", lines("found")),
    mayLeaveFloor("problem", lines("found", "missing")),
    mayLeaveFloor("problem", lines("found", "to_find")),
    mayLeaveFloor("problem", lines("missing")),
    mayLeaveFloor("done", lines("found")),
  ]).toEqual([true, true, false, false, false]);
});

test("only a done or canceled order is over, and only four states are picked in", () => {
  expect(orderStates.filter(isOver)).toEqual(["done", "cancelled"]);
  expect(orderStates.filter(isBeingPicked)).toEqual(["new", "picking", "picked", "problem"]);
});
