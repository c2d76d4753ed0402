-- What a manager may choose beside the growth, and what the store knows of days that were not like others.

alter table goal_defaults
  add column aligns_holidays boolean not null default false,
  add column holds_month_total boolean not null default false;
comment on column goal_defaults.aligns_holidays is 'Holidays and the store''s own events are compared with those of last year instead of with the weekday.';
comment on column goal_defaults.holds_month_total is 'What the minimum adds to weak days is taken from the others: the month keeps last year''s total with the growth.';

create table calendar_events (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  saved_at timestamptz not null,
  primary key (store_id, id),
  constraint calendar_events__name check (char_length(name) between 1 and 60),
  constraint calendar_events__period check (ends_on between starts_on and starts_on + 30)
);
create unique index calendar_events__one_start on calendar_events (store_id, lower(name), starts_on);
comment on table calendar_events is 'goals: days of the store''s own that come back, such as a tax-free weekend; one row for each time, paired with the year before by name.';
call hangtag.isolate_store_table('calendar_events');

create table comp_confirmations (
  store_id integer not null references stores (id),
  business_date date not null,
  confirmed_at timestamptz not null,
  primary key (store_id, business_date)
);
comment on table comp_confirmations is 'goals: days that stood out and that a manager let stand as a comparison, so that they are not proposed again.';
call hangtag.isolate_store_table('comp_confirmations');
