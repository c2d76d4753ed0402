import { z } from "zod";
import { column, fileSettings } from "#common/pos-files/file-settings.ts";
import { tenderKind } from "#common/pos/pos-rows.ts";
import { buyKeyColumns, buyStatuses, slipColumn } from "./buys-map.ts";

/** One line of the file is a piece of a buy; lines with the same id, or number and day, are one buy. */
export const buyLinesMap = z.strictObject({
  kind: z.literal("buyLines"),
  ...fileSettings,
  columns: z.strictObject({
    ...buyKeyColumns,
    ...slipColumn,
    /** Without it the buys come in files of their own. */
    customer: column.optional(),
    buyer: column.optional(),
    completedAt: column.optional(),
    status: column.optional(),
    /** How the seller was paid: in cash where it is absent. */
    payment: column.optional(),
    tag: column.optional(),
    description: column.optional(),
    category: column.optional(),
    brand: column.optional(),
    size: column.optional(),
    condition: column.optional(),
    /** What the store pays for the piece. */
    cost: column,
    /** What it will sell for. */
    price: column.optional(),
    /** Yes or no; without it a piece is taken unless it has a reason to pass. */
    taken: column.optional(),
    passReason: column.optional(),
  }),
  statuses: buyStatuses,
  /** What the names of payments mean; the usual ones are understood. */
  tenders: z.record(column, tenderKind).default({}),
});

export type BuyLinesMap = z.infer<typeof buyLinesMap>;
