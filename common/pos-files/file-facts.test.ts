import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { posRow } from "#common/pos/pos-rows.ts";
import { checkFact, factKey } from "./file-facts.ts";

const shared = { businessDate: "2026-11-20", updatedAt: "2026-11-20T18:00:00.000Z" };
const at = "2026-11-20T17:00:00.000Z";
const piece = { sku: "1", description: "Coat", goods: "used", quantity: 1, price: 1000, net: 1000 };

const ticket = {
  ...shared,
  ...{ kind: "transaction", externalId: "2026-11-20/1/7", number: "7", terminal: "1", cashierCode: null },
  ...{ customerId: null, type: "sale", at, lines: [piece], tenders: [{ kind: "cash", amount: 1083 }] },
  ...{ total: 1083, tax: 83 },
};
const customer = {
  ...shared,
  ...{ kind: "customer", externalId: "C1", name: "Ana Lopez", phone: null, customerCode: null, email: null },
  ...{ address: null, storeCredit: 0, tradeCredit: 0 },
};
const employee = {
  ...shared,
  ...{ kind: "employee", externalId: "E1", drsUserId: "al", drsEmployeeCode: "AL", name: "Al", active: true },
};
const buy = {
  ...shared,
  ...{ kind: "buy", externalId: "2026-11-20/9", number: "9", customerId: "C1", checkedInAt: at, checkedInBy: null },
  ...{ buyerCode: null, readyAt: null, completedAt: null, status: "open", lines: [], cashOffer: null },
  ...{ tradeOffer: null, paidCash: 0, paidTrade: 0 },
};
const buyLines = { ...buy, kind: "buyLines", customerId: null };
const unsaid = {
  ...{ transactions: null, returns: null, tax: null, giftSold: null, buysCash: null, buysTrade: null },
  ...{ cogsUsed: null, cogsNew: null },
};
const close = {
  ...shared,
  ...{ kind: "close", externalId: "2026-11-20", closedAt: at, closedBy: null, netSales: 1000, tenders: [] },
  ...{ categories: [], overShort: null, ...unsaid },
};
const day = {
  ...shared,
  ...{ kind: "day", externalId: "2026-11-20", at, goods: "used", net: 5000, tax: 400, transactions: 2 },
};

const facts = [ticket, customer, employee, buy, buyLines, close, day];

test.each(facts)("a fact of the kind $kind is taken with all that it says", (fact) => {
  expect(checkFact(fact)).toMatchObject(fact);
});

test.each([ticket, customer, employee, buy])(
  "a $kind that is taken is a row of the feed but for its number",
  (fact) => {
    const checked = checkFact(fact);
    expect(posRow.parse({ ...checked, seq: 1 })).toEqual({ ...checked, seq: 1 });
  },
);

test("a number of the feed that a fact has already is left out", () => {
  expect(checkFact({ ...ticket, seq: 7 })).not.toHaveProperty("seq");
});

test("what a fact may leave out gets its usual value", () => {
  expect(checkFact(ticket)).toMatchObject({
    ...{ couponNumber: null, employeePurchase: false, wholesale: false },
    lines: [{ categoryCode: "", discount: 0, tax: 0, cost: null }],
  });
});

test.each([
  ["a Day Close of the feed, which only the days put together", { ...close, kind: "dayClose" }],
  ["a tombstone", { ...shared, kind: "tombstone", externalId: "1", of: "buy" }],
  ["a piece of the inventory", { ...shared, kind: "inventoryItem", externalId: "1" }],
  ["a kind in capitals", { ...ticket, kind: "Transaction" }],
  ["no kind", { ...ticket, kind: undefined }],
])("%s is no fact of a file", (_what, fact) => {
  expect(checkFact(fact)).toEqual({ fault: expect.stringMatching(/^kind: \S/) });
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "transaction"],
  ["a list", [ticket]],
  ["a number", 2 ** 53],
])("%s is refused with a reason and does not throw", (_what, fact) => {
  expect(checkFact(fact)).toEqual({ fault: expect.stringMatching(/^: \S/) });
});

test.each([
  ["an id that is empty", { ...ticket, ...{ externalId: " " } }, "externalId"],
  ["an id that is too long", { ...ticket, ...{ externalId: "7".repeat(65) } }, "externalId"],
  ["a day of year 1", { ...ticket, ...{ businessDate: "0001-01-01" } }, "businessDate"],
  ["a day of year 9999", { ...ticket, ...{ businessDate: "9999-12-31" } }, "businessDate"],
  ["a day that no calendar has", { ...ticket, ...{ businessDate: "2026-02-29" } }, "businessDate"],
  ["a day as a shop writes it", { ...ticket, ...{ businessDate: "11/20/2026" } }, "businessDate"],
  ["a time without an offset", { ...ticket, ...{ at: "2026-11-20T17:00:00" } }, "at"],
  ["a file written in year 9999", { ...ticket, ...{ updatedAt: "9999-12-31T00:00:00Z" } }, "updatedAt"],
  ["half a cent", { ...ticket, ...{ total: 1083.5 } }, "total"],
  ["more than a million dollars", { ...ticket, ...{ total: 100_000_001 } }, "total"],
  ["less than minus a million dollars", { ...ticket, ...{ tax: -100_000_001 } }, "tax"],
  ["a sum beyond a double", { ...ticket, ...{ total: 2 ** 53 } }, "total"],
  ["a sum that is no number", { ...ticket, ...{ total: Number.NaN } }, "total"],
  ["a sum without an end", { ...ticket, ...{ total: Number.NEGATIVE_INFINITY } }, "total"],
  ["a sum of exact millionths", { ...ticket, ...{ total: 1083n } }, "total"],
  [
    "a line of a part of a piece",
    { ...ticket, ...{ lines: [piece, { ...piece, quantity: 0.5 }] } },
    "lines.1.quantity",
  ],
  [
    "a way of paying that nobody knows",
    { ...ticket, ...{ tenders: [{ kind: "shells", amount: 1 }] } },
    "tenders.0.kind",
  ],
  ["too many lines", { ...ticket, ...{ lines: Array.from({ length: 2001 }, () => piece) } }, "lines"],
  ["a buy that nobody brought", { ...buy, ...{ customerId: null } }, "customerId"],
  ["a buy paid below zero", { ...buy, ...{ paidCash: -1 } }, "paidCash"],
  ["a Day Close without net sales", { ...close, ...{ netSales: null } }, "netSales"],
  ["returns below zero", { ...close, ...{ returns: -1 } }, "returns"],
  ["a day that is called by no date", { ...day, ...{ externalId: "Friday" } }, "externalId"],
  ["a day of more tickets than a shop has", { ...day, ...{ transactions: 2001 } }, "transactions"],
  ["a day of fewer tickets than none", { ...day, ...{ transactions: -1 } }, "transactions"],
  ["a day of an unknown kind of goods", { ...day, ...{ goods: "stolen" } }, "goods"],
  ["an employee who is neither there nor away", { ...employee, ...{ active: "yes" } }, "active"],
  ["a customer whose name is a book", { ...customer, ...{ name: "A".repeat(201) } }, "name"],
])("%s is refused and the place is named", (_what, fact, place) => {
  const checked = checkFact(fact);
  expect(checked).toEqual({ fault: expect.stringMatching(/: \S/) });
  expect(checked).toEqual({ fault: expect.stringContaining(`${place}: `) });
});

test("the first of several faults is the one that is said", () => {
  expect(checkFact({ ...ticket, businessDate: "never", total: "much", tax: null })).toEqual({
    fault: expect.stringMatching(/^businessDate: /),
  });
});

test.each([
  ["2026-11-20T17:00:00-06:00", "2026-11-20T23:00:00.000Z"],
  ["2026-11-01T01:30:00-05:00", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01T01:30:00-06:00", "2026-11-01T07:30:00.000Z"],
  ["2026-11-21T10:00:00+23:59", "2026-11-20T10:01:00.000Z"],
])("the time %s of a register's clock is kept as %s", (written, utc) => {
  expect(checkFact({ ...ticket, at: written, updatedAt: written })).toMatchObject({ at: utc, updatedAt: utc });
});

test("lines of a buy may wait for the customer whom their buy names, and keep one that they name", () => {
  expect(checkFact(buyLines)).toMatchObject({ kind: "buyLines", customerId: null });
  expect(checkFact({ ...buyLines, customerId: "C1" })).toMatchObject({ customerId: "C1" });
});

test("two facts have the same key only when their kind and id are the same", () => {
  const kind = fc.constantFrom(...facts.map((fact) => fact.kind));
  const externalId = fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), fc.constantFrom("/", "buy/1", "", "1"));
  const id = fc.record({ kind, externalId });
  fc.assert(
    fc.property(id, id, (left, right) => {
      const isSame = isDeepStrictEqual({ ...left }, { ...right });
      expect(factKey(left) === factKey(right)).toBe(isSame);
      expect(factKey({ ...left })).toBe(factKey(left));
    }),
  );
});

/** What comes of a fact, and of what came of it; a refused one is tried a second time as it was. */
function checkTwice(fact: object): [unknown, unknown] {
  const first = checkFact(fact);
  return [first, checkFact("fault" in first ? fact : first)];
}

test("a fact that was taken is taken the same a second time, and nothing that comes throws", () => {
  const part = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: "binary" }));
  const change = fc.dictionary(fc.constantFrom(...facts.flatMap((fact) => Object.keys(fact))), part, { maxKeys: 2 });
  fc.assert(
    fc.property(fc.constantFrom(...facts), change, (fact, parts) => {
      const [first, second] = checkTwice({ ...fact, ...parts });
      expect(second).toEqual(first);
    }),
    { numRuns: 300 },
  );
});
