import { couponRedeemed } from "#server/events/bounceback.ts";
import { withdrawCouponTextsJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import { refreshCouponFigures } from "#server/areas/bounceback/coupon-figures.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import type { NewCouponEvent } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { couponName, couponSubject, getCoupon, viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { isManaging } from "#server/areas/bounceback/is-managing.ts";
import type { ActingEmployee, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { managerNeeded } from "#server/platform/refusals/refusal.ts";
import { blockOf } from "./block.rules.ts";
import type { Block } from "./block.rules.ts";
import * as db from "./redeeming.db.ts";

export type RedemptionInput = {
  purchaseAmount: number | null;
  posTransactionId: string | null;
  /** Of a screen that is no register itself. */
  terminal: string | null;
  override: { reason: string } | null;
};

type Redemption = { coupon: Coupon; employee: ActingEmployee; redemption: RedemptionInput };

export async function findBlock(
  context: StoreContext,
  coupon: Coupon,
  { purchaseAmount, posTransactionId, override }: Omit<RedemptionInput, "terminal">,
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

/** Uses the coupon. Else says why not, with the coupon as it is now. */
export async function redeemOrBlock(
  context: StoreContext,
  { coupon, employee, redemption }: Redemption,
): Promise<{ block: Block; coupon: Coupon } | null> {
  if (await writeRedemption(context, { coupon, employee, redemption })) {
    return null;
  }
  const now = await getCoupon(context, coupon.id);
  const override = isManaging(context) ? redemption.override : null;
  return { block: (await findBlock(context, now, { ...redemption, override })) ?? usedMeanwhile, coupon: now };
}

/** What the register calls itself; another screen says where it is. */
export async function terminalOf({ store, sql, deviceId }: StoreContext, named: string | null): Promise<string | null> {
  const own = deviceId === null ? null : await db.findTerminal(sql, { storeId: store.id, deviceId });
  return own ?? named;
}

async function writeRedemption(context: StoreContext, { coupon, employee, redemption }: Redemption): Promise<boolean> {
  const { store, sql, deviceId } = context;
  const { posTransactionId, override } = redemption;
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
      terminal: await terminalOf(context, redemption.terminal),
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

type Announcement = {
  id: string;
  redemption: RedemptionInput;
  /** When the device says that it was taken without a connection. */
  claimedAt?: Date | null;
};

export async function announceRedemption(
  context: StoreContext,
  { id, redemption, claimedAt = null }: Announcement,
): Promise<CouponView> {
  const coupon = await getCoupon(context, id);
  const override = redemption.override?.reason ?? null;
  await writeEvent(context, coupon, {
    ...{ type: "redeemed", note: override, claimedAt },
    terminal: coupon.redeemTerminal,
  });
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
  await notifyHomeStore(context, { coupon, event: couponRedeemed });
  if (coupon.cellphone !== null) {
    await context.addJob(withdrawCouponTextsJob, { storeId: coupon.storeId, ids: [coupon.id] });
  }
  return viewAgain(context, id);
}

/** Screens of the store that issued it show it too. */
export async function notifyHomeStore(
  context: StoreContext,
  { coupon, event }: { coupon: Coupon; event: { name: string } },
): Promise<void> {
  if (coupon.storeId !== context.store.id) {
    const home = { ...context, store: { ...context.store, id: coupon.storeId } };
    await sendNotice(home, { name: event.name, recordKind: "Coupon", recordId: coupon.id });
  }
}

export async function viewAgain(context: StoreContext, id: string): Promise<CouponView> {
  const [view] = await viewCoupons(context, [await getCoupon(context, id)]);
  if (view === undefined) {
    throw new Error("A coupon has one view");
  }
  return view;
}

/** In the coupon's own history. */
export function writeEvent(
  context: StoreContext,
  coupon: Coupon,
  event: Pick<NewCouponEvent, "type" | "note" | "terminal" | "claimedAt">,
): Promise<void> {
  const { store, employee, now } = context;
  const by = employee?.fullName ?? null;
  const where = { storeId: coupon.storeId, couponId: coupon.id, storeName: store.name };
  return insertCouponEvents(context.sql, store.accountId, [{ ...where, at: now, by, ...event }]);
}

/** Between the update and the second look it can only have been undone again. */
const usedMeanwhile: Block = {
  code: "COUPON_REDEEMED",
  title: "Used a moment ago",
  text: "Another register was faster.",
  next: "Scan it again.",
};
