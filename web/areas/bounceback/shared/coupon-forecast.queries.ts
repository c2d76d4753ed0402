import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** What the open coupons will likely take off, day by day: all, or those of a range of issue dates or of a campaign. */
export const couponForecastQuery = graphql(`
  query CouponForecast($issuedFrom: BusinessDate, $issuedTo: BusinessDate, $lineageId: Uuid) {
    couponForecast(issuedFrom: $issuedFrom, issuedTo: $issuedTo, lineageId: $lineageId) {
      finished
      days {
        date
        coupons
        amount
      }
    }
  }
`);

export type CouponForecast = Pick<ResultOf<typeof couponForecastQuery>["couponForecast"], "days" | "finished">;
export type ExpectedDay = CouponForecast["days"][number];
