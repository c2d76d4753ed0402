import { expect, test } from "vitest";
import { changedRows, composeFacts } from "./compose-facts.ts";
import { fileFact, type FeedFact, type FileFact } from "./file-facts.ts";

const shared = { businessDate: "2026-11-20", updatedAt: "2026-11-20T18:00:00.000Z" };
const at = "2026-11-20T17:00:00.000Z";

function fact(fields: object): FileFact {
  return fileFact.parse({ ...shared, ...fields });
}

const piece = { sku: "1", description: "", goods: "used", quantity: 1, price: 1000, net: 1000, cost: 400 };

function ticket(externalId: string, fields: object = {}): FileFact {
  const rest = { number: externalId, terminal: "", cashierCode: null, customerId: null, type: "sale", at, tenders: [] };
  return fact({ kind: "transaction", externalId, ...rest, lines: [piece], total: 1083, tax: 83, ...fields });
}

function day(fields: object = {}): FileFact {
  return fact({
    kind: "day",
    externalId: "2026-11-20",
    at,
    goods: "used",
    net: 5000,
    tax: 400,
    transactions: 2,
    ...fields,
  });
}

const unsaid = { transactions: null, returns: null, tax: null, giftSold: null, cogsUsed: null, cogsNew: null };
const close = fact({
  ...{
    kind: "close",
    externalId: "2026-11-20",
    closedAt: at,
    closedBy: null,
    netSales: 1000,
    tenders: [],
    categories: [],
  },
  ...{ overShort: null, buysCash: null, buysTrade: null, drawer: [], ...unsaid },
});

const paidBuy = fact({
  ...{ kind: "buy", externalId: "2026-11-20/1", number: "1", customerId: "C1", checkedInAt: at, checkedInBy: null },
  ...{
    buyerCode: null,
    readyAt: null,
    completedAt: at,
    status: "complete",
    lines: [],
    cashOffer: null,
    tradeOffer: null,
  },
  ...{ paidCash: 1500, paidTrade: 700 },
});

test("what a Day Close lacks is summed from the tickets and buys of its day", () => {
  const returned = { ...piece, goods: "new", quantity: -1, net: -300, cost: -100 };
  const gift = { ...piece, goods: "giftCard", net: 2500, cost: null };
  const rows = composeFacts([
    close,
    ticket("1"),
    ticket("2", { lines: [returned], total: -300, tax: 0, type: "return" }),
    ticket("3", { lines: [gift], total: 2500, tax: 0 }),
    ticket("4", { type: "void" }),
    paidBuy,
  ]);
  expect(rows.at(-1)).toMatchObject({
    ...{ kind: "dayClose", netSales: 1000, transactions: 1, returns: 300, tax: 83, giftSold: 2500 },
    ...{ buysCash: 1500, buysTrade: 700, cogsUsed: 400, cogsNew: -100 },
  });
});

test("what a Day Close says itself holds, so that a difference shows", () => {
  const figures = {
    transactions: 9,
    returns: 1,
    tax: 2,
    giftSold: 3,
    buysCash: 4,
    buysTrade: 5,
    cogsUsed: 6,
    cogsNew: 7,
  };
  const own = fact({ ...close, ...figures });
  expect(composeFacts([own, ticket("1"), paidBuy]).at(-1)).toMatchObject(figures);
});

test("the sums of a day make way for its tickets", () => {
  expect(composeFacts([day()])).toMatchObject([{ number: "Day 1" }, { number: "Day 2" }]);
  expect(composeFacts([day(), ticket("1")])).toMatchObject([{ externalId: "1" }]);
});

test("rows that a day no longer has are removed, and only what changed is sent", () => {
  const before = composeFacts([day(), paidBuy]);
  expect(changedRows(before, composeFacts([day({ transactions: 1 }), paidBuy]))).toMatchObject([
    { kind: "tombstone", of: "transaction", externalId: "2026-11-20/day/2", businessDate: "2026-11-20" },
    { kind: "transaction", externalId: "2026-11-20/day/1", total: 5400 },
  ]);
  expect(changedRows(before, before)).toEqual([]);
});

test("a ticket that comes after the Day Close changes what the Day Close lacks", () => {
  const before = composeFacts([close]);
  const sent = changedRows(before, composeFacts([close, ticket("1")]));
  expect(sent).toMatchObject([{ kind: "transaction" }, { kind: "dayClose", transactions: 1, tax: 83 }]);
});

function subject(row: FeedFact): string {
  return `${row.kind === "tombstone" ? row.of : row.kind}/${row.externalId}`;
}

test("every change sent in turn leaves what the last state has", () => {
  const states = [[], [day()], [day({ transactions: 5 })], [ticket("1"), day()], [ticket("1"), ticket("2"), close]];
  const server = new Map<string, FeedFact>();
  let before: FeedFact[] = [];
  for (const state of states) {
    const after = composeFacts(state);
    for (const row of changedRows(before, after)) {
      const key = subject(row);
      server.delete(key);
      server.set(key, row);
    }
    before = after;
  }
  const rows = [...server.values()].filter(({ kind }) => kind !== "tombstone");
  expect(rows.map(({ externalId }) => externalId).toSorted()).toEqual(["1", "2", "2026-11-20"]);
});
