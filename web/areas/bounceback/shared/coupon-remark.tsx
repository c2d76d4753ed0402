import type { BusinessDate } from "#common/business-date.ts";
import { formatWholeMoney } from "#common/money.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { couponForecastQuery } from "./coupon-forecast.queries.ts";
import { forecastText } from "./forecast-text.ts";

/**
 * How many coupons may come back on a day, among what its sales are made of. Nothing without enough earlier coupons to
 * learn from, and nothing while it loads: the day's figures do not wait for a guess.
 */
export function CouponRemark({ date }: { date: BusinessDate }) {
  const read = useRead(couponForecastQuery, { live: ["Coupon"] });
  const days = read.status === "ready" ? read.data.couponForecast.days : [];
  const expected = days.find((day) => day.date === date);
  const count = Math.round(expected?.coupons ?? 0);
  return count > 0 && <p>{forecastText("today", { count, amount: formatWholeMoney(expected?.amount ?? 0) })}</p>;
}
