-- squawk-ignore-file renaming-table, disallowed-unique-constraint, adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion
-- Works with 25.9.2 and later.
-- The history in a table for each year, because it grows without end and is written once: old years go as a whole, and
-- vacuum has to do with the present one alone. Decision 75.

create function hangtag.first_event_id(at timestamptz) returns uuid
language sql immutable parallel safe
return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
comment on function hangtag.first_event_id(timestamptz) is 'The smallest id that an event of that time or later has: ids begin with their time.';

create function hangtag.first_id_of_year(of_year integer) returns uuid
language sql immutable parallel safe
return hangtag.first_event_id(make_timestamptz(of_year, 1, 1, 0, 0, 0, 'UTC'));
comment on function hangtag.first_id_of_year(integer) is 'The smallest id that an event of that year (UTC) or later has.';

create function hangtag.year_of_event_id(id text) returns integer
language sql immutable parallel safe
return extract(year from to_timestamp(
  ('x' || lpad(replace(left(id, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) at time zone 'UTC')::integer;
comment on function hangtag.year_of_event_id(text) is 'The year (UTC) in which an event of that id was written.';

alter table events set schema hangtag;
alter table hangtag.events rename to events_before;
alter index hangtag.events_pkey rename to events_before_pkey;
alter index hangtag.events__by_time rename to events_before__by_time;
drop index hangtag.events__person;
alter index hangtag.events__record rename to events_before__record;
revoke all on hangtag.events_before from hangtag_service;
drop policy of_the_store on hangtag.events_before;

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
) partition by range (id);
create index events__by_time on events (store_id, id);
-- With the account, which the second lock asks for: what a person did in ten years is counted in the index alone.
create index events__person on events (store_id, employee_id, id) include (account_id) where employee_id is not null;
create index events__record on events (store_id, record_kind, record_id, id);
alter table events enable row level security;
alter table events force row level security;
create policy of_the_store on events using (
  (select hangtag.sees_all())
  or (store_id is null and account_id = any ((select hangtag.account_ids())::int[]))
  or store_id = any ((select hangtag.store_ids())::int[]));
grant select, insert on events to hangtag_service;
comment on table events is 'events: what has happened, written in the transaction of the change: outbox and readable history are the same rows. Append-only; a table for each year.';
comment on column events.payload is 'Before and after, as the event''s schema says.';
comment on column events.id is 'Version 7, so that it begins with its time and says in which year''s table its row is.';

create procedure hangtag.isolate_history_table(table_name text)
language plpgsql as $$
begin
  execute format('alter table hangtag.%I enable row level security', table_name);
  execute format('alter table hangtag.%I force row level security', table_name);
  execute format(
    'create policy of_the_store on hangtag.%I using ((select hangtag.sees_all())
       or (store_id is null and account_id = any ((select hangtag.account_ids())::int[]))
       or store_id = any ((select hangtag.store_ids())::int[]))', table_name);
  -- Written once: a fiftieth of a year's rows is early enough, and what is frozen at once is never read again for it.
  execute format(
    'alter table hangtag.%I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
       autovacuum_analyze_scale_factor = 0.02, autovacuum_freeze_min_age = 0)', table_name);
end $$;
comment on procedure hangtag.isolate_history_table(text) is 'Puts the second lock on a year''s table of the history, and says when it is vacuumed.';

create procedure hangtag.make_history_table(table_name text, first_year integer, next_year integer)
language plpgsql as $$
begin
  execute format('create table hangtag.%I partition of public.events for values from (%s) to (%s)', table_name,
    coalesce(quote_literal(hangtag.first_id_of_year(first_year)), 'minvalue'),
    coalesce(quote_literal(hangtag.first_id_of_year(next_year)), 'maxvalue'));
  call hangtag.isolate_history_table(table_name);
  execute format('comment on table hangtag.%I is %L', table_name, 'events: the history of some years.');
end $$;
comment on procedure hangtag.make_history_table(text, integer, integer) is 'Makes the table of the years from the first until before the next; without one it has no end on that side.';

do $$
declare
  -- What is there stays where it is, with the rest of this year.
  next_year constant integer := extract(year from now() at time zone 'UTC')::integer + 1;
  border constant uuid := hangtag.first_id_of_year(next_year);
begin
  call hangtag.make_history_table(format('events_%s', next_year), next_year, next_year + 1);
  call hangtag.make_history_table('events_later', next_year + 1, null);
  with later as (delete from hangtag.events_before where id >= border returning *)
  insert into public.events select * from later;
  execute format('alter table public.events attach partition hangtag.events_before for values from (minvalue) to (%L)', border);
  call hangtag.isolate_history_table('events_before');
end $$;
comment on table hangtag.events_before is 'events: the history of all years before those with a table of their own.';

create function hangtag.history_tables() returns table (name text, first_year integer, next_year integer)
language sql stable security definer
set search_path to 'pg_catalog', 'pg_temp'
as $$
  select part.relname::text,
    hangtag.year_of_event_id(substring(part.bound from 'FROM \(''([^'']+)''\)')),
    hangtag.year_of_event_id(substring(part.bound from 'TO \(''([^'']+)''\)'))
  from (
    select class.relname, pg_get_expr(class.relpartbound, class.oid) as bound
    from pg_inherits join pg_class as class on class.oid = pg_inherits.inhrelid
    where pg_inherits.inhparent = 'public.events'::regclass
  ) as part
  order by 3 nulls last
$$;
comment on function hangtag.history_tables() is 'The tables of the history: from the first year until before the next; null has no end.';

create function hangtag.add_history_years(through integer) returns integer
language plpgsql security definer
set search_path to 'pg_catalog', 'public', 'pg_temp'
set lock_timeout to '3s'
as $$
declare
  own_year integer;
  added integer := 0;
begin
  if not hangtag.sees_all() then
    raise exception 'Only who sees every store may do this' using errcode = 'HY001';
  end if;
  -- A clock that is wrong makes no hundred tables.
  through := least(through, extract(year from now() at time zone 'UTC')::integer + 2);
  select first_year into own_year from hangtag.history_tables() where name = 'events_later';
  if own_year > through then
    return 0;
  end if;
  lock table public.events in access exclusive mode;
  -- Another one may have been first.
  select first_year into own_year from hangtag.history_tables() where name = 'events_later';
  if own_year > through then
    return 0;
  end if;
  alter table public.events detach partition hangtag.events_later;
  alter table hangtag.events_later rename to events_parted;
  while own_year <= through loop
    call hangtag.make_history_table(format('events_%s', own_year), own_year, own_year + 1);
    own_year := own_year + 1;
    added := added + 1;
  end loop;
  call hangtag.make_history_table('events_later', own_year, null);
  insert into public.events select * from hangtag.events_parted;
  drop table hangtag.events_parted;
  return added;
end $$;
comment on function hangtag.add_history_years(integer) is 'Gives each year until this one a table of its own, and moves there what was written without one. Returns how many it made.';
revoke execute on function hangtag.add_history_years(integer) from public;
grant execute on function hangtag.add_history_years(integer) to hangtag_service;

alter table store_settings add column history_years smallint not null default 7;
alter table store_settings add constraint store_settings__history_years
  check (history_years = 0 or history_years between 7 and 30);
comment on column store_settings.history_years is 'For how many years after its own a year''s history is kept; 0 for ever.';

create function hangtag.drop_history_years(at timestamptz) returns integer
language plpgsql security definer
set search_path to 'pg_catalog', 'public', 'pg_temp'
set lock_timeout to '3s'
as $$
declare
  -- Nobody drops what the rules still keep, whatever time is given.
  this_year constant integer := extract(year from least(at, now()) at time zone 'UTC');
  kept_from integer;
  border integer;
  over record;
  dropped integer := 0;
begin
  if not hangtag.sees_all() then
    raise exception 'Only who sees every store may do this' using errcode = 'HY001';
  end if;
  -- The longest rule of all: a table holds the rows of every store.
  select case when bool_or(history_years = 0) then null else this_year - greatest(7, max(history_years)) end
  into kept_from from public.store_settings;
  select max(next_year) into border from hangtag.history_tables() where next_year <= kept_from;
  if border is null then
    return 0;
  end if;
  if not exists (select from hangtag.history_tables() where first_year < border)
    and not exists (select from hangtag.events_before)
  then
    return 0;
  end if;
  lock table public.events in access exclusive mode;
  for over in select name from hangtag.history_tables() where next_year <= border loop
    execute format('drop table hangtag.%I', over.name);
    dropped := dropped + 1;
  end loop;
  call hangtag.make_history_table('events_before', null, border);
  return dropped;
end $$;
comment on function hangtag.drop_history_years(timestamptz) is 'Drops the years of the history that no store keeps any longer. Returns how many tables went.';
revoke execute on function hangtag.drop_history_years(timestamptz) from public;
grant execute on function hangtag.drop_history_years(timestamptz) to hangtag_service;

create function hangtag.delete_history(at timestamptz, most integer) returns integer
language plpgsql security definer
set search_path to 'pg_catalog', 'public', 'pg_temp'
as $$
declare
  this_year constant integer := extract(year from least(at, now()) at time zone 'UTC');
  deleted integer;
begin
  if not hangtag.sees_all() then
    raise exception 'Only who sees every store may do this' using errcode = 'HY001';
  end if;
  with rules as (
    select stores.account_id, stores.id as store_id, coalesce(store_settings.history_years, 7) as years
    from public.stores left join public.store_settings on store_settings.store_id = stores.id
  ), borders as (
    select account_id, store_id, hangtag.first_id_of_year(this_year - years) as before from rules where years > 0
    union all
    -- What belongs to no store is kept as long as the store that keeps most.
    select accounts.id, null, hangtag.first_id_of_year(this_year - coalesce(max(rules.years), 7))
    from public.accounts left join rules on rules.account_id = accounts.id
    group by accounts.id having coalesce(min(rules.years), 7) > 0
  ), over as (
    select event.account_id, event.id
    from borders cross join lateral (
      select events.account_id, events.id from public.events
      where events.store_id = borders.store_id and events.id < borders.before limit most
    ) as event
    union all
    select event.account_id, event.id
    from borders cross join lateral (
      select events.account_id, events.id from public.events
      where borders.store_id is null and events.account_id = borders.account_id and events.store_id is null
        and events.id < borders.before limit most
    ) as event
    limit most
  )
  delete from public.events using over where events.account_id = over.account_id and events.id = over.id;
  get diagnostics deleted = row_count;
  return deleted;
end $$;
comment on function hangtag.delete_history(timestamptz, integer) is 'Deletes up to so many events of stores that keep them less long than others. Returns how many.';
revoke execute on function hangtag.delete_history(timestamptz, integer) from public;
grant execute on function hangtag.delete_history(timestamptz, integer) to hangtag_service;

-- A row's place says nothing across the tables of several years, so the condition stands twice.
create or replace function hangtag.delete_closed(of_account integer, of_table text, at timestamptz, most integer)
returns integer
language plpgsql
security definer
set search_path to 'pg_catalog', 'public', 'pg_temp'
as $function$
declare
  is_own text;
  deleted integer;
begin
  if not exists (select from public.accounts where account_id = of_account and delete_at <= at) then
    raise exception 'The company % is not to be deleted yet', of_account using errcode = 'CC001';
  end if;
  select string_agg(
    case attname
      when 'account_id' then format('account_id = %s', of_account)
      else format('store_id in (select id from public.stores where account_id = %s)', of_account)
    end, ' or '
  ) into is_own
  from pg_catalog.pg_attribute
  where attrelid = (
    select oid from pg_catalog.pg_class
    where relname = of_table and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  ) and attname in ('account_id', 'store_id') and atttypid = 'int4'::regtype and not attisdropped;
  if is_own is null then
    raise exception '% is no table of a company', of_table using errcode = 'CC002';
  end if;
  perform set_config('hangtag.deletes_company', of_account::text, true);
  execute format(
    'delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where %2$s limit %3$s)) and (%2$s)',
    of_table, is_own, most
  );
  get diagnostics deleted = row_count;
  perform set_config('hangtag.deletes_company', '', true);
  return deleted;
exception
  when foreign_key_violation then
    -- Another table still points here; it is emptied first.
    return -1;
end $function$;
