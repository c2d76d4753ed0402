import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { groupBy } from "#common/lists/group-by.ts";
import { findCampaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import {
  couponName,
  couponSubject,
  getCoupon,
  lockedCoupon,
  viewCoupons,
} from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { listCouponsById } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { couponResent } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { noteText } from "./note-text.ts";
import { printSales } from "./print-sales.ts";
import { textCoupons } from "./text-coupon.ts";

/**
 * Brings earned coupons to their customers: by text when it may, else on the printer of the register that made the sale,
 * if the customer still stands there. Runs after the sale's commit, so nothing prints for a sale that was rolled back.
 */
export const deliverCoupons = operation({
  name: "bounceback.deliverCoupons",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  input: z.object({ ids: z.array(z.uuid()).max(5000) }),
  async run(context, { ids }): Promise<void> {
    const coupons = await listCouponsById(context.sql, { storeId: context.store.id, ids });
    const waiting = coupons.filter(({ printState, deliveredVia, voidedAt, redeemedAt }) => {
      return printState === "none" && deliveredVia.length === 0 && voidedAt === null && redeemedAt === null;
    });
    const customerOf = ({ cellphone, transactionId, id }: Coupon) => cellphone ?? transactionId ?? id;
    for (const [, own] of groupBy(waiting, (coupon) => `${coupon.campaignId}/${customerOf(coupon)}`)) {
      await deliver(context, own);
    }
    if (waiting.length > 0) {
      await sendNotice(context, { name: "coupon.delivered", recordKind: "Coupon", recordId: null });
    }
  },
});

/** Coupons of one customer in one campaign: one message. On paper each sale has its own. */
async function deliver(context: StoreContext, coupons: readonly Coupon[]): Promise<void> {
  const [first] = coupons;
  const campaign = first && (await findCampaign(context.sql, { storeId: context.store.id, id: first.campaignId }));
  if (campaign === undefined) {
    return;
  }
  const texted =
    campaign.delivery === "print_only"
      ? ({ isTexted: false, reason: "This campaign prints only" } as const)
      : await textCoupons(context, { kind: "earned", coupons });
  await noteText(context, coupons, texted);
  if (!texted.isTexted || campaign.delivery === "text_and_print") {
    await printSales(context, coupons);
  }
}

export type Resent = { isTexted: boolean; reason: string | null; coupon: CouponView };

/** Texts a coupon again when the customer has lost it; printing it again is the print's own act. */
export const resendCoupon = operation({
  name: "bounceback.resendCoupon",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Resent> {
    const coupon = await lockedCoupon(context, id);
    if (coupon.redeemedAt !== null || coupon.voidedAt !== null) {
      throw new Refusal("coupon-locked", { message: "This coupon can't be used anymore, so we didn't send it" });
    }
    const texted = await textCoupons(context, { kind: "earned", coupons: [coupon], id: uuidv7() });
    const reason = texted.isTexted ? null : texted.reason;
    if (texted.isTexted) {
      await noteText(context, [coupon], texted);
    }
    const outcome = reason ?? "texted";
    await context.emit(couponResent, { name: couponName(coupon), outcome }, couponSubject(id));
    const [view] = await viewCoupons(context, [await getCoupon(context, id)]);
    if (view === undefined) {
      throw new Error("A coupon has one view");
    }
    return { isTexted: texted.isTexted, reason, coupon: view };
  },
});
