/** Sums of the bounceback report, put together from days. */
import type { BusinessDate } from "#common/business-date.ts";

/** What is added up from day to day. Amounts are cents. */
export type AddedSums = {
  issued: number;
  ownerless: number;
  texted: number;
  printed: number;
  reprints: number;
  printPending: number;
  pending: number;
  redeemable: number;
  redeemed: number;
  redeemedElsewhere: number;
  expired: number;
  voided: number;
  discountCents: number;
  couponSalesCents: number;
  couponTickets: number;
  openLiabilityCents: number;
  leaked: number;
  leakedCents: number;
  remindersSent: number;
};

/** Sums of some coupons; every ratio is made of them. */
export type CouponSums = AddedSums & {
  /** Different ones, so the customers of several campaigns are fewer than their sum. */
  customers: number;
};

export type VersionSums = AddedSums & { campaignId: string };
export type IssueDay = { date: BusinessDate; issued: number };
export type UseDay = {
  campaignId: string;
  date: BusinessDate;
  redeemed: number;
  discountCents: number;
  couponSalesCents: number;
  couponTickets: number;
};
/** Of the campaign with the id; null is all together. */
export type CustomerCount = { campaignId: string | null; customers: number };

/** With their different customers: each version, and all of them together. */
export function sumCampaigns(
  versions: readonly VersionSums[],
  customers: readonly CustomerCount[],
): { campaigns: (CouponSums & { campaignId: string })[]; total: CouponSums } {
  const countOf = (id: string | null) => customers.find(({ campaignId }) => campaignId === id)?.customers ?? 0;
  return {
    campaigns: versions.map((own) => ({ ...own, customers: countOf(own.campaignId) })),
    total: totalOf(versions, countOf(null)),
  };
}

/** All of these together; their different customers are counted apart. */
export function totalOf(sums: readonly AddedSums[], customers: number): CouponSums {
  return { ...sums.reduce<AddedSums>(added, nothing), customers };
}

/** What happened on each day, issued and used, for the weeks. */
export function happenedOn(issueDays: readonly IssueDay[], useDays: readonly UseDay[]) {
  const nothingUsed = { redeemed: 0, discountCents: 0, couponSalesCents: 0, couponTickets: 0 };
  return [
    ...issueDays.map(({ date, issued }) => ({ date, issued, ...nothingUsed })),
    ...useDays.map((day) => ({ ...day, issued: 0 })),
  ];
}

const nothing: AddedSums = {
  issued: 0,
  ownerless: 0,
  texted: 0,
  printed: 0,
  reprints: 0,
  printPending: 0,
  pending: 0,
  redeemable: 0,
  redeemed: 0,
  redeemedElsewhere: 0,
  expired: 0,
  voided: 0,
  discountCents: 0,
  couponSalesCents: 0,
  couponTickets: 0,
  openLiabilityCents: 0,
  leaked: 0,
  leakedCents: 0,
  remindersSent: 0,
};

function added(total: AddedSums, day: AddedSums): AddedSums {
  return {
    issued: total.issued + day.issued,
    ownerless: total.ownerless + day.ownerless,
    texted: total.texted + day.texted,
    printed: total.printed + day.printed,
    reprints: total.reprints + day.reprints,
    printPending: total.printPending + day.printPending,
    pending: total.pending + day.pending,
    redeemable: total.redeemable + day.redeemable,
    redeemed: total.redeemed + day.redeemed,
    redeemedElsewhere: total.redeemedElsewhere + day.redeemedElsewhere,
    expired: total.expired + day.expired,
    voided: total.voided + day.voided,
    discountCents: total.discountCents + day.discountCents,
    couponSalesCents: total.couponSalesCents + day.couponSalesCents,
    couponTickets: total.couponTickets + day.couponTickets,
    openLiabilityCents: total.openLiabilityCents + day.openLiabilityCents,
    leaked: total.leaked + day.leaked,
    leakedCents: total.leakedCents + day.leakedCents,
    remindersSent: total.remindersSent + day.remindersSent,
  };
}
