import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { ShareSums } from "#common/buys/real-differences.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ComparisonKind } from "./craft.rules.ts";

export type Range = { storeId: number; from: BusinessDate; to: BusinessDate };

export type SumRow = ShareSums & { by: ComparisonKind; group: string };

/**
 * Finished buys whose taking was the buyer's own decision: with a declined offer the register marks the pieces as not
 * taken, though the buyer wanted them.
 */
const isDecided = raw`buy.status = 'complete'
  and not (buy.paid_cash_cents + buy.paid_trade_cents = 0 and coalesce(buy.cash_offer_cents, buy.trade_offer_cents, 0) > 0)`;

const ownDecided = raw`buy.status = 'complete' and buy.outcome in ('bought_all', 'bought_some', 'passed_all')
  and buy.items_taken + coalesce(buy.items_passed, 0) > 0`;

/**
 * By buyer, over everything and within each category: from the register's pieces, in one reading. What is expected of a
 * buy is what everyone takes of its categories, so that a buyer of shoes is not compared with a buyer of coats.
 */
export async function sumByBuyer(sql: Sql, range: Range): Promise<SumRow[]> {
  const result = await raw<SumRow>`
    /* buys.sumByBuyer */
    with parts as (
      select buy.external_id as buy_id, buy.buyer_code, piece.category_code, count(*)::double precision as pieces,
        count(*) filter (where piece.is_taken)::double precision as taken
      from pos_buys_report_view as buy
      join pos_offered_pieces_view as piece on piece.store_id = buy.store_id and piece.buy_id = buy.external_id
      where buy.store_id = ${range.storeId} and buy.business_date between ${range.from}::date and ${range.to}::date
        and buy.buyer_code is not null and ${isDecided}
      group by buy.external_id, buy.buyer_code, piece.category_code
    ), rated as (
      select parts.*, pieces * (sum(taken) over category / sum(pieces) over category) as expected
      from parts window category as (partition by category_code)
    ), whole as (
      select buyer_code, sum(pieces) as pieces, sum(taken) as taken, sum(expected) as expected
      from rated group by buy_id, buyer_code
    )
    select 'buyer' as by, '' as "group", buyer_code as key, ${sums} from whole group by buyer_code
    union all
    select 'category', category_code, buyer_code, ${sums} from rated where category_code <> ''
    group by category_code, buyer_code
    order by 1, 2, 3`.execute(sql);
  return result.rows;
}

const sums = raw`count(*)::integer as buys, sum(pieces)::integer as pieces, sum(taken)::integer as taken,
  sum(expected)::double precision as expected, sum((taken - expected) ^ 2)::double precision as squares`;

/** By season, hour and size of buy: from the counts of each buy, all of which expect the same. */
export async function sumByTime(sql: Sql, range: Range): Promise<SumRow[]> {
  return await sumBuys(
    sql,
    range,
    raw`
      select null::text as key, buy.business_date, buy.checked_in_at, buy.items_offered::double precision as pieces,
        buy.items_taken::double precision as taken
      from pos_buys_report_view as buy
      where buy.store_id = ${range.storeId} and buy.business_date between ${range.from}::date and ${range.to}::date
        and buy.items_offered > 0 and ${isDecided}`,
  );
}

/** The same, and by buyer, from what was typed at the counter: for a store whose register gives no pieces. */
export async function sumTyped(sql: Sql, range: Range): Promise<SumRow[]> {
  return await sumBuys(
    sql,
    range,
    raw`
      select buy.sorted_by_employee_id::text as key, buy.business_date, buy.checked_in_at,
        (buy.items_taken + coalesce(buy.items_passed, 0))::double precision as pieces,
        buy.items_taken::double precision as taken
      from buys as buy
      where buy.store_id = ${range.storeId} and buy.business_date between ${range.from}::date and ${range.to}::date
        and ${ownDecided}`,
  );
}

async function sumBuys(sql: Sql, { storeId }: Range, source: RawBuilder<unknown>): Promise<SumRow[]> {
  const result = await raw<SumRow>`
    /* buys.sumBuys */
    with source as (${source}), rated as (
      select source.*, pieces * (sum(taken) over () / sum(pieces) over ()) as expected,
        extract(hour from checked_in_at at time zone place.time_zone)::integer as hour,
        (extract(month from business_date)::integer % 12) / 3 as quarter
      from source, stores as place where place.id = ${storeId}
    )
    select 'buyer' as by, '' as "group", key, ${sums} from rated where key is not null group by key
    union all
    select 'season', '', quarter::text, ${sums} from rated group by quarter
    union all
    select 'hour', '', lpad(hour::text, 2, '0'), ${sums} from rated group by hour
    union all
    select 'size', '', band::text, ${sums}
    from (select rated.*, width_bucket(pieces, array[6, 11, 21, 41]::double precision[]) as band from rated) as banded
    group by band
    order by 1, 3`.execute(sql);
  return result.rows;
}

export type NamedKey = { key: string; name: string };

/** Names of buyers by their code at the register, or by their id in the team. */
export async function listBuyerNames(
  sql: Sql,
  { storeId, keys, isTyped }: { storeId: number; keys: readonly string[]; isTyped: boolean },
): Promise<NamedKey[]> {
  const result = await raw<NamedKey>`
    /* buys.listBuyerNames */
    select keys.key, coalesce(nullif(trim(member.first_name || ' ' || member.last_name), ''), known.name, keys.key) as name
    from unnest(${[...keys]}::text[]) as keys (key)
    left join lateral (
      select first_name, last_name from employees
      where store_id = ${storeId}
        and case when ${isTyped}::boolean then id::text = keys.key else drs_employee_code = keys.key end
      order by is_active desc, id limit 1
    ) as member on true
    left join lateral (
      select name from pos_employees_view
      where store_id = ${storeId} and drs_employee_code = keys.key and not ${isTyped}::boolean
      order by is_active desc, external_id limit 1
    ) as known on true`.execute(sql);
  return result.rows;
}

/** What a category is called: the path of a piece that was taken in it, as inventory has it. */
export async function listCategoryNames(sql: Sql, range: Range): Promise<NamedKey[]> {
  const result = await raw<NamedKey>`
    /* buys.listCategoryNames */
    select codes.key, array_to_string(piece.category_path, ', ') as name
    from (
      select bought.category_code as key, max(bought.tag) as tag from pos_bought_pieces_view as bought
      where bought.store_id = ${range.storeId} and bought.tag <> ''
        and bought.business_date between ${range.to}::date - 30 and ${range.to}::date
      group by bought.category_code
    ) as codes
    join lateral (
      select category_path from pos_pieces_view where store_id = ${range.storeId} and sku = codes.tag limit 1
    ) as piece on cardinality(piece.category_path) > 0`.execute(sql);
  return result.rows;
}

export type OfferBand = { band: number; offers: number; declined: number };

/** How often sellers say no, by what they were offered. */
export async function countDeclined(sql: Sql, range: Range): Promise<OfferBand[]> {
  const result = await raw<OfferBand>`
    /* buys.countDeclined */
    select width_bucket(offer, array[1000, 2500, 5000, 10000]) as band, count(*)::integer as offers,
      count(*) filter (where paid = 0)::integer as declined
    from (
      select coalesce(cash_offer_cents, trade_offer_cents) as offer, paid_cash_cents + paid_trade_cents as paid
      from pos_buys_report_view
      where store_id = ${range.storeId} and business_date between ${range.from}::date and ${range.to}::date
        and status = 'complete' and coalesce(cash_offer_cents, trade_offer_cents) > 0
    ) as offers group by 1 order by 1`.execute(sql);
  return result.rows;
}

/** Of a category, or of everything where it is empty. */
type Part = Range & { category: string };

export type ReasonWeek = { reason: string; buyer: string; week: number; pieces: number };

/** Why pieces were passed, by buyer and week of the range. */
export async function countReasons(sql: Sql, { category, ...range }: Part): Promise<ReasonWeek[]> {
  const result = await raw<ReasonWeek>`
    /* buys.countReasons */
    select piece.pass_reason as reason, buy.buyer_code as buyer, ((buy.business_date - ${range.from}::date) / 7)::integer as week,
      count(*)::integer as pieces
    from pos_buys_report_view as buy
    join pos_offered_pieces_view as piece on piece.store_id = buy.store_id and piece.buy_id = buy.external_id
    where buy.store_id = ${range.storeId} and buy.business_date between ${range.from}::date and ${range.to}::date
      and buy.buyer_code is not null and ${isDecided} and not piece.is_taken and piece.pass_reason <> ''
      and (${category} = '' or piece.category_code = ${category})
    group by 1, 2, 3`.execute(sql);
  return result.rows;
}

export type SoldWithin = { buyer: string; days: number; pieces: number; sold: number };

/**
 * Of what each buyer took, how much was sold within 30, 60 and 90 days. Each counts the pieces of as many days as the
 * range has, bought so long ago that all of them had their time.
 */
export async function countSold(sql: Sql, { category, ...range }: Part): Promise<SoldWithin[]> {
  const result = await raw<SoldWithin>`
    /* buys.countSold */
    select buyer, days, count(*)::integer as pieces,
      count(*) filter (where sold_at <= completed_at + make_interval(days => days))::integer as sold
    from (
      select buy.buyer_code as buyer, buy.business_date, coalesce(buy.completed_at, buy.checked_in_at) as completed_at, kept.sold_at
      from pos_buys_report_view as buy
      join pos_offered_pieces_view as piece on piece.store_id = buy.store_id and piece.buy_id = buy.external_id
      join lateral (
        select min(sold_at) as sold_at, count(*) as rows from pos_pieces_view
        where store_id = ${range.storeId} and sku = piece.tag
      ) as kept on kept.rows > 0
      where buy.store_id = ${range.storeId}
        and buy.business_date between ${range.from}::date - 90 and ${range.to}::date - 30
        and buy.buyer_code is not null and buy.status = 'complete' and piece.is_taken and piece.tag <> ''
        and (${category} = '' or piece.category_code = ${category})
    ) as taken
    join (values (30), (60), (90)) as spans (days)
      on taken.business_date between ${range.from}::date - days and ${range.to}::date - days
    group by buyer, days`.execute(sql);
  return result.rows;
}
