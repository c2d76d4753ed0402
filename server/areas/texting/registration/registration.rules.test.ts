import { expect, test } from "vitest";
import { isCampaignDue, registrationState, waitBeforeLook } from "./registration.rules.ts";

test.each([
  [{ hasOrderedNumber: false, brand: null, campaign: null }, "not_started"],
  [{ hasOrderedNumber: true, brand: null, campaign: null }, "info_needed"],
  [{ hasOrderedNumber: true, brand: "pending", campaign: null }, "brand_pending"],
  [{ hasOrderedNumber: true, brand: "failed", campaign: null }, "brand_failed"],
  [{ hasOrderedNumber: true, brand: "approved", campaign: null }, "campaign_pending"],
  [{ hasOrderedNumber: true, brand: "approved", campaign: "pending" }, "campaign_pending"],
  [{ hasOrderedNumber: true, brand: "approved", campaign: "failed" }, "campaign_failed"],
  [{ hasOrderedNumber: true, brand: "approved", campaign: "approved" }, "active"],
  [{ hasOrderedNumber: true, brand: "suspended", campaign: "approved" }, "suspended"],
  [{ hasOrderedNumber: true, brand: "approved", campaign: "suspended" }, "suspended"],
] as const)("%o is %s", (progress, state) => {
  expect(registrationState(progress)).toBe(state);
});

test("a campaign is submitted once, and again when what was refused has been corrected", () => {
  expect(isCampaignDue({ state: null, revision: null }, 1)).toBe(true);
  expect(isCampaignDue({ state: "pending", revision: 1 }, 2)).toBe(false);
  expect(isCampaignDue({ state: "failed", revision: 1 }, 1)).toBe(false);
  expect(isCampaignDue({ state: "failed", revision: 1 }, 2)).toBe(true);
});

test("the first looks are seconds apart, later ones an hour", () => {
  const since = new Date("2026-11-20T12:00:00Z");
  const waits = [0, 4, 240, 6000].map((minutes) =>
    waitBeforeLook({ since, now: new Date(since.getTime() + minutes * 60_000) }),
  );
  expect(waits).toEqual([20_000, 60_000, 3_600_000, 3_600_000]);
});
