import { expect, test } from "vitest";
import { couponText, unknownTextFields } from "./coupon-text.ts";
import type { CouponTextValues } from "./coupon-text.ts";

const values: CouponTextValues = {
  storeName: "Maple Street",
  customerName: "Dana Cole",
  redeemAmountCents: 1000,
  redeemMinSpendCents: 4000,
  redeemStartOn: "2026-12-07",
  redeemEndOn: "2026-12-24",
  count: 1,
  url: "https://h.test/c/1.abc",
};

type Row = { template: string | null; more?: Partial<CouponTextValues>; text: string };

test.each<Row>([
  {
    template: null,
    text: "Maple Street: thanks Dana! You earned $10 off $40 or more, good Dec 7-Dec 24. https://h.test/c/1.abc Reply STOP to opt out.",
  },
  {
    template: null,
    more: { customerName: null },
    text: "Maple Street: thanks! You earned $10 off $40 or more, good Dec 7-Dec 24. https://h.test/c/1.abc Reply STOP to opt out.",
  },
  {
    template: null,
    more: { count: 3, redeemAmountCents: 1250 },
    text: "Maple Street: thanks Dana! You earned 3 coupons, each $12.50 off $40 or more, good Dec 7-Dec 24. https://h.test/c/1.abc Reply STOP to opt out.",
  },
  {
    template: "{first}, {amount} is yours at {link}. STOP ends this.",
    text: "Dana, $10 is yours at https://h.test/c/1.abc. STOP ends this.",
  },
  {
    template: "Come back for {amount} off",
    more: { count: 2 },
    text: "Come back for $10 off. You have 2 of them. https://h.test/c/1.abc Reply STOP to opt out.",
  },
  { template: "{nobody} {link} STOP", text: "https://h.test/c/1.abc STOP" },
])("$template of $more", ({ template, more, text }) => {
  expect(couponText(template, { ...values, ...more })).toBe(text);
});

test("names in braces that stand for nothing are listed once", () => {
  expect(unknownTextFields("{first} {frist} {} {link} {frist}")).toEqual(["frist", ""]);
});
