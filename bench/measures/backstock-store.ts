import pg from "pg";

export const bins = 3000;
export const movements = 60_000;

/**
 * Makes the first demonstration store a big one: 3,000 filled bins more, and a past of 60,000 movements (each archived
 * filling was added, moved and pulled) spread over three years.
 */
export async function fillBigStore(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(`
      insert into bins (store_id, id, number, created_at)
      select 1, gen_random_uuid(), 100000 + n, now() - interval '3 years' from generate_series(1, ${bins}) as n`);
    await pool.query(`
      create temporary table made as
      select gen_random_uuid() as id, bin.id as bin_id, place.back, place.floor, of.category_id, of.season,
        now() - (of.days || ' days')::interval as filled_at, (now() - (of.days || ' days')::interval)::date as filled_on,
        series.n > ${bins} as is_archived
      from generate_series(1, ${bins} + ${movements / 3}) as series (n)
      cross join lateral (
        select case when series.n > ${bins} then 60 + (series.n * 7919) % 1000 else (series.n * 7919) % 300 end as days,
          (array_agg(id order by position))[1 + series.n % count(*)] as category_id,
          (array['all', 'SS', 'FW', 'holiday'])[1 + series.n % 4] as season
        from backstock_categories where store_id = 1
      ) as of
      cross join (
        select (array_agg(id) filter (where is_default))[1] as back, (array_agg(id) filter (where is_terminal))[1] as floor
        from backstock_locations where store_id = 1
      ) as place
      join bins as bin on bin.store_id = 1 and bin.number = 100001 + series.n % ${bins}`);
    await pool.query(`
      insert into backstock_fillings (store_id, id, bin_id, category_id, location_id, inventory_date, season, created_at,
        filled_on, archived_at, archived_on, archived_reason)
      select 1, id, bin_id, category_id, case when is_archived then floor else back end, filled_on, season, filled_at,
        filled_on, case when is_archived then filled_at + interval '40 days' end,
        case when is_archived then filled_on + 40 end, case when is_archived then 'pulled' end
      from made`);
    await pool.query(`
      insert into backstock_events (store_id, id, set_id, filling_id, bin_id, category_id, type, from_location_id,
        to_location_id, reason, employee_id, business_date, at)
      select 1, gen_random_uuid(), gen_random_uuid(), made.id, bin_id, category_id, step.type,
        case when step.type <> 'added' then back end, case when step.type = 'removed' then floor else back end,
        case when step.type = 'removed' then 'pulled' end, 1, filled_on + step.days,
        filled_at + (step.days || ' days')::interval
      from made
      join (values ('added', 0), ('moved', 20), ('removed', 40)) as step (type, days)
        on made.is_archived or step.type = 'added'`);
    await pool.query("analyze bins, backstock_fillings, backstock_events");
  } finally {
    await pool.end();
  }
}
