import { differences } from "./check-changes.ts";
import type { Owner } from "./database.ts";
import type { FeedingTill } from "./feeding-till.ts";
import type { RoundShop } from "./round-shop.ts";
import { storedTrade, buildExpectedTrade } from "./expected-trade.ts";

/** Returns the problems in a store's trade, batches, events and days. The till must be stopped. */
export async function tradeProblems(owner: Owner, shop: RoundShop, till: FeedingTill): Promise<string[]> {
  const written = await till.written();
  const expected = await buildExpectedTrade({ ...till, bookmark: written.bookmark, timeZone: shop.timeZone });
  const stored = await owner.rows<{ key: string; line: string }>(storedTrade, [shop.storeId]);
  const queries: [string, unknown[]][] = [
    [batchesQuery, [shop.storeId, written.rows]],
    [eventsQuery, [shop.storeId]],
    [daysQuery, [shop.storeId]],
    [closesQuery, [shop.storeId]],
    [differingQuery, [shop.storeId]],
  ];
  const results = await Promise.all(queries.map(([query, values]) => owner.rows<{ problem: string }>(query, values)));
  return [
    ...(written.confirmed === written.rows ? [] : [`${written.rows} rows told, ${written.confirmed} confirmed`]),
    ...(written.bookmark.history === null ? [] : [`history left untold: ${JSON.stringify(written.bookmark.history)}`]),
    ...(written.refused === "" ? [] : [`rows were refused: ${written.refused.slice(0, 500)}`]),
    ...differences("row", expected, new Map(stored.map(({ key, line }) => [key, line]))),
    ...results.flat().map(({ problem }) => problem),
  ];
}

/** Every number delivered, none refused, and none taken in two batches. */
const batchesQuery = `
  select format('%s rows told, delivered %s, taken %s, refused %s', $2::bigint, delivered, taken, refused) as problem
  from (
    select (select delivered from pos_feeds where store_id = $1) as delivered,
      coalesce(sum(row_count), 0) as taken, coalesce(sum(refused), 0) as refused
    from pos_batches where store_id = $1
  ) as feed
  where delivered is distinct from int8multirange(int8range(1, $2::bigint, '[]')) or taken <> $2::bigint or refused <> 0`;

/** The history holds each accepted row once. */
const eventsQuery = `
  select format('batches accepted %s rows, events tell %s', accepted, told) as problem
  from (select coalesce(sum(accepted), 0) as accepted from pos_batches where store_id = $1) as batches, (
    select coalesce(sum(case name
      when 'pos.history-received' then (payload ->> 'rows')::int
      when 'pos.records-updated' then jsonb_array_length(payload -> 'externalIds')
      else 1 end), 0) as told
    from events where store_id = $1 and name like 'pos.%'
  ) as events
  where accepted <> told`;

/** Compares the daily reports with sums over the lines and buys. */
const daysQuery = `
  with tickets as (
    select t.business_date, t.type <> 'void' as counts, t.customer_id, t.tax_cents,
      sum(l.net_cents) filter (where l.goods <> 'giftCard') as net,
      sum(l.net_cents) filter (where l.goods = 'giftCard') as gift,
      sum(l.discount_cents) filter (where l.goods <> 'giftCard') as discount,
      -sum(l.net_cents) filter (where l.goods <> 'giftCard' and l.quantity < 0) as returns,
      count(*) filter (where l.goods <> 'giftCard' and l.quantity > 0) as items
    from pos_transactions as t
    join pos_transaction_lines as l on l.store_id = t.store_id and l.transaction_id = t.external_id
    where t.store_id = $1 and not t.is_gone
    group by t.store_id, t.external_id
  ), sold as (
    select business_date, coalesce(sum(net) filter (where counts), 0) as sales,
      count(*) filter (where counts and net > 0) as customers, coalesce(sum(tax_cents) filter (where counts), 0) as tax,
      coalesce(sum(gift) filter (where counts), 0) as gift, coalesce(sum(discount) filter (where counts), 0) as discount,
      coalesce(sum(returns) filter (where counts), 0) as returns, coalesce(sum(items) filter (where counts), 0) as items
    from tickets group by business_date
  ), bought as (
    select business_date, count(*) filter (where status = 'complete' and paid_cash_cents + paid_trade_cents > 0) as buys,
      coalesce(sum(paid_cash_cents) filter (where status = 'complete'), 0) as cash,
      coalesce(sum(paid_trade_cents) filter (where status = 'complete'), 0) as trade
    from pos_buys where store_id = $1 and not is_gone group by business_date
  ), summed as (
    select business_date, concat_ws(' ', coalesce(sales, 0), coalesce(customers, 0), coalesce(tax, 0), coalesce(gift, 0),
      coalesce(discount, 0), coalesce(returns, 0), coalesce(items, 0), coalesce(buys, 0), coalesce(cash, 0), coalesce(trade, 0)) as sums
    from sold full join bought using (business_date)
  ), reported as (
    select business_date, concat_ws(' ', coalesce(sales_cents, 0), coalesce(customers, 0), coalesce(tax_cents, 0),
      coalesce(gift_sold_cents, 0), coalesce(discount_cents, 0), coalesce(returns_cents, 0), coalesce(items_sold, 0),
      coalesce(buys, 0), coalesce(buy_cash_cents, 0), coalesce(buy_trade_cents, 0)) as sums
    from daily_reports where store_id = $1 and num_nonnulls(sales_cents, buys) > 0
  )
  select format('day %s: the report says %s, the rows %s', business_date, reported.sums, summed.sums) as problem
  from summed full join reported using (business_date)
  where reported.sums is distinct from summed.sums`;

/** Compares the point of sale's totals with the reports. A running day has no Day Close. */
const closesQuery = `
  select format('day close %s: %s, the report %s', business_date, c, r) as problem
  from (
    select business_date, concat_ws(' ', net_sales_cents, transactions, returns_cents, discounts_cents, tax_cents,
        gift_sold_cents, buys_cash_cents, buys_trade_cents, cogs_used_cents, cogs_new_cents) as c
    from pos_day_closes where store_id = $1 and not is_gone
  ) as closes
  left join (
    select business_date, concat_ws(' ', sales_cents, customers, returns_cents, discount_cents, tax_cents,
        gift_sold_cents, buy_cash_cents, buy_trade_cents, cost_used_cents, cost_new_cents) as r
    from daily_reports where store_id = $1
  ) as reports using (business_date)
  where c is distinct from r`;

const differingQuery = `
  select format('day %s is noted as differing by %s', business_date, difference_cents) as problem
  from pos_reconciliations where store_id = $1`;
