/** Who is reminded, when, and in what words. */
import { shortMoney } from "#common/bounceback/campaign.ts";
import { addDays, daysBetween, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { groupBy } from "#common/lists/group-by.ts";

export type ReminderKind = "start" | "end";

export type ReminderPlan = {
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
  reminderAtStart: boolean;
  /** 0 sends none. */
  reminderDaysBeforeEnd: number;
  reminderHour: number;
};

/** Nobody is texted earlier on a Sunday. */
const sundayHour = 12;

/** Which reminders are due on the store's clock. One whose hour was missed goes later on the same day, never on another. */
export function dueReminders(plan: ReminderPlan, now: { date: BusinessDate; minutes: number }): ReminderKind[] {
  const hour = weekdayOf(now.date) === 0 ? Math.max(sundayHour, plan.reminderHour) : plan.reminderHour;
  if (now.minutes < hour * 60) {
    return [];
  }
  const { reminderDaysBeforeEnd: days } = plan;
  const isStart = plan.reminderAtStart && now.date === plan.redeemStartOn;
  const isEnd = days > 0 && now.date === addDays(plan.redeemEndOn, -days);
  return [...(isStart ? (["start"] as const) : []), ...(isEnd ? (["end"] as const) : [])];
}

/** One customer in ten gets no reminder of a campaign, always the same ones, so that what reminders bring can be seen. */
export function isHeldOut(customer: { lineageId: string; cellphone: string }): boolean {
  return spread(`${customer.lineageId}/${customer.cellphone}`) % 10 === 0;
}

/** A number of a text, evenly spread (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash >>> 4;
}

export type Remindable = { id: string; lineageId: string; cellphone: string };

/** Several coupons of one customer in one campaign are one message. */
export function mergeReminders<Coupon extends Remindable>(coupons: readonly Coupon[]): Coupon[][] {
  return [...groupBy(coupons, ({ lineageId, cellphone }) => `${lineageId}/${cellphone}`).values()];
}

type MessageFields = {
  storeName: string;
  redeemAmountCents: number;
  redeemMinSpendCents: number;
  redeemEndOn: BusinessDate;
  count: number;
  url: string;
};

/** `Maple Street: your 3 coupons, $10 off $40 each, start today, end Dec 24. https://…` */
export function reminderText(kind: ReminderKind, fields: MessageFields, today: BusinessDate): string {
  const { storeName, redeemAmountCents, redeemMinSpendCents, redeemEndOn, count, url } = fields;
  const off = `${shortMoney(redeemAmountCents)} off ${shortMoney(redeemMinSpendCents)}`;
  const [what, verbs] = count === 1 ? [off, ["starts", "ends"]] : [`${count} coupons, ${off} each,`, ["start", "end"]];
  if (kind === "start") {
    return `${storeName}: your ${what} ${verbs[0]} today, ${verbs[1]} ${formatDayOfMonth(redeemEndOn)}. ${url}`;
  }
  const days = daysBetween(today, redeemEndOn);
  const left = days === 1 ? "1 day left" : `${days} days left`;
  return `${storeName}: ${left} for your ${what.replace(/,$/, "")}. ${url}`;
}
