import { expect, test } from "vitest";
import { launchOutlook } from "./launch-rules.ts";
import type { LaunchInput } from "./launch-rules.ts";

const blackFriday: LaunchInput = {
  redeemAmountCents: 1000,
  usualSaleCents: 3116,
  marginTenths: 620,
  usedTenths: 240,
  coupons: 612,
  reachedSaleCents: 5256,
};

test("the launch calculator's example equals the result by hand", () => {
  // $31.16 + $10 / 0.62 = $47.29; 24 % of 612 = 147; 147 x $21.40 = $3,145.80, of which 62 % = $1,950.40.
  expect(launchOutlook(blackFriday)).toEqual({
    breakEvenCents: 4729,
    pays: true,
    costPerCouponCents: -327,
    mostOffCents: 1300,
    sums: {
      used: 147,
      upliftCents: 2140,
      extraCents: 314_580,
      marginCents: 195_040,
      takenOffCents: 147_000,
      leftCents: 48_040,
    },
  });
});

test("an amount off that sales never reached costs the store money with each coupon", () => {
  const outlook = launchOutlook({ ...blackFriday, redeemAmountCents: 2500 });
  expect(outlook).toMatchObject({ breakEvenCents: 7148, pays: false, costPerCouponCents: 1173, mostOffCents: 1300 });
});

test.each([
  [1326, true],
  [1327, false],
])("%i cents off pay: %s", (redeemAmountCents, pays) => {
  // $21.40 more a sale, of which 62 % is $13.268.
  expect(launchOutlook({ ...blackFriday, redeemAmountCents })?.pays).toBe(pays);
});

test("without a campaign before it only the break-even is told", () => {
  expect(launchOutlook({ ...blackFriday, reachedSaleCents: null })).toEqual({
    breakEvenCents: 4729,
    pays: null,
    costPerCouponCents: null,
    mostOffCents: null,
    sums: null,
  });
});

test("without a number of coupons there are no sums", () => {
  expect(launchOutlook({ ...blackFriday, coupons: null })).toMatchObject({ pays: true, sums: null });
});

test("sales that were smaller with a coupon leave no amount that pays", () => {
  const outlook = launchOutlook({ ...blackFriday, reachedSaleCents: 3000 });
  expect(outlook).toMatchObject({ pays: false, mostOffCents: 0 });
});

test.each([
  [0, 1000],
  [620, 0],
])("a margin of %i and %i cents off say nothing", (marginTenths, redeemAmountCents) => {
  expect(launchOutlook({ ...blackFriday, marginTenths, redeemAmountCents })).toBeNull();
});

test("the least margin and the least amount off have a break-even", () => {
  expect(launchOutlook({ ...blackFriday, marginTenths: 1, redeemAmountCents: 1 })?.breakEvenCents).toBe(4116);
});
