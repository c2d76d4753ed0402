import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Compares each Day Close of the dates with our rows, stores the differences and deletes resolved ones. A new Day Close
 * ends the running round, because the till has sent what it had.
 */
export async function reconcileDays(
  sql: Sql,
  days: { storeId: number; dates: readonly string[]; closedDates: readonly string[] },
): Promise<void> {
  const dates = [...days.dates];
  await raw`
    /* pos.reconcileDays */
    with tickets as (
      select business_date, sum(net_cents) as net, sum(tax_cents) as tax, sum(gift_cents) as gift, sum(returns_cents) as returns,
        count(*) filter (where net_cents > 0) as customers
      from pos_transactions
      where store_id = ${days.storeId} and business_date = any (${dates}::date[]) and not is_gone and type <> 'void'
      group by business_date
    ), purchases as (
      select business_date, sum(paid_cash_cents) as cash, sum(paid_trade_cents) as trade
      from pos_buys
      where store_id = ${days.storeId} and business_date = any (${dates}::date[]) and not is_gone and status = 'complete'
      group by business_date
    ), compared as (
      select closes.business_date, array[
          closes.net_sales_cents - coalesce(tickets.net, 0),
          closes.tax_cents - coalesce(tickets.tax, 0),
          closes.gift_sold_cents - coalesce(tickets.gift, 0),
          closes.returns_cents - coalesce(tickets.returns, 0),
          closes.buys_cash_cents - coalesce(purchases.cash, 0),
          closes.buys_trade_cents - coalesce(purchases.trade, 0)
        ] as amounts,
        closes.transactions <> coalesce(tickets.customers, 0) as count_differs
      from pos_day_closes as closes
      left join tickets using (business_date)
      left join purchases using (business_date)
      where closes.store_id = ${days.storeId} and closes.business_date = any (${dates}::date[]) and not closes.is_gone
    ), differing as (
      select business_date, (
          select greatest(-2147483648, least(2147483647, amount))::integer
          from unnest(amounts) as amount order by abs(amount) desc limit 1
        ) as difference
      from compared
      where count_differs or exists (select from unnest(amounts) as amount where amount <> 0)
    ), forgotten as (
      delete from pos_reconciliations
      where store_id = ${days.storeId} and business_date = any (${dates}::date[])
        and business_date not in (select business_date from differing)
    )
    insert into pos_reconciliations as known (store_id, business_date, difference_cents)
    select ${days.storeId}, business_date, difference from differing
    on conflict (store_id, business_date) do update
    set difference_cents = excluded.difference_cents,
      round_at = case when known.business_date = any (${[...days.closedDates]}::date[]) then null else known.round_at end
  `.execute(sql);
}

/** How long one round lasts before the next starts. */
const roundMinutes = 10;

/** The most dates that one response requests. */
const maxDates = 100;

export type ResendDates = { dates: string[]; flagged: { date: string; differenceCents: number }[] };

/**
 * Returns the dates that this device must resend: days that differ, hold its rows, and were not requested from it in
 * this round. After three rounds a day is flagged for a person instead.
 */
export async function requestDifferingDays(
  sql: Sql,
  request: { storeId: number; deviceId: string; now: Date },
): Promise<ResendDates> {
  const { storeId, deviceId, now } = request;
  const over = raw`(round_at is null or round_at < ${now}::timestamptz - make_interval(mins => ${roundMinutes}))`;
  const flagged = await raw<{ date: string; differenceCents: number }>`
    /* pos.flagDays */
    update pos_reconciliations set flagged_at = ${now}::timestamptz
    where store_id = ${storeId} and flagged_at is null and round = 3 and ${over}
    returning business_date as date, difference_cents
  `.execute(sql);
  const updated = await raw<{ date: string }>`
    /* pos.requestDifferingDays */
    update pos_reconciliations as days
    set round = case when ${over} then round + 1 else round end,
      told = case when ${over} then array[${deviceId}::uuid] else told || ${deviceId}::uuid end,
      round_at = case when ${over} then ${now}::timestamptz else round_at end
    where store_id = ${storeId} and business_date in (
      select business_date from pos_reconciliations as open
      where open.store_id = ${storeId} and open.flagged_at is null
        and (${over} or ${deviceId}::uuid <> all (open.told))
        and (
          exists (
            select from pos_transactions as tickets
            where tickets.store_id = open.store_id and tickets.business_date = open.business_date and tickets.device_id = ${deviceId}
              and not tickets.is_gone)
          or exists (
            select from pos_day_closes as closes
            where closes.store_id = open.store_id and closes.business_date = open.business_date and closes.device_id = ${deviceId}))
      order by business_date desc limit ${maxDates}
    )
    returning business_date as date
  `.execute(sql);
  return { dates: updated.rows.map(({ date }) => date).toSorted(), flagged: flagged.rows };
}
