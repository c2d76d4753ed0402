/** Finds the pieces bought in the weeks before that sell on a date. Keeps the last days' buys at hand, no more. */
import { addDays, type BusinessDate } from "#common/business-date.ts";
import { planBuys } from "./plan-buys.ts";
import type { Shop } from "./shop.ts";
import { followedDays, type StockItem } from "./stock.ts";

const kept = new WeakMap<Shop, Map<BusinessDate, StockItem[]>>();

export function stockSoldOn(shop: Shop, date: BusinessDate): StockItem[] {
  const sold: StockItem[] = [];
  for (let days = 1; days < followedDays; days += 1) {
    sold.push(...itemsBoughtOn(shop, addDays(date, -days)).filter(({ soldOn }) => soldOn === date));
  }
  return sold;
}

function itemsBoughtOn(shop: Shop, date: BusinessDate): StockItem[] {
  const days = kept.get(shop) ?? new Map<BusinessDate, StockItem[]>();
  kept.set(shop, days);
  const cached = days.get(date);
  if (cached) {
    return cached;
  }
  const items = planBuys(shop, date).items.filter(({ soldOn }) => soldOn !== null);
  days.set(date, items);
  const [oldest] = days.keys();
  if (days.size > followedDays * 2 && oldest !== undefined) {
    days.delete(oldest);
  }
  return items;
}
