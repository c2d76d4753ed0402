/** A coupon campaign as both sides know it: its choices, how far it is, and how it reads. */
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";

export const campaignTypes = ["automatic", "manual"] as const;
export type CampaignType = (typeof campaignTypes)[number];
/** A label for reports and default wording; no rule depends on it. */
export const campaignIntents = ["return_visit", "event", "service_recovery", "new_customer", "other"] as const;
export type CampaignIntent = (typeof campaignIntents)[number];
/** A sale earns, or a seller who takes trade. */
export const earnedByKinds = ["sale", "trade"] as const;
export type EarnedBy = (typeof earnedByKinds)[number];
export const deliveries = ["text_else_print", "text_and_print", "print_only"] as const;
export type Delivery = (typeof deliveries)[number];
export const redeemPlaces = ["this_store", "all_account_stores"] as const;
export type RedeemPlace = (typeof redeemPlaces)[number];
export const reminderDays = [0, 1, 2, 3, 5, 7] as const;

/** Store-local calendar days, both ends included. */
export type CampaignPeriods = {
  earnStartOn: BusinessDate;
  earnEndOn: BusinessDate;
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
};

export type CampaignTerms = CampaignPeriods & {
  type: CampaignType;
  earnedBy: EarnedBy;
  /** Null for a manual campaign. */
  earnMinSpendCents: Cents | null;
  redeemAmountCents: Cents;
  redeemMinSpendCents: Cents;
  allowMultiple: boolean;
};

export type CampaignStatus = "not_started" | "active" | "ended";
export type CampaignTag = "ended" | "earnable" | "redeemable" | "manual";
export type CampaignCaption = "Redeem only" | "Between periods";

type Course = CampaignPeriods & { type: CampaignType; isEnded: boolean };

/** Calculated from the day on the store's wall, never stored. */
export function campaignStatus({ earnStartOn, redeemEndOn, isEnded }: Course, today: BusinessDate): CampaignStatus {
  if (isEnded || today > redeemEndOn) {
    return "ended";
  }
  return today < earnStartOn ? "not_started" : "active";
}

/** An ended campaign stays redeemable within its period: what was issued keeps its word. */
export function campaignTags(campaign: Course, today: BusinessDate): CampaignTag[] {
  const tags: Record<CampaignTag, boolean> = {
    ended: campaignStatus(campaign, today) === "ended",
    earnable: !campaign.isEnded && isWithin(today, campaign.earnStartOn, campaign.earnEndOn),
    redeemable: isWithin(today, campaign.redeemStartOn, campaign.redeemEndOn),
    manual: campaign.type === "manual",
  };
  return (["ended", "earnable", "redeemable", "manual"] as const).filter((tag) => tags[tag]);
}

/** What an active campaign says beside its status when it no longer issues, or not yet takes. */
export function campaignCaption(campaign: Course, today: BusinessDate): CampaignCaption | null {
  const tags = campaignTags(campaign, today);
  if (campaignStatus(campaign, today) !== "active" || tags.includes("earnable")) {
    return null;
  }
  return tags.includes("redeemable") ? "Redeem only" : "Between periods";
}

/** `$25`, `$12.50`: cents only where there are some. */
export function shortMoney(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, "");
}

/** `$25 off $50`. */
export function offText(terms: Pick<CampaignTerms, "redeemAmountCents" | "redeemMinSpendCents">): string {
  return `${shortMoney(terms.redeemAmountCents)} off ${shortMoney(terms.redeemMinSpendCents)}`;
}

/** `$25 off $50, earned by $50, Mar 1–31`. */
export function campaignSentence(terms: CampaignTerms): string {
  const period = periodText(terms.earnStartOn, terms.earnEndOn);
  if (terms.type === "manual" || terms.earnMinSpendCents === null) {
    return `${offText(terms)}, handed out ${period}`;
  }
  const by = terms.earnedBy === "trade" ? " in trade" : "";
  return `${offText(terms)}, earned by ${shortMoney(terms.earnMinSpendCents)}${by}, ${period}`;
}

/** `Mar 1–31`, `Nov 27 – Jan 6`. */
export function periodText(from: BusinessDate, to: BusinessDate): string {
  if (from === to) {
    return formatDayOfMonth(from);
  }
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${formatDayOfMonth(from)}–${Number(to.slice(8))}`
    : `${formatDayOfMonth(from)} – ${formatDayOfMonth(to)}`;
}

/** How many coupons an amount earns, before the store's most per sale. */
export function earnedCount(
  terms: Pick<CampaignTerms, "earnMinSpendCents" | "allowMultiple">,
  { cents, most }: { cents: Cents; most: number },
): number {
  const { earnMinSpendCents, allowMultiple } = terms;
  if (earnMinSpendCents === null || cents < earnMinSpendCents) {
    return 0;
  }
  return allowMultiple ? Math.min(most, Math.floor(cents / earnMinSpendCents)) : 1;
}

function isWithin(day: BusinessDate, from: BusinessDate, to: BusinessDate): boolean {
  return from <= day && day <= to;
}
