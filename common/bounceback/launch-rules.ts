/** Whether a campaign can pay: what a sale with a coupon has to reach, and what is left when it reaches as much as before. */
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";

export type LaunchInput = {
  redeemAmountCents: Cents;
  /** An average sale without a coupon. */
  usualSaleCents: Cents;
  /** What the store keeps of a sale, in tenths of a percent. */
  marginTenths: PercentTenths;
  /** The share of coupons that come back, in tenths of a percent. */
  usedTenths: PercentTenths;
  /** Coupons that the days will earn; null when nobody can say. */
  coupons: number | null;
  /** An average sale with a coupon in the last campaign; null before the first one. */
  reachedSaleCents: Cents | null;
};

export type LaunchSums = {
  used: number;
  /** More of each sale than without a coupon. */
  upliftCents: Cents;
  extraCents: Cents;
  marginCents: Cents;
  takenOffCents: Cents;
  leftCents: Cents;
};

export type LaunchOutlook = {
  /** Below this average each coupon costs more than it brings. */
  breakEvenCents: Cents;
  /** Null while no campaign has shown what sales reach. */
  pays: boolean | null;
  /** What one coupon costs the store beyond what it brings; negative when it brings more. Null like `pays`. */
  costPerCouponCents: Cents | null;
  /** The largest whole-dollar amount off that pays; null like `pays`, 0 when none does. */
  mostOffCents: Cents | null;
  sums: LaunchSums | null;
};

/** Null without a margin: no sale pays for anything then. */
export function launchOutlook(input: LaunchInput): LaunchOutlook | null {
  const { redeemAmountCents, usualSaleCents, marginTenths, reachedSaleCents } = input;
  if (marginTenths <= 0 || redeemAmountCents <= 0) {
    return null;
  }
  const breakEvenCents = Math.round(usualSaleCents + (redeemAmountCents * 1000) / marginTenths);
  if (reachedSaleCents === null) {
    return { breakEvenCents, pays: null, costPerCouponCents: null, mostOffCents: null, sums: null };
  }
  const upliftCents = reachedSaleCents - usualSaleCents;
  const gain = (upliftCents * marginTenths) / 1000;
  return {
    breakEvenCents,
    pays: gain >= redeemAmountCents,
    costPerCouponCents: Math.round(redeemAmountCents - gain),
    mostOffCents: Math.max(0, Math.floor(gain / 100) * 100),
    sums: launchSums(input, upliftCents),
  };
}

function launchSums(
  { coupons, usedTenths, marginTenths, redeemAmountCents }: LaunchInput,
  upliftCents: Cents,
): LaunchSums | null {
  if (coupons === null) {
    return null;
  }
  const used = Math.round((coupons * usedTenths) / 1000);
  const extraCents = used * upliftCents;
  const marginCents = Math.round((extraCents * marginTenths) / 1000);
  const takenOffCents = used * redeemAmountCents;
  return { used, upliftCents, extraCents, marginCents, takenOffCents, leftCents: marginCents - takenOffCents };
}
