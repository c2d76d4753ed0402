import type { RegistrationState } from "#common/texting/registration-fields.ts";

export type BrandState = "pending" | "failed" | "approved" | "suspended";
export type CampaignState = BrandState;

export type Progress = {
  /** The store said yes to a number. */
  hasOrderedNumber: boolean;
  /** Null while nobody has given the company. */
  brand: BrandState | null;
  /** Null until the store's campaign was submitted. */
  campaign: CampaignState | null;
};

/** How far a store is; the campaign stands below the brand. */
export function registrationState({ hasOrderedNumber, brand, campaign }: Progress): RegistrationState {
  if (brand === null) {
    return hasOrderedNumber ? "info_needed" : "not_started";
  }
  if (brand === "suspended" || (brand === "approved" && campaign === "suspended")) {
    return "suspended";
  }
  if (brand !== "approved") {
    return brand === "failed" ? "brand_failed" : "brand_pending";
  }
  return campaign === "approved" ? "active" : campaign === "failed" ? "campaign_failed" : "campaign_pending";
}

/** What was never submitted, or was corrected since the carriers refused it. */
export function isCampaignDue(
  campaign: { state: CampaignState | null; revision: number | null },
  revision: number,
): boolean {
  return campaign.state === null || (campaign.state === "failed" && (campaign.revision ?? 0) < revision);
}

const secondMs = 1000;
const leastWaitMs = 20 * secondMs;
const longestWaitMs = 3600 * secondMs;

/** How long until the next look: soon at first, hourly when it takes days. */
export function waitBeforeLook({ since, now }: { since: Date; now: Date }): number {
  const age = now.getTime() - since.getTime();
  return Math.min(longestWaitMs, Math.max(leastWaitMs, age / 4));
}

/** In these a person may send the company's data, for the first time or corrected. */
export function isOpenForData(state: RegistrationState): boolean {
  return state === "not_started" || state === "info_needed" || state === "brand_failed" || state === "campaign_failed";
}
