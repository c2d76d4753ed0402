import type { TestStore } from "#tests/kit/people.ts";
import type { ServedProgram } from "./served-program.ts";

type History = { stores: readonly TestStore[]; years: number };

/** What the nightly mail reads beside figures, for each store and day: four tasks, a note, an employee in and out. */
export async function fillDaybooks({ owner }: ServedProgram, { stores, years }: History): Promise<void> {
  const values = [stores.map(({ id }) => id), years * 365];
  await owner.query(
    `insert into employees (store_id, account_id, first_name)
     select id, account_id, 'Ana' from stores where id = any ($1::int[])`,
    values.slice(0, 1),
  );
  const days = `(
    select stores.id as store_id, current_date - back as day, (
      select min(id) from employees where employees.store_id = stores.id) as person
    from unnest($1::int[]) as stores (id) cross join generate_series(1, $2) as back) as days`;
  await owner.query(
    `insert into task_occurrences (store_id, id, business_date, original_date, name, access, status, done_by_employee_id,
       done_at, done_on, created_by_employee_id, created_at)
     select store_id, gen_random_uuid(), day, day, 'Straighten wall ' || n, 'all', case when n < 4 then 'done' else 'open' end,
       case when n < 4 then person end, case when n < 4 then day + interval '20 hours' end, case when n < 4 then day end,
       person, day
     from ${days} cross join generate_series(1, 4) as n`,
    values,
  );
  await owner.query(
    `insert into notes (store_id, id, business_date, body, author_employee_id, created_at)
     select store_id, gen_random_uuid(), day, 'The stroller of yesterday lacks a wheel.', person, day + interval '15 hours'
     from ${days}`,
    values,
  );
  await owner.query(
    `insert into punches (store_id, id, employee_id, type, at, business_date)
     select store_id, gen_random_uuid(), person, type, day + at, day
     from ${days}
     cross join (values ('in', interval '16 hours'), ('out', interval '23 hours')) as punches (type, at)`,
    values,
  );
  await owner.query("vacuum analyze employees, task_occurrences, notes, punches");
}

/** 80 tickets of two lines for each of the store's days: one in ten discounted, one in twenty brought back. */
export async function fillTickets(
  { owner }: ServedProgram,
  { store, years }: { store: TestStore; years: number },
): Promise<void> {
  const values = [store.id, years * 365];
  await owner.query(
    `insert into pos_transactions (store_id, external_id, business_date, updated_at, seq, device_id, received_at, number,
       terminal, cashier_code, type, at, is_employee_purchase, is_wholesale, total_cents, tax_cents, net_cents, gift_cents,
       returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold)
     select $1, day || '-' || n, day, at, n, gen_random_uuid(), at, n::text, '1', (n % 9)::text,
       case when n % 20 = 0 then 'return' else 'sale' end, at, false, false, 3300, 300, sign * 3000, 0,
       case when n % 20 = 0 then 3000 else 0 end, case when n % 10 = 0 then 500 else 0 end, sign * 900, 0, 2 * sign
     from generate_series(1, $2) as back
     cross join generate_series(1, 80) as n
     cross join lateral (
       select current_date - back as day, case when n % 20 = 0 then -1 else 1 end as sign,
         current_date - back + interval '16 hours' + n * interval '6 minutes' as at) as made`,
    values,
  );
  await owner.query(
    `insert into pos_transaction_lines (store_id, transaction_id, line, sku, description, category_code, goods, quantity,
       price_cents, discount_cents, net_cents, tax_cents, cost_cents)
     select $1, external_id, line, 'A' || external_id || line, 'Shirt', '', 'used', sign(net_cents), 1500, 0,
       net_cents / 2, 150, 450
     from pos_transactions cross join generate_series(1, 2) as line where store_id = $1`,
    values.slice(0, 1),
  );
  await owner.query("vacuum analyze pos_transactions, pos_transaction_lines");
}
