/** The totals of a day, as a point of sale adds them up in the evening from its own tickets and buys. */
import type { BusinessDate } from "#common/business-date.ts";
import type { DayCloseRow } from "#common/pos/pos-rows.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { newestFacts } from "./day-plan.ts";
import { someEmployeeCode } from "./people/employees.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";

type DayCloseFact = Omit<DayCloseRow, "seq">;
type TransactionFact = Extract<PosFact, { kind: "transaction" }>;

const floatCents = 20_000;

/** `errorCents` makes the net sales wrong on purpose: what a damaged point of sale would send. */
export function dayClose(
  shop: Shop,
  day: { date: BusinessDate; closedAt: Date; facts: readonly PosFact[]; errorCents?: number },
): DayCloseFact {
  const { date, closedAt } = day;
  const newest = newestFacts(day.facts);
  const tickets = newest.filter((fact) => fact.kind === "transaction").filter(({ type }) => type !== "void");
  const buys = newest.filter((fact) => fact.kind === "buy").filter(({ status }) => status === "complete");
  const lines = tickets.flatMap((ticket) => ticket.lines);
  const merchandise = lines.filter(({ goods }) => goods !== "giftCard");
  const random = randomFrom(shop.seed, shop.key, date, "drawer");
  const buysCash = sum(buys.map(({ paidCash }) => paidCash));
  const tenders = totals(
    tickets.flatMap((ticket) => ticket.tenders.map(({ kind, amount }) => [kind, amount] as const)),
  );
  const overShort = random.chance(0.7) ? 0 : random.int(-450, 300);
  const cashCounted = floatCents + (tenders.get("cash") ?? 0) - buysCash + overShort;
  return {
    kind: "dayClose",
    externalId: date,
    updatedAt: closedAt.toISOString(),
    businessDate: date,
    closedAt: closedAt.toISOString(),
    closedBy: someEmployeeCode(random),
    netSales: sum(merchandise.map(({ net }) => net)) + (day.errorCents ?? 0),
    transactions: tickets.filter((ticket) => merchandiseNet(ticket) > 0).length,
    returns: -sum(merchandise.map(({ net, quantity }) => (quantity < 0 ? net : 0))),
    discounts: sum(merchandise.map(({ discount }) => discount ?? 0)),
    tax: sum(tickets.map(({ tax }) => tax)),
    giftSold: sum(lines.map(({ goods, net }) => (goods === "giftCard" ? net : 0))),
    tenders: [...tenders].map(([kind, amount]) => ({ kind, amount })),
    categories: categoriesOf(merchandise),
    overShort,
    buysCash,
    buysTrade: sum(buys.map(({ paidTrade }) => paidTrade)),
    cogsUsed: sum(merchandise.map(({ goods, cost }) => (goods === "used" ? (cost ?? 0) : 0))),
    cogsNew: sum(merchandise.map(({ goods, cost }) => (goods === "new" ? (cost ?? 0) : 0))),
    drawer: [
      { kind: "openingFloat", amount: floatCents, reason: "", at: closedAt.toISOString() },
      { kind: "deposit", amount: Math.max(0, cashCounted - floatCents), reason: "", at: closedAt.toISOString() },
    ],
  };
}

function merchandiseNet(ticket: TransactionFact): number {
  return sum(ticket.lines.map(({ goods, net }) => (goods === "giftCard" ? 0 : net)));
}

function categoriesOf(lines: TransactionFact["lines"]): DayCloseRow["categories"] {
  const net = totals(lines.map((line) => [line.categoryCode ?? "", line.net] as const));
  const quantity = totals(lines.map((line) => [line.categoryCode ?? "", line.quantity] as const));
  return [...net].map(([code, amount]) => ({ code, net: amount, quantity: quantity.get(code) ?? 0 }));
}

/** Sums by name, in the order of the names, so that the same day always reads the same. */
function totals<Name extends string>(parts: readonly (readonly [Name, number])[]): Map<Name, number> {
  const sums = new Map<Name, number>();
  for (const [name, amount] of parts) {
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  return new Map([...sums].toSorted(([left], [right]) => left.localeCompare(right)));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
