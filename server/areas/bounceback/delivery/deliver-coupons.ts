import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { groupBy } from "#common/lists/group-by.ts";
import { findCampaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import {
  couponName,
  couponSubject,
  getCoupon,
  lockedCoupon,
  viewCoupons,
} from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { listCouponsById, updateCoupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { printsWithinMs } from "#server/areas/bounceback/earning/earning.rules.ts";
import { queueCoupons } from "#server/areas/bounceback/printing/print-coupons.ts";
import { isRegister, markPending } from "#server/areas/bounceback/printing/printing.db.ts";
import { couponResent } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
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
    const waiting = coupons.filter(({ printState, deliveredVia, voidedAt }) => {
      return printState === "none" && deliveredVia.length === 0 && voidedAt === null;
    });
    for (const [, ofSale] of groupBy(waiting, (coupon) => coupon.transactionId ?? coupon.id)) {
      await deliverSale(context, ofSale);
    }
    if (waiting.length > 0) {
      await sendNotice(context, { name: "coupon.delivered", recordKind: "Coupon", recordId: null });
    }
  },
});

/** The coupons of one sale: one message, one print job. */
async function deliverSale(context: StoreContext, coupons: readonly Coupon[]): Promise<void> {
  const [first] = coupons;
  const campaign = first && (await findCampaign(context.sql, { storeId: context.store.id, id: first.campaignId }));
  if (first === undefined || campaign === undefined) {
    return;
  }
  const texted =
    campaign.delivery === "print_only"
      ? ({ isTexted: false, reason: "This campaign prints only" } as const)
      : await textCoupons(context, { kind: "earned", coupons });
  await noteText(context, coupons, texted);
  if (!texted.isTexted || campaign.delivery === "text_and_print") {
    await printSale(context, coupons);
  }
}

async function noteText(
  context: StoreContext,
  coupons: readonly Coupon[],
  texted: Awaited<ReturnType<typeof textCoupons>>,
): Promise<void> {
  const { store, now: at } = context;
  for (const { id } of coupons) {
    const change = texted.isTexted
      ? { deliveredVia: ["text"], textMessageId: texted.messageId }
      : { deliveryNote: texted.reason };
    await updateCoupon(context.sql, { storeId: store.id, id }, change);
  }
  if (texted.isTexted) {
    const event = { storeId: store.id, at, by: null, storeName: store.name, terminal: null, note: null };
    const events = coupons.map(({ id }) => ({ ...event, couponId: id, type: "texted" as const }));
    await insertCouponEvents(context.sql, store.accountId, events);
  }
}

/** A late sale prints nothing: nobody stands there. Without its register the coupons are listed as "print pending". */
async function printSale(context: StoreContext, coupons: readonly Coupon[]): Promise<void> {
  const [first] = coupons;
  const storeId = context.store.id;
  const earnedAt = first?.earnedAt ?? null;
  if (first === undefined || earnedAt === null || context.now.getTime() - earnedAt.getTime() > printsWithinMs) {
    return;
  }
  const deviceId = first.issuedDeviceId;
  if (deviceId === null || !(await isRegister(context.sql, { storeId, deviceId }))) {
    const ids = coupons.map(({ id }) => id);
    await markPending(context.sql, { storeId, ids, note: "The register that made the sale doesn't print" });
    return;
  }
  const views = await viewCoupons(context, coupons);
  await queueCoupons(context, { id: uuidv7(), coupons: views, deviceId, printerName: null });
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
    const texted = await textCoupons(context, { kind: "earned", coupons: [coupon] });
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
