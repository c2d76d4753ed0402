import { z } from "zod";
import { localTimeAt } from "#common/store-time.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { textCoupons } from "#server/areas/bounceback/delivery/text-coupon.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./reminders.db.ts";
import { dueReminders, isHeldOut, mergeReminders } from "./reminders.rules.ts";
import type { ReminderKind } from "./reminders.rules.ts";

/** How many customers each reminder was decided on for. */
export type Reminded = { sent: number; notSent: number; heldOut: number };

/** Decides on the reminders that are due by the store's clock, each coupon once for each kind; runs every hour. */
export const sendReminders = operation({
  name: "bounceback.sendReminders",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Reminded> {
    const now = localTimeAt(context.now, context.store.timeZone);
    const total: Reminded = { sent: 0, notSent: 0, heldOut: 0 };
    const campaigns = await db.listRemindingCampaigns(context.sql, { storeId: context.store.id, date: now.date });
    for (const campaign of campaigns) {
      for (const kind of dueReminders(campaign, now)) {
        const key = { storeId: context.store.id, campaignId: campaign.id, kind, date: now.date, now: context.now };
        const coupons = await db.listRemindable(context.sql, key);
        for (const own of mergeReminders(coupons.map((coupon) => ({ ...coupon, cellphone: coupon.cellphone ?? "" })))) {
          total[await remind(context, { coupons: own, kind })] += 1;
        }
      }
    }
    return total;
  },
});

/** The row comes first: of two runs at once one decides, and the other finds nothing to do. */
async function remind(
  context: StoreContext,
  { coupons, kind }: { coupons: readonly (Coupon & { cellphone: string })[]; kind: ReminderKind },
): Promise<keyof Reminded> {
  const { store, sql, now } = context;
  const isWithheld = coupons.some(isHeldOut);
  const outcome = isWithheld ? "held_out" : "not_sent";
  const rows = coupons.map(({ id }) => ({ storeId: store.id, couponId: id, kind, decidedAt: now, outcome }));
  const decided = new Set(await db.insertReminders(sql, rows));
  const own = coupons.filter(({ id }) => decided.has(id));
  if (isWithheld || own.length === 0) {
    return "heldOut";
  }
  const texted = await textCoupons(context, { kind, coupons: own });
  const change = { storeId: store.id, couponIds: own.map(({ id }) => id), kind };
  if (!texted.isTexted) {
    await db.saveOutcome(sql, { ...change, outcome: "not_sent", reason: texted.reason, messageId: null });
    return "notSent";
  }
  await db.saveOutcome(sql, { ...change, outcome: "sent", reason: null, messageId: texted.messageId });
  await db.markReminded(sql, change);
  const event = { storeId: store.id, at: now, by: null, storeName: store.name, terminal: null, note: kind };
  await insertCouponEvents(
    sql,
    store.accountId,
    own.map(({ id }) => ({ ...event, couponId: id, type: "reminded" as const })),
  );
  return "sent";
}
