import { expect, test } from "vitest";
import { campaignCaption, campaignSentence, campaignStatus, campaignTags, earnedCount, offText } from "./campaign.ts";
import type { CampaignTerms } from "./campaign.ts";

const periods = {
  earnStartOn: "2026-03-01",
  earnEndOn: "2026-03-31",
  redeemStartOn: "2026-04-05",
  redeemEndOn: "2026-04-30",
};
const campaign = { ...periods, type: "automatic", isEnded: false } as const;

test.each([
  ["2026-02-28", "not_started", [], null],
  ["2026-03-01", "active", ["earnable"], null],
  ["2026-03-31", "active", ["earnable"], null],
  ["2026-04-01", "active", [], "Between periods"],
  ["2026-04-04", "active", [], "Between periods"],
  ["2026-04-05", "active", ["redeemable"], "Redeem only"],
  ["2026-04-30", "active", ["redeemable"], "Redeem only"],
  ["2026-05-01", "ended", ["ended"], null],
])("[BNC-07] on %s a campaign is %s with %j and the caption %s", (today, ...expected) => {
  const [status, tags, caption] = expected;
  expect(campaignStatus(campaign, today)).toBe(status);
  expect(campaignTags(campaign, today)).toEqual(tags);
  expect(campaignCaption(campaign, today)).toBe(caption);
});

test("[BNC-07] an ended campaign inside its redemption period is ended and redeemable", () => {
  expect(campaignTags({ ...campaign, isEnded: true }, "2026-04-10")).toEqual(["ended", "redeemable"]);
  expect(campaignTags({ ...campaign, isEnded: true }, "2026-03-10")).toEqual(["ended"]);
});

test("periods that overlap are both, and a manual campaign says so", () => {
  const overlapping = { ...campaign, redeemStartOn: "2026-03-10", type: "manual" } as const;
  expect(campaignTags(overlapping, "2026-03-15")).toEqual(["earnable", "redeemable", "manual"]);
});

const terms: CampaignTerms = {
  ...periods,
  type: "automatic",
  earnedBy: "sale",
  earnMinSpendCents: 5000,
  redeemAmountCents: 2500,
  redeemMinSpendCents: 5000,
  allowMultiple: true,
};

test.each([
  [4999, 0, 0],
  [5000, 1, 1],
  [9999, 1, 1],
  [10_000, 2, 1],
  [11_240, 2, 1],
  [49_999, 9, 1],
  [50_000, 10, 1],
  [60_000, 10, 1],
  [-5000, 0, 0],
])("a sale of %i cents earns %i coupons where several are allowed, else %i", (cents, several, single) => {
  expect(earnedCount(terms, { cents, most: 10 })).toBe(several);
  expect(earnedCount({ ...terms, allowMultiple: false }, { cents, most: 10 })).toBe(single);
});

test("[BNC-09] amounts read like $25 off $50", () => {
  expect(offText(terms)).toBe("$25 off $50");
  expect(offText({ redeemAmountCents: 1250, redeemMinSpendCents: 120_000 })).toBe("$12.50 off $1,200");
});

test.each([
  [{}, "$25 off $50, earned by $50, Mar 1–31"],
  [{ earnEndOn: "2026-04-02" }, "$25 off $50, earned by $50, Mar 1 – Apr 2"],
  [{ earnEndOn: "2026-03-01" }, "$25 off $50, earned by $50, Mar 1"],
  [{ earnedBy: "trade" as const }, "$25 off $50, earned by $50 in trade, Mar 1–31"],
  [{ type: "manual" as const, earnMinSpendCents: null }, "$25 off $50, handed out Mar 1–31"],
])("the campaign with %j reads %s", (change, sentence) => {
  expect(campaignSentence({ ...terms, ...change })).toBe(sentence);
});
