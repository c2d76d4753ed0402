import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const manualCampaignsQuery = graphql(`
  query ManualCampaigns {
    couponCampaigns(manual: true, earnable: true) {
      id
      name
      redeemAmount
      redeemMinSpend
      redeemStartOn
      redeemEndOn
    }
  }
`);

export type ManualCampaign = ResultOf<typeof manualCampaignsQuery>["couponCampaigns"][number];

export const createCouponsMutation = graphql(`
  mutation CreateCoupons(
    $batchId: Uuid!
    $campaignId: Uuid!
    $count: Int!
    $contact: CouponContact
    $terms: CouponTermsInput
  ) {
    createCoupons(batchId: $batchId, campaignId: $campaignId, count: $count, contact: $contact, terms: $terms) {
      id
      numberText
      cellphone
    }
  }
`);

export const editCouponMutation = graphql(`
  mutation EditCoupon($id: Uuid!, $version: Int, $contact: CouponContact!, $terms: CouponTermsInput) {
    editCoupon(id: $id, version: $version, contact: $contact, terms: $terms) {
      id
      version
    }
  }
`);
