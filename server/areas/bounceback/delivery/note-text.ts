import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { updateCoupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import type { Texted } from "./text-coupon.ts";

/** Writes to coupons, and to their history, that they were texted, or why not. */
export async function noteText(context: StoreContext, coupons: readonly Coupon[], texted: Texted): Promise<void> {
  const { store, now: at, sql } = context;
  for (const { id, deliveredVia } of coupons) {
    const change = texted.isTexted
      ? {
          deliveredVia: [...new Set([...deliveredVia, "text"])],
          textMessageId: texted.messageId,
          deliveryNote: null,
        }
      : { deliveryNote: texted.reason };
    await updateCoupon(sql, { storeId: store.id, id }, change);
  }
  if (texted.isTexted) {
    const by = context.employee?.fullName ?? null;
    const event = { storeId: store.id, at, by, storeName: store.name, terminal: null, note: waitText(context, texted) };
    const events = coupons.map(({ id }) => ({ ...event, couponId: id, type: "texted" as const }));
    await insertCouponEvents(sql, store.accountId, events);
  }
}

/** `goes out Nov 27, 9:00 AM`; null when it goes at once. A minute is the pace of one number. */
function waitText({ now, store }: StoreContext, { sendAt }: { sendAt: Date }): string | null {
  if (sendAt.getTime() - now.getTime() < 60_000) {
    return null;
  }
  const { date } = localTimeAt(sendAt, store.timeZone);
  return `goes out ${formatDayOfMonth(date)}, ${formatTime(sendAt, store.timeZone)}`;
}
