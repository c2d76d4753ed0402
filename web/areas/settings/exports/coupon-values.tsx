import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { issuedCouponCountQuery } from "./exports.queries.ts";
import { text } from "./exports-text.ts";

/** As many as the server compares at once. */
const mostNumbers = 1_000;

type CouponValuesProps = {
  /** What the filled cells of the column hold. */
  values: readonly string[];
  /** What stands here until the server has compared them, and where it cannot. */
  otherwise: string;
};

/** How many values of a column that may hold coupons are some that the company issued. */
export function CouponValues({ values, otherwise }: CouponValuesProps) {
  const distinct = [...new Set(values)].slice(0, mostNumbers);
  const numbers = [...new Set(distinct.map(readCouponNumber).filter((number) => number !== null))];
  const isPaused = numbers.length === 0;
  const read = useRead(issuedCouponCountQuery, { variables: { numbers }, isPaused });
  if (!isPaused && read.status !== "ready") {
    return otherwise;
  }
  const issued = read.status === "ready" ? read.data.issuedCouponCount : 0;
  return issuedText(issued, distinct.length);
}

function issuedText(issued: number, count: number): string {
  if (issued === 0) {
    return text("coupons.none", { count });
  }
  return issued === count
    ? text("coupons.all", { count })
    : text("coupons.some", { count, issued, other: count - issued });
}
