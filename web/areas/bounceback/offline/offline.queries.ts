import { graphql } from "#web/platform/graphql/graphql.ts";

/** Read while there is a connection, so that this screen knows the rule when there is none. */
export const offlineRuleQuery = graphql(`
  query CouponOfflineRule {
    bouncebackSettings {
      offlineMost
    }
  }
`);

export const redeemOfflineMutation = graphql(`
  mutation RedeemOfflineCoupon(
    $id: Uuid!
    $couponId: Uuid!
    $claimedAt: Instant!
    $amount: Money!
    $purchaseAmount: Money
    $terminal: String
  ) {
    redeemOfflineCoupon(
      id: $id
      couponId: $couponId
      claimedAt: $claimedAt
      amount: $amount
      purchaseAmount: $purchaseAmount
      terminal: $terminal
    ) {
      use {
        id
        numberText
        reason
        fact
      }
      coupon {
        __typename
        id
        status
        block {
          code
          title
          text
          next
        }
        redemption {
          at
          by
          storeId
          storeName
          terminal
          ticket
          purchaseAmount
          isGoodwill
          overrideReason
        }
      }
    }
  }
`);
