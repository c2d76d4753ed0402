import { graphql } from "#web/platform/graphql/graphql.ts";

export const redeemCouponMutation = graphql(`
  mutation RedeemCoupon($id: Uuid!, $purchaseAmount: Money, $terminal: String, $overrideReason: String) {
    redeemCoupon(id: $id, purchaseAmount: $purchaseAmount, terminal: $terminal, overrideReason: $overrideReason) {
      id
      numberText
      redeemAmount
      redemption {
        at
        by
        terminal
        purchaseAmount
      }
    }
  }
`);

export const undoRedemptionMutation = graphql(`
  mutation UndoCouponRedemption($id: Uuid!, $reason: String!) {
    undoCouponRedemption(id: $id, reason: $reason) {
      id
    }
  }
`);

export const voidCouponMutation = graphql(`
  mutation VoidCoupon($id: Uuid!, $reason: String!) {
    voidCoupon(id: $id, reason: $reason) {
      id
    }
  }
`);

export const resendCouponMutation = graphql(`
  mutation ResendCoupon($id: Uuid!) {
    resendCoupon(id: $id) {
      isTexted
      reason
      coupon {
        id
      }
    }
  }
`);

export const printCouponsMutation = graphql(`
  mutation PrintCoupons($id: Uuid!, $couponIds: [Uuid!]!, $deviceId: Uuid, $printerName: String) {
    printCoupons(id: $id, couponIds: $couponIds, deviceId: $deviceId, printerName: $printerName) {
      id
      state
    }
  }
`);

export const couponsFileMutation = graphql(`
  mutation CouponsFile($couponIds: [Uuid!]!, $layout: CouponLayout!, $format: CouponFileFormat) {
    couponsFile(couponIds: $couponIds, layout: $layout, format: $format) {
      fileName
      mediaType
      dataBase64
      coupons
    }
  }
`);
