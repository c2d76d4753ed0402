import type { TransactionRow } from "#common/pos/pos-rows.ts";

/** Sums of one ticket in cents, stored with it so that daily figures need not read its lines. */
export type TicketSums = {
  net: number;
  giftCards: number;
  /** Net of returned lines, as a positive amount. */
  returns: number;
  discount: number;
  costUsed: number;
  costNew: number;
  /** Merchandise lines, returned ones left out. */
  itemsSold: number;
};

export function ticketSums(lines: TransactionRow["lines"]): TicketSums {
  const sums: TicketSums = { net: 0, giftCards: 0, returns: 0, discount: 0, costUsed: 0, costNew: 0, itemsSold: 0 };
  for (const line of lines) {
    if (line.goods === "giftCard") {
      sums.giftCards += line.net;
      continue;
    }
    sums.net += line.net;
    sums.discount += line.discount;
    // The cost of a returned line is negative like its amounts: the goods are back.
    sums.costUsed += line.goods === "used" ? (line.cost ?? 0) : 0;
    sums.costNew += line.goods === "new" ? (line.cost ?? 0) : 0;
    sums.returns -= line.quantity < 0 ? line.net : 0;
    sums.itemsSold += line.quantity > 0 ? 1 : 0;
  }
  return sums;
}
