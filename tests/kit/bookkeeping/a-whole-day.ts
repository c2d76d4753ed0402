import { aBuy, aCustomer, aDayClose, aSale } from "#tests/kit/pos-rows.ts";

/** A sale in cash and by card, a return on store credit, a gift card, two buys, and the Day Close that they add up to. */
export function aWholeDay(
  seq: number,
  businessDate = "2026-03-04",
): { rows: unknown[]; close: ReturnType<typeof aDayClose> } {
  const at = `${businessDate}T18:00:00Z`;
  const sold = { businessDate, updatedAt: at, at };
  const bought = { businessDate, updatedAt: at, checkedInAt: at, readyAt: at, completedAt: at };
  const piece = { sku: "A1", description: "Shirt", quantity: 1 };
  const rows = [
    aCustomer({ seq, externalId: "C1" }),
    aSale({
      seq: seq + 1,
      ...sold,
      number: "88173",
      customerId: "C1",
      lines: [
        { ...piece, goods: "used", price: 3000, net: 3000, tax: 218, cost: 900 },
        { ...piece, goods: "new", price: 1000, net: 1000, tax: 72, cost: 400 },
      ],
      tenders: [
        { kind: "cash", amount: 2000 },
        { kind: "visa", amount: 2290 },
      ],
      total: 4290,
      tax: 290,
    }),
    aSale({
      seq: seq + 2,
      ...sold,
      type: "return",
      lines: [{ ...piece, goods: "used", quantity: -1, price: 500, net: -500, tax: -36, cost: -150 }],
      tenders: [{ kind: "storeCredit", amount: -536 }],
      total: -536,
      tax: -36,
    }),
    aSale({
      seq: seq + 3,
      ...sold,
      lines: [{ ...piece, goods: "giftCard", price: 2500, net: 2500 }],
      tenders: [{ kind: "mastercard", amount: 2500 }],
      total: 2500,
    }),
    aSale({ seq: seq + 4, ...sold, type: "void" }),
    aBuy({ seq: seq + 5, ...bought, paidCash: 4000, paidTrade: 0 }),
    aBuy({ seq: seq + 6, ...bought, paidCash: 0, paidTrade: 1500 }),
  ];
  const close = aDayClose({
    seq: seq + 7,
    ...{ businessDate, updatedAt: at, closedAt: `${businessDate}T23:05:00Z` },
    ...{ netSales: 3500, transactions: 1, returns: 500, tax: 254, giftSold: 2500, overShort: -125 },
    ...{ buysCash: 4000, buysTrade: 1500, cogsUsed: 750, cogsNew: 400 },
    tenders: [
      { kind: "cash", amount: 2000 },
      { kind: "visa", amount: 2290 },
      { kind: "mastercard", amount: 2500 },
      { kind: "storeCredit", amount: -536 },
    ],
    drawer: [{ kind: "paidOut", amount: 600, reason: "Window cleaner", at: `${businessDate}T20:00:00Z` }],
  });
  return { rows, close };
}
