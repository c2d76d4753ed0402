/** What became of the texts about coupons, and texts that have lost their point. */
import { z } from "zod";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { listCouponsById, updateCoupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { withdrawTexts } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./delivery.db.ts";
import { printSales } from "./print-sales.ts";
import { blockReason, failureReason } from "./text-reasons.rules.ts";

type TextEnd = { messageId: string; outcome: "delivered" | "failed" | "blocked"; reason: string | null };

/** A coupon whose text did not arrive is printed, if the customer still stands there. */
export async function takeTextOutcome(context: StoreContext, end: TextEnd): Promise<void> {
  const key = { storeId: context.store.id, messageId: end.messageId };
  const texted = await db.listTextedIds(context.sql, key);
  const reminded = await db.listRemindedIds(context.sql, key);
  if (texted.length + reminded.length === 0) {
    return;
  }
  const isDelivered = end.outcome === "delivered";
  const reason = isDelivered ? null : reasonOf(end);
  await writeEvents(context, [...texted, ...reminded], { type: isDelivered ? "delivered" : "failed", note: reason });
  if (reason !== null) {
    const outcome = end.reason === "TEXT_QUIET_HOURS" ? "dropped" : "not_sent";
    await db.undoReminder(context.sql, { ...key, outcome, reason });
    await bringOnPaper(context, texted, reason);
  }
  await sendNotice(context, { name: "coupon.delivered", recordKind: "Coupon", recordId: null });
}

function reasonOf({ outcome, reason }: TextEnd): string {
  return outcome === "blocked" ? blockReason(reason ?? "") : failureReason(reason ?? "");
}

async function bringOnPaper(context: StoreContext, ids: readonly string[], deliveryNote: string): Promise<void> {
  const storeId = context.store.id;
  const coupons = ids.length === 0 ? [] : await listCouponsById(context.sql, { storeId, ids });
  for (const { id, deliveredVia } of coupons) {
    const other = deliveredVia.filter((way) => way !== "text");
    await updateCoupon(context.sql, { storeId, id }, { deliveredVia: other, deliveryNote });
  }
  const waiting = coupons.filter(({ printState, redeemedAt, voidedAt }) => {
    return printState === "none" && redeemedAt === null && voidedAt === null;
  });
  await printSales(context, waiting);
}

function writeEvents(
  context: StoreContext,
  ids: readonly string[],
  event: { type: "delivered" | "failed"; note: string | null },
): Promise<void> {
  const { store, now: at } = context;
  const shared = { storeId: store.id, at, by: null, storeName: store.name, terminal: null, ...event };
  return insertCouponEvents(
    context.sql,
    store.accountId,
    ids.map((couponId) => ({ ...shared, couponId })),
  );
}

/** A text that still waits is not sent once its last coupon is used or voided. */
export const withdrawCouponTexts = operation({
  name: "bounceback.withdrawCouponTexts",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  input: z.object({ ids: z.array(z.uuid()).max(5000) }),
  async run(context, { ids: couponIds }): Promise<void> {
    const messageIds = await db.listPointlessTexts(context.sql, { storeId: context.store.id, couponIds });
    if (messageIds.length > 0) {
      await withdrawTexts(context, messageIds);
    }
  },
});
