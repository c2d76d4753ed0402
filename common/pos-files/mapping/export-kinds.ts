/** What the columns of each kind of export may mean. A further kind of file is a further line here. */
import type { ExportMap } from "#common/pos-files/export-map.ts";

/** What the cells of a meaning look like. */
export type CellShape =
  | "number"
  | "moment"
  | "clock"
  | "money"
  | "pieces"
  | "tenderName"
  | "coupon"
  | "tag"
  | "yesNo"
  | "saleType"
  | "phone"
  | "email"
  | "text";

export type ExportKind = ExportMap["kind"];

/** Tenders stand in columns of their own, in rows as a name and an amount, or not at all. */
type TenderPlaces = { inColumns: boolean; inRows: { name: string; amount: string } | null };

type KindOfExport = {
  /** The meanings, by the field of the map's `columns` that names the column. */
  meanings: Readonly<Record<string, CellShape>>;
  /** One of each group has to be named before the file can be read. */
  required: readonly (readonly string[])[];
  /** Of these only the first that is named counts: the map takes no more. */
  exclusive: readonly (readonly string[])[];
  /** All of these are named, or none. */
  together: readonly (readonly string[])[];
  tenders: TenderPlaces | null;
  /** Whether the map says what is sold. */
  hasGoods: boolean;
  /** Whether the map may say what the names of a state mean. */
  hasStatuses: boolean;
};

const ofEveryTicket = {
  number: "number",
  at: "moment",
  time: "clock",
  terminal: "text",
  cashier: "text",
  customer: "text",
  coupon: "coupon",
  saleType: "saleType",
} as const;

const names = { name: "text", firstName: "text", lastName: "text" } as const;
const anyName = ["name", "firstName", "lastName"];
const nameRivals = [
  ["firstName", "name"],
  ["lastName", "name"],
];

const plain = { exclusive: [], together: [], tenders: null, hasGoods: false, hasStatuses: false } as const;

export const exportKinds: Readonly<Record<ExportKind, KindOfExport>> = {
  ticketLines: {
    ...plain,
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
    tenders: { inColumns: true, inRows: null },
    hasGoods: true,
  },
  tickets: {
    ...plain,
    meanings: {
      ...ofEveryTicket,
      total: "money",
      subTotal: "money",
      tax: "money",
      tender: "tenderName",
      tenderAmount: "money",
    },
    required: [["number"], ["at"], ["total"]],
    together: [["tender", "tenderAmount"]],
    tenders: { inColumns: true, inRows: { name: "tender", amount: "tenderAmount" } },
    hasGoods: true,
  },
  customers: {
    ...plain,
    meanings: {
      id: "number",
      ...names,
      phone: "phone",
      email: "email",
      customerCode: "text",
      street: "text",
      city: "text",
      state: "text",
      zip: "number",
      storeCredit: "money",
      tradeCredit: "money",
    },
    required: [["id"], anyName],
    exclusive: nameRivals,
  },
  employees: {
    ...plain,
    meanings: { id: "number", code: "text", ...names, active: "yesNo" },
    required: [["id"], anyName],
    exclusive: nameRivals,
  },
  buys: {
    ...plain,
    meanings: {
      number: "number",
      id: "number",
      reference: "text",
      at: "moment",
      customer: "text",
      checkedInBy: "text",
      buyer: "text",
      readyAt: "moment",
      completedAt: "moment",
      status: "text",
      cashOffer: "money",
      tradeOffer: "money",
      paidCash: "money",
      paidTrade: "money",
    },
    required: [["number"], ["at"], ["customer"]],
    hasStatuses: true,
  },
  buyLines: {
    ...plain,
    meanings: {
      number: "number",
      id: "number",
      reference: "text",
      at: "moment",
      customer: "text",
      buyer: "text",
      completedAt: "moment",
      status: "text",
      payment: "tenderName",
      tag: "tag",
      description: "text",
      category: "text",
      brand: "text",
      size: "text",
      condition: "text",
      cost: "money",
      price: "money",
      taken: "yesNo",
      passReason: "text",
    },
    required: [["number"], ["at"], ["cost"]],
    tenders: { inColumns: false, inRows: { name: "payment", amount: "cost" } },
    hasStatuses: true,
  },
  dayCloses: {
    ...plain,
    meanings: {
      date: "moment",
      net: "money",
      tax: "money",
      transactions: "pieces",
      returns: "money",
      discounts: "money",
      giftSold: "money",
      overShort: "money",
      buysCash: "money",
      buysTrade: "money",
      costUsed: "money",
      costNew: "money",
      closedAt: "moment",
      closedBy: "text",
    },
    required: [["date"], ["net"]],
    tenders: { inColumns: true, inRows: null },
  },
  days: {
    ...plain,
    meanings: { date: "moment", net: "money", tax: "money", transactions: "pieces" },
    required: [["date"], ["net"]],
    hasGoods: true,
  },
};

/** A column that holds one tender; the rest of the name is its kind. */
export const tenderPrefix = "tender:";

/** The meaning of a column that is of no use here. */
export const leftOut = "out";

/** Whether a map of this kind takes a meaning. */
export function isMeaningOf(kind: ExportKind, meaning: string): boolean {
  const { meanings, tenders } = exportKinds[kind];
  return (
    meaning === leftOut ||
    Object.hasOwn(meanings, meaning) ||
    (meaning.startsWith(tenderPrefix) && tenders?.inColumns === true)
  );
}

/** The other meanings that a map takes instead of this one. */
export function rivalsOf(kind: ExportKind, meaning: string): string[] {
  return exportKinds[kind].exclusive
    .filter((group) => group.includes(meaning))
    .flat()
    .filter((rival) => rival !== meaning);
}
