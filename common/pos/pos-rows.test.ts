import { describe, expect, test } from "vitest";
import { letters, many, withField } from "#tests/kit/inputs/edges.ts";
import { posRow, registerInstant } from "./pos-rows.ts";

const row = { externalId: "1", updatedAt: "2026-11-20T18:00:00Z", businessDate: "2026-11-20", seq: 1 };
const line = { sku: "85123A", description: "", goods: "new", quantity: -80_995, price: 208, net: -16_846_960 };
const ticket = {
  ...row,
  kind: "transaction",
  number: "C581484",
  terminal: "1",
  cashierCode: null,
  customerId: null,
  type: "return",
  at: "2026-11-20T12:00:00-06:00",
  lines: [line],
  tenders: [],
  total: -16_846_960,
  tax: 0,
};

const buyLine = { tag: "", description: "", category: "", cost: 0, price: 0, taken: true };
const buy = {
  ...row,
  kind: "buy",
  number: "1",
  customerId: "1",
  checkedInAt: row.updatedAt,
  checkedInBy: null,
  buyerCode: null,
  readyAt: null,
  completedAt: null,
  status: "open",
  lines: [buyLine],
  cashOffer: null,
  tradeOffer: null,
  paidCash: 0,
  paidTrade: 0,
};
const item = {
  ...row,
  kind: "inventoryItem",
  sku: "1",
  description: "",
  categoryPath: [],
  brand: null,
  size: null,
  goods: "used",
  price: 0,
  cost: null,
  buyId: null,
  receivedAt: row.updatedAt,
  status: "inStock",
  soldAt: null,
  soldTransactionId: null,
};
const customer = {
  ...row,
  kind: "customer",
  name: "",
  phone: null,
  customerCode: null,
  email: null,
  address: {},
  storeCredit: 0,
  tradeCredit: 0,
};
const dayClose = {
  ...row,
  kind: "dayClose",
  closedAt: row.updatedAt,
  closedBy: null,
  netSales: 0,
  transactions: 0,
  returns: 0,
  tax: 0,
  giftSold: 0,
  tenders: [],
  categories: [],
  overShort: null,
  buysCash: 0,
  buysTrade: 0,
  cogsUsed: 0,
  cogsNew: 0,
};
const tombstone = { ...row, kind: "tombstone", of: "buy" };
const employee = { ...row, kind: "employee", drsUserId: "", drsEmployeeCode: "", name: "", active: true };
const tender = { kind: "cash", amount: 0 };
const movement = { kind: "deposit", amount: 0, at: row.updatedAt };
const category = { code: "", net: 0, quantity: 0 };

describe("rows of the feed", () => {
  test("a credit note of a real shop with 80,995 pieces and no customer is a ticket", () => {
    expect(posRow.parse(ticket)).toMatchObject({ kind: "transaction", couponNumber: null, lines: [{ discount: 0 }] });
  });

  test.each([
    ["money with a fraction of a cent", { ...ticket, total: 10.5 }, "total"],
    ["money beyond any shop's day", { ...ticket, total: 3_000_000_000 }, "total"],
    ["a day that does not exist", { ...ticket, businessDate: "2026-02-30" }, "businessDate"],
    ["a time without its zone", { ...ticket, at: "2026-11-20T12:00:00" }, "at"],
    ["no id", { ...ticket, externalId: "  " }, "externalId"],
    ["a number below one", { ...ticket, seq: 0 }, "seq"],
    ["an unknown tender", { ...ticket, tenders: [{ kind: "shells", amount: 1 }] }, "tenders.0.kind"],
    ["a broken line", { ...ticket, lines: [line, { ...line, net: "5" }] }, "lines.1.net"],
    [
      "an endless description",
      { ...ticket, lines: [{ ...line, description: "x".repeat(301) }] },
      "lines.0.description",
    ],
    ["an unknown kind", { ...row, kind: "weather" }, "kind"],
  ])("%s is refused with its place", (_what, bad, path) => {
    expect(posRow.safeParse(bad).error?.issues[0]?.path.join(".")).toBe(path);
  });

  test("a tombstone names what it buries", () => {
    expect(posRow.parse({ ...row, kind: "tombstone", of: "buy" })).toMatchObject({ of: "buy", reason: "" });
  });
});

const million = 100_000_000;

test.each<[what: unknown, path: string, taken: unknown, refused: unknown]>([
  [ticket, "externalId", letters(1), ""],
  [ticket, "externalId", letters(64), letters(65)],
  [ticket, "seq", 1, 0],
  [ticket, "seq", 1_000_000_000_000, 1_000_000_000_001],
  [ticket, "total", million, million + 1],
  [ticket, "total", -million, -million - 1],
  [ticket, "number", letters(32), letters(33)],
  [ticket, "terminal", letters(64), letters(65)],
  [ticket, "couponNumber", letters(32), letters(33)],
  [ticket, "lines", many(2000, line), many(2001, line)],
  [ticket, "lines.0.quantity", 1_000_000, 1_000_001],
  [ticket, "lines.0.quantity", -1_000_000, -1_000_001],
  [ticket, "lines.0.description", letters(300), letters(301)],
  [ticket, "lines.0.sku", letters(64), letters(65)],
  [ticket, "tenders", many(50, tender), many(51, tender)],
  [buy, "number", letters(32), letters(33)],
  [buy, "clientRef", letters(64), letters(65)],
  [buy, "lines", many(2000, buyLine), many(2001, buyLine)],
  [buy, "lines.0.description", letters(300), letters(301)],
  [buy, "lines.0.category", letters(200), letters(201)],
  [buy, "lines.0.price", 0, -1],
  [buy, "paidCash", million, million + 1],
  [item, "sku", "1", ""],
  [item, "description", letters(300), letters(301)],
  [item, "categoryPath", many(8, "a"), many(9, "a")],
  [customer, "name", letters(200), letters(201)],
  [customer, "phone", letters(32), letters(33)],
  [customer, "email", letters(254), letters(255)],
  [customer, "idNumber", letters(64), letters(65)],
  [customer, "flags", many(20, "a"), many(21, "a")],
  [customer, "address.state", letters(32), letters(33)],
  [customer, "address.zip", letters(16), letters(17)],
  [customer, "address.country", letters(2), letters(3)],
  [dayClose, "transactions", 1_000_000, 1_000_001],
  [dayClose, "transactions", 0, -1],
  [dayClose, "tenders", many(50, tender), many(51, tender)],
  [dayClose, "categories", many(500, category), many(501, category)],
  [dayClose, "drawer", many(100, movement), many(101, movement)],
  [tombstone, "reason", letters(1000), letters(1001)],
])(
  "%#: the last value of %s that a row may have, and the first that it may not",
  (...[whole, path, taken, refused]) => {
    expect(posRow.safeParse(withField(whole, path, taken)).error).toBeUndefined();
    expect(posRow.safeParse(withField(whole, path, refused)).error?.issues[0]?.path.join(".")).toBe(path);
  },
);

test("what a point of sale leaves out counts as nothing", () => {
  expect(posRow.parse(ticket)).toMatchObject({
    couponNumber: null,
    employeePurchase: false,
    wholesale: false,
    lines: [{ categoryCode: "", discount: 0, tax: 0, cost: null }],
  });
  expect(posRow.parse(buy)).toMatchObject({ clientRef: null, lines: [{ brand: null, size: null, passReason: null }] });
  expect(posRow.parse(item)).toMatchObject({ quantity: 1 });
  expect(posRow.parse(customer)).toMatchObject({ idNumber: null, flags: [], address: { country: "US", state: "" } });
  expect(posRow.parse(dayClose)).toMatchObject({ discounts: 0, drawer: [] });
  expect(posRow.parse(employee)).toMatchObject({ active: true });
});

test("a register's time is kept in UTC", () => {
  expect(registerInstant.parse("2026-11-20T12:00:00-06:00")).toBe("2026-11-20T18:00:00.000Z");
});
