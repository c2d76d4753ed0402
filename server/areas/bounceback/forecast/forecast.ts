import { z } from "zod";
import { dateRange } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { expectedRedemptions } from "#common/bounceback/expected-redemptions.ts";
import type { ExpectedDay } from "#common/bounceback/expected-redemptions.ts";
import { wallDate } from "#server/areas/bounceback/campaigns/campaigns.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./forecast.db.ts";

export type CouponForecast = {
  /** From today on; none while too few coupons have had their time. */
  days: ExpectedDay[];
  /** How many finished coupons it is made of. */
  finished: number;
};

const dayMs = 86_400_000;
/** A year holds each season once. */
const curveMs = 365 * dayMs;
/** Later than that nobody plans a till. */
const mostDays = 62;

/**
 * What open coupons are expected to take off, day by day, by the store's own curve: all of them, or those of a campaign, or
 * those that were issued in a range, as a report counts them. A remark, never part of a goal.
 */
export const couponForecast = operation({
  name: "bounceback.couponForecast",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({
    issued: dateRange.nullish().transform(orNull),
    lineageId: z.uuid().nullish().transform(orNull),
  }),
  async run(context, { issued, lineageId }): Promise<CouponForecast> {
    const { sql, store, now } = context;
    const storeId = store.id;
    const [curve, open] = await Promise.all([
      db.readCurve(sql, { storeId, since: new Date(now.getTime() - curveMs), now }),
      db.listOpen(sql, { storeId, issued, lineageId, now }),
    ]);
    const days = expectedRedemptions(open, { curve, today: wallDate(context) }) ?? [];
    return { days: days.slice(0, mostDays), finished: curve.finished };
  },
});
