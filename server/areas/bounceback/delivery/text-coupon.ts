import { v5 as uuidv5 } from "uuid";
import { couponText } from "#common/bounceback/coupon-text.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { localTimeAt } from "#common/store-time.ts";
import { findCampaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import { publicUrlOf } from "#server/areas/bounceback/coupons/coupon-url.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { reminderText } from "#server/areas/bounceback/reminders/reminders.rules.ts";
import { sendStoreText } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { blockReason } from "./text-reasons.rules.ts";

/** Texted, and when it goes out: marketing waits for its hours. Else why not, in words for the counter. */
export type Texted = { isTexted: true; messageId: string; sendAt: Date } | { isTexted: false; reason: string };

/** What is texted: that coupons were earned, or a reminder of them. Several of one customer are one message. */
export type CouponText = {
  kind: "earned" | "start" | "end";
  coupons: readonly Coupon[];
  /** Of the text, where a person asks for one more; the coupons' own text has one id and goes out once. */
  id?: string;
};

/** So that the same text has the same id, however often it is asked for. */
const couponTexts = "5d3c9a52-6e0b-4f7e-9a1e-0b6f6f6d2f38";

/** Each coupon has a link of its own, so that one can be given away. More would cost too many parts; the counter finds the rest by the phone. */
const mostLinks = 5;

/** The one way a coupon goes out by text: it says "texted", or why not. The guard of texting decides, in the database. */
export async function textCoupons(context: StoreContext, { kind, coupons, id }: CouponText): Promise<Texted> {
  const [first] = coupons;
  const phone = first?.cellphone ?? null;
  if (first === undefined || phone === null) {
    return { isTexted: false, reason: "No mobile number" };
  }
  const messageId = id ?? uuidv5(`${kind}/${first.id}`, couponTexts);
  const { sendAt, blockCode } = await sendStoreText(context, {
    ...{ id: messageId, phone, kind: kind === "earned" ? "coupon" : "reminder" },
    body: await bodyOf(context, { kind, first, coupons }),
    notAfter: new Date(Math.min(...coupons.map(({ expiresAt }) => expiresAt.getTime()))),
  });
  return blockCode === null
    ? { isTexted: true, messageId, sendAt }
    : { isTexted: false, reason: blockReason(blockCode) };
}

async function bodyOf(
  context: StoreContext,
  { kind, first, coupons }: { kind: CouponText["kind"]; first: Coupon; coupons: readonly Coupon[] },
): Promise<string> {
  const { store, now, sql } = context;
  const urls = coupons.slice(0, mostLinks).map((coupon) => publicUrlOf(context, coupon));
  const values = { storeName: store.name, customerName: first.name, count: coupons.length, url: urls.join(" ") };
  if (kind !== "earned") {
    return reminderText(kind, { ...first, ...values }, localTimeAt(now, store.timeZone).date);
  }
  const campaign = await findCampaign(sql, { storeId: store.id, id: first.campaignId });
  const own = couponText(campaign?.messageTemplate ?? null, { ...first, ...values });
  // Words that repeat their fields can outgrow a text; ours never do.
  return own.length <= longestText ? own : couponText(null, { ...first, ...values });
}
