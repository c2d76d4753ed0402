import { z } from "zod";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { redemptionUndone } from "#server/events/bounceback.ts";
import { refreshCouponFigures } from "#server/areas/bounceback/coupon-figures.ts";
import { couponName, couponSubject, getCoupon } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { employeeNeeded, Refusal } from "#server/platform/refusals/refusal.ts";
import type { Block } from "./block.rules.ts";
import * as db from "./redeeming.db.ts";
import { announceRedemption, findBlock, redeemOrBlock, viewAgain, writeEvent } from "./redemption.ts";

const input = z.object({
  id: z.uuid(),
  /** Merchandise before the coupon and before tax. */
  purchaseAmount: z.int().min(0, "Use $0 or more").max(10_000_000, "Use at most $100,000").nullish().transform(orNull),
  posTransactionId: inputText.trim().min(1).max(64).nullish().transform(orNull),
  /** Of a screen that is no register itself. */
  terminal: inputText.trim().min(1).max(32).nullish().transform(orNull),
  override: z.object({ reason: couponFields.reason }).nullish().transform(orNull),
});

/**
 * Uses a coupon. The checks before the write only find the reason; the conditional update in the database is what makes
 * it happen once. Who redeems is asked after everything that would refuse the coupon anyway.
 */
export const redeemCoupon = operation({
  name: "bounceback.redeemCoupon",
  kind: "write",
  permission: "bounceback:redeem",
  on: "store",
  input,
  async run(context, redemption): Promise<CouponView> {
    const coupon = await getCoupon(context, redemption.id);
    const block = await findBlock(context, coupon, redemption);
    if (block !== null) {
      throw refusalOf(block, coupon);
    }
    const { employee } = context;
    if (employee === null) {
      throw employeeNeeded();
    }
    const late = await redeemOrBlock(context, { coupon, employee, redemption });
    if (late !== null) {
      throw refusalOf(late.block, late.coupon);
    }
    return announceRedemption(context, { id: coupon.id, redemption });
  },
});

/** By a manager, on the business day of the redemption, where it was redeemed. */
export const undoRedemption = operation({
  name: "bounceback.undoRedemption",
  kind: "write",
  permission: "bounceback:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), reason: couponFields.reason }),
  async run(context, { id, reason }): Promise<CouponView> {
    const { id: storeId, accountId } = context.store;
    const coupon = await getCoupon(context, id);
    const date = await runningDate(context);
    if (!(await db.undoOnce(context.sql, { accountId, coupon, storeId, date }))) {
      throw undoRefusal(coupon, storeId);
    }
    await writeEvent(context, coupon, { type: "undone", note: reason, terminal: coupon.redeemTerminal });
    await context.emit(redemptionUndone, { name: couponName(coupon), reason }, couponSubject(id));
    await refreshCouponFigures(context, [date]);
    return viewAgain(context, id);
  },
});

function refusalOf({ code, title, text, next }: Block, coupon: { id: string }): Refusal {
  return new Refusal(code, {
    message: `${title}. ${text} ${next}`,
    details: { couponId: coupon.id, title, text, next },
  });
}

function undoRefusal(coupon: Coupon, storeId: number): Refusal {
  if (coupon.redeemedAt === null) {
    return new Refusal("cannot-undo", { message: "This coupon isn't used. There's nothing to undo." });
  }
  return coupon.redeemStoreId === storeId
    ? new Refusal("undo-too-late", { message: "Undo works on the day of the redemption only" })
    : new Refusal("cannot-undo", { message: `Undo it at ${coupon.redeemStoreName ?? "the other store"}` });
}
