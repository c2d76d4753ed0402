-- A store without a year of its own has its goals by the season of its sister stores.

create table borrowed_seasons (
  store_id integer not null references stores (id),
  sisters smallint not null,
  until_on date not null,
  days jsonb not null,
  borrowed_at timestamptz not null,
  primary key (store_id),
  constraint borrowed_seasons__sisters check (sisters >= 0),
  constraint borrowed_seasons__days check (jsonb_typeof(days) = 'array')
);
comment on table borrowed_seasons is 'goals: the season of the sister stores, without their amounts, for a store that has no year of its own. Made each night; gone when 52 weeks are there.';
comment on column borrowed_seasons.sisters is 'How many stores it is borrowed from; 0 where none has a year either.';
comment on column borrowed_seasons.until_on is 'The first day that has a day of the store itself to be compared with.';
call hangtag.isolate_store_table('borrowed_seasons');
