import { z } from "zod";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { overridableCodes } from "#common/bounceback/coupon-block-codes.ts";
import { inputText, instant } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { couponConflictFound, couponConflictSettled } from "#server/events/bounceback.ts";
import { couponName, couponSubject, getCoupon } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon, CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Block } from "#server/areas/bounceback/redeeming/block.rules.ts";
import {
  announceRedemption,
  findBlock,
  notifyHomeStore,
  terminalOf,
  redeemOrBlock,
  viewAgain,
  writeEvent,
} from "#server/areas/bounceback/redeeming/redemption.ts";
import { getBouncebackSettings } from "#server/areas/bounceback/settings/bounceback-settings.db.ts";
import type { ActingEmployee, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./offline-uses.db.ts";
import type { OfflineUse, UseOutcome } from "./offline-uses.db.ts";
import * as rules from "./offline-uses.rules.ts";

export type { OfflineUse } from "./offline-uses.db.ts";

export type OfflineAnswer = { use: OfflineUse; coupon: CouponView };

const input = z.object({
  /** Made by the device when it took the coupon. */
  id: z.uuid(),
  couponId: z.uuid(),
  claimedAt: instant,
  /** What the screen said to take off. */
  amount: couponFields.redeemAmount,
  purchaseAmount: z
    .int()
    .min(0, "Use $0 or more")
    .max(100_000_000, "Use at most $1,000,000")
    .nullish()
    .transform(orNull),
  terminal: inputText.trim().min(1).max(32).nullish().transform(orNull),
});
type Use = z.output<typeof input> & { employee: ActingEmployee; claimed: Date | null; terminal: string | null };

/**
 * Hears of a coupon that was taken while there was no connection. Nothing of it is refused any more: the customer has had
 * the discount. The coupon is used by it where it still can be, and what contradicts it waits for a manager.
 */
export const redeemOffline = operation({
  name: "bounceback.redeemOffline",
  kind: "write",
  permission: "bounceback:redeem",
  on: "store",
  employee: "required",
  input,
  async run(context, request): Promise<OfflineAnswer> {
    const { sql, store, employee, now } = context;
    const coupon = await getCoupon(context, request.couponId);
    const claimed = rules.believedClaim(now, new Date(request.claimedAt));
    const use: Use = { ...request, employee, claimed, terminal: await terminalOf(context, request.terminal) };
    if (await db.insertUse(sql, offlineUseRow(context, coupon, use))) {
      const outcome = await outcomeOf(context, coupon, use);
      await db.updateUse(sql, { storeId: store.id, id: use.id }, outcome);
      await announceConflict(context, coupon, { use, outcome });
    }
    return { use: await getUse(context, use.id), coupon: await viewAgain(context, coupon.id) };
  },
});

/** What waits for a manager, then what was settled. */
export const listOfflineConflicts = operation({
  name: "bounceback.listOfflineConflicts",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ isOpenOnly: z.boolean().default(false) }),
  run: (context, { isOpenOnly }): Promise<OfflineUse[]> =>
    db.listConflicts(context.sql, { storeId: context.store.id, isOpenOnly }),
});

export const settleOfflineConflict = operation({
  name: "bounceback.settleOfflineConflict",
  kind: "write",
  permission: "bounceback:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), note: couponFields.reason }),
  async run(context, { id, note }): Promise<OfflineUse> {
    const { sql, store, employee, now } = context;
    const use = await getUse(context, id);
    const settlement = { settledAt: now, settledByName: employee.fullName, settleNote: note };
    if (!(await db.settleUse(sql, { storeId: store.id, id }, settlement))) {
      const { settledByName } = await getUse(context, id);
      const message = settledByName === null ? "There's nothing to settle" : `${settledByName} settled this already`;
      throw new Refusal("changed-meanwhile", { message });
    }
    const coupon = await getCoupon(context, use.couponId);
    await writeEvent(context, coupon, { type: "settled", note, terminal: null });
    const settled = { name: couponName(coupon), reason: use.reason ?? "", note };
    await context.emit(couponConflictSettled, settled, couponSubject(coupon.id));
    await notifyHomeStore(context, { coupon, event: couponConflictSettled });
    return getUse(context, id);
  },
});

async function getUse(context: StoreContext, id: string): Promise<OfflineUse> {
  const use = await db.findUse(context.sql, { storeId: context.store.id, id });
  if (use === undefined) {
    throw notFound("Coupon");
  }
  return use;
}

function offlineUseRow({ store, now }: StoreContext, coupon: Coupon, use: Use) {
  return {
    ...{ storeId: store.id, id: use.id, accountId: store.accountId },
    ...{ couponStoreId: coupon.storeId, couponId: coupon.id },
    ...{ claimedAt: use.claimed, receivedAt: now, terminal: use.terminal },
    ...{ employeeId: use.employee.id, employeeName: use.employee.fullName },
    ...{ amountCents: use.amount, purchaseAmountCents: use.purchaseAmount },
  };
}

const takenOffline = "Taken without a connection";

async function outcomeOf(context: StoreContext, coupon: Coupon, use: Use): Promise<Partial<UseOutcome>> {
  const redemption = { purchaseAmount: use.purchaseAmount, posTransactionId: null, terminal: use.terminal };
  const plain = { ...redemption, override: null };
  const block = await findBlock(context, coupon, plain);
  if (block !== null && !rules.isStillUsable(block.code)) {
    return conflictWith(context, { block, coupon, use });
  }
  const isOverride = block !== null && overridableCodes.includes(block.code);
  const attempt = { ...plain, override: isOverride ? { reason: takenOffline } : null };
  const late = await redeemOrBlock(context, { coupon, employee: use.employee, redemption: attempt });
  if (late !== null) {
    return conflictWith(context, { ...late, use });
  }
  await announceRedemption(context, { id: coupon.id, redemption: attempt, claimedAt: use.claimed ?? context.now });
  const isRedeemed = true;
  return block === null
    ? { isRedeemed, ...(await ruleConflict(context, use)) }
    : { isRedeemed, reason: rules.conflictReason(block.code), fact: factOf(block) };
}

/** The coupon is not used by this. */
async function conflictWith(
  context: StoreContext,
  { block, coupon, use }: { block: Block; coupon: Coupon; use: Use },
): Promise<Partial<UseOutcome>> {
  const at = use.claimed;
  const own = { storeId: context.store.id, employeeId: use.employee.id, terminal: use.terminal, at };
  if (block.code === "COUPON_REDEEMED" && rules.isSameUse(coupon, own)) {
    return { isRedeemed: true };
  }
  const conflict = { reason: rules.conflictReason(block.code), fact: factOf(block) };
  if (block.code !== "COUPON_REDEEMED") {
    return conflict;
  }
  return {
    ...conflict,
    otherAt: coupon.redeemedAt,
    otherClaimedAt: await db.findEarlierClaim(context.sql, { storeId: coupon.storeId, couponId: coupon.id }),
    otherByName: coupon.redeemedByName,
    otherStoreName: coupon.redeemStoreName,
    otherTerminal: coupon.redeemTerminal,
  };
}

/** The counter keeps the rule; a device that did not know of its change has given the discount all the same. */
async function ruleConflict(context: StoreContext, { amount }: Use): Promise<Partial<UseOutcome>> {
  const { offlineMostCents: most } = await getBouncebackSettings(context.sql, context.store.id);
  if (most !== null && amount <= most) {
    return {};
  }
  const fact =
    most === null
      ? "The store takes no coupons without a connection."
      : `The store takes up to ${shortMoney(most)} without a connection.`;
  return { reason: "not_allowed", fact };
}

function factOf({ title, text }: Block): string {
  return `${title}. ${text}`;
}

async function announceConflict(
  context: StoreContext,
  coupon: Coupon,
  { use, outcome: { reason, fact } }: { use: Use; outcome: Partial<UseOutcome> },
): Promise<void> {
  if (reason === undefined || reason === null) {
    return;
  }
  const { claimed: claimedAt, terminal } = use;
  await writeEvent(context, coupon, { type: "conflict", note: fact ?? null, terminal, claimedAt });
  const conflict = { name: couponName(coupon), reason, amountCents: use.amount };
  await context.emit(couponConflictFound, conflict, couponSubject(coupon.id));
  await notifyHomeStore(context, { coupon, event: couponConflictFound });
}
