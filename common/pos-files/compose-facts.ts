/**
 * From what the files of a day gave to the rows that a point of sale sends. Pure: the same facts make the same rows, in
 * whatever order the files came.
 */
import type { BuyFact, BuyLinesFact, CloseFact, DayFact, FeedFact, FileFact, TicketFact } from "./file-facts.ts";
import { factKey } from "./file-facts.ts";

/** The rows of the facts of one business date, the Day Close last: what it is compared with comes before it. */
export function composeFacts(facts: readonly FileFact[]): FeedFact[] {
  const tickets = facts.filter((fact) => fact.kind === "transaction");
  const days = facts.filter((fact) => fact.kind === "day");
  const people = facts.filter((fact) => fact.kind === "customer" || fact.kind === "employee");
  // Real tickets say all that their day's sums say; both would count the day twice.
  const sold = tickets.length > 0 ? tickets : days.flatMap(summaryTickets);
  const buys = joinBuys(facts);
  const closes = facts.filter((fact) => fact.kind === "close").map((close) => wholeDayClose(close, { sold, buys }));
  return [...people, ...sold, ...buys, ...closes];
}

/**
 * The rows that must be sent when the facts of a day have changed: new and changed ones, and the removal of those that
 * are there no more (a summary that real tickets replace).
 */
export function changedRows(before: readonly FeedFact[], after: readonly FeedFact[]): FeedFact[] {
  const earlier = new Map(before.map((fact) => [factKey(fact), fact]));
  const later = new Set(after.map((fact) => factKey(fact)));
  const newest = after.map(({ updatedAt }) => updatedAt).reduce(laterOf, "");
  const removed = before
    .filter((fact) => !later.has(factKey(fact)))
    .flatMap(({ kind, externalId, updatedAt, businessDate }) =>
      kind === "tombstone"
        ? []
        : [
            {
              kind: "tombstone" as const,
              of: kind,
              externalId,
              updatedAt: laterOf(updatedAt, newest),
              businessDate,
              reason: "Not in the register's exports any more",
            },
          ],
    );
  const changed = after.filter((fact) => {
    const previous = earlier.get(factKey(fact));
    return previous === undefined || JSON.stringify(previous) !== JSON.stringify(fact);
  });
  return [...removed, ...changed];
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}

function joinBuys(facts: readonly FileFact[]): BuyFact[] {
  const buys = facts.filter((fact) => fact.kind === "buy");
  const linesOf = new Map(facts.flatMap((fact) => (fact.kind === "buyLines" ? [[fact.externalId, fact]] : [])));
  const ids = new Set(buys.map(({ externalId }) => externalId));
  const alone = [...linesOf.values()].filter(({ externalId }) => !ids.has(externalId));
  return [
    ...buys.map((buy) => withLines(buy, linesOf.get(buy.externalId))),
    // A buy always has a customer: lines without one wait for the file of buys.
    ...alone.flatMap(({ customerId, ...rest }) =>
      customerId === null ? [] : [{ ...rest, kind: "buy" as const, customerId }],
    ),
  ];
}

function withLines(buy: BuyFact, lines: BuyLinesFact | undefined): BuyFact {
  return lines === undefined ? buy : { ...buy, lines: lines.lines, updatedAt: laterOf(buy.updatedAt, lines.updatedAt) };
}

/**
 * As many tickets as the day had, each with its share of the sum to the cent. Reports count customers by tickets, and
 * know only the sales of tickets: one ticket would make the average sale the whole day, and a Day Close alone makes a
 * day of zeros.
 */
function summaryTickets({ externalId, at, net, tax, goods, transactions, ...rest }: DayFact): TicketFact[] {
  // A day below zero is what was returned.
  const count = net > 0 ? transactions : 1;
  const nets = shares(net, count);
  const taxes = shares(tax, count);
  return nets.map((share, index) => {
    const shareOfTax = taxes[index] ?? 0;
    return {
      kind: "transaction",
      externalId: `${externalId}/day/${index + 1}`,
      updatedAt: rest.updatedAt,
      businessDate: rest.businessDate,
      number: `Day ${index + 1}`,
      terminal: "",
      cashierCode: null,
      customerId: null,
      type: share < 0 ? "return" : "sale",
      at,
      lines: [
        {
          sku: "",
          description: "",
          categoryCode: "",
          goods,
          quantity: share < 0 ? -1 : 1,
          price: Math.abs(share),
          discount: 0,
          net: share,
          tax: shareOfTax,
          cost: null,
        },
      ],
      tenders: [{ kind: "other", amount: share + shareOfTax }],
      couponNumber: null,
      total: share + shareOfTax,
      tax: shareOfTax,
      hasPieces: false,
      employeePurchase: false,
      wholesale: false,
    };
  });
}

/** Whole parts of a sum that differ by a cent at most, the greater ones first. */
function shares(whole: number, count: number): number[] {
  const least = Math.trunc(whole / count);
  const over = whole - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < Math.abs(over) ? Math.sign(over) : 0));
}

type Trade = { sold: readonly TicketFact[]; buys: readonly BuyFact[] };

function wholeDayClose(close: CloseFact, { sold, buys }: Trade): Extract<FeedFact, { kind: "dayClose" }> {
  const tickets = sold.filter(({ type }) => type !== "void");
  const lines = tickets.flatMap((ticket) => ticket.lines);
  const merchandise = lines.filter(({ goods }) => goods !== "giftCard");
  const paid = buys.filter(({ status }) => status === "complete");
  const costs = (goods: "used" | "new") =>
    sum(merchandise.filter((line) => line.goods === goods).map(({ cost }) => cost ?? 0));
  return {
    ...close,
    kind: "dayClose",
    transactions: close.transactions ?? tickets.filter((ticket) => merchandiseNet(ticket) > 0).length,
    returns: close.returns ?? 0 - sum(merchandise.filter(({ quantity }) => quantity < 0).map(({ net }) => net)),
    tax: close.tax ?? sum(tickets.map(({ tax }) => tax)),
    giftSold: close.giftSold ?? sum(lines.filter(({ goods }) => goods === "giftCard").map(({ net }) => net)),
    buysCash: close.buysCash ?? sum(paid.map(({ paidCash }) => paidCash)),
    buysTrade: close.buysTrade ?? sum(paid.map(({ paidTrade }) => paidTrade)),
    cogsUsed: close.cogsUsed ?? costs("used"),
    cogsNew: close.cogsNew ?? costs("new"),
  };
}

function merchandiseNet(ticket: TicketFact): number {
  return sum(ticket.lines.filter(({ goods }) => goods !== "giftCard").map(({ net }) => net));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
