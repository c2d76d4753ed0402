/** A coupon campaign, as the server answers it: a test names only what it is about. */
import type { Campaign } from "#web/areas/bounceback/campaigns/campaigns.queries.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

/** Every $40 spent Nov 27 to Dec 6 earned $10 off $40, good Dec 7 to 24; 214 coupons are out. */
export function aCampaign(more: Partial<Campaign> = {}): Campaign {
  const id = more.id ?? "0193a6f0-0000-7000-8000-00000000000a";
  return {
    id,
    lineageId: id,
    version: 1,
    savedVersion: "saved-1",
    replacesId: null,
    replacedById: null,
    name: "Black Friday thank-you",
    type: "AUTOMATIC",
    intent: "RETURN_VISIT",
    earnedBy: "SALE",
    earnStartOn: "2026-11-27",
    earnEndOn: "2026-12-06",
    redeemStartOn: "2026-12-07",
    redeemEndOn: "2026-12-24",
    earnMinSpend: 4000,
    redeemAmount: 1000,
    redeemMinSpend: 4000,
    allowMultiple: true,
    delivery: "TEXT_ELSE_PRINT",
    redeemableAt: "THIS_STORE",
    reminderAtStart: true,
    reminderDaysBeforeEnd: 3,
    reminderHour: 10,
    messageTemplate: null,
    budgetCoupons: null,
    budgetAmount: null,
    isBudgetReached: false,
    status: "ACTIVE",
    tags: ["REDEEMABLE"],
    caption: "Redeem only",
    sentence: "$10 off $40, earned by $40, Nov 27 – Dec 6",
    issued: 214,
    redeemed: 74,
    open: 130,
    issuedAmount: 214_000,
    endedAt: null,
    endedReason: null,
    createdBy: "Marcus King",
    createdAt: "2026-11-20T16:00:00.000Z",
    ...more,
  };
}

/** What the pages of campaigns read. */
export function campaignAnswers(campaigns: readonly Campaign[]): GraphqlFakes {
  const typed = campaigns.map((campaign) => ({ __typename: "CouponCampaign", ...campaign }));
  return {
    BouncebackCampaigns: () => ({ data: { couponCampaigns: typed } }),
    BouncebackRules: () => ({
      data: {
        bouncebackSettings: {
          __typename: "BouncebackSettings",
          earnsOnRedemption: true,
          mostPerSale: 10,
          onReturn: "VOID",
          storeNames: ["Elm Street", "Maple Street"],
          offlineMost: null,
        },
        storeCapabilities: { __typename: "StoreCapabilities", givesCouponNumbers: true },
      },
    }),
    LaunchFigures: () => ({
      data: { weeklyReport: { total: { avgTransaction: 3116 } }, bouncebackReport: { campaigns: [] } },
    }),
  };
}
