-- The rule of business_date_at as rows, which PostgreSQL takes into the statement around it. As a function of one store it
-- is a statement of its own for each: most of the time that a page of 30 stores needed to know their days.

create function hangtag.business_dates_at(instant timestamptz) returns table (store_id integer, business_date date)
language sql stable as $$
  select stores.id, case
      when local.minutes >= coalesce(store_settings.business_day_boundary_minutes, 180) then local.date
      when exists (
        select from pos_day_closes as closes
        where closes.store_id = stores.id and closes.business_date = local.date - 1 and not closes.is_gone
          and closes.closed_at <= instant
      ) then local.date
      else local.date - 1
    end
  from stores
  left join store_settings on store_settings.store_id = stores.id
  cross join lateral (select instant at time zone stores.time_zone as wall) as clock
  cross join lateral (
    select clock.wall::date as date, extract(hour from clock.wall) * 60 + extract(minute from clock.wall) as minutes
  ) as local
$$;
comment on function hangtag.business_dates_at(timestamptz) is 'The business date of each store at an instant.';

create or replace function hangtag.business_date_at(of_store integer, instant timestamptz) returns date
language sql stable as $$
  select business_date from hangtag.business_dates_at(instant) where store_id = of_store
$$;
