/** Whether the counter may take a coupon while there is no connection, by what this screen has seen of it (decision 34). */
import type { BusinessDate } from "#common/business-date.ts";

/** What a screen has seen longer ago says too little of a coupon. */
const longestSeenMs = 7 * 86_400_000;

export type SeenCoupon = {
  /** What it takes off. */
  amountCents: number;
  startOn: BusinessDate;
  endOn: BusinessDate;
  /** It was used or voided already when it was seen. */
  isOver: boolean;
  isGoodHere: boolean;
  /** Its customer had used one on the day on which it was seen. */
  isSecondVisit: boolean;
  seenOn: BusinessDate;
  seenAt: Date;
};

export type OfflineSituation = {
  /** The store's rule: the most that a coupon may take off; null when none is taken. */
  mostCents: number | null;
  now: Date;
  today: BusinessDate;
  /** An employee was active when the connection was lost; a PIN cannot be checked now. */
  hasEmployee: boolean;
  /** This screen has taken it already, and it waits to be sent. */
  isWaiting: boolean;
  /** This screen has taken another one of its customer today, which waits to be sent: one coupon a visit. */
  hasTakenOther: boolean;
};

export type OfflineBlock =
  | "waiting"
  | "off"
  | "unknown"
  | "over"
  | "not-started"
  | "expired"
  | "wrong-store"
  | "second-visit"
  | "too-much"
  | "nobody";

/** Null when it may be taken. `coupon` is null when this screen has not seen it. */
export function offlineBlock(coupon: SeenCoupon | null, situation: OfflineSituation): OfflineBlock | null {
  const { mostCents, now, hasEmployee, isWaiting } = situation;
  if (isWaiting) {
    return "waiting";
  }
  if (mostCents === null) {
    return "off";
  }
  if (coupon === null || now.getTime() - coupon.seenAt.getTime() > longestSeenMs) {
    return "unknown";
  }
  const ownBlock = blockOfItself(coupon, situation);
  if (ownBlock !== null) {
    return ownBlock;
  }
  if (coupon.amountCents > mostCents) {
    return "too-much";
  }
  return hasEmployee ? null : "nobody";
}

/** What stands against it whatever the store's rule is, as the server would say it. */
function blockOfItself(coupon: SeenCoupon, { today, hasTakenOther }: OfflineSituation): OfflineBlock | null {
  if (coupon.isOver) {
    return "over";
  }
  if (today < coupon.startOn) {
    return "not-started";
  }
  if (today > coupon.endOn) {
    return "expired";
  }
  if (!coupon.isGoodHere) {
    return "wrong-store";
  }
  const wasUsedToday = coupon.isSecondVisit && coupon.seenOn === today;
  return hasTakenOther || wasUsedToday ? "second-visit" : null;
}
