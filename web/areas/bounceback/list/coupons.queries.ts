import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const couponsQuery = graphql(`
  query Coupons(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortBy: String
    $descending: Boolean
    $filter: ListFilter
  ) {
    coupons(
      first: $first
      last: $last
      after: $after
      before: $before
      sortBy: $sortBy
      descending: $descending
      filter: $filter
    ) {
      totalItems
      pageInfo {
        hasNextPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          id
          number
          numberText
          name
          email
          cellphone
          status
          offText
          redeemAmount
          redeemStartOn
          redeemEndOn
          issuedAt
          expiresAt
          batchId
          batchSize
          batchUnused
          source
          printState
          campaign {
            id
            name
          }
          redemption {
            at
          }
        }
      }
    }
  }
`);

export const campaignChoicesQuery = graphql(`
  query CampaignChoices {
    couponCampaigns {
      id
      name
      version
    }
  }
`);

export type CouponList = ResultOf<typeof couponsQuery>["coupons"];
export type ListedCoupon = CouponList["edges"][number]["node"];
