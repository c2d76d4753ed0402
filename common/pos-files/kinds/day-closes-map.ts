import { z } from "zod";
import { column, fileSettings } from "#common/pos-files/file-settings.ts";
import { tenderKind } from "#common/pos/pos-rows.ts";

/** One line of the file is the Day Close of a day. What it lacks is summed from the day's tickets and buys. */
export const dayClosesMap = z.strictObject({
  kind: z.literal("dayCloses"),
  ...fileSettings,
  columns: z.strictObject({
    date: column,
    /** Sales before tax, without gift cards, less returns and discounts. */
    net: column,
    tax: column.optional(),
    transactions: column.optional(),
    returns: column.optional(),
    discounts: column.optional(),
    giftSold: column.optional(),
    /** Counted less expected; empty when nobody counted. */
    overShort: column.optional(),
    buysCash: column.optional(),
    buysTrade: column.optional(),
    costUsed: column.optional(),
    costNew: column.optional(),
    /** When the drawer was counted; a minute before midnight where it is absent. */
    closedAt: column.optional(),
    closedBy: column.optional(),
  }),
  /** What each column of tenders holds. */
  tenders: z.record(column, tenderKind).default({}),
});

export type DayClosesMap = z.infer<typeof dayClosesMap>;
