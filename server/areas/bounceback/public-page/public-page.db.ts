import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { couponFieldsOf, withCampaign } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { OpenDay } from "./public-page.rules.ts";

export async function findCouponByToken(
  sql: Sql,
  key: { storeId: number; token: string },
): Promise<Coupon | undefined> {
  const result = await raw<Coupon>`
    /* bounceback.findCouponByToken */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = ${key.storeId} and coupon.public_token = ${key.token}`.execute(sql);
  return result.rows[0];
}

/** The store's hours from this day on, for a week. */
export async function listOpenDays(sql: Sql, key: { storeId: number; from: BusinessDate }): Promise<OpenDay[]> {
  const result = await raw<OpenDay>`
    /* bounceback.listOpenDays */
    select day.date::date as date, hours.opens_minutes, hours.closes_minutes
    from generate_series(${key.from}::date, ${key.from}::date + 7, interval '1 day') as day (date)
    left join lateral hangtag.hours_on(${key.storeId}, day.date::date) as hours on true
    order by day.date`.execute(sql);
  return result.rows;
}
