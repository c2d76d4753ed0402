import { z } from "zod";
import { tenderKind } from "#common/pos/pos-rows.ts";
import { column, fileSettings, goodsSetting } from "./file-settings.ts";
import { buyLinesMap } from "./kinds/buy-lines-map.ts";
import { buysMap } from "./kinds/buys-map.ts";
import { customersMap } from "./kinds/customers-map.ts";
import { dayClosesMap } from "./kinds/day-closes-map.ts";
import { daysMap } from "./kinds/days-map.ts";
import { employeesMap } from "./kinds/employees-map.ts";
import { saleType } from "./return-names.ts";

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
  /** Names what was a sale and what a return, where a return has no minus. */
  saleType: column.optional(),
};

const salesSettings = {
  ...fileSettings,
  /** The number prefix of credit notes; without it a negative ticket is a return. */
  creditNotePrefix: z.string().min(1).optional(),
  /** Which names in the column `saleType` are returns: their pieces and amounts count below zero. */
  saleTypes: z.record(column, saleType).optional(),
  goods: goodsSetting,
};

/** One line of the file is one line of a ticket; lines with the same number are one ticket. */
const ticketLinesMap = z.strictObject({
  kind: z.literal("ticketLines"),
  ...salesSettings,
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
  ...salesSettings,
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

/** A map of files with tickets, which the import of history takes too. */
export const salesMap = z.discriminatedUnion("kind", [ticketLinesMap, ticketsMap]);

/** Says what the columns of a point of sale's export hold; docs/import.md explains it. */
export const exportMap = z.discriminatedUnion("kind", [
  ticketLinesMap,
  ticketsMap,
  customersMap,
  employeesMap,
  buysMap,
  buyLinesMap,
  dayClosesMap,
  daysMap,
]);

export type ExportMap = z.infer<typeof exportMap>;
export type TicketLinesMap = z.infer<typeof ticketLinesMap>;
export type TicketsMap = z.infer<typeof ticketsMap>;
export type SalesMap = z.infer<typeof salesMap>;
type TenderKind = z.infer<typeof tenderKind>;

export function isSalesMap(map: ExportMap): map is SalesMap {
  return map.kind === "ticketLines" || map.kind === "tickets";
}

/** The columns that the map names and the header lacks. */
export function missingColumns(header: readonly string[], map: ExportMap): string[] {
  return namedColumns(map).filter((name) => !header.includes(name));
}

/** The columns that the map names. */
export function namedColumns(map: ExportMap): string[] {
  const columns: (string | undefined)[] = Object.values(map.columns);
  return [...columns.filter((name) => name !== undefined), ...Object.keys(tenderColumnsOf(map))];
}

/** What each column of tenders holds; none where rows name their tender. */
export function tenderColumnsOf(map: ExportMap): Readonly<Record<string, TenderKind>> {
  const isByColumn =
    map.kind === "dayCloses" ||
    map.kind === "ticketLines" ||
    (map.kind === "tickets" && map.columns.tender === undefined);
  return isByColumn ? map.tenders : {};
}
