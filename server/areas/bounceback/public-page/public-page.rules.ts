/** What the customer reads of a coupon's state, on the page that its link opens. */
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { pageLanguages, pageWords, weekdayIn } from "./public-page-words.rules.ts";
import type { PageLanguage } from "./public-page-words.rules.ts";

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

export type Reader = { at: Date; timeZone: string; language: PageLanguage };

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

/** Day and time on the store's wall. */
export function momentText(instant: Date, { timeZone, language }: Omit<Reader, "at">): { day: string; time: string } {
  const { date, minutes } = localTimeAt(instant, timeZone);
  return { day: pageWords[language].day(date), time: pageWords[language].time(minutes) };
}

/** From today on; no times on a day that the store is closed. */
export type OpenDay = { date: BusinessDate; opensMinutes: number | null; closesMinutes: number | null };

/** `Open until 9 PM today`, or when it opens next; null while nobody has told. */
export function hoursText(days: readonly OpenDay[], { at, timeZone, language }: Reader): string | null {
  const words = pageWords[language];
  const now = localTimeAt(at, timeZone);
  for (const { date, opensMinutes, closesMinutes } of days) {
    if (opensMinutes === null || closesMinutes === null) {
      continue;
    }
    if (date > now.date) {
      return words.opensOn(weekdayIn(language, date), words.time(opensMinutes));
    }
    if (now.minutes < opensMinutes) {
      return words.opensToday(words.time(opensMinutes));
    }
    if (now.minutes < closesMinutes) {
      return words.openUntil(words.time(closesMinutes));
    }
  }
  return null;
}

/** What the reader chose on the page, else what the browser likes best of what there is. */
export function languageOf(chosen: unknown, accepted: string | undefined): PageLanguage {
  const chosenLanguage = pageLanguages.find((language) => language === chosen);
  if (chosenLanguage !== undefined) {
    return chosenLanguage;
  }
  const liked = (accepted ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: range.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .toSorted((left, right) => right.weight - left.weight);
  for (const { language, weight } of liked) {
    const spoken = pageLanguages.find((candidate) => candidate === language);
    if (spoken !== undefined && weight > 0) {
      return spoken;
    }
  }
  return "en";
}
