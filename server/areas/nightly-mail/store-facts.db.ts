/** What other areas let the mail read about a store's day, each by one of their views. */
import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

type DayOfStores = { storeIds: readonly number[]; date: BusinessDate };

type CloseFacts = {
  arrivedAt: Date;
  closedAt: Date;
};

export type StoreFacts = {
  color: string;
  /** The store buys already but has not opened to sell. */
  isOpenToBuy: boolean;
  clockSource: string;
  close: CloseFacts | null;
  /** The point of sale's total less ours; null when they agree or there is nothing to compare. */
  closeDifference: number | null;
  openBuys: number;
  carriedBuys: number;
  texts: { threads: number; since: Date | null } | null;
  /** Texts of the calendar day that a carrier blocked. */
  carrierBlocks: number;
  /** First names of people without a clock-out. */
  clockedIn: string[];
};

type FactsRow = Omit<StoreFacts, "close" | "texts"> & {
  storeId: number;
  arrivedAt: Date | null;
  closedAt: Date | null;
  threads: number | null;
  since: Date | null;
};

export async function listStoreFacts(
  sql: Sql,
  { storeIds, date }: DayOfStores,
): Promise<ReadonlyMap<number, StoreFacts>> {
  const result = await raw<FactsRow>`
    /* nightly-mail.listStoreFacts */
    select stores.id as store_id, stores.color, coalesce(settings.clock_source, 'app') as clock_source,
      coalesce(stores.open_to_buy_on <= ${date}::date, false)
        and coalesce(stores.grand_opening_on > ${date}::date, stores.open_to_buy_on is not null) as is_open_to_buy,
      arrival.received_at as arrived_at, arrival.closed_at,
      (
        select difference_cents from pos_day_closes_report_view as closes
        where closes.store_id = stores.id and closes.business_date = ${date}::date
      ) as close_difference,
      coalesce((
        select buys from open_buys_view as buys
        where buys.store_id = stores.id and buys.business_date = ${date}::date
      ), 0) as open_buys,
      coalesce((
        select sum(buys)::integer from open_buys_view as buys
        where buys.store_id = stores.id and buys.business_date < ${date}::date
      ), 0) as carried_buys,
      waiting.threads, waiting.since,
      (
        select count(*)::integer from carrier_blocks_view as blocks
        where blocks.store_id = stores.id and blocks.ended_at >= ${date}::date::timestamp at time zone stores.time_zone
          and blocks.ended_at < (${date}::date + 1)::timestamp at time zone stores.time_zone
      ) as carrier_blocks,
      array(
        select names.full_name from clock_standing_view as standing
        join employee_names_view as names on names.store_id = standing.store_id and names.id = standing.employee_id
        where standing.store_id = stores.id and standing.business_date = ${date}::date and standing.type <> 'out'
        order by names.full_name, names.id
      ) as clocked_in
    from stores
    left join store_settings as settings on settings.store_id = stores.id
    left join day_close_arrivals_view as arrival
      on arrival.store_id = stores.id and arrival.business_date = ${date}::date
    left join threads_waiting_view as waiting on waiting.store_id = stores.id
    where stores.id = any(${[...storeIds]}::integer[])`.execute(sql);
  return new Map(result.rows.map(({ storeId, ...row }) => [storeId, factsOf(row)]));
}

function factsOf({ arrivedAt, closedAt, threads, since, ...facts }: Omit<FactsRow, "storeId">): StoreFacts {
  return {
    ...facts,
    close: arrivedAt === null || closedAt === null ? null : { arrivedAt, closedAt },
    texts: threads === null ? null : { threads, since },
  };
}

export type DayTask = { name: string; outcome: "done" | "skipped" | "missed"; skipReason: string | null };

/** Of each store that has any, those that were not done first by what happened, then by name. */
export async function listOpenEnds(
  sql: Sql,
  { storeIds, date }: DayOfStores,
): Promise<ReadonlyMap<number, readonly DayTask[]>> {
  const result = await raw<DayTask & { storeId: number }>`
    /* nightly-mail.listOpenEnds */
    select store_id, name, outcome, skip_reason from tasks_of_day_view
    where store_id = any(${[...storeIds]}::integer[]) and business_date = ${date}::date and outcome <> 'done'
    order by outcome desc, is_must_do desc, name`.execute(sql);
  return byStore(result.rows);
}

function byStore<Row extends { storeId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ storeId }) => storeId);
}

export type DayNote = { author: string; body: string; isImportant: boolean; at: Date };

/** Twenty of each store that has any, important ones first. */
export async function listNotes(
  sql: Sql,
  { storeIds, date }: DayOfStores,
): Promise<ReadonlyMap<number, readonly DayNote[]>> {
  const result = await raw<DayNote & { storeId: number }>`
    /* nightly-mail.listNotes */
    select stores.store_id, notes.*
    from unnest(${[...storeIds]}::integer[]) as stores (store_id)
    cross join lateral (
      select author, left(body, 501) as body, is_important, created_at as at from notes_of_day_view as notes
      where notes.store_id = stores.store_id and business_date = ${date}::date
      order by is_important desc, created_at, id
      limit 20
    ) as notes`.execute(sql);
  return byStore(result.rows);
}

export type StoppedService = { provider: string; text: string | null };

export async function listStoppedServices(sql: Sql, storeId: number): Promise<StoppedService[]> {
  const result = await raw<StoppedService>`
    /* nightly-mail.listStoppedServices */
    select provider, last_error_text as text from stopped_services_view
    where store_id = ${storeId} order by provider`.execute(sql);
  return result.rows;
}

/** Names of the store's jobs whose last try failed; given up are those that nothing tries again. */
export type FailingWork = { name: string; isGivenUp: boolean };

export async function listFailingWork(sql: Sql, storeId: number): Promise<FailingWork[]> {
  const result = await raw<FailingWork>`
    /* nightly-mail.listFailingWork */
    select name, is_given_up from hangtag.failing_work(${storeId}::integer)`.execute(sql);
  return result.rows;
}
