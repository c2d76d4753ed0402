import type { BuyLinesFact } from "#common/pos-files/file-facts.ts";
import { tenderNamed } from "#common/pos-files/tender-names.ts";
import type { BuyLinesMap } from "./buy-lines-map.ts";
import { readBuyKey, readBuyStatus } from "./buys.ts";
import type { RowCells } from "./row-cells.ts";

type BuyLine = BuyLinesFact["lines"][number];

/** One line with what it says of its buy. */
export type ReadBuyLine = {
  buy: Omit<BuyLinesFact, "lines" | "paidCash" | "paidTrade">;
  line: BuyLine;
  isTrade: boolean;
};

const credits: ReadonlySet<string> = new Set(["tradeCredit", "storeCredit"]);

export function readBuyLine(cells: RowCells, map: BuyLinesMap): ReadBuyLine {
  const { columns } = map;
  const passReason = cells.optional(columns.passReason);
  const line = {
    tag: cells.text(columns.tag),
    description: cells.text(columns.description),
    category: cells.text(columns.category),
    brand: cells.optional(columns.brand),
    size: cells.optional(columns.size),
    condition: cells.optional(columns.condition),
    cost: cells.size(columns.cost) ?? 0,
    price: cells.size(columns.price) ?? 0,
    taken: cells.isYes(columns.taken) ?? passReason === null,
    passReason,
  };
  const buy = {
    kind: "buyLines" as const,
    ...readBuyKey(cells, columns),
    clientRef: cells.optional(columns.reference),
    customerId: cells.optional(columns.customer),
    checkedInBy: null,
    buyerCode: cells.optional(columns.buyer),
    readyAt: null,
    completedAt: cells.instant(columns.completedAt),
    status: readBuyStatus(cells, map),
    cashOffer: null,
    tradeOffer: null,
  };
  const payment = cells.text(columns.payment);
  return { buy, line, isTrade: credits.has(tenderNamed(payment, map.tenders)) };
}

/** The first line tells of the buy; the store paid for what it took. */
export function joinBuyLines([first, ...others]: readonly [ReadBuyLine, ...ReadBuyLine[]]): BuyLinesFact {
  const all = [first, ...others];
  const isPaid = first.buy.status === "complete";
  const paid = (isTrade: boolean) =>
    all
      .filter((read) => isPaid && read.line.taken && read.isTrade === isTrade)
      .reduce((sum, { line }) => sum + line.cost, 0);
  return { ...first.buy, lines: all.map(({ line }) => line), paidCash: paid(false), paidTrade: paid(true) };
}
