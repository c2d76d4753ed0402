import { shortMoney } from "#common/bounceback/campaign.ts";
import { daysBetween } from "#common/business-date.ts";
import { formatDayOfMonth, formatInstantDate, formatWeekday } from "#common/date-format.ts";
import { CouponTag } from "#web/areas/bounceback/shared/coupon-tag.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import classes from "./coupon-face.module.css";

/** The coupon as a hangtag: what it takes off, from how much on, until when and where. */
export function CouponFace({ coupon, today }: { coupon: Coupon; today: string }) {
  const amount = text("tag.off", { amount: shortMoney(coupon.redeemAmount) });
  const isGood = coupon.status === "REDEEMABLE" && coupon.block === null;
  return (
    <CouponTag tone={isGood ? "good" : "quiet"} className={classes.face ?? ""}>
      <div className={classes.words}>
        <small>{coupon.campaign.name}</small>
        <b style={{ "--letters": String(amount.length) }}>{amount}</b>
        <span>{text("tag.min", { amount: shortMoney(coupon.redeemMinSpend) })}</span>
      </div>
      <div className={classes.side}>
        <When coupon={coupon} today={today} />
        <Where coupon={coupon} />
      </div>
    </CouponTag>
  );
}

function When({ coupon, today }: { coupon: Coupon; today: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { status, redeemStartOn, redeemEndOn, redemption, voidedAt, issuedAt } = coupon;
  const dateOf = (instant: string) => formatInstantDate(new Date(instant), timeZone);
  const [label, date] = {
    REDEEMABLE: [text("tag.until"), dayText(redeemEndOn)],
    PENDING: [text("tag.from"), dayText(redeemStartOn)],
    EXPIRED: [text("tag.expiredOn"), dayText(redeemEndOn)],
    REDEEMED: [text("tag.usedOn"), dateOf(redemption?.at ?? issuedAt)],
    VOIDED: [text("tag.voidedOn"), dateOf(voidedAt ?? issuedAt)],
  }[status] ?? ["", ""];
  return (
    <div>
      {label}
      <b>{date}</b>
      {status === "REDEEMABLE" && daysLeftText(daysBetween(today, redeemEndOn))}
    </div>
  );
}

function daysLeftText(days: number): string {
  return days <= 0 ? text("tag.lastDay") : text("tag.daysLeft", { count: days });
}

/** This store first, when it is one of them. */
function Where({ coupon: { stores } }: { coupon: Coupon }) {
  const store = useActiveStore();
  const here = stores.find(({ id }) => id === String(store?.id)) ?? stores[0];
  const others = stores.filter((other) => other !== here);
  const [other] = others;
  return (
    <div>
      {text("tag.at")}
      <b>{here?.name}</b>
      {others.length === 1 && other !== undefined && text("tag.otherStore", { name: other.name })}
      {others.length > 1 && text("tag.otherStores", { count: others.length })}
    </div>
  );
}

/** `Thu, Dec 24`. */
function dayText(date: string): string {
  return `${formatWeekday(date).slice(0, 3)}, ${formatDayOfMonth(date)}`;
}
