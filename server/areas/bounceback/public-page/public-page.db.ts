import { sql as raw } from "kysely";
import { couponFieldsOf, withCampaign } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Sql } from "#server/platform/db/db.ts";

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
