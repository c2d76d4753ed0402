/** What the customer reads of a coupon's state, on the page that its link opens. */
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { daysBetween } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { weekdayText } from "#server/areas/bounceback/redeeming/block.rules.ts";

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

export function stateText(coupon: ShownCoupon, { at, timeZone }: { at: Date; timeZone: string }): StateText {
  const { redeemStartOn: from, redeemEndOn: to } = coupon;
  switch (coupon.state) {
    case "redeemable": {
      const days = daysBetween(localTimeAt(at, timeZone).date, to);
      const left = days === 0 ? "Last day." : days === 1 ? "1 day left." : `${days} days left.`;
      const text = `${left} Show this at the register. We scan it there.`;
      return { badge: "Ready to use", tone: "good", title: `Good until ${longDay(to)}`, text };
    }
    case "pending":
      return {
        badge: "Not yet",
        tone: "wait",
        title: `Opens ${longDay(from)}`,
        text: `Good through ${longDay(to)}. Keep this page.`,
      };
    case "redeemed":
      return usedText(coupon, timeZone);
    case "expired":
      return {
        badge: "Expired",
        tone: "off",
        title: `Expired ${longDay(to)}`,
        text: `It was good from ${formatDayOfMonth(from)}.`,
      };
    case "voided":
      return voidedText(coupon, timeZone);
  }
}

function usedText(coupon: ShownCoupon, timeZone: string): StateText {
  const { redeemedAt, redeemStoreName, redeemTerminal, storeName } = coupon;
  const register = redeemTerminal === null ? "" : `, register ${redeemTerminal}`;
  const when =
    redeemedAt === null
      ? ""
      : ` ${longDay(localTimeAt(redeemedAt, timeZone).date)}, at ${formatTime(redeemedAt, timeZone)}`;
  const text = `At ${redeemStoreName ?? storeName}${register}. Wasn't you? Call us.`;
  return { badge: "Used", tone: "off", title: `Used${when}`, text };
}

function voidedText({ voidedAt, voidReason, storeName }: ShownCoupon, timeZone: string): StateText {
  const badge = "Not good anymore";
  const when = voidedAt === null ? "" : ` ${longDay(localTimeAt(voidedAt, timeZone).date)}`;
  if (voidReason === "by_manager") {
    return {
      badge,
      tone: "off",
      title: "This coupon was canceled",
      text: `Canceled${when}, by ${storeName}. Questions? Call us.`,
    };
  }
  const verb = voidReason === "sale_voided" ? "canceled" : "returned";
  return {
    badge,
    tone: "off",
    title: `The sale that earned it was ${verb}`,
    text: `${verb === "returned" ? "Returned" : "Canceled"}${when}, at ${storeName}.`,
  };
}

/** `Thursday, Dec 24`. */
function longDay(date: string): string {
  return `${weekdayText(date)}, ${formatDayOfMonth(date)}`;
}
