/** What the columns of each kind of export may mean. A further kind of file is a further line here. */
import type { SalesMap } from "#common/pos-files/export-map.ts";

/** What the cells of a meaning look like. */
export type CellShape = "number" | "moment" | "clock" | "money" | "pieces" | "tenderName" | "coupon" | "tag" | "text";

export type ExportKind = SalesMap["kind"];

type KindOfExport = {
  /** The meanings, by the field of the map's `columns` that names the column. */
  meanings: Readonly<Record<string, CellShape>>;
  /** One of each group has to be named before the file can be read. */
  required: readonly (readonly string[])[];
  /** Of these only the first that is named counts: the map takes no more. */
  exclusive: readonly (readonly string[])[];
  /** Whether a column may be a tender of its own. */
  hasTenderColumns: boolean;
};

const ofEveryTicket = {
  number: "number",
  at: "moment",
  time: "clock",
  terminal: "text",
  cashier: "text",
  customer: "text",
  coupon: "coupon",
} as const;

export const exportKinds: Readonly<Record<ExportKind, KindOfExport>> = {
  ticketLines: {
    meanings: {
      ...ofEveryTicket,
      sku: "tag",
      description: "text",
      category: "text",
      quantity: "pieces",
      unitPrice: "money",
      amount: "money",
      tax: "money",
    },
    required: [["number"], ["at"], ["quantity"], ["amount", "unitPrice"]],
    exclusive: [["amount", "unitPrice"]],
    hasTenderColumns: true,
  },
  tickets: {
    meanings: {
      ...ofEveryTicket,
      total: "money",
      subTotal: "money",
      tax: "money",
      tender: "tenderName",
      tenderAmount: "money",
    },
    required: [["number"], ["at"], ["total"]],
    exclusive: [],
    hasTenderColumns: true,
  },
};

/** A column that holds one tender; the rest of the name is its kind. */
export const tenderPrefix = "tender:";

/** The meaning of a column that is of no use here. */
export const leftOut = "out";
