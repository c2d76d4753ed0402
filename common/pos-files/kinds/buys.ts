import type { BuyFact } from "#common/pos-files/file-facts.ts";
import type { buyKeyColumns, BuysMap } from "./buys-map.ts";
import { type RowCells, RowFault } from "./row-cells.ts";

type KeyColumns = Record<Exclude<keyof typeof buyKeyColumns, "id" | "businessDate">, string> & {
  id?: string | undefined;
  businessDate?: string | undefined;
};

type BuyKey = Pick<BuyFact, "externalId" | "number" | "businessDate" | "checkedInAt" | "updatedAt">;

/** The same for a buy and for its lines: they find each other by it. */
export function readBuyKey(cells: RowCells, columns: KeyColumns): BuyKey {
  const number = cells.required(columns.number);
  const moment = cells.moment(columns.at);
  const businessDate = cells.businessDate(columns.businessDate, moment);
  return {
    externalId: columns.id === undefined ? `${businessDate}/${number}` : cells.required(columns.id),
    number,
    businessDate,
    checkedInAt: moment.at.toISOString(),
    updatedAt: cells.written().updatedAt,
  };
}

export function readBuy(cells: RowCells, { columns, statuses }: BuysMap): BuyFact {
  return {
    kind: "buy",
    ...readBuyKey(cells, columns),
    clientRef: cells.optional(columns.reference),
    customerId: cells.required(columns.customer),
    checkedInBy: cells.optional(columns.checkedInBy),
    buyerCode: cells.optional(columns.buyer),
    readyAt: cells.instant(columns.readyAt),
    completedAt: cells.instant(columns.completedAt),
    status: readBuyStatus(cells, { columns, statuses }),
    lines: [],
    cashOffer: cells.size(columns.cashOffer),
    tradeOffer: cells.size(columns.tradeOffer),
    paidCash: cells.size(columns.paidCash) ?? 0,
    paidTrade: cells.size(columns.paidTrade) ?? 0,
  };
}

const statusNames: readonly [RegExp, BuyFact["status"]][] = [
  [/^(open|new|waiting|ready|pending|checked ?in|in progress|sorting)$/, "open"],
  [/^(complete|completed|closed|paid|done|finished|declined)$/, "complete"],
  [/^(void|voided|canceled|cancelled|deleted)$/, "void"],
];

type StatusMap = {
  columns: { status?: string | undefined; completedAt?: string | undefined };
  statuses: Readonly<Record<string, BuyFact["status"]>>;
};

/** @throws RowFault for a name that nothing explains: a guess would pay out a buy, or hide it. */
export function readBuyStatus(cells: RowCells, { columns, statuses }: StatusMap): BuyFact["status"] {
  const name = cells.text(columns.status);
  if (columns.status === undefined || name === "") {
    return columns.completedAt === undefined || cells.text(columns.completedAt) !== "" ? "complete" : "open";
  }
  const status = statusNamed(name, statuses);
  if (status === undefined) {
    throw new RowFault(`${columns.status} is ${name}: say in statuses whether that is open, complete or void`);
  }
  return status;
}

/** What a point of sale's name of a state means: as the shop says, else as it usually does; undefined for any other. */
export function statusNamed(name: string, own: StatusMap["statuses"]): BuyFact["status"] | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s_-]+/g, " ");
  const ownStatus = Object.hasOwn(own, name) ? own[name] : undefined;
  return ownStatus ?? statusNames.find(([pattern]) => pattern.test(plain))?.[1];
}
