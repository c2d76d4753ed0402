import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { findBusinessDate } from "./business-dates.db.ts";

const known = new WeakMap<Context, Promise<string>>();

/**
 * The business date that runs at the caller's store now. Asked for once in a piece of work, however many operations in
 * it want to know: a screen that is read in one go would otherwise ask three times, one after the other.
 */
export function runningDate(context: StoreContext): Promise<string> {
  const asked = known.get(context) ?? findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
  known.set(context, asked);
  return asked;
}
