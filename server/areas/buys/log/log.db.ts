import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { isUuid } from "#common/inputs/uuid.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import type { LogBuy, LogEnding, LogPiece, LogSource, LogStage, LogTotals } from "./log.rules.ts";

export type LogFilter = {
  /** A key of `listLogPeople`. */
  person: string | null;
  ending: LogEnding | null;
  stage: LogStage | null;
  source: LogSource | null;
  /** Part of a name or a number. */
  text: string | null;
};

type Day = { storeId: number; date: BusinessDate };
type Filtered = Day & { filter: LogFilter };

const fullName = (table: string) =>
  raw`nullif(trim(${raw.ref(`${table}.firstName`)} || ' ' || ${raw.ref(`${table}.lastName`)}), '')`;

/**
 * The buys of a day as `entries`: ours with what the register says of them, and those that only the register knows. The
 * register's word counts for money and pieces, ours for times (as in the reports, `purchasesOf`).
 */
function entriesOf(day: Day): RawBuilder<unknown> {
  return raw`
    own as (${ownBuys(day)}), register as (${registerBuys(day)}), entries as (
      select both_lists.*,
        case
          when outcome = 'cancelled' then 'canceled'
          when status = 'open' then 'open'
          when coalesce(paid, 0) > 0 then 'bought'
          when outcome = 'left_items_donated' then 'donated'
          when outcome = 'declined_offer' or coalesce(cash_offer, trade_offer, 0) > 0 then 'declined'
          else 'passed'
        end as ending,
        case
          when stage in ('ready', 'notified', 'complete') and not is_drop_off and outcome is distinct from 'cancelled'
          then hangtag.wait_seconds(${day.storeId}, hangtag.business_date_at(${day.storeId}, coalesce(completed_at, ready_at)),
            checked_in_at, coalesce(ready_at, first_notified_at, completed_at))
        end as wait_seconds
      from (select * from own union all select * from register) as both_lists
    )`;
}

/** A text about the buy was refused for it, or the newest word of the phone until the buy was over was a stop. */
const hadOptedOut = raw`(
  exists (select from buy_texts as text
    where text.store_id = buy.store_id and text.buy_id = buy.id and text.refusal = 'TEXT_OPTED_OUT')
  or coalesce((
    select said.action = 'opt_out' from customer_words_said_view as said
    where said.store_id = buy.store_id and said.phone = customer.mobile and said.purpose = 'all'
      and said.recorded_at <= coalesce(buy.completed_at, now())
    order by said.seq desc limit 1), false))`;

function ownBuys({ storeId, date }: Day): RawBuilder<unknown> {
  return raw`
      select buy.id::text as id, true as is_own, buy.number::text as number, buy.number as number_order, buy.business_date,
        buy.customer_id, trim(customer.first_name || ' ' || customer.last_name) as customer_name,
        customer.mobile as phone, buy.source, buy.bags, buy.boxes, buy.bins, buy.others, buy.is_drop_off,
        buy.checked_in_at, ${fullName("greeter")} as checked_in_by,
        coalesce(${fullName("sorter")}, fed_buyer.name) as sorted_by,
        round(extract(epoch from buy.ready_at - buy.sort_started_at))::integer as sort_seconds,
        coalesce(buy.ready_at, fed.ready_at) as ready_at, buy.first_notified_at, buy.promised_at,
        buy.call_times[1] as first_called_at, buy.first_notified_at is null and ${hadOptedOut} as is_opted_out,
        coalesce(buy.completed_at, fed.completed_at) as completed_at, ${fullName("payer")} as completed_by,
        buy.id_type is not null as has_id,
        case when fed.items_offered > 0 then fed.items_offered else buy.items_taken + coalesce(buy.items_passed, 0) end as items_offered,
        case when fed.items_offered > 0 then fed.items_taken else buy.items_taken end as items_taken,
        coalesce(fed.cash_offer_cents, buy.cash_offer_cents) as cash_offer,
        coalesce(fed.trade_offer_cents, buy.trade_offer_cents) as trade_offer,
        case when fed.status = 'complete' then fed.paid_cash_cents + fed.paid_trade_cents else buy.paid_cents end as paid,
        case when fed.status = 'complete' then fed.paid_trade_cents when buy.payout = 'credit' then buy.paid_cents
          when buy.paid_cents is not null then 0 end as paid_trade,
        buy.payout, buy.outcome, buy.status, buy.stage, buy.pos_sync, fed.external_id as pos_buy_id,
        array_remove(array[buy.checked_in_by_employee_id, buy.sorted_by_employee_id, buy.completed_by_employee_id,
          fed_buyer.employee_id]::text[], null) as people
      from buys as buy
      join customers as customer on customer.account_id = buy.account_id and customer.id = buy.customer_id
      left join employees as greeter on greeter.store_id = buy.store_id and greeter.id = buy.checked_in_by_employee_id
      left join employees as sorter on sorter.store_id = buy.store_id and sorter.id = buy.sorted_by_employee_id
      left join employees as payer on payer.store_id = buy.store_id and payer.id = buy.completed_by_employee_id
      left join lateral (
        select * from (
          select * from pos_buys_report_view where store_id = ${storeId} and external_id = buy.pos_buy_id
          union all
          select * from pos_buys_report_view where store_id = ${storeId} and client_buy_id = buy.id
        ) as rows limit 1
      ) as fed on true
      ${personOfCode(storeId, { code: raw`fed.buyer_code`, as: raw`fed_buyer` })}
      where buy.store_id = ${storeId} and buy.business_date = ${date}`;
}

function registerBuys({ storeId, date }: Day): RawBuilder<unknown> {
  return raw`
      select fed.external_id as id, false as is_own, fed.number,
        case when fed.number ~ '^[0-9]{1,6}$' then fed.number::integer else 0 end as number_order, fed.business_date,
        contact.customer_id, contact.name as customer_name, contact.phone_digits as phone, null::text as source,
        null::smallint as bags, null::smallint as boxes, null::smallint as bins, null::smallint as others,
        false as is_drop_off, fed.checked_in_at, greeter.name as checked_in_by, buyer.name as sorted_by,
        null::integer as sort_seconds, fed.ready_at, null::timestamptz as first_notified_at,
        null::timestamptz as promised_at, null::timestamptz as first_called_at, false as is_opted_out, fed.completed_at,
        null::text as completed_by, false as has_id,
        nullif(fed.items_offered, 0) as items_offered,
        case when fed.items_offered > 0 then fed.items_taken end as items_taken,
        fed.cash_offer_cents as cash_offer, fed.trade_offer_cents as trade_offer,
        case when fed.status = 'complete' then fed.paid_cash_cents + fed.paid_trade_cents end as paid,
        case when fed.status = 'complete' then fed.paid_trade_cents end as paid_trade,
        null::text as payout, case when fed.status = 'void' then 'cancelled' end as outcome,
        case when fed.status = 'open' then 'open' else 'complete' end as status,
        case when fed.status <> 'open' then 'complete' when fed.ready_at is not null then 'ready' else 'waiting' end as stage,
        'register' as pos_sync, fed.external_id as pos_buy_id,
        array_remove(array[greeter.employee_id, buyer.employee_id]::text[], null) as people
      from pos_buys_report_view as fed
      left join pos_contacts_view as contact
        on contact.store_id = fed.store_id and contact.external_id = fed.customer_id
      ${personOfCode(storeId, { code: raw`fed.checked_in_by`, as: raw`greeter` })}
      ${personOfCode(storeId, { code: raw`fed.buyer_code`, as: raw`buyer` })}
      where fed.store_id = ${storeId} and fed.business_date = ${date}
        and not exists (select from buys as buy where buy.store_id = ${storeId} and buy.pos_buy_id = fed.external_id)
        and not exists (
          select from buys as buy where buy.store_id = ${storeId} and buy.id = fed.client_buy_id
        )`;
}

/** Joins the name behind a register's code, and the key of the team member who has it, or the code where nobody has. */
function personOfCode(
  storeId: number,
  { code, as }: { code: RawBuilder<unknown>; as: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return raw`
      left join lateral (
        select coalesce(${fullName("member")}, known.name, ${code}) as name,
          coalesce(member.id::text, 'code ' || ${code}) as employee_id
        from (select ${code} as code where ${code} is not null) as given
        left join lateral (
          select id, first_name, last_name from employees
          where store_id = ${storeId} and drs_employee_code = given.code order by is_active desc, id limit 1
        ) as member on true
        left join lateral (
          select name from pos_employees_view
          where store_id = ${storeId} and drs_employee_code = given.code order by is_active desc, external_id limit 1
        ) as known on true
      ) as ${as} on true`;
}

function matches({ person, ending, stage, source, text }: LogFilter): RawBuilder<boolean> {
  const part = text === null ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return raw<boolean>`(${person}::text is null or ${person}::text = any(entry.people))
    and (${ending}::text is null or entry.ending = ${ending}::text)
    and (${stage}::text is null or entry.stage = ${stage}::text)
    and (${source}::text is null or entry.source = ${source}::text)
    and (${part}::text is null or entry.customer_name ilike ${part}::text or entry.number = ${text}::text)`;
}

/** Every value may be sorted by; what is not known sorts as less than everything. */
export const logOrder: ListOrder<
  "number" | "checkedInAt" | "customerName" | "waitSeconds" | "itemsTaken" | "paid" | "sortedBy"
> = {
  columns: {
    checkedInAt: { by: raw.ref("entry.checkedInAt"), type: "timestamptz" },
    number: { by: raw.ref("entry.numberOrder"), type: "integer" },
    customerName: { by: raw`lower(coalesce(entry.customer_name, ''))`, type: "text" },
    sortedBy: { by: raw`lower(coalesce(entry.sorted_by, ''))`, type: "text" },
    waitSeconds: { by: raw`coalesce(entry.wait_seconds, -1)`, type: "integer" },
    itemsTaken: { by: raw`coalesce(entry.items_taken, -1)`, type: "integer" },
    paid: { by: raw`coalesce(entry.paid, -1)`, type: "integer" },
  },
  tie: { by: raw.ref("entry.id"), type: "text" },
  usual: { sortBy: "checkedInAt", descending: false },
};

export async function listLog(sql: Sql, query: Filtered & { place: PagePlace }): Promise<Page<LogBuy>> {
  const rows = await selectPage(
    sql
      .selectFrom(raw<LogBuy>`(with ${entriesOf(query)} select * from entries)`.as("entry"))
      .selectAll("entry")
      .select(reasonsOf(query.storeId).as("reasons"))
      .where(matches(query.filter)),
    query.place,
  ).execute();
  return toPage(rows, query.place);
}

/** Why pieces were taken and passed, the most first: what was chosen at the counter, else what the register's lines say. */
function reasonsOf(storeId: number): RawBuilder<LogBuy["reasons"]> {
  return raw<LogBuy["reasons"]>`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'count', count) order by count desc, name), '[]')
    from (
      select reason.kind, reason.name, counted.count::integer as count
      from buy_reason_counts as counted
      join buy_reasons as reason on reason.store_id = counted.store_id and reason.id = counted.reason_id
      where entry.is_own and counted.store_id = ${storeId}
        and counted.buy_id = case when entry.is_own then entry.id::uuid end
      union all
      select 'pass', piece.pass_reason, count(*)::integer
      from pos_offered_pieces_view as piece
      where piece.store_id = ${storeId} and piece.buy_id = entry.pos_buy_id and not piece.is_taken
        and piece.pass_reason <> ''
        and not (entry.is_own and exists (
          select from buy_reason_counts as typed
          where typed.store_id = ${storeId} and typed.buy_id = case when entry.is_own then entry.id::uuid end))
      group by piece.pass_reason
    ) as named
  )`;
}

/** Of all rows that fit, also those of other pages. What the seller declined says nothing of what was taken. */
export async function sumLog(sql: Sql, query: Filtered): Promise<LogTotals> {
  const result = await raw<LogTotals>`
    /* buys.sumLog */
    with ${entriesOf(query)}
    select count(*)::integer as rows, count(*) filter (where ending <> 'canceled')::integer as buys,
      count(*) filter (where ending = 'bought')::integer as bought,
      count(*) filter (where ending = 'passed')::integer as passed,
      count(*) filter (where ending = 'declined')::integer as declined,
      count(*) filter (where ending = 'open')::integer as open,
      count(*) filter (where is_drop_off and ending <> 'canceled')::integer as drop_offs,
      coalesce(sum(bags + boxes + bins + others) filter (where ending <> 'canceled'), 0)::integer as containers,
      count(first_notified_at)::integer as texted,
      coalesce(sum(items_offered) filter (where counts), 0)::integer as items_offered,
      coalesce(sum(items_taken) filter (where counts), 0)::integer as items_taken,
      coalesce(sum(paid), 0)::double precision as paid, coalesce(sum(paid_trade), 0)::double precision as trade,
      round(avg(wait_seconds) filter (where ending <> 'open'))::integer as average_wait,
      round(percentile_cont(0.5) within group (order by wait_seconds) filter (where ending <> 'open'))::integer
        as median_wait,
      round(avg(sort_seconds))::integer as average_sort
    from (
      select entry.*, ending in ('bought', 'passed') and items_offered is not null as counts
      from entries as entry where ${matches(query.filter)}
    ) as fitting`.execute(sql);
  const [totals] = result.rows;
  if (totals === undefined) {
    throw new Error("Sums have a row");
  }
  return totals;
}

export type LogPerson = { key: string; name: string };

/** Who did anything with the day's buys, A to Z. */
export async function listLogPeople(sql: Sql, day: Day): Promise<LogPerson[]> {
  const result = await raw<LogPerson>`
    /* buys.listLogPeople */
    with ${entriesOf(day)}, keys as (select distinct unnest(people) as key from entries)
    select keys.key, coalesce(${fullName("member")}, known.name, substr(keys.key, 6)) as name
    from keys
    left join employees as member on member.store_id = ${day.storeId} and member.id::text = keys.key
    left join lateral (
      select name from pos_employees_view
      where store_id = ${day.storeId} and 'code ' || drs_employee_code = keys.key
      order by is_active desc, external_id limit 1
    ) as known on true
    order by lower(coalesce(${fullName("member")}, known.name, substr(keys.key, 6))), keys.key`.execute(sql);
  return result.rows;
}

/** The date under which a buy stands in the log; null where the store has no such buy. */
export async function findLogDate(sql: Sql, key: { storeId: number; id: string }): Promise<BusinessDate | null> {
  const ownId = isUuid(key.id) ? key.id : null;
  const result = await raw<{ date: BusinessDate }>`
    /* buys.findLogDate */
    select business_date as date from buys where store_id = ${key.storeId} and id = ${ownId}::uuid
    union all
    select business_date from pos_buys_report_view where store_id = ${key.storeId} and external_id = ${key.id}
    limit 1`.execute(sql);
  return result.rows[0]?.date ?? null;
}

/** One buy of a day; a buy of ours also by the register's id. */
export async function findLogBuy(sql: Sql, { id, ...day }: Day & { id: string }): Promise<LogBuy | null> {
  const result = await raw<LogBuy>`
    /* buys.findLogBuy */
    with ${entriesOf(day)}
    select entry.*, ${reasonsOf(day.storeId)} as reasons from entries as entry
    where entry.id = ${id} or entry.pos_buy_id = ${id} limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

/** The pieces of a buy as the register wrote them. */
export async function listPieces(sql: Sql, key: { storeId: number; posBuyId: string }): Promise<LogPiece[]> {
  const result = await raw<LogPiece>`
    /* buys.listPieces */
    select line, description, category_code as category, brand, size, cost_cents as cost, price_cents as price, is_taken,
      pass_reason
    from pos_offered_pieces_view
    where store_id = ${key.storeId} and buy_id = ${key.posBuyId}
    order by line limit 500`.execute(sql);
  return result.rows;
}
