import { expect, test } from "vitest";
import { happenedOn, sumCampaigns } from "./report-sums.rules.ts";
import type { AddedSums } from "./report-sums.rules.ts";

const names = [
  ...(["issued", "ownerless", "texted", "printed", "reprints", "printPending", "pending", "redeemable"] as const),
  ...(["redeemed", "redeemedElsewhere", "expired", "voided", "discountCents", "couponSalesCents"] as const),
  ...(["couponTickets", "openLiabilityCents", "leaked", "leakedCents", "remindersSent"] as const),
];

/** A different value in each of the sums. */
function version(campaignId: string, factor: number) {
  const sums: AddedSums = {
    ...{ issued: 1, ownerless: 2, texted: 3, printed: 4, reprints: 5, printPending: 6, pending: 7, redeemable: 8 },
    ...{ redeemed: 9, redeemedElsewhere: 10, expired: 11, voided: 12, discountCents: 13, couponSalesCents: 14 },
    ...{ couponTickets: 15, openLiabilityCents: 16, leaked: 17, leakedCents: 18, remindersSent: 19 },
  };
  const own = Object.fromEntries(names.map((name) => [name, sums[name] * factor]));
  return { ...sums, ...own, campaignId };
}

test("[REP-05] all together is the sum of the campaigns", () => {
  const customers = [
    { campaignId: "a", customers: 3 },
    { campaignId: null, customers: 4 },
  ];
  const { campaigns, total } = sumCampaigns([version("a", 101), version("b", 10)], customers);
  const sumsTimes = (factor: number) => names.map((_, at) => (at + 1) * factor);
  expect(names.map((name) => total[name])).toEqual(sumsTimes(111));
  expect(campaigns.map((campaign) => names.map((name) => campaign[name]))).toEqual([sumsTimes(101), sumsTimes(10)]);
  expect([total, ...campaigns].map((sums) => sums.customers)).toEqual([4, 3, 0]);
});

test("a day counts what was issued on it and what was used on it, apart", () => {
  const use = {
    ...{ campaignId: "a", date: "2026-03-09", redeemed: 2, discountCents: 2000, couponSalesCents: 9000 },
    couponTickets: 1,
  };
  const [issued, used] = happenedOn([{ date: "2026-03-01", issued: 1 }], [use]);
  expect(issued).toEqual({
    ...{ date: "2026-03-01", issued: 1, redeemed: 0, discountCents: 0, couponSalesCents: 0, couponTickets: 0 },
  });
  expect(used).toEqual({ ...use, issued: 0 });
});
