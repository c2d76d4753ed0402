/** What a waiting seller reads: where the pile stands, what to expect, and what can be chosen. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { openPeriods } from "#common/store-hours.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { BuyingDay } from "#server/platform/public-pages/public-words.rules.ts";

export const sellerPlans = ["waits", "returns", "on_way", "cancels"] as const;
export type SellerPlan = (typeof sellerPlans)[number];

/** A pile of the line by its number on the slip. */
export type Step = { number: number; role: "sorting" | "next" | "between" | "you"; others: number };

type PileInLine = { id: string; number: number; isSorted: boolean };

/** The first pile of the line, what is between, and the seller's own; at most three. */
export function stepsOf(line: readonly PileInLine[], id: string): Step[] {
  const at = line.findIndex((pile) => pile.id === id);
  const ahead = line.slice(0, Math.max(0, at));
  const [first, second] = ahead;
  const own = line[at];
  const steps: Step[] = [];
  if (first !== undefined) {
    steps.push({ number: first.number, role: first.isSorted ? "sorting" : "next", others: 0 });
  }
  if (second !== undefined) {
    const role = ahead.length > 2 ? "between" : second.isSorted ? "sorting" : "next";
    steps.push({ number: second.number, role, others: ahead.length - 1 });
  }
  if (own !== undefined) {
    steps.push({ number: own.number, role: "you", others: 0 });
  }
  return steps;
}

type Clock = { at: Date; timeZone: string };

/** The last moment until which the store keeps a pile: closing time of its last day, or of the last open one before. */
export function keptUntil(
  { businessDate, abandonAfterDays }: { businessDate: BusinessDate; abandonAfterDays: number },
  hours: readonly BuyingDay[],
): { date: BusinessDate; closesMinutes: number | null } {
  const lastDay = addDays(businessDate, abandonAfterDays);
  const open = hours.findLast(({ date, closesMinutes }) => date <= lastDay && closesMinutes !== null);
  return { date: open?.date ?? lastDay, closesMinutes: open?.closesMinutes ?? null };
}

const stepMinutes = 30;
const mostTimes = 60;

/** Half hours in which the store is open, from half an hour ahead until the pile is kept no longer. */
export function returnTimes(
  hours: readonly BuyingDay[],
  { at, timeZone, until }: Clock & { until: BusinessDate },
): Date[] {
  const earliest = at.getTime() + stepMinutes * 60_000;
  return hours
    .filter(({ date }) => date <= until)
    .flatMap((day) => openPeriods(day).map((period) => ({ date: day.date, ...period })))
    .flatMap(({ date, opensMinutes, closesMinutes }) => {
      const first = Math.ceil(opensMinutes / stepMinutes);
      const last = Math.floor(closesMinutes / stepMinutes);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) =>
        instantOf(date, (first + step) * stepMinutes, timeZone),
      );
    })
    .filter((time) => time.getTime() >= earliest)
    .slice(0, mostTimes);
}

/** Whether people are at the counter now; null hours, on which nobody has said anything, count as open. */
export function isOpenNow(hours: readonly BuyingDay[], { at, timeZone }: Clock): boolean {
  const now = localTimeAt(at, timeZone);
  const today = hours.find(({ date }) => date === now.date);
  if (today === undefined || hours.every(({ opensMinutes }) => opensMinutes === null)) {
    return true;
  }
  return openPeriods(today).some(
    ({ opensMinutes, closesMinutes }) => now.minutes >= opensMinutes && now.minutes < closesMinutes,
  );
}

/** The next day on which the store opens and when, today included while it has yet to open or open again; null without hours. */
export function nextOpening(hours: readonly BuyingDay[], { at, timeZone }: Clock): BuyingDay | null {
  const now = localTimeAt(at, timeZone);
  const isAhead = (date: BusinessDate, minutes: number) =>
    date > now.date || (date === now.date && now.minutes < minutes);
  for (const day of hours) {
    const next = openPeriods(day).find(({ opensMinutes }) => isAhead(day.date, opensMinutes));
    if (next !== undefined) {
      return { ...day, opensMinutes: next.opensMinutes };
    }
  }
  return null;
}

/** Whether the store takes goods now: until its buying ends, or until it closes where no such time is set. */
export function isBuyingNow(hours: readonly BuyingDay[], clock: Clock): boolean {
  const now = localTimeAt(clock.at, clock.timeZone);
  const buysUntil = hours.find(({ date }) => date === now.date)?.buyingClosesMinutes ?? null;
  return isOpenNow(hours, clock) && (buysUntil === null || now.minutes < buysUntil);
}
