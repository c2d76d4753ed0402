import type { TestStore } from "#tests/kit/people.ts";
import type { ServedProgram } from "#bench/served-program.ts";

/** What a day of a store has; a share of it where a whole chain would not fit on the machine. */
export type DayVolume = { tickets: number; buys: number; events: number };
type History = { stores: readonly TestStore[]; years: number; volume: DayVolume };

const storesAtOnce = 10;

/** Final days, tickets of two lines and a tender, buys of five pieces, and what people did, for every day until yesterday. */
export async function fillTrade(program: ServedProgram, { stores, years, volume }: History): Promise<void> {
  for (let at = 0; at < stores.length; at += storesAtOnce) {
    const some = stores.slice(at, at + storesAtOnce).map(({ id }) => id);
    await hire(program, some);
    await fillDays(program, [some, years * 365]);
    await fillTickets(program, [some, years * 365, volume.tickets]);
    await fillBuys(program, [some, years * 365, volume.buys]);
    await fillEvents(program, [some, years * 365, volume.events]);
  }
  await program.owner.query("vacuum analyze");
}

async function hire({ owner }: ServedProgram, storeIds: readonly number[]): Promise<void> {
  await owner.query(
    `insert into employees (store_id, account_id, first_name)
     select id, account_id, 'Ana' from stores cross join generate_series(1, 11) where id = any ($1::int[])`,
    [storeIds],
  );
}

async function fillDays({ owner }: ServedProgram, values: unknown[]): Promise<void> {
  await owner.query(
    `insert into daily_reports (store_id, business_date, status, changed_at, closed_at, sales_cents, customers,
       sales_without_customer, items_sold, buys, buy_cash_cents, buy_trade_cents, goal_cents, labor_minutes, wages_cents,
       sales_by_hour_cents)
     select store_id, current_date - back, 'final', now(), current_date - back + interval '27 hours',
       200000 + (store_id * 7919 + back * 104729) % 90000, 80, 12, 160, 20, 60000, 20000, 250000, 2400, 60000,
       array_fill(10000::bigint, array[24])
     from unnest($1::int[]) as store_id cross join generate_series(1, $2) as back`,
    values,
  );
}

async function fillTickets({ owner }: ServedProgram, values: unknown[]): Promise<void> {
  const tickets = `unnest($1::int[]) as store_id cross join generate_series($2::int, 1, -1) as back
    cross join generate_series(1, $3::int) as n
    cross join lateral (select current_date - back as day, (current_date - back) || '-' || n as key) as of`;
  await owner.query(
    `insert into pos_transactions (store_id, external_id, business_date, updated_at, seq, device_id, received_at, number,
       terminal, cashier_code, customer_id, type, at, is_employee_purchase, is_wholesale, total_cents, tax_cents, net_cents,
       gift_cents, returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold)
     select store_id, key, day, day + interval '20 hours', n, gen_random_uuid(), day + interval '20 hours', n::text, '1',
       (n % 9)::text, 'C' || (back * 7 + n) % 4000, 'sale', day + interval '16 hours' + n * interval '6 minutes', false,
       false, 3300, 300, 3000, 0, 0, 0, 900, 0, 2
     from ${tickets}`,
    values,
  );
  await owner.query(
    `insert into pos_transaction_lines (store_id, transaction_id, line, sku, description, category_code, goods, quantity,
       price_cents, discount_cents, net_cents, tax_cents, cost_cents)
     select store_id, key, line, 'A' || key || line, 'Girls dress with flowers', 'C' || n % 30, 'used', 1, 1500, 0, 1500,
       150, 450
     from ${tickets} cross join generate_series(1, 2) as line`,
    values,
  );
  await owner.query(
    `insert into pos_tenders (store_id, transaction_id, tender, kind, amount_cents)
     select store_id, key, 1, 'visa', 3300 from ${tickets}`,
    values,
  );
}

async function fillBuys({ owner }: ServedProgram, values: unknown[]): Promise<void> {
  const buys = `unnest($1::int[]) as store_id cross join generate_series($2::int, 1, -1) as back
    cross join generate_series(1, $3::int) as n
    cross join lateral (select current_date - back as day, (current_date - back) || '-' || n as key) as of`;
  await owner.query(
    `insert into pos_buys (store_id, external_id, business_date, updated_at, seq, device_id, received_at, number,
       customer_id, checked_in_at, completed_at, status, paid_cash_cents, paid_trade_cents, items_offered, items_taken)
     select store_id, key, day, day + interval '20 hours', n, gen_random_uuid(), day + interval '20 hours', n::text,
       'C' || (back * 5 + n) % 4000, day + interval '16 hours', day + interval '17 hours', 'complete', 3000, 1000, 5, 3
     from ${buys}`,
    values,
  );
  await owner.query(
    `insert into pos_buy_lines (store_id, buy_id, line, tag, description, category, cost_cents, price_cents, is_taken)
     select store_id, key, line, 'B' || key || line, 'Girls dress with flowers', 'Girls', 450, 1500, line < 4
     from ${buys} cross join generate_series(1, 5) as line`,
    values,
  );
}

/** Mostly ticks of tasks that are a day's own; one in a hundred is about a thing that stays for years. */
async function fillEvents({ owner }: ServedProgram, values: unknown[]): Promise<void> {
  await owner.query(
    `insert into events (account_id, id, store_id, name, record_kind, record_id, employee_id, at, payload)
     select account_id, (left(hangtag.first_event_id(at)::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
       stores.id, case when stays then 'store.switches-changed' else 'task.ticked' end,
       case when stays then 'StoreSwitches' else 'Task' end,
       case when stays then stores.id::text else gen_random_uuid()::text end,
       people.ids[1 + (n + back) % cardinality(people.ids)], at,
       case when stays then '{"before": {"idleSeconds": 90}, "after": {"idleSeconds": 120}}'
         else '{"name": "Straighten the wall of dresses", "date": "2026-01-02", "before": {"isDone": false}, "after": {"isDone": true}}'
       end::jsonb
     from stores
     cross join lateral (
       select array_agg(id) as ids from employees where employees.store_id = stores.id) as people
     cross join generate_series($2::int, 1, -1) as back cross join generate_series(1, $3::int) as n
     cross join lateral (select current_date - back + interval '15 hours' + n * interval '1 minute' as at,
       n = 1 and back % 30 = 0 as stays) as of
     where stores.id = any ($1::int[])`,
    values,
  );
}
