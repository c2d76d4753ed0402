-- Registers without a program at the counter: the store's connection to a register service, how far each part of it was
-- read, what came in of it, the cash drawers that make Day Closes, and runs over past sales.

create table register_connections (
  store_id integer not null references stores (id),
  provider text not null,
  account_id text not null,
  place_id text not null,
  place_name text not null,
  device_id uuid not null,
  goods text not null,
  live_since date not null,
  connected_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, provider),
  foreign key (store_id, device_id) references devices (store_id, id),
  constraint register_connections__provider check (provider ~ '^[a-z][a-z-]{1,39}$'),
  constraint register_connections__goods check (goods in ('used', 'new'))
);
create unique index register_connections__one_store on register_connections (provider, place_id) where ended_at is null;
create index register_connections__account on register_connections (provider, account_id) where ended_at is null;
comment on table register_connections is 'registers: which place of an account at a register service a store is; it sells there until it has ended.';
comment on column register_connections.goods is 'What is sold there where no item says more.';
comment on column register_connections.live_since is 'Sales from this business date on come by themselves; earlier ones by a back-fill.';
call hangtag.isolate_store_table('register_connections');

create table register_bookmarks (
  store_id integer not null,
  provider text not null,
  part text not null,
  read_to timestamptz not null,
  window_from timestamptz,
  window_to timestamptz,
  cursor text,
  looked_at timestamptz not null,
  primary key (store_id, provider, part),
  foreign key (store_id, provider) references register_connections (store_id, provider),
  constraint register_bookmarks__window check ((cursor is null) = (window_from is null) and (cursor is null) = (window_to is null))
);
comment on table register_bookmarks is 'registers: how far each part of a register service was read.';
comment on column register_bookmarks.cursor is 'Of the service, for the next page of the window; null when it was read to its end.';
comment on column register_bookmarks.looked_at is 'When it was last read to its end, or its page was.';
call hangtag.isolate_store_table('register_bookmarks');

create table register_rows (
  store_id integer not null,
  device_id uuid not null,
  kind text not null,
  external_id text not null,
  updated_at timestamptz not null,
  version bigint not null,
  digest text not null,
  primary key (store_id, device_id, kind, external_id),
  foreign key (store_id, device_id) references devices (store_id, id)
);
comment on table register_rows is 'registers: in which state each row of a register service was taken, so that an older or equal one is not taken again.';
call hangtag.isolate_store_table('register_rows');

create table register_drawers (
  store_id integer not null,
  device_id uuid not null,
  id text not null,
  business_date date not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  opening_float_cents integer not null,
  paid_in_cents integer not null,
  paid_out_cents integer not null,
  over_short_cents integer,
  primary key (store_id, device_id, id),
  foreign key (store_id, device_id) references devices (store_id, id)
);
create index register_drawers__day on register_drawers (store_id, device_id, business_date);
comment on table register_drawers is 'registers: cash drawers from their opening to their count; those of a date, all counted, are its Day Close.';
call hangtag.isolate_store_table('register_drawers');

create table register_days (
  store_id integer not null,
  device_id uuid not null,
  business_date date not null,
  primary key (store_id, device_id, business_date),
  foreign key (store_id, device_id) references devices (store_id, id)
);
comment on table register_days is 'registers: dates whose tickets or drawers changed since their Day Close was last made.';
call hangtag.isolate_store_table('register_days');

create table register_reports (
  store_id integer not null references stores (id),
  id text not null,
  provider text not null,
  part text not null,
  sale_ids text[] not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (store_id, id)
);
create index register_reports__waiting on register_reports (store_id, provider, received_at) where handled_at is null;
comment on table register_reports is 'registers: what a register service reported, each once.';
call hangtag.isolate_store_table('register_reports');

create table register_backfills (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  from_date date not null,
  to_date date not null,
  state text not null,
  started_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  working_ms bigint not null default 0,
  primary key (store_id, id),
  foreign key (store_id, provider) references register_connections (store_id, provider),
  constraint register_backfills__dates check (from_date <= to_date),
  constraint register_backfills__state check (state in ('running', 'stopped', 'done', 'dropped')),
  constraint register_backfills__ended check ((ended_at is null) = (state = 'running'))
);
create unique index register_backfills__one_open on register_backfills (store_id, provider) where state in ('running', 'stopped');
comment on table register_backfills is 'registers: runs over past sales that a person started.';
comment on column register_backfills.working_ms is 'How long it has read so far, without the time in which it stood.';
call hangtag.isolate_store_table('register_backfills');

create table register_backfill_months (
  store_id integer not null,
  backfill_id uuid not null,
  from_date date not null,
  to_date date not null,
  part text not null,
  read_to timestamptz,
  cursor text,
  sales integer not null default 0,
  done_at timestamptz,
  primary key (store_id, backfill_id, from_date),
  foreign key (store_id, backfill_id) references register_backfills (store_id, id),
  constraint register_backfill_months__dates check (from_date <= to_date)
);
comment on table register_backfill_months is 'registers: the months of a run, of which the newest comes first.';
comment on column register_backfill_months.part is 'What of the month is being read; the parts before were.';
comment on column register_backfill_months.read_to is 'Reading begins here when the cursor is no longer taken; null at the start of the part.';
call hangtag.isolate_store_table('register_backfill_months');
