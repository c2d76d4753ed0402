import { z } from "zod";
import { goods } from "#common/pos-rows.ts";

const column = z.string().min(1);

/** Which column of a shop's own file says what. docs/import.md explains it to the person who writes one. */
export const importMap = z.strictObject({
  /** One line of the file is one line of a ticket; lines with the same number are one ticket. */
  kind: z.literal("ticketLines"),
  /** Where the shop's clock hangs, for times without an offset; the store's own zone when absent. */
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
  /** A ticket whose number begins so is a credit note; without it a ticket below 0 is a return. */
  creditNotePrefix: z.string().min(1).optional(),
  goods: goods.default("new"),
});

export type ImportMap = z.infer<typeof importMap>;
