/** The text that brings a customer the coupons of a sale. */
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import type { Cents } from "#common/money.ts";
import { shortMoney } from "./campaign.ts";

/** What a campaign's own text may hold in braces, such as `{first}`. */
export const couponTextFields = ["store", "first", "amount", "min", "start", "end", "count", "link"] as const;
type Field = (typeof couponTextFields)[number];

const couponTextOfOne =
  "{store}: thanks {first}! You earned {amount} off {min} or more, good {start}-{end}. {link} Reply STOP to opt out.";
const couponTextOfSeveral =
  "{store}: thanks {first}! You earned {count} coupons, each {amount} off {min} or more, good {start}-{end}. {link} Reply STOP to opt out.";

export type CouponTextValues = {
  storeName: string;
  /** The whole name, or null when nobody wrote one down. */
  customerName: string | null;
  redeemAmountCents: Cents;
  redeemMinSpendCents: Cents;
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
  count: number;
  url: string;
};

/**
 * The text of a sale's coupons by the campaign's own words, or by ours when it is null. What is unknown is left out. A text
 * of ours never lacks its link, how many coupons it is about, and how to stop it, so these are added where they are missing.
 */
export function couponText(template: string | null, values: CouponTextValues): string {
  const usual = values.count === 1 ? couponTextOfOne : couponTextOfSeveral;
  const whole = template === null ? usual : withNeeded(template, values.count);
  const filled = whole.replaceAll(/\{(\w+)\}/g, (_, name: string) => fieldValue(name, values));
  return filled
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([!,.?])/g, "$1")
    .trim();
}

/** Names in braces that stand for nothing, in the order in which they come. */
export function unknownTextFields(template: string): string[] {
  const names = [...template.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names.filter((name) => !isField(name)))];
}

function withNeeded(template: string, count: number): string {
  const added = [
    count > 1 && !template.includes("{count}") ? "You have {count} of them." : "",
    template.includes("{link}") ? "" : "{link}",
    /\bSTOP\b/.test(template) ? "" : "Reply STOP to opt out.",
  ].filter((part) => part !== "");
  const own = added.length === 0 || /[!,.:?]\s*$/.test(template) ? template : `${template.trimEnd()}.`;
  return [own, ...added].join(" ");
}

function fieldValue(name: string, values: CouponTextValues): string {
  return isField(name) ? textValues[name](values) : "";
}

function isField(name: string): name is Field {
  return couponTextFields.some((field) => field === name);
}

const textValues: Record<Field, (values: CouponTextValues) => string> = {
  store: ({ storeName }) => storeName,
  first: ({ customerName }) => customerName?.trim().split(/\s+/)[0] ?? "",
  amount: ({ redeemAmountCents }) => shortMoney(redeemAmountCents),
  min: ({ redeemMinSpendCents }) => shortMoney(redeemMinSpendCents),
  start: ({ redeemStartOn }) => formatDayOfMonth(redeemStartOn),
  end: ({ redeemEndOn }) => formatDayOfMonth(redeemEndOn),
  count: ({ count }) => String(count),
  link: ({ url }) => url,
};
