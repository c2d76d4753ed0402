-- Two locks on every row: composite keys that carry the store, and row-level security that reads the scope of the
-- connection. The service's role never owns a table and never bypasses row-level security.

create schema hangtag;
comment on schema hangtag is 'Functions that keep one store''s rows away from another''s.';

create function hangtag.store_ids() returns int[]
language sql stable parallel safe
return coalesce(nullif(current_setting('hangtag.store_ids', true), ''), '{}')::int[];
comment on function hangtag.store_ids() is 'The stores that the connection may touch now.';

create function hangtag.account_ids() returns int[]
language sql stable parallel safe
return coalesce(nullif(current_setting('hangtag.account_ids', true), ''), '{}')::int[];
comment on function hangtag.account_ids() is 'The accounts that the connection may touch now.';

create function hangtag.sees_all() returns boolean
language sql stable parallel safe
return coalesce(current_setting('hangtag.sees_all', true), '') = 'on';
comment on function hangtag.sees_all() is 'True for work of the system itself: sign-in before anybody is known, and jobs.';

create procedure hangtag.isolate_store_table(table_name text)
language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy of_the_store on %I using ((select hangtag.sees_all()) or store_id = any ((select hangtag.store_ids())::int[]))',
    table_name);
  execute format('grant select, insert, update, delete on %I to hangtag_service', table_name);
end $$;
comment on procedure hangtag.isolate_store_table(text) is 'Puts the second lock on a table that has store_id.';

create procedure hangtag.isolate_account_table(table_name text)
language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy of_the_account on %I using ((select hangtag.sees_all()) or account_id = any ((select hangtag.account_ids())::int[]))',
    table_name);
  execute format('grant select, insert, update, delete on %I to hangtag_service', table_name);
end $$;
comment on procedure hangtag.isolate_account_table(text) is 'Puts the second lock on a table that has account_id but no store.';

create table accounts (
  id integer generated always as identity primary key,
  account_id integer generated always as (id) stored,
  name text not null,
  created_at timestamptz not null default now()
);
comment on table accounts is 'accounts: one company; its owner pays for all its stores.';
comment on column accounts.account_id is 'The id again, so that the account is isolated by the same rule as its tables.';
call hangtag.isolate_account_table('accounts');

create table stores (
  id integer generated always as identity primary key,
  store_id integer generated always as (id) stored,
  account_id integer not null references accounts (id),
  name text not null,
  initials text not null,
  number text not null,
  brand_kind text not null,
  phone_number text,
  call_and_text_number text,
  time_zone text not null,
  address text,
  city text,
  state text,
  zip text,
  country text not null default 'US',
  color text not null default '#6d4aa8',
  open_to_buy_on date,
  grand_opening_on date,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  unique (account_id, id),
  constraint stores__number check (number ~ '^[12468][0-9]{4}$'),
  constraint stores__initials check (initials ~ '^[A-Za-z]{1,3}$'),
  constraint stores__country check (country in ('US', 'CA')),
  constraint stores__brand_kind check (brand_kind in ('kids', 'teen', 'women', 'sports', 'music', 'other'))
);
create unique index stores__one_number on stores (number) where archived_at is null;
comment on table stores is 'accounts: one shop of a company.';
comment on column stores.store_id is 'The id again, so that the store is isolated by the same rule as its tables.';
comment on column stores.brand_kind is 'Asked, never derived from the number.';
comment on column stores.color is 'Header color, so that nobody edits the wrong store.';
comment on column stores.grand_opening_on is 'First selling day; before it the store is in Open to Buy.';
call hangtag.isolate_store_table('stores');

create table store_settings (
  store_id integer primary key references stores (id),
  show_sales_to_employees boolean not null default true,
  idle_seconds integer not null default 90,
  anyone_may_reset_pin boolean not null default false,
  allow_self_first_pin boolean not null default true,
  breaks_paid boolean not null default false,
  clock_source text not null default 'app',
  trade_pct_basis text not null default 'amount',
  week_start smallint not null default 0,
  wages_visible_to text not null default 'managers',
  business_day_boundary_minutes integer not null default 180,
  constraint store_settings__idle_seconds check (idle_seconds between 30 and 900),
  constraint store_settings__clock_source check (clock_source in ('app', 'provider')),
  constraint store_settings__trade_pct_basis check (trade_pct_basis in ('amount', 'count')),
  constraint store_settings__week_start check (week_start in (0, 1)),
  constraint store_settings__wages_visible_to check (wages_visible_to in ('managers', 'owners')),
  constraint store_settings__boundary check (business_day_boundary_minutes between 0 and 720)
);
comment on table store_settings is 'settings: the switches of a store, one row for each store.';
comment on column store_settings.business_day_boundary_minutes is 'Minutes after midnight until which activity belongs to the day before.';
comment on column store_settings.week_start is '0 Sunday, 1 Monday.';
call hangtag.isolate_store_table('store_settings');

create table store_hours (
  store_id integer not null references stores (id),
  weekday smallint not null,
  opens_minutes integer,
  closes_minutes integer,
  buying_closes_minutes integer,
  primary key (store_id, weekday),
  constraint store_hours__weekday check (weekday between 0 and 6),
  constraint store_hours__order check (
    (opens_minutes is null and closes_minutes is null) or (opens_minutes >= 0 and closes_minutes > opens_minutes and closes_minutes <= 1440))
);
comment on table store_hours is 'settings: opening hours for each weekday (0 Sunday); no times means closed.';
comment on column store_hours.opens_minutes is 'Minutes after midnight, store time.';
call hangtag.isolate_store_table('store_hours');

create table users (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  email text not null,
  full_name text not null,
  role smallint not null,
  type text not null default 'User',
  password_hash text,
  default_store_id integer,
  is_active boolean not null default true,
  support_restore_id text,
  support_external_id text,
  support_email text,
  created_at timestamptz not null default now(),
  unique (account_id, id),
  foreign key (account_id, default_store_id) references stores (account_id, id),
  constraint users__role check (role between 0 and 4),
  constraint users__type check (type in ('User', 'PosUser')),
  constraint users__pos_user_has_no_password check (type = 'User' or password_hash is null)
);
create unique index users__one_email on users (lower(email));
comment on table users is 'accounts: a login. A PosUser signs in by its device token and has no password.';
comment on column users.role is '0 User, 1 Manager, 2 District manager, 3 Account Owner, 4 Support User.';
comment on column users.password_hash is 'argon2id; null for a PosUser and for a person who has not chosen one yet.';
comment on column users.support_restore_id is 'Support desk: id that restores the person''s conversation.';
call hangtag.isolate_account_table('users');

create table user_stores (
  account_id integer not null,
  user_id integer not null,
  store_id integer not null,
  primary key (account_id, user_id, store_id),
  foreign key (account_id, user_id) references users (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id)
);
create index user_stores__store on user_stores (store_id);
comment on table user_stores is 'accounts: the stores that a user or manager reaches; district managers and owners reach all of their account.';
call hangtag.isolate_account_table('user_stores');

create table devices (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  type text not null,
  terminal_number integer,
  token_hash bytea,
  user_id integer references users (id),
  app_version text,
  clock_skew_ms integer,
  pos_name text,
  pos_version text,
  is_pos_connected boolean not null default false,
  queue_length integer,
  printers jsonb not null default '[]',
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (store_id, id),
  constraint devices__type check (type in ('pos', 'browser', 'tablet', 'phone'))
);
create unique index devices__one_token on devices (token_hash) where token_hash is not null;
comment on table devices is 'pos: a register''s agent or a browser, tablet or phone that people use at the store.';
comment on column devices.token_hash is 'SHA-256 of the device token; only registers have one.';
comment on column devices.user_id is 'The PosUser of a register.';
comment on column devices.clock_skew_ms is 'Device clock minus server clock at the last heartbeat.';
call hangtag.isolate_store_table('devices');

create table employees (
  store_id integer not null references stores (id),
  id integer generated always as identity,
  account_id integer not null,
  user_id integer,
  first_name text not null,
  last_name text not null default '',
  email text,
  phone_number text,
  emergency_name text,
  emergency_phone text,
  avatar_url text,
  is_manager boolean not null default false,
  is_active boolean not null default true,
  drs_employee_code text,
  drs_user_id text,
  pin_hash text,
  pin_set_at timestamptz,
  last_action_at timestamptz,
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);
create unique index employees__one_per_user on employees (store_id, user_id) where user_id is not null;
create unique index employees__one_active_per_code on employees (store_id, drs_employee_code) where is_active and drs_employee_code is not null;
comment on table employees is 'team: a person on the floor of one store; may be linked to a login and to an employee of the point of sale.';
comment on column employees.drs_employee_code is 'The employee''s code in the point of sale.';
comment on column employees.pin_hash is 'argon2id of 4 to 6 digits; null until the person has chosen one.';
call hangtag.isolate_store_table('employees');

create table sessions (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  token_hash bytea not null,
  device_id uuid,
  address text,
  app_version text,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);
create unique index sessions__one_token on sessions (token_hash);
create index sessions__user on sessions (user_id) where revoked_at is null;
comment on table sessions is 'auth: one sign-in. The token itself is kept nowhere, only its SHA-256.';
call hangtag.isolate_account_table('sessions');

create table employee_confirmations (
  store_id integer not null,
  session_id uuid not null,
  employee_id integer not null,
  confirmed_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, session_id, employee_id),
  foreign key (store_id, employee_id) references employees (store_id, id)
);
comment on table employee_confirmations is 'team: who has proved by PIN to be at the screen of a session; X-User-Employee is believed only with such a row.';
call hangtag.isolate_store_table('employee_confirmations');

create table password_resets (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);
create unique index password_resets__one_token on password_resets (token_hash);
comment on table password_resets is 'auth: a mailed link for a new password: one hour, one use.';
call hangtag.isolate_account_table('password_resets');

create table guesses (
  subject text primary key,
  failures integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz,
  blocked_times integer not null default 0
);
comment on table guesses is 'auth: wrong tries for each person, device or address. Holds hashes only, so it needs no tenant.';
comment on column guesses.subject is 'What is guessed and by whom, as a keyed hash: never an address or an e-mail in clear.';
grant select, insert, update, delete on guesses to hangtag_service;

create table events (
  account_id integer not null references accounts (id),
  id uuid not null,
  store_id integer,
  name text not null,
  record_kind text,
  record_id text,
  user_id integer,
  employee_id integer,
  device_id uuid,
  request_id text,
  at timestamptz not null,
  business_date date,
  payload jsonb not null,
  primary key (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id)
);
create index events__record on events (store_id, record_kind, record_id, id);
create index events__by_time on events (store_id, id);
comment on table events is 'events: what has happened, written in the transaction of the change: outbox and readable history are the same rows. Append-only.';
comment on column events.payload is 'Before and after, as the event''s schema says.';
alter table events enable row level security;
alter table events force row level security;
create policy of_the_store on events using (
  (select hangtag.sees_all())
  or (store_id is null and account_id = any ((select hangtag.account_ids())::int[]))
  or store_id = any ((select hangtag.store_ids())::int[]));
grant select, insert on events to hangtag_service;

create table idempotency_keys (
  account_id integer not null references accounts (id),
  key uuid not null,
  operation text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys__age on idempotency_keys (created_at);
comment on table idempotency_keys is 'operations: the answer to a request that may be sent again; kept for 7 days.';
call hangtag.isolate_account_table('idempotency_keys');

create table global_settings (
  name text primary key,
  value jsonb not null
);
comment on table global_settings is 'settings: values of the whole installation, such as the support contact address. Holds nothing of a tenant.';
grant select, insert, update, delete on global_settings to hangtag_service;
insert into global_settings (name, value) values ('supportContactAddress', '"support@hangtag.test"');

create table feature_flags (
  account_id integer not null references accounts (id),
  feature text not null,
  variant text not null,
  value jsonb not null,
  primary key (account_id, feature)
);
comment on table feature_flags is 'features: switches that support sets for one company; a feature without a row has its default.';
call hangtag.isolate_account_table('feature_flags');

grant usage on schema hangtag to hangtag_service;
grant execute on all functions in schema hangtag to hangtag_service;
