import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Parts } from "./daily-report.rules.ts";

/**
 * Recalculates the point-of-sale figures of the days from its rows, in one statement. Figures of other areas in the
 * same row are left alone. Returns the dates on which a figure or the status is different now.  A figure that changes
 * after the day was final makes it corrected, one revision further. A day that is final without a Day Close was
 * imported, and stays so.
 */
export async function recomputeDays(
  sql: Sql,
  days: { storeId: number; dates: readonly string[]; now: Date },
): Promise<readonly string[]> {
  if (days.dates.length === 0) {
    return [];
  }
  const made = await raw<{ businessDate: string }>`
    /* reports.recomputeDays */
    with place as (
      select id as store_id, time_zone from stores where id = ${days.storeId}
    ), days as (
      select unnest(${[...days.dates]}::date[]) as business_date
    ), ${salesOf(days)}, ${buysOf(days)}, made as (
    insert into daily_reports as known (
      store_id, business_date, status, revision, changed_at, closed_at,
      sales_cents, customers, sales_without_customer, items_sold, returns_cents, discount_cents, tax_cents, gift_sold_cents,
      cost_used_cents, cost_new_cents, sales_by_hour_cents, customers_by_hour, items_by_hour, discounts_by_hour_cents,
      buys, buys_passed, buys_with_trade, buy_cash_cents, buy_trade_cents, items_bought, wait_seconds)
    select place.store_id, days.business_date, case when closes.closed_at is null then 'provisional' else 'final' end, 1, ${days.now},
      closes.closed_at,
      case when known_day.has_sales then coalesce(sales.sales_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.customers, 0) end,
      case when known_day.has_sales then coalesce(sales.sales_without_customer, 0) end,
      case when known_day.has_sales and not coalesce(sales.lacks_pieces, false) then coalesce(sales.items_sold, 0) end,
      case when known_day.has_sales then coalesce(sales.returns_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.discount_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.tax_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.gift_sold_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.cost_used_cents, 0) end,
      case when known_day.has_sales then coalesce(sales.cost_new_cents, 0) end,
      shapes.sales_by_hour_cents, shapes.customers_by_hour, shapes.items_by_hour, shapes.discounts_by_hour_cents,
      case when known_day.has_any then coalesce(buys.buys, 0) end,
      case when known_day.has_any then coalesce(buys.buys_passed, 0) end,
      case when known_day.has_any then coalesce(buys.buys_with_trade, 0) end,
      case when known_day.has_any then coalesce(buys.buy_cash_cents, 0) end,
      case when known_day.has_any then coalesce(buys.buy_trade_cents, 0) end,
      case when known_day.has_any then coalesce(buys.items_bought, 0) end,
      case when known_day.has_any then coalesce(buys.wait_seconds, '{}') end
    from place cross join days
    left join sales on sales.business_date = days.business_date
    left join shapes on shapes.business_date = days.business_date
    left join buys on buys.business_date = days.business_date
    left join pos_day_closes_report_view as closes
      on closes.store_id = place.store_id and closes.business_date = days.business_date
    cross join lateral (
      select num_nonnulls(closes.business_date, sales.business_date) > 0 as has_sales,
        num_nonnulls(closes.business_date, sales.business_date, buys.business_date) > 0 as has_any
    ) as known_day
    on conflict (store_id, business_date) do update set
      status = case
        when known.status <> 'provisional' and num_nonnulls(known.closed_at, excluded.closed_at) = 0 then 'corrected'
        when excluded.status = 'provisional' then 'provisional'
        when known.status = 'provisional' and known.revision = 1 then 'final'
        else 'corrected'
      end,
      revision = case when known.status = 'provisional' then known.revision else known.revision + 1 end,
      changed_at = excluded.changed_at,
      ${raw.join(figures.map((figure) => raw`${raw.ref(figure)} = excluded.${raw.ref(figure)}`))}
    where (${raw.join(figures.map((figure) => raw`known.${raw.ref(figure)}`))})
      is distinct from (${raw.join(figures.map((figure) => raw`excluded.${raw.ref(figure)}`))})
    returning business_date, sales_cents
    ), ${salesMark}
    select business_date from made`.execute(sql);
  return made.rows.map((row) => row.businessDate).toSorted();
}

/** Writes another mark when a day was made before the newest that has sales, and the first mark of a store. */
const salesMark = raw`
    newest as (
      select greatest(
        (select max(business_date) from made where sales_cents is not null),
        (
          select max(business_date) from daily_reports
          where daily_reports.store_id = (select store_id from place) and sales_cents is not null
        )) as business_date
    ), marked as (
      insert into sales_marks (store_id, mark)
      select place.store_id, gen_random_uuid() from place
      where exists (select from made, newest where made.business_date < newest.business_date)
        or not exists (select from sales_marks where sales_marks.store_id = place.store_id)
      on conflict (store_id) do update set mark = excluded.mark
    )`;

/**
 * Writes another mark for what `recomputeDays` does not do: a day becomes final without its Day Close, or its goal is
 * frozen or corrected.
 */
export async function renewMark(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* reports.renewMark */
    insert into sales_marks (store_id, mark) values (${storeId}, gen_random_uuid())
    on conflict (store_id) do update set mark = excluded.mark`.execute(sql);
}

/** Finishes imported days before a date, because no Day Close comes for them. */
export async function finishImportedDays(
  sql: Sql,
  days: { storeId: number; deviceId: string; before: BusinessDate; now: Date },
): Promise<readonly BusinessDate[]> {
  const finished = await raw<{ businessDate: string }>`
    /* reports.finishImportedDays */
    update daily_reports
    set status = case when revision = 1 then 'final' else 'corrected' end, changed_at = ${days.now}
    where store_id = ${days.storeId} and status = 'provisional' and business_date in (
      select business_date from pos_transactions_report_view
      where store_id = ${days.storeId} and device_id = ${days.deviceId}::uuid and business_date < ${days.before}::date
    )
    returning business_date`.execute(sql);
  if (finished.rows.length > 0) {
    await renewMark(sql, days.storeId);
  }
  return finished.rows.map((row) => row.businessDate).toSorted();
}

type Days = { storeId: number; dates: readonly string[] };

/** What tickets make of a day: `sales` with a row for each date that has any, `shapes` with its 24 hours. */
function salesOf(days: Days) {
  return raw`
    tickets as (
      select tickets.business_date, tickets.net_cents, tickets.gift_cents, tickets.returns_cents, tickets.discount_cents,
        tickets.tax_cents, tickets.cost_used_cents, tickets.cost_new_cents, tickets.items_sold, tickets.customer_id,
        tickets.type <> 'void' as counts,
        least(23, greatest(0, floor(
          extract(epoch from (tickets.at at time zone place.time_zone) - tickets.business_date::timestamp) / 3600)))::integer as hour
      from pos_transactions_report_view as tickets, place
      where tickets.store_id = place.store_id and tickets.business_date = any (${[...days.dates]}::date[])
    ), sales as (
      select business_date,
        coalesce(sum(net_cents) filter (where counts), 0) as sales_cents,
        count(*) filter (where counts and net_cents > 0) as customers,
        count(*) filter (where counts and net_cents > 0 and customer_id is null) as sales_without_customer,
        coalesce(sum(items_sold) filter (where counts), 0) as items_sold,
        -- The pieces of some of its tickets are not those of the day.
        bool_or(counts and items_sold is null) as lacks_pieces,
        coalesce(sum(returns_cents) filter (where counts), 0) as returns_cents,
        coalesce(sum(discount_cents) filter (where counts), 0) as discount_cents,
        coalesce(sum(tax_cents) filter (where counts), 0) as tax_cents,
        coalesce(sum(gift_cents) filter (where counts), 0) as gift_sold_cents,
        coalesce(sum(cost_used_cents) filter (where counts), 0) as cost_used_cents,
        coalesce(sum(cost_new_cents) filter (where counts), 0) as cost_new_cents
      from tickets group by business_date
    ), hours as (
      select business_date, hour, sum(net_cents) as net_cents, count(*) filter (where net_cents > 0) as customers,
        sum(items_sold) as items, bool_or(items_sold is null) as lacks_pieces, sum(discount_cents) as discount_cents
      from tickets where counts group by business_date, hour
    ), shapes as (
      select business_date, array_agg(coalesce(net_cents, 0)::bigint order by hour) as sales_by_hour_cents,
        array_agg(coalesce(customers, 0)::integer order by hour) as customers_by_hour,
        case when not coalesce(bool_or(lacks_pieces), false) then array_agg(coalesce(items, 0)::integer order by hour) end as items_by_hour,
        array_agg(coalesce(discount_cents, 0)::bigint order by hour) as discounts_by_hour_cents
      from (select distinct business_date from hours) as dates
      cross join generate_series(0, 23) as hour
      left join hours using (business_date, hour)
      group by business_date
    )`;
}

/**
 * The purchases from customers of some days, as `purchases` of the store in `place`. A wait ends when the seller had an
 * offer; where the counter knows the buy, its own times count before the register's. A drop-off waits for nobody, a canceled buy had
 * no offer; `hangtag.wait_seconds` says what else is no wait at the counter.
 */
export function purchasesOf(days: Days) {
  return raw`
    purchases as (
      select purchases.business_date, purchases.external_id, purchases.number, purchases.customer_id, purchases.buyer_code,
        purchases.checked_in_at, purchases.completed_at, purchases.status, purchases.items_taken, purchases.paid_cash_cents as cash,
        purchases.paid_trade_cents as trade,
        case
          when not coalesce(counter.is_drop_off or counter.is_cancelled, false)
          then hangtag.wait_seconds(place.store_id, purchases.business_date, times.came_at, times.answered_at)
        end as wait
      from place
      join pos_buys_report_view as purchases on purchases.store_id = place.store_id
      left join lateral (
        select is_drop_off, is_cancelled, checked_in_at, ready_at, first_notified_at from buys_report_view as buys
        where buys.store_id = place.store_id and buys.id = purchases.client_buy_id
        union all
        select is_drop_off, is_cancelled, checked_in_at, ready_at, first_notified_at from buys_report_view as buys
        where buys.store_id = place.store_id and buys.pos_buy_id = purchases.external_id
        limit 1
      ) as counter on true
      cross join lateral (
        select coalesce(counter.checked_in_at, purchases.checked_in_at) as came_at,
          coalesce(counter.ready_at, purchases.ready_at, counter.first_notified_at, purchases.completed_at) as answered_at
      ) as times
      where purchases.business_date = any (${[...days.dates]}::date[])
    )`;
}

/** What purchases from customers make of a day: `buys` with a row for each date that has any. */
function buysOf(days: Days) {
  return raw`
    ${purchasesOf(days)}, buys as (
      select business_date,
        count(*) filter (where status = 'complete' and cash + trade > 0) as buys,
        count(*) filter (where status = 'complete' and cash + trade = 0) as buys_passed,
        count(*) filter (where status = 'complete' and trade > 0) as buys_with_trade,
        coalesce(sum(cash) filter (where status = 'complete'), 0) as buy_cash_cents,
        coalesce(sum(trade) filter (where status = 'complete'), 0) as buy_trade_cents,
        coalesce(sum(items_taken) filter (where status = 'complete'), 0) as items_bought,
        coalesce(array_agg(wait order by wait) filter (where status = 'complete' and wait is not null), '{}') as wait_seconds
      from purchases group by business_date
    )`;
}

/** What this statement owns; the other columns of the row belong to their own writers. */
const figures = [
  "closedAt",
  "salesCents",
  "customers",
  "salesWithoutCustomer",
  "itemsSold",
  "returnsCents",
  "discountCents",
  "taxCents",
  "giftSoldCents",
  "costUsedCents",
  "costNewCents",
  "salesByHourCents",
  "customersByHour",
  "itemsByHour",
  "discountsByHourCents",
  "buys",
  "buysPassed",
  "buysWithTrade",
  "buyCashCents",
  "buyTradeCents",
  "itemsBought",
  "waitSeconds",
];

/** What a row of the table holds; goal and comparison are found elsewhere. */
export type StoredParts = Omit<Parts, "goal" | "compSales"> & {
  /** Tasks that everybody may see. */
  sharedTasksDue: number | null;
  sharedTasksDone: number | null;
};

export type DayRow = StoredParts & {
  date: BusinessDate;
  status: string;
  revision: number;
  changedAt: Date;
  closedAt: Date | null;
};

/** Each part that is a number, and its column. */
export const partColumns = [
  ["sales", "sales_cents"],
  ["customers", "customers"],
  ["salesWithoutCustomer", "sales_without_customer"],
  ["itemsSold", "items_sold"],
  ["returns", "returns_cents"],
  ["discounts", "discount_cents"],
  ["tax", "tax_cents"],
  ["giftCardsSold", "gift_sold_cents"],
  ["costUsed", "cost_used_cents"],
  ["costNew", "cost_new_cents"],
  ["buys", "buys"],
  ["buysPassed", "buys_passed"],
  ["buysWithTrade", "buys_with_trade"],
  ["buyCash", "buy_cash_cents"],
  ["buyTrade", "buy_trade_cents"],
  ["itemsBought", "items_bought"],
  ["laborMinutes", "labor_minutes"],
  ["wages", "wages_cents"],
  ["wageUnknownMinutes", "wage_unknown_minutes"],
  ["tasksDue", "tasks_due"],
  ["tasksDone", "tasks_done"],
  ["sharedTasksDue", "shared_tasks_due"],
  ["sharedTasksDone", "shared_tasks_done"],
  ["binsAdded", "bins_added"],
  ["binsPulled", "bins_pulled"],
  ["couponsIssued", "coupons_issued"],
  ["couponsRedeemed", "coupons_redeemed"],
] as const;

const dayColumns = raw`business_date as date, status, revision, changed_at, closed_at, wait_seconds, ${raw.join(
  partColumns.map(([part, column]) => raw`${raw.raw(column)} as ${raw.ref(part)}`),
)}`;

/** Those of the dates that have a row, the oldest first. */
export async function listDays(sql: Sql, days: { storeId: number; dates: readonly BusinessDate[] }): Promise<DayRow[]> {
  const result = await raw<DayRow>`
    /* reports.listDays */
    select ${dayColumns}
    from daily_reports
    where store_id = ${days.storeId} and business_date = any (${[...days.dates]}::date[])
    order by business_date`.execute(sql);
  return result.rows;
}

/** Returns 24 sums, one an hour. A separate query, because for a month they would outweigh everything else. */
export async function findSalesByHour(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<readonly number[] | null> {
  const row = await sql
    .selectFrom("dailyReports")
    .select("salesByHourCents")
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "=", filter.date)
    .executeTakeFirst();
  return row?.salesByHourCents ?? null;
}
