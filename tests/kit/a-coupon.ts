import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { recordOf } from "./signed-in.ts";
import type { Person } from "./signed-in.ts";

type Fields = Record<string, unknown>;

/** An automatic campaign: every $50 spent in March 2026 earns $25 off $50, good from March 2 to April 30. */
export function campaignInput(fields: Fields = {}): Fields {
  return {
    name: "Spring thank-you",
    type: "AUTOMATIC",
    earnStartOn: "2026-03-01",
    earnEndOn: "2026-03-31",
    redeemStartOn: "2026-03-02",
    redeemEndOn: "2026-04-30",
    earnMinSpend: 5000,
    redeemAmount: 2500,
    redeemMinSpend: 5000,
    allowMultiple: true,
    ...fields,
  };
}

/** A campaign whose coupons are handed out, from today on. */
export function manualCampaign(fields: Fields = {}): Fields {
  return campaignInput({ name: "Handed out", type: "MANUAL", earnMinSpend: null, allowMultiple: false, ...fields });
}

const saving = `mutation ($id: Uuid!, $nextId: Uuid, $campaign: CouponCampaignInput!, $acceptsWarnings: Boolean) {
  saveCouponCampaign(id: $id, nextId: $nextId, campaign: $campaign, acceptsWarnings: $acceptsWarnings) {
    campaign { id version lineageId replacesId status tags caption sentence issued earnStartOn }
    replaced { id replacedById status endedReason }
  }
}`;

export function saveCampaign(
  by: Person,
  campaign: Fields,
  {
    id = randomUUID(),
    nextId = null,
    acceptsWarnings = true,
  }: { id?: string; nextId?: string | null; acceptsWarnings?: boolean } = {},
) {
  return by.graphql(saving, { id, nextId, campaign, acceptsWarnings });
}

/** Saves a campaign and returns its id. */
export async function aCampaign(by: Person, campaign: Fields = campaignInput()): Promise<string> {
  const id = randomUUID();
  expect((await saveCampaign(by, campaign, { id })).errors).toEqual([]);
  return id;
}

const creating = `mutation ($batchId: Uuid!, $campaignId: Uuid!, $count: Int!, $contact: CouponContact, $terms: CouponTermsInput) {
  createCoupons(batchId: $batchId, campaignId: $campaignId, count: $count, contact: $contact, terms: $terms) { id number batchId status offText }
}`;

export function createCoupons(by: Person, order: Fields & { campaignId: string }) {
  return by.graphql(creating, { batchId: randomUUID(), count: 1, ...order });
}

export type TestCoupon = { id: string; number: string };

/** Hands out coupons of a manual campaign. */
export async function someCoupons(by: Person, order: Fields & { campaignId: string }): Promise<TestCoupon[]> {
  const answer = await createCoupons(by, order);
  expect(answer.errors).toEqual([]);
  return [answer.data?.["createCoupons"]].flat().map((coupon) => {
    const { id, number } = recordOf(coupon);
    return { id: String(id), number: String(number) };
  });
}

export async function aCoupon(by: Person, order: Fields & { campaignId: string }): Promise<TestCoupon> {
  const [coupon] = await someCoupons(by, order);
  if (coupon === undefined) {
    throw new Error("No coupon was made");
  }
  return coupon;
}

const redeeming = `mutation ($id: Uuid!, $purchaseAmount: Money, $posTransactionId: String, $overrideReason: String) {
  redeemCoupon(id: $id, purchaseAmount: $purchaseAmount, posTransactionId: $posTransactionId, overrideReason: $overrideReason) {
    id status redemption { by terminal storeName isGoodwill purchaseAmount ticket }
  }
}`;

export function redeem(by: Person, id: string, fields: Fields = {}) {
  return by.graphql(redeeming, { id, ...fields });
}
