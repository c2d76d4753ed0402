import type { StoreContext } from "#server/platform/context/context.ts";
import { oncePerContext } from "#server/platform/context/once-per-context.ts";
import { findBusinessDate } from "./business-dates.db.ts";

/** Returns the current business date of the caller's store. */
export const runningDate = oncePerContext((context: StoreContext) =>
  findBusinessDate(context.sql, { storeId: context.store.id, at: context.now }),
);
