import { graphql } from "#web/platform/graphql/graphql.ts";

export const scanCouponMutation = graphql(`
  mutation ScanCoupon($code: String!) {
    scanCoupon(code: $code) {
      title
      text
      coupon {
        id
      }
    }
  }
`);
