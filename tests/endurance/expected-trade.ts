/** What a simulated store must have sent, derived from its plan and trade book, without its queue. */
import path from "node:path";
import { addDays } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { finishedDay } from "#till/pos/simulator/history.ts";
import { employeeFacts } from "#till/pos/simulator/people/employees.ts";
import { simulatedShop } from "#till/pos/simulator/shop.ts";
import type { FeedBookmark } from "#till/pos/simulator/feed-bookmark.ts";
import { TradeBook } from "#till/pos/simulator/trade-book.ts";
import { TradingDay } from "#till/pos/simulator/trading-day.ts";
import type { FeedKnobs } from "./feeding-till.ts";

/** Builds one comparable line for each fact of the store, by kind and id. */
export async function buildExpectedTrade(till: {
  folder: string;
  knobs: FeedKnobs;
  bookmark: FeedBookmark;
  timeZone: string;
}): Promise<Map<string, string>> {
  const { knobs, bookmark } = till;
  const shop = simulatedShop("clothing", { seed: knobs.seed, key: "clothing", timeZone: till.timeZone });
  const facts: PosFact[] = [...employeeFacts(shop, { date: bookmark.since, at: new Date() })];
  for (let back = 1; back <= knobs.historyDays; back += 1) {
    facts.push(
      ...finishedDay({ shop, itemDays: knobs.historyDays, today: bookmark.since }, addDays(bookmark.since, -back)),
    );
  }
  const book = new TradeBook(path.join(till.folder, "pos", "trade-book"));
  for (let date = bookmark.since; date <= bookmark.live.date; date = addDays(date, 1)) {
    const day = new TradingDay(shop, date, { aroundTheClock: true, dayCloseErrorCents: 0 });
    day.add(await book.read(date));
    facts.push(...day.allFacts(bookmark.live.until));
  }
  return toLines(facts);
}

function toLines(facts: readonly PosFact[]): Map<string, string> {
  const newest = new Map<string, PosFact>();
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.externalId}`;
    const previous = newest.get(key);
    if (!previous || Date.parse(previous.updatedAt) <= Date.parse(fact.updatedAt)) {
      newest.set(key, fact);
    }
  }
  return new Map([...newest].map(([key, fact]) => [key, toLine(fact)]));
}

function toLine(fact: PosFact): string {
  switch (fact.kind) {
    case "transaction": {
      const net = sum(fact.lines.map((line) => line.net));
      const paid = sum(fact.tenders.map(({ amount }) => amount));
      return [fact.businessDate, fact.type, fact.total, fact.tax, fact.lines.length, net, paid].join(" ");
    }
    case "buy": {
      const cost = sum(fact.lines.map((line) => line.cost));
      return [fact.businessDate, fact.status, fact.paidCash, fact.paidTrade, fact.lines.length, cost].join(" ");
    }
    case "dayClose":
      return [fact.businessDate, fact.netSales, fact.transactions, fact.tax, fact.buysCash, fact.buysTrade].join(" ");
    case "inventoryItem":
      return [fact.status, fact.price, fact.sku].join(" ");
    case "customer":
      return fact.name;
    case "employee":
      return fact.name;
    case "tombstone":
      return "gone";
  }
}

/** Selects the same lines from our rows; a duplicated row would have duplicate parts. */
export const storedTrade = `
  select 'transaction ' || external_id as key, concat_ws(' ', business_date, type, total_cents, tax_cents,
    (select count(*) from pos_transaction_lines as l where l.store_id = t.store_id and l.transaction_id = t.external_id),
    (select sum(net_cents) from pos_transaction_lines as l where l.store_id = t.store_id and l.transaction_id = t.external_id),
    (select coalesce(sum(amount_cents), 0) from pos_tenders as p where p.store_id = t.store_id and p.transaction_id = t.external_id)
  ) as line from pos_transactions as t where store_id = $1 and not is_gone
  union all
  select 'buy ' || external_id, concat_ws(' ', business_date, status, paid_cash_cents, paid_trade_cents,
    (select count(*) from pos_buy_lines as l where l.store_id = b.store_id and l.buy_id = b.external_id),
    (select coalesce(sum(cost_cents), 0) from pos_buy_lines as l where l.store_id = b.store_id and l.buy_id = b.external_id)
  ) from pos_buys as b where store_id = $1 and not is_gone
  union all
  select 'dayClose ' || external_id, concat_ws(' ', business_date, net_sales_cents, transactions, tax_cents, buys_cash_cents, buys_trade_cents)
  from pos_day_closes where store_id = $1 and not is_gone
  union all
  select 'inventoryItem ' || external_id, concat_ws(' ', status, price_cents, sku) from pos_items where store_id = $1 and not is_gone
  union all
  select 'customer ' || external_id, name from pos_customers where store_id = $1 and not is_gone
  union all
  select 'employee ' || external_id, name from pos_employees where store_id = $1 and not is_gone`;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
