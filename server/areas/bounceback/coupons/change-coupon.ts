import { z } from "zod";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { orNull } from "#common/or-null.ts";
import { withdrawCouponTextsJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { couponEdited, couponVoided } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { insertCouponEvents } from "./coupon-events.db.ts";
import { couponName, couponSubject, getCoupon, lockedCoupon, viewCoupons } from "./coupon-view.ts";
import type { Coupon, CouponView } from "./coupon-view.ts";
import { updateCoupon } from "./coupons.db.ts";
import { checkedTerms, contactInput, termsInput } from "./create-coupons.ts";
import { contactColumns, termColumns } from "./new-coupons.ts";

/** Anyone changes the contact, managers also what it is good for; nobody a coupon that is used or voided. */
export const editCoupon = operation({
  name: "bounceback.editCoupon",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  employee: "required",
  input: contactInput.extend({
    id: z.uuid(),
    /** As it was read; a program that overwrites on purpose leaves it out. */
    version: z.int().min(1).max(1_000_000).nullish().transform(orNull),
    terms: termsInput.nullish().transform(orNull),
  }),
  async run(context, { id, version, terms, ...contact }): Promise<CouponView> {
    const before = await lockedCoupon(context, id);
    refuseLocked(before);
    if (version !== null && version !== before.version) {
      throw savedSince(undefined, context.store.timeZone);
    }
    const { id: storeId, accountId, timeZone } = context.store;
    const { campaignId, lineageId, redeemableAt } = before;
    const changed = checkedTerms(context, { typed: terms, before });
    const columns = termColumns({ ...changed, storeId, accountId, timeZone, campaignId, lineageId, redeemableAt });
    await updateCoupon(context.sql, { storeId, id }, { ...columns, ...contactColumns(contact) });
    const after = await getCoupon(context, id);
    await writeEvent(context, after, { type: "edited", note: changeText(before, after) });
    const change = { before: shown(before), after: shown(after) };
    await context.emit(couponEdited, { name: couponName(after), ...change }, couponSubject(id));
    return viewAgain(context, id);
  },
});

export const voidCoupon = operation({
  name: "bounceback.voidCoupon",
  kind: "write",
  permission: "bounceback:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), reason: couponFields.reason }),
  async run(context, { id, reason }): Promise<CouponView> {
    const before = await lockedCoupon(context, id);
    if (before.voidedAt !== null) {
      return viewAgain(context, id);
    }
    refuseLocked(before);
    const byName = context.employee?.fullName ?? null;
    const change = { voidedAt: context.now, voidReason: "by_manager", voidNote: reason, voidedByName: byName };
    await updateCoupon(context.sql, { storeId: context.store.id, id }, change);
    await writeEvent(context, before, { type: "voided", note: reason });
    await context.addJob(withdrawCouponTextsJob, { storeId: context.store.id, ids: [id] });
    await context.emit(couponVoided, { name: couponName(before), reason }, couponSubject(id));
    return viewAgain(context, id);
  },
});

function refuseLocked({ redeemedAt, voidedAt }: Coupon): void {
  if (redeemedAt !== null || voidedAt !== null) {
    const state = voidedAt === null ? "used" : "voided";
    throw new Refusal("coupon-locked", { message: `This coupon is ${state}, so you can't change it` });
  }
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
  { type, note }: { type: "edited" | "voided"; note: string | null },
): Promise<void> {
  const { store, employee, now } = context;
  const by = employee?.fullName ?? null;
  const event = { storeId: coupon.storeId, couponId: coupon.id, at: now, by, storeName: store.name, terminal: null };
  return insertCouponEvents(context.sql, store.accountId, [{ ...event, type, note }]);
}

function shown(coupon: Coupon) {
  const { name, email, cellphone, redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn } = coupon;
  return { name, email, cellphone, redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn };
}

/** Which of its fields changed, for the coupon's own list. */
function changeText(before: Coupon, after: Coupon): string {
  const [old, now] = [shown(before), shown(after)];
  return changeLabels
    .filter(([field]) => old[field] !== now[field])
    .map(([, label]) => label)
    .join(", ");
}

const changeLabels = [
  ["name", "name"],
  ["email", "email"],
  ["cellphone", "phone"],
  ["redeemAmountCents", "amount"],
  ["redeemMinSpendCents", "minimum"],
  ["redeemStartOn", "first day"],
  ["redeemEndOn", "last day"],
] as const;
