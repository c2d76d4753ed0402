import { z } from "zod";
import { goods } from "#common/pos/pos-rows.ts";

const column = z.string().min(1);

/** Maps the columns of a store's own file; docs/import.md explains it. */
export const importMap = z.strictObject({
  /** One line of the file is one line of a ticket; lines with the same number are one ticket. */
  kind: z.literal("ticketLines"),
  /** The time zone of times without an offset; defaults to the store's. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC", "Not an IANA time zone")
    .optional(),
  /** `2010-12-01 08:26:00`, `12/1/2010 8:26` or `1/12/2010 8:26`. */
  dateFormat: z.enum(["year-month-day", "month-day-year", "day-month-year"]).default("year-month-day"),
  columns: z
    .strictObject({
      number: column,
      at: column,
      quantity: column,
      /** Amount of one piece; or `amount` for the whole line. */
      unitPrice: column.optional(),
      amount: column.optional(),
      sku: column.optional(),
      description: column.optional(),
      category: column.optional(),
      customer: column.optional(),
      terminal: column.optional(),
      cashier: column.optional(),
      businessDate: column.optional(),
    })
    .refine((columns) => (columns.unitPrice === undefined) !== (columns.amount === undefined), {
      error: "Name either unitPrice or amount",
    }),
  /** The number prefix of credit notes; without it a negative ticket is a return. */
  creditNotePrefix: z.string().min(1).optional(),
  goods: goods.default("new"),
});

export type ImportMap = z.infer<typeof importMap>;
