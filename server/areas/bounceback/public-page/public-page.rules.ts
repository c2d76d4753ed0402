/** What the customer reads of a coupon's state, on the page that its link opens. */
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { daysBetween } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { momentText } from "#server/platform/public-pages/public-words.rules.ts";
import type { Reader } from "#server/platform/public-pages/public-words.rules.ts";
import { pageWords } from "./public-page-words.rules.ts";

export type StateText = { badge: string; tone: "good" | "wait" | "off"; title: string; text: string };

export type ShownCoupon = {
  state: CouponState;
  redeemStartOn: string;
  redeemEndOn: string;
  redeemedAt: Date | null;
  redeemStoreName: string | null;
  redeemTerminal: string | null;
  voidedAt: Date | null;
  voidReason: string | null;
  storeName: string;
};

export function stateText(coupon: ShownCoupon, reader: Reader): StateText {
  const { redeemStartOn: from, redeemEndOn: to } = coupon;
  const words = pageWords[reader.language];
  switch (coupon.state) {
    case "redeemable": {
      const left = words.daysLeft(daysBetween(localTimeAt(reader.at, reader.timeZone).date, to));
      const [title, text] = [words.goodUntil(words.day(to)), `${left} ${words.showThis}`];
      return { badge: words.ready, tone: "good", title, text };
    }
    case "pending":
      return {
        badge: words.notYet,
        tone: "wait",
        title: words.opens(words.day(from)),
        text: words.goodThrough(words.day(to)),
      };
    case "redeemed":
      return usedText(coupon, reader);
    case "expired":
      return {
        badge: words.expired,
        tone: "off",
        title: words.expiredOn(words.day(to)),
        text: words.wasGoodFrom(words.shortDay(from)),
      };
    case "voided":
      return voidedText(coupon, reader);
  }
}

/** A register calls itself by a number or by a name. */
function usedText(coupon: ShownCoupon, reader: Reader): StateText {
  const { redeemedAt, redeemStoreName, redeemTerminal, storeName } = coupon;
  const words = pageWords[reader.language];
  const isNumber = redeemTerminal !== null && /^\d+$/.test(redeemTerminal);
  const register = isNumber ? words.register(redeemTerminal) : redeemTerminal;
  const title = words.usedOn(redeemedAt === null ? null : momentText(redeemedAt, reader));
  return { badge: words.used, tone: "off", title, text: words.usedAt(redeemStoreName ?? storeName, register) };
}

function voidedText({ voidedAt, voidReason, storeName }: ShownCoupon, reader: Reader): StateText {
  const words = pageWords[reader.language];
  const day = voidedAt === null ? null : momentText(voidedAt, reader).day;
  const state = { badge: words.notGood, tone: "off" } as const;
  if (voidReason === "by_manager") {
    return { ...state, title: words.canceled, text: words.canceledOn(day, storeName) };
  }
  return voidReason === "sale_voided"
    ? { ...state, title: words.saleCanceled, text: words.saleCanceledOn(day, storeName) }
    : { ...state, title: words.saleReturned, text: words.saleReturnedOn(day, storeName) };
}
