-- A gap that reached beyond the hours, as after the hours were changed, left the store open in the hour after it closed for
-- as long as the gap lay beyond them. The periods are the same as those of openPeriods in common/store-hours.ts.

create or replace function hangtag.is_open_at(of_store integer, local timestamp, minutes_after integer) returns boolean
language sql stable
begin atomic
  select exists (
    select from hangtag.hours_on(of_store, local::date) as hours
    cross join lateral (select hangtag.hours_gap_on(of_store, local::date) as gap) as gap
    cross join lateral (
      values
        (hours.opens_minutes, least(hours.closes_minutes, (gap.gap ->> 'startsMinutes')::integer)),
        (greatest(hours.opens_minutes, (gap.gap ->> 'endsMinutes')::integer),
          case when gap.gap is not null then hours.closes_minutes end)
    ) as period (opens_minutes, closes_minutes)
    cross join lateral (
      select extract(hour from local)::integer * 60 + extract(minute from local)::integer as minutes
    ) as clock
    where hours.opens_minutes is not null and hours.closes_minutes is not null
      and period.opens_minutes < period.closes_minutes
      and clock.minutes >= period.opens_minutes and clock.minutes < period.closes_minutes + minutes_after
  );
end;
