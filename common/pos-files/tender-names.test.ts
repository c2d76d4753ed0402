import { expect, test } from "vitest";
import { tenderNamed } from "./tender-names.ts";

test.each([
  ["Cash", "cash"],
  ["CASH ", "cash"],
  ["Check", "check"],
  ["cheque", "check"],
  ["CK", "check"],
  ["VISA", "visa"],
  ["VI", "visa"],
  ["MC", "mastercard"],
  ["MasterCard", "mastercard"],
  ["Master Card", "mastercard"],
  ["AMEX", "amex"],
  ["American_Express", "amex"],
  ["DISC", "discover"],
  ["Discover", "discover"],
  ["Debit", "debit"],
  ["debit-card", "debit"],
  ["Gift Card", "giftCard"],
  ["giftcards", "giftCard"],
  ["Store Credit", "storeCredit"],
  ["StoreCredit", "storeCredit"],
  ["Trade", "tradeCredit"],
  ["trade credit", "tradeCredit"],
  ["Cashier's choice", "other"],
  ["", "other"],
] as const)("a tender that the point of sale calls %j is %s", (name, kind) => {
  expect(tenderNamed(name, {})).toBe(kind);
});

test("what the shop says of a name goes before what it usually means", () => {
  expect(tenderNamed("Check", { Check: "giftCard" })).toBe("giftCard");
  expect(tenderNamed("Punkte", { Punkte: "storeCredit" })).toBe("storeCredit");
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a tender that is called %s is another one, and no ticket is lost for it",
  (name) => {
    expect(tenderNamed(name, {})).toBe("other");
  },
);
