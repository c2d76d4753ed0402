import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { campaignFields, couponFields } from "./bounceback-fields.ts";
import { issueText } from "#common/inputs/issue-text.ts";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;
}

test("[BNC-05] a campaign's fields take their limits and not one more", () => {
  expect(takenBy(campaignFields.name, textsAround(60))).toHaveLength(1);
  expect(takenBy(campaignFields.redeemAmount, [0, 1, 10_000_000, 10_000_001, 12.5])).toEqual([1, 10_000_000]);
  expect(takenBy(campaignFields.budgetAmount, [0, 1, 100_000_000, 100_000_001])).toEqual([1, 100_000_000]);
  expect(takenBy(campaignFields.budgetCoupons, [0, 1, 1_000_000, 1_000_001])).toEqual([1, 1_000_000]);
  expect(takenBy(campaignFields.reminderHour, [7, 8, 20, 21])).toEqual([8, 20]);
  expect(takenBy(campaignFields.messageTemplate, textsAround(480))).toHaveLength(1);
});

test("[BNC-09] a coupon's contact is optional, and a wrong one says what it must be", () => {
  expect(couponFields.cellphone.safeParse("(614) 555-0182").data).toBe("6145550182");
  expect(couponFields.cellphone.safeParse("").data).toBeNull();
  expect(messageOf(couponFields.cellphone, "555-0182")).toBe("Must be a valid phone number");
  expect(couponFields.email.safeParse("").data).toBeNull();
  expect(messageOf(couponFields.email, "ana@")).toBe("Must be a valid email");
});

test("1 to 100 coupons are made at once, and a reason has 3 to 200 letters", () => {
  expect(takenBy(couponFields.count, [0, 1, 100, 101])).toEqual([1, 100]);
  expect(messageOf(couponFields.count, 101)).toBe("Make 100 coupons or fewer at once");
  expect(takenBy(couponFields.reason, ["ab", "abc", ...textsAround(200)])).toEqual(["abc", "x".repeat(200)]);
});
