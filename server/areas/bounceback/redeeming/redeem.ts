import { z } from "zod";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { couponRedeemed, redemptionUndone } from "#server/events/bounceback.ts";
import { refreshCouponFigures } from "#server/areas/bounceback/coupon-figures.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import { isManaging } from "#server/areas/bounceback/is-managing.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { couponName, couponSubject, getCoupon, viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { ActingEmployee, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { employeeNeeded, managerNeeded, Refusal } from "#server/platform/refusals/refusal.ts";
import { blockOf } from "./block.rules.ts";
import type { Block } from "./block.rules.ts";
import * as db from "./redeeming.db.ts";

const input = z.object({
  id: z.uuid(),
  /** Merchandise before the coupon and before tax. */
  purchaseAmount: z
    .int()
    .min(0, "Use $0 or more")
    .max(100_000_000, "Use at most $1,000,000")
    .nullish()
    .transform(orNull),
  posTransactionId: inputText.trim().min(1).max(64).nullish().transform(orNull),
  /** Of a screen that is no register itself. */
  terminal: inputText.trim().min(1).max(32).nullish().transform(orNull),
  override: z.object({ reason: couponFields.reason }).nullish().transform(orNull),
});
type Input = z.output<typeof input>;

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
    if (!(await writeRedemption(context, { coupon, employee, redemption }))) {
      const now = await getCoupon(context, redemption.id);
      throw refusalOf((await findBlock(context, now, redemption)) ?? usedMeanwhile, now);
    }
    return announceRedemption(context, { id: coupon.id, redemption, employee });
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
    await writeEvent(context, coupon, { type: "undone", note: reason });
    await context.emit(redemptionUndone, { name: couponName(coupon), reason }, couponSubject(id));
    await refreshCouponFigures(context, [date]);
    return viewAgain(context, id);
  },
});

async function findBlock(
  context: StoreContext,
  coupon: Coupon,
  { purchaseAmount, posTransactionId, override }: Pick<Input, "purchaseAmount" | "posTransactionId" | "override">,
): Promise<Block | null> {
  const { id: storeId, accountId, timeZone } = context.store;
  const isOverridden = override !== null && isManaging(context);
  if (override !== null && !isOverridden) {
    throw managerNeeded();
  }
  const date = await runningDate(context);
  const [visit, stores] = await Promise.all([
    db.findVisit(context.sql, { accountId, storeId, date, coupon, transactionId: posTransactionId }),
    coupon.storeId === storeId ? [] : companyStores(context),
  ]);
  const homeStoreName = stores.find(({ id }) => id === coupon.storeId)?.name ?? context.store.name;
  const situation = { now: context.now, storeId, timeZone, homeStoreName, purchaseCents: purchaseAmount };
  return blockOf(coupon, { ...situation, visit, isOverridden });
}

async function writeRedemption(
  context: StoreContext,
  { coupon, employee, redemption }: { coupon: Coupon; employee: ActingEmployee; redemption: Input },
): Promise<boolean> {
  const { store, sql, deviceId } = context;
  const { posTransactionId, override } = redemption;
  const own = deviceId === null ? null : await db.findTerminal(sql, { storeId: store.id, deviceId });
  const number =
    posTransactionId === null
      ? null
      : await db.findTicketNumber(sql, { storeId: store.id, transactionId: posTransactionId });
  return db.redeemOnce(sql, {
    accountId: store.accountId,
    coupon,
    storeId: store.id,
    date: await runningDate(context),
    at: context.now,
    details: {
      storeName: store.name,
      deviceId,
      terminal: own ?? redemption.terminal,
      employeeId: employee.id,
      employeeName: employee.fullName,
      transactionId: posTransactionId,
      transactionNumber: number ?? posTransactionId,
      purchaseCents: redemption.purchaseAmount,
      overrideReason: override?.reason ?? null,
      isExpiredAllowed: override !== null,
      isVisitAllowed: override !== null,
    },
  });
}

async function announceRedemption(
  context: StoreContext,
  { id, redemption, employee }: { id: string; redemption: Input; employee: ActingEmployee },
): Promise<CouponView> {
  const coupon = await getCoupon(context, id);
  const override = redemption.override?.reason ?? null;
  await writeEvent(context, coupon, { type: "redeemed", note: override });
  await context.emit(
    couponRedeemed,
    {
      name: couponName(coupon),
      amountCents: coupon.redeemAmountCents,
      purchaseCents: redemption.purchaseAmount,
      override,
      terminal: coupon.redeemTerminal,
    },
    couponSubject(id),
  );
  await refreshCouponFigures(context, coupon.redeemedOn === null ? [] : [coupon.redeemedOn]);
  if (coupon.storeId !== employee.storeId) {
    await notifyHomeStore(context, coupon);
  }
  return viewAgain(context, id);
}

/** Screens of the store that issued it show it too. */
async function notifyHomeStore(context: StoreContext, coupon: Coupon): Promise<void> {
  const home = { ...context, store: { ...context.store, id: coupon.storeId } };
  await sendNotice(home, { name: couponRedeemed.name, recordKind: "Coupon", recordId: coupon.id });
}

async function viewAgain(context: StoreContext, id: string): Promise<CouponView> {
  const [view] = await viewCoupons(context, [await getCoupon(context, id)]);
  if (view === undefined) {
    throw new Error("A coupon has one view");
  }
  return view;
}

function writeEvent(
  context: StoreContext,
  coupon: Coupon,
  { type, note }: { type: "redeemed" | "undone"; note: string | null },
): Promise<void> {
  const { store, employee, now } = context;
  return insertCouponEvents(context.sql, store.accountId, [
    {
      storeId: coupon.storeId,
      couponId: coupon.id,
      type,
      at: now,
      by: employee?.fullName ?? null,
      storeName: store.name,
      terminal: coupon.redeemTerminal,
      note,
    },
  ]);
}

/** Between the update and the second look it can only have been undone again. */
const usedMeanwhile: Block = {
  code: "COUPON_REDEEMED",
  title: "Used a moment ago",
  text: "Another register was faster.",
  next: "Scan it again.",
};

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
