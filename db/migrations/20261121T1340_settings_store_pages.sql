-- What the store pages of the settings need beside the tables that are there: days with hours of their own, and how
-- short a PIN may be.
create table store_hour_exceptions (
  store_id integer not null references stores (id),
  business_date date not null,
  name text not null,
  opens_minutes integer,
  closes_minutes integer,
  buying_closes_minutes integer,
  primary key (store_id, business_date),
  constraint store_hour_exceptions__name check (char_length(name) between 1 and 60),
  constraint store_hour_exceptions__order check (
    (opens_minutes is null and closes_minutes is null and buying_closes_minutes is null)
    or (opens_minutes >= 0 and closes_minutes > opens_minutes and closes_minutes <= 1440)),
  constraint store_hour_exceptions__buying check (
    buying_closes_minutes > opens_minutes and buying_closes_minutes <= closes_minutes)
);
comment on table store_hour_exceptions is 'settings: a day on which the usual hours do not hold, such as a holiday; no times means closed.';
comment on column store_hour_exceptions.opens_minutes is 'Minutes after midnight, store time.';
call hangtag.isolate_store_table('store_hour_exceptions');

create function hangtag.hours_on(of_store integer, on_date date)
  returns table (opens_minutes integer, closes_minutes integer, buying_closes_minutes integer)
  language sql stable
begin atomic
  select hours.opens_minutes, hours.closes_minutes, hours.buying_closes_minutes
  from (
    select exception.opens_minutes, exception.closes_minutes, exception.buying_closes_minutes, 0 as rank
    from store_hour_exceptions exception
    where exception.store_id = of_store and exception.business_date = on_date
    union all
    select usual.opens_minutes, usual.closes_minutes, usual.buying_closes_minutes, 1
    from store_hours usual
    where usual.store_id = of_store and usual.weekday = extract(dow from on_date)
    order by rank
    limit 1
  ) as hours;
end;
comment on function hangtag.hours_on(integer, date) is 'The hours of one day: its exception, else those of its weekday. Null times mean closed, no row means that nobody has told.';

alter table store_settings add column pin_digits_min smallint not null default 4
  constraint store_settings__pin_digits_min check (pin_digits_min between 4 and 6);
comment on column store_settings.pin_digits_min is 'A new PIN has at least so many digits; those that are shorter stay good.';
