/** Everything that happens in a simulated shop on one date: the same for the same seed, shop and date, always. */
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { planBuys } from "./plan-buys.ts";
import { planMarkdowns } from "./plan-markdowns.ts";
import { planSales } from "./plan-sales.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";
import type { TradeEvent } from "./trade-event.ts";
import { openingHours } from "./trade-calendar.ts";

export type DayPlan = {
  date: BusinessDate;
  /** Null when the shop stays closed. */
  hours: { opensAt: Date; closesAt: Date; dayCloseAt: Date } | null;
  /** By time. */
  events: TradeEvent[];
};

export function planDay(shop: Shop, date: BusinessDate): DayPlan {
  const hours = openingHours(date);
  if (!hours) {
    return { date, hours: null, events: [] };
  }
  const buys = planBuys(shop, date);
  const opensAt = instantOf(date, hours.open, shop.timeZone);
  const sales = planSales(shop, date, buys.paidInTrade);
  const events = [...planMarkdowns(shop, date, opensAt), ...buys.events(), ...sales];
  const dayCloseMinutes = hours.close + 15 + randomFrom(shop.seed, shop.key, date, "dayClose").int(0, 12);
  return {
    date,
    hours: {
      opensAt,
      closesAt: instantOf(date, hours.close, shop.timeZone),
      dayCloseAt: instantOf(date, dayCloseMinutes, shop.timeZone),
    },
    events: events.toSorted((left, right) => left.at.getTime() - right.at.getTime()),
  };
}

/** Of each thing the newest row. */
export function newestFacts(facts: readonly PosFact[]): PosFact[] {
  const newest = new Map<string, PosFact>();
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.externalId}`;
    const previous = newest.get(key);
    if (!previous || previous.updatedAt <= fact.updatedAt) {
      newest.set(key, fact);
    }
  }
  return [...newest.values()];
}
