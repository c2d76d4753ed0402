import { expect, test } from "vitest";
import { campaignErrors } from "#common/bounceback/campaign-rules.ts";
import { campaignCaption, campaignTags } from "#common/bounceback/campaign.ts";
import { pastCampaigns, pastCoupons } from "./past-coupons.rules.ts";
import type { PastCampaign, PastCoupon } from "./past-coupons.rules.ts";

const today = "2026-11-24";
const campaigns = pastCampaigns(today);
const past = campaigns.map((campaign, seed) => ({ campaign, seed, own: pastCoupons(campaign, { today, seed }) }));

test("every campaign of the demonstration passes the checks of the form", () => {
  const faults = campaigns.flatMap((campaign) =>
    campaignErrors(
      {
        ...campaign,
        earnedBy: "sale",
        allowMultiple: false,
        earnMinSpendCents: campaign.spendCents,
        redeemAmountCents: campaign.amountCents,
        redeemMinSpendCents: campaign.minimumCents,
      },
      today,
    ),
  );
  expect(faults).toEqual([]);
});

test("one earns, one is in its redemption period, and a manual one is open", () => {
  const running = campaigns.slice(-3).map((campaign) => ({ ...campaign, isEnded: false }));
  expect(running.map((campaign) => campaignTags(campaign, today))).toEqual([
    ["redeemable"],
    ["earnable"],
    ["earnable", "redeemable", "manual"],
  ]);
  expect(running.map((campaign) => campaignCaption(campaign, today))).toEqual(["Redeem only", null, null]);
});

function isIssuedOutside({ issuedOn }: PastCoupon, { earnStartOn, earnEndOn }: PastCampaign): boolean {
  return issuedOn < earnStartOn || issuedOn > earnEndOn || issuedOn >= today;
}

function isUsedOutside({ redeemed, issuedOn }: PastCoupon, { redeemStartOn, redeemEndOn }: PastCampaign): boolean {
  const on = redeemed?.on ?? redeemStartOn;
  const isEarly = redeemed !== null && on <= issuedOn;
  return on < redeemStartOn || on > redeemEndOn || (redeemed !== null && on >= today) || isEarly;
}

test("coupons are issued in their period, used within theirs and before today, and the same again", () => {
  for (const { campaign, seed, own } of past) {
    expect(own).toHaveLength(campaign.coupons);
    expect(own.filter((coupon) => isIssuedOutside(coupon, campaign))).toEqual([]);
    expect(own.filter((coupon) => isUsedOutside(coupon, campaign))).toEqual([]);
    expect(pastCoupons(campaign, { today, seed })).toEqual(own);
  }
  const used = past.flatMap(({ own }) => own).filter(({ redeemed }) => redeemed !== null).length;
  expect(used / past.flatMap(({ own }) => own).length).toBeGreaterThan(0.15);
});
