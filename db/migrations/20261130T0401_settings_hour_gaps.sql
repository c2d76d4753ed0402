-- A store may close for some hours in between, such as at midday: two open periods a day.

create table store_hour_gaps (
  store_id integer not null references stores (id),
  weekday integer not null,
  starts_minutes integer not null,
  ends_minutes integer not null,
  primary key (store_id, weekday),
  constraint store_hour_gaps__weekday check (weekday between 0 and 6),
  constraint store_hour_gaps__order check (starts_minutes > 0 and ends_minutes > starts_minutes and ends_minutes < 1440)
);
comment on table store_hour_gaps is 'settings: when the store is closed between its opening hours of a weekday (0 Sunday); a day with hours of its own has no gap.';
call hangtag.isolate_store_table('store_hour_gaps');

create function hangtag.hours_gap_on(of_store integer, on_date date) returns json
language sql stable
begin atomic
  select json_build_object('startsMinutes', gap.starts_minutes, 'endsMinutes', gap.ends_minutes)
  from store_hour_gaps as gap
  where gap.store_id = of_store and gap.weekday = extract(dow from on_date)
    and not exists (
      select from store_hour_exceptions as exception
      where exception.store_id = of_store and exception.business_date = on_date
    );
end;
comment on function hangtag.hours_gap_on(integer, date) is 'When a store is closed between its opening hours of one day; null without such a gap.';

create function hangtag.is_open_at(of_store integer, local timestamp, minutes_after integer) returns boolean
language sql stable
begin atomic
  select coalesce(bool_or(
    clock.minutes >= hours.opens_minutes and clock.minutes < hours.closes_minutes + minutes_after
      and not coalesce(
        clock.minutes >= (gap.gap ->> 'startsMinutes')::integer + minutes_after
          and clock.minutes < (gap.gap ->> 'endsMinutes')::integer, false)
  ), false)
  from hangtag.hours_on(of_store, local::date) as hours
  cross join lateral (select hangtag.hours_gap_on(of_store, local::date) as gap) as gap
  cross join lateral (
    select extract(hour from local)::integer * 60 + extract(minute from local)::integer as minutes
  ) as clock;
end;
comment on function hangtag.is_open_at(integer, timestamp, integer) is 'Whether a store is open at a time of its clock, or closed so few minutes ago.';

create or replace function hangtag.is_text_hour(of_store integer, of_kind text, at timestamptz, in_zone text)
returns boolean language plpgsql stable as $$
declare
  local timestamp := at at time zone in_zone;
  minutes integer := extract(hour from local)::integer * 60 + extract(minute from local)::integer;
begin
  if of_kind in ('coupon', 'reminder') then
    return minutes < 20 * 60 and minutes >= case extract(dow from local) when 0 then 12 * 60 else 9 * 60 end;
  elsif of_kind = 'buy' then
    perform from hangtag.hours_on(of_store, local::date);
    if not found then
      return minutes >= 8 * 60 and minutes < 21 * 60;
    end if;
    return hangtag.is_open_at(of_store, local, 60);
  end if;
  return true;
end $$;
