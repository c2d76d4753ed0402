/** The checks of a campaign in their order, and what is only a warning. The form asks them while it is typed into. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { shortMoney } from "./campaign.ts";
import type { CampaignTerms } from "./campaign.ts";

export const longestCampaignName = 60;
/** No campaign is planned further ahead. */
const mostYears = 10;
export const tooFarText = `Choose a date within ${mostYears} years`;

export type CampaignField =
  | "name"
  | "earnStartOn"
  | "earnEndOn"
  | "redeemStartOn"
  | "redeemEndOn"
  | "redeemAmount"
  | "redeemMinSpend"
  | "earnMinSpend";

export type CampaignDraft = CampaignTerms & { name: string };

/** One message per field, in the order of the checks. */
export function campaignErrors(draft: CampaignDraft, today: BusinessDate): { field: CampaignField; message: string }[] {
  const { earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, redeemAmountCents, redeemMinSpendCents } = draft;
  const checks: [boolean, CampaignField, string][] = [
    [draft.name.trim() === "", "name", "Name is required"],
    [draft.name.trim().length > longestCampaignName, "name", `Use ${longestCampaignName} characters or fewer`],
    [earnEndOn < earnStartOn, "earnEndOn", `End on ${formatDayOfMonth(earnStartOn)} or later`],
    [redeemEndOn < redeemStartOn, "redeemEndOn", `End on ${formatDayOfMonth(redeemStartOn)} or later`],
    [redeemStartOn < earnStartOn, "redeemStartOn", `Start on or after ${formatDayOfMonth(earnStartOn)}`],
    [redeemEndOn < earnEndOn, "redeemEndOn", `End on ${formatDayOfMonth(earnEndOn)} or later`],
    [isTooFar(redeemEndOn, today), "redeemEndOn", tooFarText],
    [redeemAmountCents <= 0, "redeemAmount", "Use more than $0"],
    [
      redeemMinSpendCents < redeemAmountCents,
      "redeemMinSpend",
      `Use ${shortMoney(redeemAmountCents)} or more, the amount off`,
    ],
    [draft.type === "automatic" && (draft.earnMinSpendCents ?? 0) <= 0, "earnMinSpend", "Use more than $0"],
  ];
  const failed = checks.filter(([fails]) => fails).map(([, field, message]) => ({ field, message }));
  return failed.filter(({ field }, at) => failed.findIndex((other) => other.field === field) === at);
}

export type CampaignWarningCode = "half-off" | "same-day" | "overlap";
export type CampaignWarning = { code: CampaignWarningCode; title: string; text: string };

type Other = Pick<CampaignTerms, "earnStartOn" | "earnEndOn"> & { name: string };

/** What one more click accepts. `others` are the store's other automatic campaigns that are not ended. */
export function campaignWarnings(draft: CampaignDraft, others: readonly Other[]): CampaignWarning[] {
  const { redeemAmountCents, redeemMinSpendCents, earnStartOn, earnEndOn, type } = draft;
  const warnings: CampaignWarning[] = [];
  if (redeemAmountCents * 2 > redeemMinSpendCents) {
    const title = `${shortMoney(redeemAmountCents)} is more than half of ${shortMoney(redeemMinSpendCents)}`;
    warnings.push({ code: "half-off", title, text: "Each coupon takes off more than half of the smallest sale." });
  }
  if (draft.redeemStartOn === earnStartOn) {
    const text = "A coupon can be used on the day it is earned, without a second visit on another day.";
    warnings.push({ code: "same-day", title: "Redemption starts the day it's earned", text });
  }
  const other = type === "automatic" ? others.find((candidate) => overlaps(candidate, draft)) : undefined;
  if (other !== undefined) {
    const [from, to] = [latest(other.earnStartOn, earnStartOn), earliest(other.earnEndOn, earnEndOn)];
    const title = `Overlaps ${other.name}, ${formatDayOfMonth(from)} to ${formatDayOfMonth(to)}`;
    warnings.push({ code: "overlap", title, text: "A sale earns only the better coupon." });
  }
  return warnings;
}

function overlaps(left: Pick<Other, "earnStartOn" | "earnEndOn">, right: Pick<Other, "earnStartOn" | "earnEndOn">) {
  return left.earnStartOn <= right.earnEndOn && right.earnStartOn <= left.earnEndOn;
}

function latest(left: BusinessDate, right: BusinessDate): BusinessDate {
  return left > right ? left : right;
}

function earliest(left: BusinessDate, right: BusinessDate): BusinessDate {
  return left < right ? left : right;
}

/** A last day that nobody means. */
export function isTooFar(date: BusinessDate, today: BusinessDate): boolean {
  return date > addDays(today, Math.round(mostYears * 365.25));
}
