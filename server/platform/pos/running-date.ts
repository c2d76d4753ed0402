import type { StoreContext } from "#server/platform/context/context.ts";
import { oncePerContext } from "#server/platform/context/once-per-context.ts";
import { findBusinessDate } from "./business-dates.db.ts";

/** The business date that runs at the caller's store now. */
export const runningDate = oncePerContext((context: StoreContext) =>
  findBusinessDate(context.sql, { storeId: context.store.id, at: context.now }),
);
