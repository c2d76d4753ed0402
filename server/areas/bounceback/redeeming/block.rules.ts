/** Why a coupon cannot be used here and now: the fact, then the next step, in the order of the checks. */
import { shortMoney } from "#common/bounceback/campaign.ts";
import type { CouponBlockCode } from "#common/bounceback/coupon-block-codes.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth, formatFullWeekday } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";

export type Block = {
  code: CouponBlockCode;
  /** The fact in a few words. */
  title: string;
  text: string;
  /** What to do about it. */
  next: string;
};

export type BlockedCoupon = {
  storeId: number;
  redeemMinSpendCents: number;
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
  startsAt: Date;
  expiresAt: Date;
  redeemableAt: "this_store" | "all_account_stores";
  redeemedAt: Date | null;
  redeemStoreName: string | null;
  redeemTerminal: string | null;
  redeemedByName: string | null;
  redeemTransactionNumber: string | null;
  voidedAt: Date | null;
  voidReason: "sale_returned" | "sale_voided" | "by_manager" | null;
  voidNote: string | null;
  voidedByName: string | null;
  transactionNumber: string | null;
};

/** The coupon that the same customer, or the same ticket, used here on this business day. */
export type Visit = {
  redeemedAt: Date;
  redeemedByName: string | null;
  redeemTerminal: string | null;
  name: string | null;
};

export type Situation = {
  now: Date;
  storeId: number;
  timeZone: string;
  /** The store where a coupon of this store alone is good. */
  homeStoreName: string;
  purchaseCents: number | null;
  visit: Visit | null;
  /** With a manager's reason. */
  isOverridden: boolean;
};

/** Null when it can be used; who redeems is asked last, by the operation. */
export function blockOf(coupon: BlockedCoupon, situation: Situation): Block | null {
  const { now, storeId, isOverridden } = situation;
  if (coupon.voidedAt !== null) {
    return voided(coupon, coupon.voidedAt, situation);
  }
  if (coupon.redeemedAt !== null) {
    return used(coupon, coupon.redeemedAt, situation);
  }
  if (now < coupon.startsAt) {
    return notStarted(coupon, situation);
  }
  if (now > coupon.expiresAt && !isOverridden) {
    return expired(coupon, situation);
  }
  if (coupon.redeemableAt === "this_store" && coupon.storeId !== storeId) {
    return wrongStore(coupon, situation);
  }
  if (situation.purchaseCents !== null && situation.purchaseCents < coupon.redeemMinSpendCents) {
    return tooSmall(coupon, { purchaseCents: situation.purchaseCents });
  }
  return situation.visit !== null && !isOverridden ? secondToday(coupon, situation.visit, situation) : null;
}

function voided(coupon: BlockedCoupon, at: Date, { timeZone }: Situation): Block {
  const when = `${formatDayOfMonth(localTimeAt(at, timeZone).date)}, ${formatTime(at, timeZone)}`;
  if (coupon.voidReason === "by_manager") {
    const by = coupon.voidedByName === null ? "" : `By ${coupon.voidedByName}: `;
    const text = asSentence(`${by}${coupon.voidNote ?? "no reason given"}`);
    return { code: "COUPON_VOIDED", title: `Voided ${when}`, text, next: "No discount." };
  }
  const [title, verb] =
    coupon.voidReason === "sale_voided" ? ["Its sale was voided", "voided"] : ["Its sale was returned", "returned"];
  const ticket = coupon.transactionNumber === null ? "The sale" : `Ticket ${coupon.transactionNumber}`;
  const note = coupon.voidNote === null ? "" : ` ${asSentence(coupon.voidNote)}`;
  const text = `${ticket} was ${verb} ${when}.${note}`;
  return { code: "COUPON_VOIDED", title, text, next: "No discount. Show the customer the return." };
}

/** What a person typed, with an end: the next step follows it. */
function asSentence(typed: string): string {
  return /[.!?]$/.test(typed) ? typed : `${typed}.`;
}

function used(coupon: BlockedCoupon, at: Date, { now, timeZone }: Situation): Block {
  const day = dayText(localTimeAt(at, timeZone).date, localTimeAt(now, timeZone).date);
  const place = [coupon.redeemedByName, registerText(coupon.redeemTerminal), coupon.redeemStoreName].filter(isText);
  const ticket = coupon.redeemTransactionNumber === null ? "" : `, on ticket ${coupon.redeemTransactionNumber}`;
  const text = place.length === 0 ? "It was used before." : `By ${place.join(", ")}${ticket}.`;
  const next = "Don't take it off again. A wrong tap? A manager can undo it on the same day.";
  return { code: "COUPON_REDEEMED", title: `Used ${day} at ${formatTime(at, timeZone)}`, text, next };
}

function notStarted(coupon: BlockedCoupon, { now, timeZone }: Situation): Block {
  const today = localTimeAt(now, timeZone).date;
  const good = `Good ${formatDayOfMonth(coupon.redeemStartOn)} to ${formatDayOfMonth(coupon.redeemEndOn)}.`;
  return {
    code: "COUPON_NOT_STARTED",
    title: `Opens ${formatFullWeekday(coupon.redeemStartOn)}, ${formatDayOfMonth(coupon.redeemStartOn)}`,
    text: `${good} Today is ${formatDayOfMonth(today)}.`,
    next: "Keep it for the next visit.",
  };
}

function expired(coupon: BlockedCoupon, { now, timeZone }: Situation): Block {
  const days = daysBetween(coupon.redeemEndOn, localTimeAt(now, timeZone).date);
  return {
    code: "COUPON_EXPIRED",
    title: days <= 1 ? "Expired yesterday" : `Expired ${days} days ago`,
    text: `Coupon expired ${formatDate(coupon.redeemEndOn)}.`,
    next: "No discount. A manager may honor it with a reason.",
  };
}

function wrongStore(coupon: BlockedCoupon, { homeStoreName }: Situation): Block {
  return {
    code: "COUPON_WRONG_STORE",
    title: `Good at ${homeStoreName} only`,
    text: `This coupon works at ${homeStoreName}.`,
    next: `It stays good there until ${formatDayOfMonth(coupon.redeemEndOn)}.`,
  };
}

function tooSmall(
  { redeemMinSpendCents, redeemEndOn }: BlockedCoupon,
  { purchaseCents }: { purchaseCents: number },
): Block {
  return {
    code: "COUPON_MIN_SPEND",
    title: `${formatMoney(redeemMinSpendCents - purchaseCents)} more needed`,
    text: `The sale is ${formatMoney(purchaseCents)}. The coupon needs ${shortMoney(redeemMinSpendCents)} before tax.`,
    next: `Add something, or keep it until ${formatDayOfMonth(redeemEndOn)}.`,
  };
}

function secondToday(coupon: BlockedCoupon, visit: Visit, { timeZone }: Situation): Block {
  const by = [visit.redeemedByName, registerText(visit.redeemTerminal)].filter(isText).join(", ");
  const text = `${visit.name ?? "This customer"} used one here today at ${formatTime(visit.redeemedAt, timeZone)}.`;
  return {
    code: "COUPON_ONE_PER_VISIT",
    title: "One coupon a visit",
    text: by === "" ? text : `${text} ${by}.`,
    next: `This one stays good until ${formatDayOfMonth(coupon.redeemEndOn)}. A manager can allow it with a reason.`,
  };
}

function dayText(day: BusinessDate, today: BusinessDate): string {
  if (day === today) {
    return "today";
  }
  return day === addDays(today, -1) ? "yesterday" : formatDayOfMonth(day);
}

/** A register calls itself by a number or by a name. */
function registerText(terminal: string | null): string | null {
  return terminal !== null && /^\d+$/.test(terminal) ? `register ${terminal}` : terminal;
}

function isText(text: string | null): text is string {
  return text !== null;
}
