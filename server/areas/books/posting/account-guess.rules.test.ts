import { expect, test } from "vitest";
import { expectedClassifications, guessAccounts } from "./account-guess.rules.ts";

type Account = Parameters<typeof guessAccounts>[1][number];

function account(name: string, classification: Account["classification"], more: Partial<Account> = {}): Account {
  return { id: name, name, classification, isActive: true, isPostable: true, ...more };
}

const chart = [
  account("Cash clearing", "asset"),
  account("Card clearing", "asset"),
  account("Inventory, used goods", "asset"),
  account("Inventory, new goods", "asset"),
  account("Gift cards outstanding", "liability"),
  account("Customer credit", "liability"),
  account("Sales tax payable", "liability"),
  account("Used goods sales", "income"),
  account("New goods sales", "income"),
  account("New goods, online", "income"),
  account("Cost of used goods", "expense"),
  account("Cost of new goods", "expense"),
  account("Cash over and short", "expense"),
];

test.each([
  ["SALES", "cash_to_deposit", "Cash clearing", true],
  ["BUYS", "cash_paid", "Cash clearing", true],
  ["SALES", "sales_used", "Used goods sales", true],
  ["SALES", "sales_new", "New goods sales", false],
  ["SALES", "sales_tax", "Sales tax payable", true],
  ["SALES", "gift_cards_sold", "Gift cards outstanding", true],
  ["SALES", "cash_short", "Cash over and short", true],
  ["SALES", "trade_credit_redeemed", "Customer credit", true],
  ["SALES", "store_credit_redeemed", "Customer credit", false],
  ["BUYS", "goods_bought", "Inventory, used goods", true],
  ["COGS", "cost_new", "Cost of new goods", true],
] as const)("in a resale shop's chart the line %s %s stands on %s", (...[kind, key, name, isSure]) => {
  expect(guessAccounts([{ kind, key }], chart)).toMatchObject([{ accountId: name, isSure }]);
});

test.each([
  ["is inactive", { isActive: false }],
  ["needs a customer or vendor", { isPostable: false }],
  ["is of another kind", { classification: "expense" as const }],
])("an account that %s is not guessed", (_why, change) => {
  const only = [account("Sales tax payable", "liability", change)];
  expect(guessAccounts([{ kind: "SALES", key: "sales_tax" }], only)).toEqual([]);
});

test("a line of a newer template has no guess, and none is made of an empty chart", () => {
  expect(guessAccounts([{ kind: "SALES", key: "tips" }], chart)).toEqual([]);
  expect(guessAccounts([{ kind: "SALES", key: "sales_tax" }], [])).toEqual([]);
  expect(expectedClassifications("SALES", "tips")).toEqual([]);
});
