import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import type { CompanyStore } from "#server/areas/bounceback/company-stores.ts";
import { viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { localTimeAt } from "#common/store-time.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import type { OpenDay } from "#server/platform/public-pages/public-words.rules.ts";
import { findCouponByToken } from "./public-page.db.ts";

export type PublicCoupon = { coupon: CouponView; home: CompanyStore; days: readonly OpenDay[]; at: Date };

/** A coupon for who holds the link: its token is all that counts. */
export const viewPublicCoupon = operation({
  name: "bounceback.viewPublicCoupon",
  kind: "read",
  permission: "public",
  on: "store",
  input: z.object({ token: inputText.max(22) }),
  async run(context, { token }): Promise<PublicCoupon> {
    const { id: storeId } = context.store;
    const row = await findCouponByToken(context.sql, { storeId, token });
    const [coupon] = row === undefined ? [] : await viewCoupons(context, [row]);
    const home = (await companyStores(context)).find((store) => store.id === storeId);
    if (coupon === undefined || home === undefined) {
      throw notFound("Coupon");
    }
    const from = localTimeAt(context.now, home.timeZone).date;
    return { coupon, home, days: await listOpenDays(context.sql, { storeId, from }), at: context.now };
  },
});
