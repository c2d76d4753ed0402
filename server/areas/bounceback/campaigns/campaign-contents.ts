import { versionOf } from "#server/platform/operations/version-of.ts";
import type { CampaignRow } from "./campaigns.db.ts";

export type CampaignContents = Omit<
  CampaignRow,
  | "id"
  | "storeId"
  | "lineageId"
  | "version"
  | "replacesId"
  | "replacedById"
  | "endedAt"
  | "endedReason"
  | "createdByEmployeeId"
  | "createdAt"
>;

/** What a manager chooses of a campaign: an event's before and after, and what an undo brings back. */
export function campaignContents(row: CampaignContents): CampaignContents {
  const { name, type, intent, earnedBy, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn } = row;
  const { earnMinSpendCents, redeemAmountCents, redeemMinSpendCents, allowMultiple, delivery, redeemableAt } = row;
  const { reminderAtStart, reminderDaysBeforeEnd, reminderHour, messageTemplate, budgetCoupons, budgetCents } = row;
  return {
    ...{ name, type, intent, earnedBy, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn },
    ...{ earnMinSpendCents, redeemAmountCents, redeemMinSpendCents, allowMultiple, delivery, redeemableAt },
    ...{ reminderAtStart, reminderDaysBeforeEnd, reminderHour, messageTemplate, budgetCoupons, budgetCents },
  };
}

/** Versions what a campaign says, so that a save of an older one is refused. */
export function campaignVersion(row: CampaignContents): string {
  return versionOf(campaignContents(row));
}
