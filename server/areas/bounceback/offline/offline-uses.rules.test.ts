import { expect, test } from "vitest";
import { believedClaim, conflictReason, isSameUse, isStillUsable } from "./offline-uses.rules.ts";

const receivedAt = new Date("2026-03-10T20:14:00.000Z");

test.for([
  ["at the same instant", "2026-03-10T20:14:00.000Z"],
  ["a week ago", "2026-03-03T20:14:00.000Z"],
] as const)("what the device says is kept: %s", ([, claim]) => {
  expect(believedClaim(receivedAt, new Date(claim))?.toISOString()).toBe(claim);
});

test.for([
  ["a moment in the future", "2026-03-10T20:14:00.001Z"],
  ["a moment more than a week ago", "2026-03-03T20:13:59.999Z"],
] as const)("a clock that cannot be right claims nothing: %s", ([, claim]) => {
  expect(believedClaim(receivedAt, new Date(claim))).toBeNull();
});

test.for([
  ["COUPON_VOIDED", "voided", false],
  ["COUPON_REDEEMED", "used_twice", false],
  ["COUPON_NOT_STARTED", "not_started", false],
  ["COUPON_EXPIRED", "expired", true],
  ["COUPON_WRONG_STORE", "wrong_store", false],
  ["COUPON_MIN_SPEND", "min_spend", true],
  ["COUPON_ONE_PER_VISIT", "one_per_visit", true],
] as const)("%s is listed as %s, and what can still be used is used: %s", ([code, reason, isUsed]) => {
  expect(conflictReason(code)).toBe(reason);
  expect(isStillUsable(code)).toBe(isUsed);
});

const earlier = { redeemStoreId: 1, redeemEmployeeId: 5, redeemTerminal: "2", redeemedAt: receivedAt };
const use = { storeId: 1, employeeId: 5, terminal: "2", at: new Date("2026-03-10T20:16:00.000Z") };

test.for([
  { what: "two minutes later by the same person on the same screen", change: {}, isSame: true },
  { what: "a moment later than that", change: { at: new Date("2026-03-10T20:16:00.001Z") }, isSame: false },
  { what: "two minutes earlier by a slow clock", change: { at: new Date("2026-03-10T20:12:00.000Z") }, isSame: true },
  { what: "a moment earlier than that", change: { at: new Date("2026-03-10T20:11:59.999Z") }, isSame: false },
  { what: "by somebody else", change: { employeeId: 6 }, isSame: false },
  { what: "at another register", change: { terminal: "3" }, isSame: false },
  { what: "at another store", change: { storeId: 2 }, isSame: false },
  { what: "at a time nobody can believe", change: { at: null }, isSame: false },
])("a use whose answer was lost, and the next $what", ({ change, isSame }) => {
  expect(isSameUse(earlier, { ...use, ...change })).toBe(isSame);
});

test("a coupon that nobody used has no earlier use", () => {
  expect(isSameUse({ ...earlier, redeemedAt: null }, use)).toBe(false);
});
