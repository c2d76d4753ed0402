/** The years before the first start, day by day, newest first, so that today and its comparison are there soon. */
import { addDays, daysBetween, type BusinessDate } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { dayClose } from "./day-close.ts";
import { newestFacts, planDay } from "./day-plan.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./shop.ts";

export type HistoryOptions = {
  shop: Shop;
  /** Pieces in stock are sent for this many days back. */
  itemDays: number;
  today: BusinessDate;
};

/** A finished day: of each thing its last state, and the Day Close. Empty for a day on which the shop was closed. */
export function finishedDay({ shop, itemDays, today }: HistoryOptions, date: BusinessDate): PosFact[] {
  const { hours, events } = planDay(shop, date);
  if (!hours) {
    return [];
  }
  const facts = newestFacts(events.flatMap((event) => event.facts));
  const close = dayClose(shop, { date, closedAt: hours.dayCloseAt, facts });
  const withItems = daysBetween(date, today) <= itemDays;
  return [...facts.filter(({ kind }) => withItems || kind !== "inventoryItem"), close];
}

/** Leaves out customers already sent in their first state, so that a regular is not sent on each of her visits. */
export function withoutSentCustomers(facts: readonly PosFact[], sentKeys: Set<string>): PosFact[] {
  return facts.filter((fact) => {
    if (fact.kind !== "customer" || fact.tradeCredit !== 0 || fact.storeCredit !== 0) {
      return true;
    }
    const key = `${fact.externalId} ${fact.updatedAt}`;
    const isNew = !sentKeys.has(key);
    sentKeys.add(key);
    return isNew;
  });
}

/**
 * What real registers do: send something twice. Never an older state after a newer one: of one register the count
 * decides which state is newer.
 */
export function withMischief(
  facts: readonly PosFact[],
  earlier: () => readonly PosFact[],
  { rate, random }: { rate: number; random: Random },
): PosFact[] {
  const earlierFacts = facts.length > 0 && random.chance(rate) ? earlier() : [];
  return earlierFacts.length > 0 ? [...facts, random.pick(earlierFacts)] : [...facts];
}

export function historyRange(today: BusinessDate, days: number): { next: BusinessDate; last: BusinessDate } | null {
  return days > 0 ? { next: addDays(today, -1), last: addDays(today, -days) } : null;
}
