import { z } from "zod";
import { column, fileSettings } from "#common/pos-files/file-settings.ts";
import { buyRow } from "#common/pos/pos-rows.ts";

/** What names a buy. Without an id it is its number on its business date, because numbers begin again each day. */
export const buyKeyColumns = {
  id: column.optional(),
  number: column,
  /** When the seller was checked in. */
  at: column,
  businessDate: column.optional(),
};

/** Where the cashier types the number of a check-in's slip: the buy is linked with ours by it. */
export const slipColumn = { reference: column.optional() };

/** What each name of a state means; the usual names are understood. */
export const buyStatuses = z.record(column, buyRow.shape.status).default({});

/** One line of the file is a buy. */
export const buysMap = z.strictObject({
  kind: z.literal("buys"),
  ...fileSettings,
  columns: z.strictObject({
    ...buyKeyColumns,
    ...slipColumn,
    customer: column,
    checkedInBy: column.optional(),
    buyer: column.optional(),
    readyAt: column.optional(),
    completedAt: column.optional(),
    /** Without it a buy is complete when it has a time of completion, or when the file has none for any. */
    status: column.optional(),
    cashOffer: column.optional(),
    tradeOffer: column.optional(),
    paidCash: column.optional(),
    paidTrade: column.optional(),
  }),
  statuses: buyStatuses,
});

export type BuysMap = z.infer<typeof buysMap>;
