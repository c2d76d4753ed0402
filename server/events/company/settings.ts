/** What managers change about their store. Before and after hold just the fields that changed, in words people can read. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fields = z.record(z.string(), value);
const change = z.object({ before: fields, after: fields });

export const storeEdited = { name: "store.edited", payload: change } as const;

export const storeHoursChanged = { name: "store.hours-changed", payload: change } as const;

/** A day with hours of its own was written, changed or (without `after`) taken away. */
export const storeDayChanged = {
  name: "store.day-changed",
  payload: change.extend({ date: businessDate }),
} as const;

export const storeSwitchesChanged = { name: "store.switches-changed", payload: change } as const;

/** What stands above receipts and coupons is another picture, or none. */
export const storeLogoChanged = {
  name: "store.logo-changed",
  payload: z.object({ isThere: z.boolean() }),
} as const;

export const storeAdded = {
  name: "store.added",
  payload: z.object({ storeId: z.int(), after: fields }),
} as const;
