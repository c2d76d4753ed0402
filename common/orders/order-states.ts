/** How far an order is in the store. */
export const orderStates = [
  "new",
  "picking",
  "picked",
  "problem",
  "ready_for_pickup",
  "packed",
  "done",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

export const pickStates = ["to_find", "found", "missing", "sold_in_store"] as const;
export type PickState = (typeof pickStates)[number];

export const missingReasons = ["not_in_place", "damaged", "not_as_shown", "other_item"] as const;

/** What is still ordered of a line, and how far it is. A line that was refunded has no pieces left. */
type OpenLine = { quantity: number; pickState: PickState };

const picking: ReadonlySet<OrderState> = new Set(["new", "picking", "picked", "problem"]);

/** Whether people still look for the order's pieces. */
export function isBeingPicked(state: OrderState): boolean {
  return picking.has(state);
}

/** Whether it is bagged and waits for its customer or carrier. */
export function isWaiting(state: OrderState): boolean {
  return state === "ready_for_pickup" || state === "packed";
}

export function isOver(state: OrderState): boolean {
  return state === "done" || state === "cancelled";
}

/** Returns the state that follows from the lines; an order that left the floor stays where it is. */
export function stateAfterLines(state: OrderState, lines: readonly OpenLine[]): OrderState {
  if (!isBeingPicked(state)) {
    return state;
  }
  const open = lines.filter(({ quantity }) => quantity > 0);
  if (open.some(({ pickState }) => pickState === "missing" || pickState === "sold_in_store")) {
    return "problem";
  }
  if (open.length > 0 && open.every(({ pickState }) => pickState === "found")) {
    return "picked";
  }
  const isUntouched = state === "new" && open.every(({ pickState }) => pickState === "to_find");
  return isUntouched ? "new" : "picking";
}

/** Returns whether nothing is left to look for, and something is there to hand over. */
export function mayLeaveFloor(state: OrderState, lines: readonly OpenLine[]): boolean {
  const open = lines.filter(({ quantity }) => quantity > 0);
  return (
    isBeingPicked(state) &&
    open.every(({ pickState }) => pickState !== "to_find") &&
    open.some(({ pickState }) => pickState === "found")
  );
}
