import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

/** The amount that a person still has to take off in the point of sale. Without the customer: it also stands over a lock. */
const takeOffShape = shape.object({
  storeId: shape.number,
  couponId: shape.text,
  numberText: shape.text,
  /** Cents. */
  amount: shape.number,
  /** Cents of the sale; null when it was left blank. */
  purchaseAmount: shape.maybe(shape.number),
  /** An instant. */
  at: shape.text,
  by: shape.maybe(shape.text),
  terminal: shape.maybe(shape.text),
  /** It was taken without a connection, and the server has not heard of it yet. */
  isOffline: shape.maybe(shape.flag),
});

export type TakeOff = ShapeOf<typeof takeOffShape>;

const shown = createSignal<TakeOff | null>(shape.read(takeOffShape, readKeptJson("take-off")));

/** Of this store; it stays until a person says that it is done, also over a lock and a reload. */
export function useTakeOff(): TakeOff | null {
  const storeId = useActiveStoreId();
  const takeOff = useSignal(shown);
  return takeOff !== null && takeOff.storeId === storeId ? takeOff : null;
}

export function showTakeOff(takeOff: TakeOff): void {
  keep("take-off", JSON.stringify(takeOff));
  shown.set(takeOff);
}

export function dismissTakeOff(): void {
  keep("take-off", null);
  shown.set(null);
}
