import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const couponQuery = graphql(`
  query Coupon($id: Uuid!) {
    coupon(id: $id) {
      coupon {
        id
        storeId
        storeName
        number
        numberText
        status
        offText
        redeemAmount
        redeemMinSpend
        redeemStartOn
        redeemEndOn
        expiresAt
        name
        email
        cellphone
        customerId
        earnedAmount
        transactionNumber
        transactionId
        issuedAt
        issuedBy
        issuedTerminal
        source
        deliveredVia
        deliveryNote
        printState
        printCount
        publicUrl
        termsText
        redeemableAt
        version
        returnedAt
        returnNote
        voidedAt
        campaign {
          id
          name
          version
        }
        stores {
          id
          name
          address
          city
          phoneNumber
        }
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
      events {
        type
        at
        by
        terminal
        storeName
        note
        claimedAt
      }
      others {
        id
        numberText
        offText
        status
      }
    }
  }
`);

export type CouponDetail = ResultOf<typeof couponQuery>["coupon"];
export type Coupon = CouponDetail["coupon"];
export type CouponBlock = NonNullable<Coupon["block"]>;
export type CouponEvent = CouponDetail["events"][number];
