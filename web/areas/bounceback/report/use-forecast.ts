import { couponForecastQuery } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import type { CouponForecast } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { reportInput } from "./report-search.ts";

/**
 * When the open ones of the report's coupons will likely be used; empty while it loads, and without enough earlier coupons
 * to learn from. Those that a report finds by the day of their use are over, so it gets what all open ones are expected to do.
 */
export function useForecast({ from, to, basis, lineageId }: ReturnType<typeof reportInput>): CouponForecast {
  const range = basis === "ISSUED" ? { issuedFrom: from, issuedTo: to } : {};
  const read = useRead(couponForecastQuery, { variables: { ...range, lineageId }, live: ["Coupon"] });
  return read.status === "ready" ? read.data.couponForecast : { days: [], finished: 0 };
}
