/** What a shop does about pieces that nobody wants at their price: it takes a quarter off in the morning. */
import { addDays, type BusinessDate } from "#common/business-date.ts";
import { planBuys } from "./plan-buys.ts";
import type { Shop } from "./shop.ts";
import { itemFact } from "./stock.ts";
import type { TradeEvent } from "./trade-event.ts";

const markedAfterDays = 45;
const keptShare = 0.75;
const dollar = 100;

/** Pieces that will not sell while we look: a sale would have to name another price than the plan of its day. */
export function planMarkdowns(shop: Shop, date: BusinessDate, opensAt: Date): TradeEvent[] {
  const left = planBuys(shop, addDays(date, -markedAfterDays)).items.filter(({ soldOn }) => soldOn === null);
  const facts = left.flatMap((item) => {
    const price = Math.max(dollar, Math.round((item.price * keptShare) / dollar) * dollar);
    return price < item.price ? [itemFact({ ...item, price }, { date, at: opensAt, soldIn: null })] : [];
  });
  return facts.length === 0 ? [] : [{ at: opensAt, facts }];
}
