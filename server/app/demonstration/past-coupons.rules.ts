import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { randomNumbers } from "#common/random-numbers.ts";

export type PastCampaign = {
  name: string;
  type: "automatic" | "manual";
  earnStartOn: BusinessDate;
  earnEndOn: BusinessDate;
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
  spendCents: number | null;
  amountCents: number;
  minimumCents: number;
  /** How many were issued by today. */
  coupons: number;
};

export type PastCoupon = {
  issuedOn: BusinessDate;
  minutes: number;
  /** Of its customer; null when it belongs to nobody. */
  customer: number | null;
  earnedCents: number;
  ticket: number;
  redeemed: { on: BusinessDate; minutes: number; purchaseCents: number } | null;
  isVoided: boolean;
  place: number;
};

type Season = { name: string; months: readonly number[]; spend: number; amount: number; coupons: number };

const seasons: readonly Season[] = [
  { name: "New-year thank-you", months: [1, 2], spend: 4000, amount: 1000, coupons: 110 },
  { name: "Spring thank-you", months: [3, 4, 5], spend: 4000, amount: 1000, coupons: 140 },
  { name: "Summer thank-you", months: [6, 7], spend: 4000, amount: 1000, coupons: 120 },
  { name: "Back-to-school thank-you", months: [8, 9], spend: 4000, amount: 1000, coupons: 150 },
  { name: "Fall thank-you", months: [10, 11], spend: 4000, amount: 1000, coupons: 160 },
  { name: "Holiday thank-you", months: [12], spend: 5000, amount: 1500, coupons: 190 },
];

function seasonOf(date: BusinessDate): Omit<Season, "months"> {
  const month = Number(date.slice(5, 7));
  const season = seasons.find(({ months }) => months.includes(month));
  return season ?? { name: "Thank-you", spend: 4000, amount: 1000, coupons: 120 };
}

/**
 * Two years of campaigns, one each quarter; the last one is in its redemption period, another one earns now, and a manual
 * one is open for who has to be made good.
 */
export function pastCampaigns(today: BusinessDate): PastCampaign[] {
  const past = Array.from({ length: 8 }, (_, index): PastCampaign => {
    const earnStartOn = addDays(today, -730 + index * 88);
    const season = seasonOf(earnStartOn);
    return {
      ...{ name: season.name, type: "automatic", spendCents: season.spend, amountCents: season.amount },
      minimumCents: season.spend,
      earnStartOn,
      earnEndOn: addDays(earnStartOn, 20),
      redeemStartOn: addDays(earnStartOn, 21),
      redeemEndOn: addDays(earnStartOn, 45),
      coupons: season.coupons,
    };
  });
  return [...past, ...runningCampaigns(today)];
}

function runningCampaigns(today: BusinessDate): PastCampaign[] {
  return [
    {
      ...{ name: "Fall thank-you", type: "automatic", spendCents: 4000, amountCents: 1000, minimumCents: 4000 },
      ...{ earnStartOn: addDays(today, -36), earnEndOn: addDays(today, -12) },
      ...{ redeemStartOn: addDays(today, -11), redeemEndOn: addDays(today, 14), coupons: 170 },
    },
    {
      ...{ name: "Black Friday thank-you", type: "automatic", spendCents: 6000, amountCents: 1500, minimumCents: 6000 },
      ...{ earnStartOn: addDays(today, -6), earnEndOn: addDays(today, 8) },
      ...{ redeemStartOn: addDays(today, 9), redeemEndOn: addDays(today, 30), coupons: 60 },
    },
    {
      ...{ name: "We're sorry", type: "manual", spendCents: null, amountCents: 500, minimumCents: 1500 },
      ...{ earnStartOn: addDays(today, -90), earnEndOn: addDays(today, 90) },
      ...{ redeemStartOn: addDays(today, -90), redeemEndOn: addDays(today, 120), coupons: 14 },
    },
  ];
}

/** The coupons of a campaign as they were issued and used by yesterday; the same seed gives the same ones. */
export function pastCoupons(
  campaign: PastCampaign,
  { today, seed }: { today: BusinessDate; seed: number },
): PastCoupon[] {
  const random = randomNumbers(seed);
  const yesterday = addDays(today, -1);
  const last = campaign.earnEndOn < yesterday ? campaign.earnEndOn : yesterday;
  const days = daysBetween(campaign.earnStartOn, last) + 1;
  const usable = usableDays(campaign, yesterday);
  return Array.from({ length: campaign.coupons }, (_, place): PastCoupon => {
    const issuedOn = addDays(campaign.earnStartOn, Math.floor(random() * days));
    const isUsed = random() < 0.26 * usable.share;
    const isVoided = !isUsed && random() < 0.03;
    const soonest = daysBetween(campaign.redeemStartOn, issuedOn);
    const first = Math.max(0, soonest + 1);
    const day = first + Math.floor(random() ** 1.4 * Math.max(1, usable.days - first));
    const earnedCents = Math.round((campaign.spendCents ?? 2000) * (1 + random()));
    const purchaseCents = Math.round(campaign.minimumCents * (1 + random() * 0.7));
    const on = addDays(campaign.redeemStartOn, day);
    return {
      ...{ issuedOn, earnedCents, isVoided, place },
      minutes: 610 + Math.floor(random() * 600),
      customer: random() < 0.78 ? Math.floor(random() * customerNames.length * 40) : null,
      ticket: 1 + Math.floor(random() * 90),
      redeemed:
        isUsed && on <= yesterday && on <= campaign.redeemEndOn
          ? { on, minutes: 615 + Math.floor(random() * 600), purchaseCents }
          : null,
    };
  });
}

/** How much of the redemption period is over. */
function usableDays({ redeemStartOn, redeemEndOn }: PastCampaign, yesterday: BusinessDate) {
  const whole = daysBetween(redeemStartOn, redeemEndOn) + 1;
  const days = Math.max(0, Math.min(whole, daysBetween(redeemStartOn, yesterday) + 1));
  return { days, share: days / whole };
}

export const customerNames = [
  ...["Marisol Quiñones-Vanderberg", "Dana Whitfield", "Priya Raman", "Joan Ellery", "Tom Abara", "Kelly Sato"],
  ...["Rosa Delgado", "Ines Novak", "Beth Lindqvist", "Omar Haddad", "Grace Liu", "Hannah Byrne", "Wes Carver"],
];
