import { z } from "zod";
import { goods, tenderKind } from "#common/pos/pos-rows.ts";

const column = z.string().min(1);

const ticketColumns = {
  number: column,
  at: column,
  /** The clock, where `at` holds the day alone. */
  time: column.optional(),
  customer: column.optional(),
  terminal: column.optional(),
  cashier: column.optional(),
  businessDate: column.optional(),
  /** The number of the coupon that the ticket was paid with. */
  coupon: column.optional(),
};

const everyMap = {
  /** The time zone of times without an offset; defaults to the store's. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC", "Not an IANA time zone")
    .optional(),
  /** Read from the file's first bytes when absent. */
  encoding: z.enum(["utf-8", "windows-1252", "utf-16le", "utf-16be"]).optional(),
  /** Read from the header when absent. */
  delimiter: z.enum([",", ";", "\t", "|"]).optional(),
  /** What stands before the cents. */
  decimal: z.enum([".", ","]).default("."),
  /** `2010-12-01 08:26:00`, `12/1/2010 8:26 AM` or `1/12/2010 8:26`. */
  dateFormat: z.enum(["year-month-day", "month-day-year", "day-month-year"]).default("year-month-day"),
  /** The number prefix of credit notes; without it a negative ticket is a return. */
  creditNotePrefix: z.string().min(1).optional(),
  goods: goods.default("new"),
};

/** One line of the file is one line of a ticket; lines with the same number are one ticket. */
const ticketLinesMap = z.strictObject({
  kind: z.literal("ticketLines"),
  ...everyMap,
  columns: z
    .strictObject({
      ...ticketColumns,
      quantity: column,
      /** Amount of one piece; or `amount` for the whole line. */
      unitPrice: column.optional(),
      amount: column.optional(),
      /** Of the line, not in its price. */
      tax: column.optional(),
      sku: column.optional(),
      description: column.optional(),
      category: column.optional(),
    })
    .refine((columns) => (columns.unitPrice === undefined) !== (columns.amount === undefined), {
      error: "Name either unitPrice or amount",
    }),
  /** What each column holds that says how the ticket was paid; the lines of a ticket add up. */
  tenders: z.record(column, tenderKind).default({}),
});

/** One line of the file is a whole ticket, or one way in which a ticket was paid. */
const ticketsMap = z.strictObject({
  kind: z.literal("tickets"),
  ...everyMap,
  columns: z
    .strictObject({
      ...ticketColumns,
      /** What the customer paid, with tax. */
      total: column,
      tax: column.optional(),
      /** Before tax: checked against the total less the tax. */
      subTotal: column.optional(),
      /** For tenders as rows: the name and the amount of this line's tender. */
      tender: column.optional(),
      tenderAmount: column.optional(),
    })
    .refine((columns) => (columns.tender === undefined) === (columns.tenderAmount === undefined), {
      error: "Name both tender and tenderAmount, or neither",
    }),
  /** For tenders as columns: what each column holds. For tenders as rows: what each name means. */
  tenders: z.record(column, tenderKind).default({}),
});

/** Says what the columns of a point of sale's export hold; docs/import.md explains it. */
export const exportMap = z.discriminatedUnion("kind", [ticketLinesMap, ticketsMap]);

export type ExportMap = z.infer<typeof exportMap>;
export type TicketLinesMap = z.infer<typeof ticketLinesMap>;
export type TicketsMap = z.infer<typeof ticketsMap>;

/** The columns that the map names and the header lacks. */
export function missingColumns(header: readonly string[], map: ExportMap): string[] {
  const hasTenderRows = map.kind === "tickets" && map.columns.tender !== undefined;
  const tenderColumns = hasTenderRows ? [] : Object.keys(map.tenders);
  const named = [...Object.values(map.columns), ...tenderColumns];
  return named.filter((name) => name !== undefined).filter((name) => !header.includes(name));
}
