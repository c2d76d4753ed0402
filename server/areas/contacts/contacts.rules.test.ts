import { expect, test } from "vitest";
import { changedValues, monthsBefore, paceOf, plainEmail, verdictOf } from "./contacts.rules.ts";
import type { ListedPerson } from "./contacts.rules.ts";

const maya: ListedPerson = {
  ...{ email: "Maya@shop.test", firstName: "Maya", lastName: "Ruiz", mobile: "+16085550110" },
  ...{ isAgreed: true, isStopped: false, isSeller: true, isShopper: false, hasCoupon: false },
  ...{ lastVisitOn: "2026-11-20", member: null },
};
const list = { hasSellers: true, hasShoppers: false, hasCoupons: false, hasMobile: false };
const verdict = (change: Partial<ListedPerson>, rule = {}) =>
  verdictOf({ ...maya, ...change }, { list, store: "Maple Street", isCatchUp: false, ...rule });
const sent = {
  firstName: "Maya",
  lastName: "Ruiz",
  store: "Maple Street",
  kind: "seller",
  lastVisitOn: "2026-11-20",
} as const;

test("[AUT-02] only who agreed, came from a chosen source and never left is sent", () => {
  expect(verdict({})).toEqual({ kind: "push", values: sent });
  expect(verdict({ isAgreed: false })).toEqual({ kind: "not-agreed" });
  expect(verdict({ email: null })).toEqual({ kind: "no-email" });
  expect(verdict({ email: " " })).toEqual({ kind: "no-email" });
  expect(verdict({ isStopped: true })).toEqual({ kind: "left" });
  expect(verdict({ isStopped: true, isAgreed: false })).toEqual({ kind: "left" });
  expect(verdict({ isSeller: false, isShopper: true, hasCoupon: true })).toEqual({ kind: "no-source" });
});

test("a shopper with a coupon comes from either source, and who sold too is both", () => {
  const coupons = { list: { ...list, hasSellers: false, hasCoupons: true } };
  expect(verdict({ isSeller: false, hasCoupon: true }, coupons)).toMatchObject({ kind: "push" });
  expect(verdict({ isShopper: true })).toMatchObject({ values: { kind: "both" } });
  const mobile = { list: { ...list, hasMobile: true } };
  expect(verdict({}, mobile)).toMatchObject({ values: { mobile: "+16085550110" } });
});

test("[AUT-02] only what changed here since goes out, and never an empty value", () => {
  const member = { isTheirs: true, state: "sent" as const, sent };
  expect(verdict({ member })).toEqual({ kind: "same" });
  expect(verdict({ member, lastName: "" })).toEqual({ kind: "same" });
  expect(verdict({ member, lastName: "Ortiz" })).toEqual({ kind: "push", values: { lastName: "Ortiz" } });
  expect(changedValues({ firstName: "", lastName: "B" }, { firstName: "A" })).toEqual({ lastName: "B" });
});

test("of two customers with one address the first stays, and a refused one is not sent each night", () => {
  expect(verdict({ member: { isTheirs: false, state: "sent", sent } })).toEqual({ kind: "other-person" });
  const refused = { isTheirs: true, state: "refused" as const, sent: {} };
  expect(verdict({ member: refused }, { isCatchUp: true })).toEqual({ kind: "refused" });
  expect(verdict({ member: refused })).toMatchObject({ kind: "push" });
});

test.each([
  ["2026-11-28", 3, "2026-08-28"],
  ["2026-01-31", 2, "2025-12-01"],
  ["2026-12-05", 24, "2024-12-05"],
  ["2026-01-05", 1, "2025-12-05"],
])("%s less %i months is %s", (today, months, first) => {
  expect(monthsBefore(today, months)).toBe(first);
});

test("a run has a pace once a person was sent", () => {
  expect(paceOf({ done: 0, people: 10, workingMs: 5000 })).toEqual({ perMinute: null, minutesLeft: null });
  expect(paceOf({ done: 100, people: 400, workingMs: 60_000 })).toEqual({ perMinute: 100, minutesLeft: 3 });
});

test("addresses are compared without case and spaces", () => {
  expect(plainEmail(" Maya@Shop.test ")).toBe("maya@shop.test");
});
