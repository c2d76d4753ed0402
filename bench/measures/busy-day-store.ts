import pg from "pg";

export const employees = 60;
export const tasks = 40;
export const notes = 30;

/**
 * Gives the first demonstration store the day of a large one: sixty people of whom half are planned and in, forty tasks of
 * which half are done, and thirty notes. What the demonstration has is counted in.
 */
export async function fillBusyDay(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(`
      insert into employees (store_id, account_id, first_name, last_name)
      select store.id, store.account_id, 'Person ' || n, 'of the floor' from stores as store
      cross join generate_series((select count(*) + 1 from employees where store_id = 1), ${employees}) as n
      where store.id = 1`);
    await pool.query(`
      create temporary table day as
      select hangtag.business_date_at(1, now()) as date, array_agg(id order by id) as people from employees where store_id = 1`);
    await pool.query(`
      insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, position, created_at)
      select 1, gen_random_uuid(), person, day.date, now() - interval '2 hours', now() + interval '6 hours', 'Floor', now()
      from day cross join unnest(people[${employees / 2 + 1}:]) as person`);
    await pool.query(`
      insert into punches (store_id, id, employee_id, type, at, business_date)
      select 1, gen_random_uuid(), person, 'in', now() - interval '2 hours', day.date
      from day cross join unnest(people[${employees / 2 + 1}:]) as person`);
    await pool.query(`
      insert into task_occurrences (store_id, id, business_date, original_date, name, details, access, due_minutes, due_at,
        status, done_by_employee_id, done_at, done_on, created_by_employee_id, created_at)
      select 1, gen_random_uuid(), day.date, day.date, 'Straighten the wall of shelf ' || n, 'From left to right.', 'all',
        840, now(), case when n % 2 = 0 then 'done' else 'open' end, case when n % 2 = 0 then people[n] end,
        case when n % 2 = 0 then now() end, case when n % 2 = 0 then day.date end, people[1], now()
      from day cross join generate_series((
        select count(*) + 1 from task_occurrences, day
        where store_id = 1 and business_date = day.date and deleted_at is null), ${tasks}) as n`);
    await pool.query(`
      insert into notes (store_id, id, business_date, body, author_employee_id, created_at)
      select 1, gen_random_uuid(), day.date, 'The seller of stroller ' || n || ' brings the missing wheel before noon.',
        people[1 + n % ${employees}], now()
      from day cross join generate_series((
        select count(*) + 1 from notes, day where store_id = 1 and business_date = day.date and deleted_at is null
      ), ${notes}) as n`);
    await pool.query("analyze employees, shifts, punches, task_occurrences, notes");
  } finally {
    await pool.end();
  }
}
