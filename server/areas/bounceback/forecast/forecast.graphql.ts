import type { ExpectedDay } from "#common/bounceback/expected-redemptions.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { couponForecast } from "./forecast.ts";
import type { CouponForecast } from "./forecast.ts";

const DayType = builder.objectRef<ExpectedDay>("ExpectedCouponDay").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    coupons: field.exposeFloat("coupons", { description: "How many will be used, on average." }),
    amount: field.field({
      type: "Money",
      description: "What they take off together.",
      resolve: ({ amountCents }) => Math.round(amountCents),
    }),
  }),
});

const ForecastType = builder.objectRef<CouponForecast>("CouponForecast").implement({
  description: "Expected redemptions of the coupons that are open, by where in their time earlier ones were used.",
  fields: (field) => ({
    days: field.expose("days", {
      type: [DayType],
      description: "From today on; none while too few coupons have had their time.",
    }),
    finished: field.exposeInt("finished", { description: "How many finished coupons it is made of." }),
  }),
});

builder.queryFields((field) => ({
  couponForecast: field.field({
    type: ForecastType,
    description: "Of all open coupons, or of those that were issued in a range, or of one campaign.",
    args: {
      issuedFrom: field.arg({ type: "BusinessDate" }),
      issuedTo: field.arg({ type: "BusinessDate" }),
      lineageId: field.arg({ type: "Uuid" }),
    },
    resolve: (_root, { issuedFrom, issuedTo, lineageId }, request) => {
      const issued = issuedFrom && issuedTo ? { from: issuedFrom, to: issuedTo } : null;
      return couponForecast(request, { issued, lineageId });
    },
  }),
}));
