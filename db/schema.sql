-- Made by "npm run db:schema" from the migrations. Read it; change it by a migration.

CREATE OR REPLACE FUNCTION hangtag.account_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(NULLIF(current_setting('hangtag.account_ids'::text, true), ''::text), '{}'::text))::integer[]
;
comment on function hangtag.account_ids() is 'The accounts that the connection may touch now.';

CREATE OR REPLACE FUNCTION hangtag.add_coupon_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sign constant integer := tg_argv[0]::integer;
begin
  insert into coupon_day_sums (account_id, store_id, campaign_id, lineage_id, issued_on, redeemed_on, redeem_store_id,
    starts_at, expires_at, issued, issued_cents, ownerless, texted, printed, reprints, print_pending, open, open_cents,
    redeemed, redeemed_elsewhere, voided, discount_cents, coupon_sales_cents, coupon_tickets, leaked, leaked_cents,
    reminders_sent)
  select account_id, store_id, campaign_id, lineage_id, issued_on, redeemed_on, redeem_store_id, starts_at, expires_at,
    sign * count(*),
    sign * sum(redeem_amount_cents),
    sign * count(*) filter (where customer_key is null),
    sign * count(*) filter (where 'text' = any (delivered_via)),
    sign * count(*) filter (where print_count > 0),
    sign * sum(greatest(print_count - 1, 0)),
    sign * count(*) filter (where print_state = 'pending'),
    sign * count(*) filter (where redeemed_at is null and voided_at is null),
    sign * coalesce(sum(redeem_amount_cents) filter (where redeemed_at is null and voided_at is null), 0),
    sign * count(redeemed_at),
    sign * count(*) filter (where redeem_store_id <> store_id),
    sign * count(voided_at),
    sign * coalesce(sum(redeem_amount_cents) filter (where redeemed_at is not null), 0),
    sign * coalesce(sum(purchase_amount_cents) filter (where redeemed_at is not null), 0),
    sign * count(purchase_amount_cents) filter (where redeemed_at is not null),
    sign * count(*) filter (where redeemed_at is not null and returned_at is not null),
    sign * coalesce(sum(redeem_amount_cents) filter (where redeemed_at is not null and returned_at is not null), 0),
    sign * count(*) filter (where is_reminded)
  from changed
  group by account_id, store_id, campaign_id, lineage_id, issued_on, redeemed_on, redeem_store_id, starts_at, expires_at;
  return null;
end $function$
;
comment on function hangtag.add_coupon_sums() is 'Keeps coupon_day_sums equal to the coupons.';

CREATE OR REPLACE FUNCTION hangtag.add_history_years(through integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '3s'
AS $function$
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
end $function$
;
comment on function hangtag.add_history_years(integer) is 'Gives each year until this one a table of its own, and moves there what was written without one. Returns how many it made.';

CREATE OR REPLACE FUNCTION hangtag.add_job(name text, payload json, run_at timestamp with time zone, max_attempts integer, job_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    name, payload := payload, run_at := run_at, max_attempts := max_attempts, job_key := job_key);
end $function$
;
comment on function hangtag.add_job(text,json,timestamp with time zone,integer,text) is 'Queues work in the transaction of the caller.';

CREATE OR REPLACE FUNCTION hangtag.add_jobs(names text[], payloads jsonb[], max_attempts integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_jobs(array(
    select row(given.name, given.payload::json, null, null, given.attempts::smallint, null, null, null)::graphile_worker.job_spec
    from unnest(names, payloads, max_attempts) with ordinality as given (name, payload, attempts, place)
    order by given.place
  ));
end $function$
;
comment on function hangtag.add_jobs(text[],jsonb[],integer[]) is 'Queues many jobs without a key at once in the transaction of the caller.';

CREATE OR REPLACE FUNCTION hangtag.announce_loss()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('hangtag_rights', 'lost:' || (to_jsonb(old) ->> tg_argv[0]));
  return null;
end $function$
;
comment on function hangtag.announce_loss() is 'Says at commit which login has lost a store, a role or itself; the argument is the column that holds its id.';

CREATE OR REPLACE FUNCTION hangtag.announce_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('hangtag_rights', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $function$
;
comment on function hangtag.announce_rights() is 'Says at commit whose remembered rights are old: arguments are the kind and the column that holds the id.';

CREATE OR REPLACE FUNCTION hangtag.blank_contact()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN '{"name": "Deleted customer", "note": "", "email": null, "mobile": "", "address": "", "doNotBuy": false}'::jsonb
;
comment on function hangtag.blank_contact() is 'What is left of a contact in the history of a deleted customer.';

CREATE OR REPLACE FUNCTION hangtag.business_date_at(of_store integer, instant timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select business_date from hangtag.business_dates_at(instant) where store_id = of_store
$function$
;
comment on function hangtag.business_date_at(integer,timestamp with time zone) is 'The business date of what happened at an instant without a date of its own: the local date, except that before the boundary it belongs to the day before while that day had no Day Close yet. A date given by the point of sale wins: do not call this for it.';

CREATE OR REPLACE FUNCTION hangtag.business_dates_at(instant timestamp with time zone)
 RETURNS TABLE(store_id integer, business_date date)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;
comment on function hangtag.business_dates_at(timestamp with time zone) is 'The business date of each store at an instant.';

CREATE OR REPLACE FUNCTION hangtag.company_stores(of_account integer)
 RETURNS TABLE(id integer, name text, initials text, phone_number text, address text, city text, state text, zip text, color text, time_zone text)
 LANGUAGE plpgsql
AS $function$
declare
  before text := current_setting('hangtag.sees_all', true);
begin
  if not (of_account = any (hangtag.account_ids()) or hangtag.sees_all()) then
    return;
  end if;
  perform set_config('hangtag.sees_all', 'on', true);
  return query
    select stores.id, stores.name, stores.initials, stores.phone_number, stores.address, stores.city, stores.state,
      stores.zip, stores.color, stores.time_zone
    from stores
    where stores.account_id = of_account and stores.archived_at is null
    order by stores.name, stores.id;
  perform set_config('hangtag.sees_all', coalesce(before, ''), true);
end $function$
;
comment on function hangtag.company_stores(integer) is 'Names and addresses of all stores of a company that the connection may touch, for what is printed on a coupon.';

CREATE OR REPLACE FUNCTION hangtag.delete_closed(of_account integer, of_table text, at timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
comment on function hangtag.delete_closed(integer,text,timestamp with time zone,integer) is 'Deletes up to so many rows of a closed company whose time is over. -1 while other rows point at them.';

CREATE OR REPLACE FUNCTION hangtag.delete_history(at timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
comment on function hangtag.delete_history(timestamp with time zone,integer) is 'Deletes up to so many events of stores that keep them less long than others. Returns how many.';

CREATE OR REPLACE FUNCTION hangtag.drop_history_years(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '3s'
AS $function$
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
end $function$
;
comment on function hangtag.drop_history_years(timestamp with time zone) is 'Drops the years of the history that no store keeps any longer. Returns how many tables went.';

CREATE OR REPLACE FUNCTION hangtag.erase_customer(of_account integer, of_customer uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  before text := current_setting('hangtag.sees_all', true);
  records uuid[];
  phones text[];
begin
  if not (of_account = any (hangtag.account_ids()) or hangtag.sees_all()) then
    raise exception 'This company is not the connection''s';
  end if;
  perform set_config('hangtag.sees_all', 'on', true);
  select array_agg(id), array_agg(distinct mobile) filter (where mobile <> '') into records, phones
  from customers where account_id = of_account and (id = of_customer or merged_into_id = of_customer);
  if exists (select from buys where account_id = of_account and customer_id = any (records) and status = 'open') then
    perform set_config('hangtag.sees_all', coalesce(before, ''), true);
    return false;
  end if;
  insert into erased_phone_salts (account_id, salt)
  values (of_account, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;
  insert into erased_phones (account_id, phone_hash, erased_at)
  select of_account, hangtag.erased_phone_hash(of_account, phone), at from unnest(phones) as phone
  on conflict (account_id, phone_hash)
  do update set seq = nextval('texting_consents_seq_seq'), erased_at = excluded.erased_at;
  delete from customer_notes where account_id = of_account and customer_id = any (records);
  delete from customer_pos_links where account_id = of_account and customer_id = any (records);
  update buys set checkin_request_id = null where account_id = of_account and customer_id = any (records);
  delete from checkin_requests using stores
  where stores.id = checkin_requests.store_id and stores.account_id = of_account and mobile = any (phones)
    and ended_at is not null
    and not exists (select from buys where buys.store_id = checkin_requests.store_id
      and buys.checkin_request_id = checkin_requests.id);
  delete from customer_phone_ties as tie using customer_merges as merge
  where tie.account_id = of_account and merge.account_id = of_account and merge.id = tie.merge_id
    and (merge.kept_id = any (records) or merge.merged_id = any (records));
  update customer_merges set kept_before = '{}', merged_by = '' where account_id = of_account
    and (kept_id = any (records) or merged_id = any (records));
  update coupons set customer_id = of_customer, name = null, email = null, cellphone = null, name_key = null, surname_key = null
  where account_id = of_account and (customer_id = any (records)
    or (customer_id is null and cellphone = any (select substr(phone, 3) from unnest(phones) as phone)));
  update customers set first_name = 'Deleted', last_name = 'customer', mobile = '', email = null, street = '', city = '',
    state = '', zip = '', birth_year = null, over_18_at = null, id_type = null, id_state = '', id_expires_on = null,
    id_last4 = null, id_number_sealed = null, id_number_hash = null, id_checked_at = null, id_checked_by = null,
    id_store_id = null, note = '', erased_at = at
  where account_id = of_account and id = any (records);
  update events set payload = payload || jsonb_build_object('name', 'Deleted customer')
    || case when payload ? 'other' then jsonb_build_object('other', 'Deleted customer') else '{}' end
    || case when payload ? 'note' then jsonb_build_object('note', '') else '{}' end
    || case when payload ? 'before' then jsonb_build_object('before', hangtag.blank_contact(), 'after', hangtag.blank_contact())
       else '{}' end
  where account_id = of_account
    and ((record_kind = 'Customer' and record_id = any (records::text[]))
      or (record_kind = 'Buy' and payload ? 'name' and record_id in (
        select id::text from buys where account_id = of_account and customer_id = any (records))));
  perform set_config('hangtag.sees_all', coalesce(before, ''), true);
  return true;
end $function$
;
comment on function hangtag.erase_customer(integer,uuid,timestamp with time zone) is 'Takes a person''s name, phone, email, ID and notes from everything that the company keeps in all its stores, and keeps a hash of the phone for the guard. False, and nothing is done, while a buy is open in any of them.';

CREATE OR REPLACE FUNCTION hangtag.erased_phone_hash(of_account integer, of_phone text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT sha256((erased_phone_salts.salt || convert_to(erased_phone_hash.of_phone, 'UTF8'::name))) AS sha256
    FROM erased_phone_salts
   WHERE (erased_phone_salts.account_id = erased_phone_hash.of_account);
END
;
comment on function hangtag.erased_phone_hash(integer,text) is 'By which the guard finds a phone that it must not know. Null where nobody was deleted.';

CREATE OR REPLACE FUNCTION hangtag.failed_jobs()
 RETURNS TABLE(id bigint, name text, payload json, reason text, attempts integer, max_attempts integer, run_at timestamp with time zone, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select job.id, task.identifier, job.payload, job.last_error, job.attempts::int, job.max_attempts::int, job.run_at, job.updated_at
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null
  order by job.updated_at desc, job.id desc
  limit 200
$function$
;
comment on function hangtag.failed_jobs() is 'Jobs whose last try failed, with the reason; those with attempts = max_attempts wait for a person.';

CREATE OR REPLACE FUNCTION hangtag.failed_jobs(most integer)
 RETURNS TABLE(id bigint, name text, reason text, attempts integer, max_attempts integer, run_at timestamp with time zone, updated_at timestamp with time zone, of_all integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select job.id, task.identifier, job.last_error, job.attempts::int, job.max_attempts::int, job.run_at, job.updated_at,
    count(*) over ()::int
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null
  order by job.updated_at desc, job.id desc
  limit most
$function$
;
comment on function hangtag.failed_jobs(integer) is 'The newest jobs whose last try failed, with the reason and with how many there are in all; those with attempts = max_attempts wait for a person.';

CREATE OR REPLACE FUNCTION hangtag.failing_work(store integer)
 RETURNS TABLE(name text, is_given_up boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select task.identifier, bool_and(job.attempts >= job.max_attempts)
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null and job.payload ->> 'storeId' = store::text
    and job.updated_at > now() - interval '24 hours'
  group by task.identifier
  order by task.identifier
$function$
;
comment on function hangtag.failing_work(integer) is 'The store''s jobs whose last try failed within a day, and whether none of a name is tried again.';

CREATE OR REPLACE FUNCTION hangtag.first_event_id(at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((lpad(to_hex(((EXTRACT(epoch FROM at) * (1000)::numeric))::bigint), 12, '0'::text) || repeat('0'::text, 20)))::uuid
;
comment on function hangtag.first_event_id(timestamp with time zone) is 'The smallest id that an event of that time or later has: ids begin with their time.';

CREATE OR REPLACE FUNCTION hangtag.first_id_of_year(of_year integer)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN hangtag.first_event_id(make_timestamptz(of_year, 1, 1, 0, 0, (0)::double precision, 'UTC'::text))
;
comment on function hangtag.first_id_of_year(integer) is 'The smallest id that an event of that year (UTC) or later has.';

CREATE OR REPLACE FUNCTION hangtag.forget_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from contact_members where account_id = new.account_id and customer_id = new.id;
  delete from contact_waiting where account_id = new.account_id and customer_id = new.id;
  return null;
end $function$
;
comment on function hangtag.forget_contact() is 'Takes the address of a deleted customer from what was sent to lists.';

CREATE OR REPLACE FUNCTION hangtag.free_text_slot(of_store integer, from_instant timestamp with time zone, except_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT candidate.at
    FROM ( SELECT free_text_slot.from_instant AS at
         UNION ALL
          SELECT (texting_messages.send_at + '00:00:01'::interval)
            FROM texting_messages
           WHERE ((texting_messages.store_id = free_text_slot.of_store) AND (texting_messages.direction = 'out'::text) AND (texting_messages.status <> 'blocked'::text) AND (texting_messages.id IS DISTINCT FROM free_text_slot.except_id) AND (texting_messages.send_at > (free_text_slot.from_instant - '00:00:01'::interval)))) candidate
   WHERE (NOT (EXISTS ( SELECT
            FROM texting_messages other
           WHERE ((other.store_id = free_text_slot.of_store) AND (other.direction = 'out'::text) AND (other.status <> 'blocked'::text) AND (other.id IS DISTINCT FROM free_text_slot.except_id) AND (other.send_at > (candidate.at - '00:00:01'::interval)) AND (other.send_at < (candidate.at + '00:00:01'::interval))))))
   ORDER BY candidate.at
  LIMIT 1;
END
;
comment on function hangtag.free_text_slot(integer,timestamp with time zone,uuid) is 'The first instant with no other text of the store within a second of it. The caller holds the row of the number.';

CREATE OR REPLACE FUNCTION hangtag.guard_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  to_phone text;
  refusal text;
  free_at timestamptz;
begin
  if new.direction = 'in' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'blocked' then
      return new;
    elsif new.status <> 'queued' then
      raise exception 'A text begins queued or blocked, not %', new.status using errcode = 'TX003';
    end if;
  elsif old.status = new.status and (old.status <> 'queued' or old.send_at = new.send_at) then
    return new;
  elsif old.status <> new.status and not (case old.status
    when 'queued' then new.status in ('sending', 'blocked')
    when 'sending' then new.status in ('queued', 'blocked', 'unknown', 'sent', 'delivered', 'undelivered', 'failed')
    when 'unknown' then new.status in ('sent', 'delivered', 'undelivered', 'failed')
    when 'sent' then new.status in ('delivered', 'undelivered', 'failed')
    else false end) then
    raise exception 'A text that is % cannot become %', old.status, new.status using errcode = 'TX003';
  end if;
  if new.status not in ('queued', 'sending') then
    return new;
  end if;
  -- One number sends one text a second: the lock makes texts of two tills or workers wait for each other here.
  perform from texting_numbers where store_id = new.store_id for update;
  select phone into to_phone from texting_threads where store_id = new.store_id and id = new.thread_id;
  refusal := hangtag.text_refusal(new.store_id, to_phone, new.kind, new.send_at, new.id);
  free_at := case tg_op
    when 'INSERT' then hangtag.free_text_slot(new.store_id, new.send_at, new.id)
    else hangtag.text_turn(new.store_id, new.send_at, new.id) end;
  if refusal is null and free_at <> new.send_at then
    refusal := 'TEXT_RATE_LIMIT';
  end if;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'TX001', hint = 'hangtag.text_refusal says when a text may go out.';
  end if;
  return new;
end $function$
;
comment on function hangtag.guard_text() is 'Refuses what may not be sent (TX001, the message is the code) and a status that goes backwards (TX003).';

CREATE OR REPLACE FUNCTION hangtag.has_text_consent(of_store integer, of_phone text, for_purpose text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((hangtag.last_word(of_store, of_phone, for_purpose) = 'opt_in'::text), false)
;
comment on function hangtag.has_text_consent(integer,text,text) is 'Whether the newest word about a purpose is yes. A STOP ends every consent; START alone brings none back.';

CREATE OR REPLACE FUNCTION hangtag.history_tables()
 RETURNS TABLE(name text, first_year integer, next_year integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select part.relname::text,
    hangtag.year_of_event_id(substring(part.bound from 'FROM \(''([^'']+)''\)')),
    hangtag.year_of_event_id(substring(part.bound from 'TO \(''([^'']+)''\)'))
  from (
    select class.relname, pg_get_expr(class.relpartbound, class.oid) as bound
    from pg_inherits join pg_class as class on class.oid = pg_inherits.inhrelid
    where pg_inherits.inhparent = 'public.events'::regclass
  ) as part
  order by 3 nulls last
$function$
;
comment on function hangtag.history_tables() is 'The tables of the history: from the first year until before the next; null has no end.';

CREATE OR REPLACE FUNCTION hangtag.hours_gap_on(of_store integer, on_date date)
 RETURNS json
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT json_build_object('startsMinutes', gap.starts_minutes, 'endsMinutes', gap.ends_minutes) AS json_build_object
    FROM store_hour_gaps gap
   WHERE ((gap.store_id = hours_gap_on.of_store) AND ((gap.weekday)::numeric = EXTRACT(dow FROM hours_gap_on.on_date)) AND (NOT (EXISTS ( SELECT
            FROM store_hour_exceptions exception
           WHERE ((exception.store_id = hours_gap_on.of_store) AND (exception.business_date = hours_gap_on.on_date))))));
END
;
comment on function hangtag.hours_gap_on(integer,date) is 'When a store is closed between its opening hours of one day; null without such a gap.';

CREATE OR REPLACE FUNCTION hangtag.hours_on(of_store integer, on_date date)
 RETURNS TABLE(opens_minutes integer, closes_minutes integer, buying_closes_minutes integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT hours.opens_minutes,
     hours.closes_minutes,
     hours.buying_closes_minutes
    FROM ( SELECT exception.opens_minutes,
             exception.closes_minutes,
             exception.buying_closes_minutes,
             0 AS rank
            FROM store_hour_exceptions exception
           WHERE ((exception.store_id = hours_on.of_store) AND (exception.business_date = hours_on.on_date))
         UNION ALL
          SELECT usual.opens_minutes,
             usual.closes_minutes,
             usual.buying_closes_minutes,
             1
            FROM store_hours usual
           WHERE ((usual.store_id = hours_on.of_store) AND ((usual.weekday)::numeric = EXTRACT(dow FROM hours_on.on_date)))
   ORDER BY 4
  LIMIT 1) hours;
END
;
comment on function hangtag.hours_on(integer,date) is 'The hours of one day: its exception, else those of its weekday. Null times mean closed, no row means that nobody has told.';

CREATE OR REPLACE FUNCTION hangtag.is_open_at(of_store integer, local timestamp without time zone, minutes_after integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM (((hangtag.hours_on(is_open_at.of_store, (is_open_at.local)::date) hours(opens_minutes, closes_minutes, buying_closes_minutes)
              CROSS JOIN LATERAL ( SELECT hangtag.hours_gap_on(is_open_at.of_store, (is_open_at.local)::date) AS gap) gap)
              CROSS JOIN LATERAL ( VALUES (hours.opens_minutes,LEAST(hours.closes_minutes, ((gap.gap ->> 'startsMinutes'::text))::integer)), (GREATEST(hours.opens_minutes, ((gap.gap ->> 'endsMinutes'::text))::integer),
                         CASE
                             WHEN (gap.gap IS NOT NULL) THEN hours.closes_minutes
                             ELSE NULL::integer
                         END)) period(opens_minutes, closes_minutes))
              CROSS JOIN LATERAL ( SELECT (((EXTRACT(hour FROM is_open_at.local))::integer * 60) + (EXTRACT(minute FROM is_open_at.local))::integer) AS minutes) clock)
           WHERE ((hours.opens_minutes IS NOT NULL) AND (hours.closes_minutes IS NOT NULL) AND (period.opens_minutes < period.closes_minutes) AND (clock.minutes >= period.opens_minutes) AND (clock.minutes < (period.closes_minutes + is_open_at.minutes_after))))) AS "exists";
END
;
comment on function hangtag.is_open_at(integer,timestamp without time zone,integer) is 'Whether a store is open at a time of its clock, or closed so few minutes ago.';

CREATE OR REPLACE FUNCTION hangtag.is_opted_out(of_store integer, of_phone text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((hangtag.last_word(of_store, of_phone, 'all'::text) = 'opt_out'::text), false)
;
comment on function hangtag.is_opted_out(integer,text) is 'Whether a phone sent STOP to the store, was opted out by hand there or of all stores, was deleted, or belongs to a merged person another phone of whom was, and has not sent START to this store since.';

CREATE OR REPLACE FUNCTION hangtag.is_text_hour(of_store integer, of_kind text, at timestamp with time zone, in_zone text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$
;
comment on function hangtag.is_text_hour(integer,text,timestamp with time zone,text) is 'Marketing from 9 to 20, on Sundays from 12; buys in the store''s opening hours and an hour after, from 8 to 21 where it gave none; answers of people at any hour.';

CREATE OR REPLACE PROCEDURE hangtag.isolate_account_table(IN table_name text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy of_the_account on %I using ((select hangtag.sees_all()) or account_id = any ((select hangtag.account_ids())::int[]))',
    table_name);
  execute format('grant select, insert, update, delete on %I to hangtag_service', table_name);
end $procedure$
;
comment on procedure hangtag.isolate_account_table(text) is 'Puts the second lock on a table that has account_id but no store.';

CREATE OR REPLACE PROCEDURE hangtag.isolate_history_table(IN table_name text)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$
;
comment on procedure hangtag.isolate_history_table(text) is 'Puts the second lock on a year''s table of the history, and says when it is vacuumed.';

CREATE OR REPLACE PROCEDURE hangtag.isolate_store_table(IN table_name text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy of_the_store on %I using ((select hangtag.sees_all()) or store_id = any ((select hangtag.store_ids())::int[]))',
    table_name);
  execute format('grant select, insert, update, delete on %I to hangtag_service', table_name);
end $procedure$
;
comment on procedure hangtag.isolate_store_table(text) is 'Puts the second lock on a table that has store_id.';

CREATE OR REPLACE FUNCTION hangtag.keep_customer_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from customer_words where account_id = new.account_id and record_id = new.id;
  insert into customer_words (account_id, word, record_id, customer_id)
  select new.account_id, word, new.id, coalesce(new.merged_into_id, new.id)
  from hangtag.words_of_customer(new.first_name || ' ' || new.last_name, new.mobile, new.email) as word
  where new.erased_at is null;
  return null;
end $function$
;
comment on function hangtag.keep_customer_words() is 'Keeps customer_words equal to the customers.';

CREATE OR REPLACE FUNCTION hangtag.keep_training_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.provider = 'training') <> exists (
    select from stores where id = new.store_id and training_of is not null)
  then
    raise exception 'A training store texts by the practice carrier, and no other store does' using errcode = 'TR002';
  end if;
  return new;
end $function$
;
comment on function hangtag.keep_training_number() is 'A training store has a made-up number at the practice carrier, and no other store has one.';

CREATE OR REPLACE FUNCTION hangtag.last_word(of_store integer, of_phone text, for_purpose text)
 RETURNS text
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT said.action
    FROM ( SELECT customer_words_said_view.action,
             customer_words_said_view.seq
            FROM customer_words_said_view
           WHERE ((customer_words_said_view.store_id = last_word.of_store) AND (customer_words_said_view.phone = last_word.of_phone) AND ((customer_words_said_view.purpose = last_word.for_purpose) OR ((customer_words_said_view.purpose = 'all'::text) AND (customer_words_said_view.action = 'opt_out'::text))))
         UNION ALL
          SELECT 'opt_out'::text,
             erased.seq
            FROM (stores
              JOIN erased_phones erased ON (((erased.account_id = stores.account_id) AND (erased.phone_hash = hangtag.erased_phone_hash(stores.account_id, last_word.of_phone)))))
           WHERE (stores.id = last_word.of_store)
         UNION ALL
          SELECT 'opt_out'::text,
             GREATEST(tie.seq, other.seq) AS "greatest"
            FROM ((stores
              JOIN customer_phone_ties tie ON (((tie.account_id = stores.account_id) AND (tie.phone = last_word.of_phone))))
              CROSS JOIN LATERAL ( SELECT customer_words_said_view.action,
                     customer_words_said_view.seq
                    FROM customer_words_said_view
                   WHERE ((customer_words_said_view.store_id = last_word.of_store) AND (customer_words_said_view.phone = tie.other_phone) AND ((customer_words_said_view.purpose = last_word.for_purpose) OR ((customer_words_said_view.purpose = 'all'::text) AND (customer_words_said_view.action = 'opt_out'::text))))
                   ORDER BY customer_words_said_view.seq DESC
                  LIMIT 1) other)
           WHERE ((stores.id = last_word.of_store) AND (other.action = 'opt_out'::text))) said
   ORDER BY said.seq DESC
  LIMIT 1;
END
;
comment on function hangtag.last_word(integer,text,text) is 'What a phone said last to a store for a purpose, opt_in or opt_out: STOP counts for every purpose, a deletion as STOP, and what another phone of the same merged person refused as if it had been said at the merge. Null where nothing was said.';

CREATE OR REPLACE PROCEDURE hangtag.make_history_table(IN table_name text, IN first_year integer, IN next_year integer)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create table hangtag.%I partition of public.events for values from (%s) to (%s)', table_name,
    coalesce(quote_literal(hangtag.first_id_of_year(first_year)), 'minvalue'),
    coalesce(quote_literal(hangtag.first_id_of_year(next_year)), 'maxvalue'));
  call hangtag.isolate_history_table(table_name);
  execute format('comment on table hangtag.%I is %L', table_name, 'events: the history of some years.');
end $procedure$
;
comment on procedure hangtag.make_history_table(text,integer,integer) is 'Makes the table of the years from the first until before the next; without one it has no end on that side.';

CREATE OR REPLACE FUNCTION hangtag.mark_changed_coupon_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into coupon_customer_marks (store_id, account_id, campaign_id, issued_on)
  values (new.store_id, new.account_id, new.campaign_id, new.issued_on);
  delete from coupon_customer_numbers as given
  where old.customer_id is null and given.store_id = old.store_id and given.customer_key = old.customer_key
    and not exists (select from coupons where store_id = old.store_id and cellphone = old.customer_key)
    and not exists (select from coupons where store_id = old.store_id and pos_customer_id = old.customer_key);
  return null;
end $function$
;
comment on function hangtag.mark_changed_coupon_customer() is 'Marks the date of a coupon that is another customer''s now.';

CREATE OR REPLACE FUNCTION hangtag.mark_coupon_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into coupon_customer_marks (store_id, account_id, campaign_id, issued_on)
  select distinct store_id, account_id, campaign_id, issued_on from changed where customer_key is not null;
  return null;
end $function$
;
comment on function hangtag.mark_coupon_customers() is 'Marks the dates whose coupons came or went.';

CREATE OR REPLACE FUNCTION hangtag.note_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into texting_words (store_id, word, thread_id)
    select distinct new.store_id, word, new.thread_id
    from regexp_split_to_table(lower(new.body), '[^[:alnum:]]+') as word
    where char_length(word) between 2 and 40
    on conflict do nothing;
  end if;
  if new.direction = 'out' and (tg_op = 'INSERT' or old.status <> new.status) then
    if new.status in ('failed', 'undelivered') or (new.status = 'blocked' and new.kind in ('conversation', 'buy')) then
      update texting_threads set has_failed = true
      where store_id = new.store_id and id = new.thread_id and not has_failed;
    elsif tg_op = 'INSERT' then
      update texting_threads set has_failed = false
      where store_id = new.store_id and id = new.thread_id and has_failed;
    end if;
  end if;
  return null;
end $function$
;
comment on function hangtag.note_text() is 'Keeps the words of a thread, and whether its newest text failed, whoever writes it.';

CREATE OR REPLACE FUNCTION hangtag.place_text_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.placed_at := new.last_message_at + case when new.is_pinned then interval '1000 years' else interval '0' end;
  new.waiting_since := case
    when not new.needs_reply then null
    when tg_op = 'UPDATE' and old.needs_reply then coalesce(old.waiting_since, old.last_inbound_at, old.last_message_at)
    else coalesce(new.last_inbound_at, new.last_message_at)
  end;
  return new;
end $function$
;
comment on function hangtag.place_text_thread() is 'Keeps where a thread stands in lists, and since when its customer waits.';

CREATE OR REPLACE FUNCTION hangtag.plain_text(of_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(NORMALIZE(lower(of_text), NFD), '[̀-ͯ]'::text, ''::text, 'g'::text)
;
comment on function hangtag.plain_text(text) is 'In small letters without accents.';

CREATE OR REPLACE FUNCTION hangtag.realtime_end_process(ended_process uuid)
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
declare
  channel_name text;
  left_members text[];
begin
  perform from realtime_processes where id = ended_process for update;
  for channel_name in select channel from realtime_occupancy where process_id = ended_process order by channel loop
    perform from realtime_channels where name = channel_name for update;
    with gone as (
      delete from realtime_members where channel = channel_name and process_id = ended_process returning member_id
    )
    select coalesce(array_agg(member_id), '{}') into left_members from gone;
    perform hangtag.realtime_tell_removed(channel_name, left_members);
    if hangtag.realtime_leave_channel(ended_process, channel_name) then
      return next channel_name;
    end if;
  end loop;
  delete from realtime_processes where id = ended_process;
end $function$
;
comment on function hangtag.realtime_end_process(uuid) is 'Takes all seats of a process away; answers the channels that are vacated by it.';

CREATE OR REPLACE FUNCTION hangtag.realtime_enter(entering_process uuid, channel_name text, entering_socket text, entering_member text, entering_info text)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  state bigint;
  is_first_listener boolean;
begin
  -- The process first, the channel second: the same order as realtime_end_process, so the two never wait for each other.
  perform from realtime_processes where id = entering_process for key share;
  if not found then
    raise exception 'The process % has lost its lease', entering_process using errcode = 'HTR01';
  end if;
  insert into realtime_channels (name) values (channel_name)
    on conflict (name) do update set version = realtime_channels.version
    returning version into state;
  is_first_listener := not exists (select from realtime_occupancy where channel = channel_name);
  insert into realtime_occupancy (channel, process_id) values (channel_name, entering_process) on conflict do nothing;
  if entering_member is not null then
    if not exists (select from realtime_members where channel = channel_name and member_id = entering_member) then
      state := nextval('realtime_versions');
      update realtime_channels set version = state where name = channel_name;
      perform hangtag.realtime_publish(jsonb_build_object('kind', 'member-added', 'channel', channel_name,
        'version', state, 'memberId', entering_member, 'memberInfo', entering_info)::text);
    end if;
    insert into realtime_members (channel, socket_id, process_id, member_id, member_info)
      values (channel_name, entering_socket, entering_process, entering_member, entering_info);
  end if;
  return jsonb_build_object('isFirstListener', is_first_listener, 'version', state,
    'members', case when entering_member is null then '{}' else hangtag.realtime_members_of(channel_name) end);
end $function$
;
comment on function hangtag.realtime_enter(uuid,text,text,text,text) is 'Gives a socket its seat, tells the others of a member that is new to the channel, and answers who is there.';

CREATE OR REPLACE FUNCTION hangtag.realtime_exit(leaving_process uuid, channel_name text, leaving_socket text, is_last_of_process boolean)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  left_member text;
begin
  perform from realtime_channels where name = channel_name for update;
  if not found then
    return false;
  end if;
  delete from realtime_members
    where channel = channel_name and socket_id = leaving_socket and process_id = leaving_process
    returning member_id into left_member;
  if left_member is not null then
    perform hangtag.realtime_tell_removed(channel_name, array[left_member]);
  end if;
  return is_last_of_process and hangtag.realtime_leave_channel(leaving_process, channel_name);
end $function$
;
comment on function hangtag.realtime_exit(uuid,text,text,boolean) is 'Takes a socket''s seat away; true when the channel is vacated by it.';

CREATE OR REPLACE FUNCTION hangtag.realtime_leave_channel(leaving_process uuid, channel_name text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  delete from realtime_occupancy where channel = channel_name and process_id = leaving_process;
  if exists (select from realtime_occupancy where channel = channel_name) then
    return false;
  end if;
  delete from realtime_channels where name = channel_name;
  return true;
end $function$
;
comment on function hangtag.realtime_leave_channel(uuid,text) is 'Ends a process'' interest in a channel; true when nobody listens any more. The caller holds the channel''s row.';

CREATE OR REPLACE FUNCTION hangtag.realtime_members_of(channel_name text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(member.member_id, member.member_info), '{}'::jsonb) AS "coalesce"
    FROM ( SELECT DISTINCT ON (realtime_members.member_id) realtime_members.member_id,
             realtime_members.member_info
            FROM realtime_members
           WHERE (realtime_members.channel = realtime_members_of.channel_name)
           ORDER BY realtime_members.member_id, realtime_members.socket_id) member;
END
;
comment on function hangtag.realtime_members_of(text) is 'Each member of a presence channel once, with the information of one of its sockets.';

CREATE OR REPLACE FUNCTION hangtag.realtime_publish(payload text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  message_id bigint;
begin
  if octet_length(payload) < 7900 then
    perform pg_notify('hangtag_realtime', payload);
    return;
  end if;
  insert into realtime_messages (payload) values (realtime_publish.payload) returning id into message_id;
  perform pg_notify('hangtag_realtime', 'message:' || message_id);
end $function$
;
comment on function hangtag.realtime_publish(text) is 'Sends one message of the realtime bus when the transaction commits, whatever its length.';

CREATE OR REPLACE FUNCTION hangtag.realtime_sweep(lease interval)
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
declare
  dead_process uuid;
begin
  for dead_process in
    select id from realtime_processes where seen_at < clock_timestamp() - lease order by id for update skip locked
  loop
    return query select hangtag.realtime_end_process(dead_process);
  end loop;
  delete from realtime_messages where sent_at < clock_timestamp() - interval '1 minute';
end $function$
;
comment on function hangtag.realtime_sweep(interval) is 'Ends the processes that were killed; answers the channels that are vacated by it.';

CREATE OR REPLACE FUNCTION hangtag.realtime_tell_removed(channel_name text, left_members text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  left_member text;
  state bigint;
begin
  for left_member in
    select distinct candidate from unnest(left_members) as candidate
    where not exists (select from realtime_members where channel = channel_name and member_id = candidate)
    order by candidate
  loop
    state := nextval('realtime_versions');
    update realtime_channels set version = state where name = channel_name;
    perform hangtag.realtime_publish(jsonb_build_object('kind', 'member-removed', 'channel', channel_name,
      'version', state, 'memberId', left_member)::text);
  end loop;
end $function$
;
comment on function hangtag.realtime_tell_removed(text,text[]) is 'Tells the listeners about those of the given members that have no socket left. The caller holds the channel''s row.';

CREATE OR REPLACE FUNCTION hangtag.redeem_coupon(of_account integer, of_store integer, of_coupon uuid, at_store integer, on_date date, at timestamp with time zone, details jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  used integer;
begin
  perform pg_advisory_xact_lock(hashtext('bounceback.redeem'), at_store);
  update coupons set
    redeemed_at = redeem_coupon.at, redeemed_on = on_date, redeem_store_id = at_store,
    redeem_store_name = details ->> 'storeName', redeem_device_id = (details ->> 'deviceId')::uuid,
    redeem_terminal = details ->> 'terminal', redeem_employee_id = (details ->> 'employeeId')::integer,
    redeemed_by_name = details ->> 'employeeName', redeem_transaction_id = details ->> 'transactionId',
    redeem_transaction_number = details ->> 'transactionNumber',
    purchase_amount_cents = (details ->> 'purchaseCents')::integer, override_reason = details ->> 'overrideReason',
    is_goodwill = (details ->> 'isExpiredAllowed')::boolean and redeem_coupon.at > expires_at,
    is_visit_override = (details ->> 'isVisitAllowed')::boolean, version = version + 1
  where account_id = of_account and store_id = of_store and id = of_coupon
    and redeemed_at is null and voided_at is null
    and redeem_coupon.at >= starts_at
    and (redeem_coupon.at <= expires_at or (details ->> 'isExpiredAllowed')::boolean)
    and (redeemable_at = 'all_account_stores' or store_id = at_store)
    and ((details ->> 'isVisitAllowed')::boolean or not exists (
      select from coupons as other
      where other.account_id = of_account and other.redeem_store_id = at_store and other.redeemed_on = on_date
        and other.redeemed_at is not null and (other.store_id, other.id) <> (coupons.store_id, coupons.id)
        and (other.customer_id = coupons.customer_id or other.cellphone = coupons.cellphone
          or (other.store_id = coupons.store_id and other.pos_customer_id = coupons.pos_customer_id)
          or other.redeem_transaction_id = details ->> 'transactionId')));
  get diagnostics used = row_count;
  return used = 1;
end $function$
;
comment on function hangtag.redeem_coupon(integer,integer,uuid,integer,date,timestamp with time zone,jsonb) is 'Uses a coupon once. False when a condition does not hold any more; the caller reads it again and says which.';

CREATE OR REPLACE FUNCTION hangtag.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Set by hangtag.delete_closed, which runs as the owner of the table; the program alone could set it, and is not that.
  if tg_op = 'DELETE' and coalesce(current_setting('hangtag.deletes_company', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
  then
    return old;
  end if;
  raise exception 'Rows of % are only added', tg_table_name using errcode = 'TX002';
end $function$
;
comment on function hangtag.refuse_change() is 'Keeps a ledger as it is, also from the owner of the database, until its closed company is deleted.';

CREATE OR REPLACE FUNCTION hangtag.refuse_training_billing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from accounts where id = new.account_id and training_of is not null) then
    raise exception 'A training store is never billed' using errcode = 'TR003';
  end if;
  return new;
end $function$
;
comment on function hangtag.refuse_training_billing() is 'Keeps training stores out of what the payment service is told.';

CREATE OR REPLACE FUNCTION hangtag.refuse_training_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from stores where id = new.store_id and training_of is not null) then
    raise exception 'A training store is connected to no service' using errcode = 'TR001';
  end if;
  return new;
end $function$
;
comment on function hangtag.refuse_training_service() is 'Keeps the keys of outside services out of training stores.';

CREATE OR REPLACE FUNCTION hangtag.run_job_again(job_id bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (select from graphile_worker.reschedule_jobs(array[job_id], run_at := now(), attempts := 0))
$function$
;
comment on function hangtag.run_job_again(bigint) is 'Gives a failed job all its tries again, from now.';

CREATE OR REPLACE FUNCTION hangtag.sees_all()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('hangtag.sees_all'::text, true), ''::text) = 'on'::text)
;
comment on function hangtag.sees_all() is 'True for work of the system itself: sign-in before anybody is known, and jobs.';

CREATE OR REPLACE FUNCTION hangtag.store_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(NULLIF(current_setting('hangtag.store_ids'::text, true), ''::text), '{}'::text))::integer[]
;
comment on function hangtag.store_ids() is 'The stores that the connection may touch now.';

CREATE OR REPLACE FUNCTION hangtag.text_refusal(of_store integer, of_phone text, of_kind text, at timestamp with time zone, except_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  registration text;
  store_country text;
  is_canadian boolean := exists (
    select from area_code_zones where area_code = substr(of_phone, 3, 3) and country = 'CA' and of_phone like '+1%');
begin
  -- Exchange 555 belongs to nobody: made-up customers have it, and a trainee who types a real number learns why.
  if of_phone !~ '^\+1[2-9][0-8][0-9]555[0-9]{4}$'
    and exists (select from stores where id = of_store and training_of is not null) then
    return 'TEXT_TRAINING';
  end if;
  if hangtag.is_opted_out(of_store, of_phone) then
    return 'TEXT_OPTED_OUT';
  end if;
  select registration_state, country into registration, store_country
  from texting_numbers join stores on stores.id = texting_numbers.store_id
  where texting_numbers.store_id = of_store and phone is not null;
  if registration is null or (registration <> 'active'
    and not (is_canadian and store_country = 'CA' and registration <> 'suspended')) then
    return 'TEXT_NOT_REGISTERED';
  end if;
  if of_phone !~ '^\+1[2-9][0-8][0-9][2-9][0-9]{6}$' or exists (
    select from texting_threads where store_id = of_store and phone = of_phone and untextable_reason is not null) then
    return 'TEXT_NOT_TEXTABLE';
  end if;
  if not (case
    when of_kind in ('coupon', 'reminder') then hangtag.has_text_consent(of_store, of_phone, 'marketing')
    when of_kind = 'buy' then hangtag.has_text_consent(of_store, of_phone, 'buys')
    else hangtag.has_text_consent(of_store, of_phone, 'buys')
      or (of_kind = 'conversation' and (hangtag.has_text_consent(of_store, of_phone, 'marketing')
        or hangtag.has_text_consent(of_store, of_phone, 'orders')))
      or exists (select from texting_threads
        where store_id = of_store and phone = of_phone and last_inbound_at is not null)
    end) then
    return 'TEXT_NO_CONSENT';
  end if;
  if exists (
    select from hangtag.text_zones(of_store, of_phone, of_kind) as zone (name)
    where not hangtag.is_text_hour(of_store, of_kind, at, zone.name)) then
    return 'TEXT_QUIET_HOURS';
  end if;
  if of_kind in ('coupon', 'reminder') and 15 <= (
    select count(*) from texting_messages as other
    join texting_threads as thread on thread.store_id = other.store_id and thread.id = other.thread_id
    join stores on stores.id = of_store
    where other.store_id = of_store and thread.phone = of_phone and other.direction = 'out' and other.status <> 'blocked'
      and other.kind in ('coupon', 'reminder') and other.id is distinct from except_id
      and date_trunc('month', other.send_at at time zone stores.time_zone)
        = date_trunc('month', at at time zone stores.time_zone)) then
    return 'TEXT_RATE_LIMIT';
  end if;
  return null;
end $function$
;
comment on function hangtag.text_refusal(integer,text,text,timestamp with time zone,uuid) is 'The guard: the code of the first reason why a text of a kind may not go to a phone at an instant; null when it may. How close texts may follow each other is the trigger''s.';

CREATE OR REPLACE FUNCTION hangtag.text_turn(of_store integer, from_instant timestamp with time zone, text_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT candidate.at
    FROM ( SELECT text_turn.from_instant AS at
         UNION ALL
          SELECT (texting_messages.send_at + '00:00:01'::interval)
            FROM texting_messages
           WHERE ((texting_messages.store_id = text_turn.of_store) AND (texting_messages.direction = 'out'::text) AND (texting_messages.status <> 'blocked'::text) AND (texting_messages.id <> text_turn.text_id) AND (texting_messages.send_at > (text_turn.from_instant - '00:00:01'::interval)))) candidate
   WHERE (NOT (EXISTS ( SELECT
            FROM texting_messages other
           WHERE ((other.store_id = text_turn.of_store) AND (other.direction = 'out'::text) AND (other.status <> 'blocked'::text) AND (other.id <> text_turn.text_id) AND (other.send_at > (candidate.at - '00:00:01'::interval)) AND (other.send_at < (candidate.at + '00:00:01'::interval)) AND ((other.status <> 'queued'::text) OR ((other.send_at <= candidate.at) AND ((other.send_at > text_turn.from_instant) OR ((other.send_at, other.id) < ( SELECT own.send_at,
                     own.id
                    FROM texting_messages own
                   WHERE ((own.store_id = text_turn.of_store) AND (own.id = text_turn.text_id)))))))))))
   ORDER BY candidate.at
  LIMIT 1;
END
;
comment on function hangtag.text_turn(integer,timestamp with time zone,uuid) is 'The first instant at which a text that is due may go: a second after those that went, and after those whose turn comes before. The caller holds the row of the number.';

CREATE OR REPLACE FUNCTION hangtag.text_zones(of_store integer, of_phone text, of_kind text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT stores.time_zone
    FROM stores
   WHERE (stores.id = text_zones.of_store)
 UNION
  SELECT area.time_zone
    FROM area_code_zones area
   WHERE ((text_zones.of_kind = ANY (ARRAY['coupon'::text, 'reminder'::text])) AND (area.area_code = substr(text_zones.of_phone, 3, 3)) AND (text_zones.of_phone ~~ '+1%'::text));
END
;
comment on function hangtag.text_zones(integer,text,text) is 'By whose clocks the hours of a text count.';

CREATE OR REPLACE FUNCTION hangtag.wait_seconds(of_store integer, on_date date, came_at timestamp with time zone, answered_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((((answered_at - came_at) >= '00:00:00'::interval) AND ((answered_at - came_at) <= '08:00:00'::interval)) AND (hangtag.business_date_at(of_store, came_at) = on_date)) THEN (round(EXTRACT(epoch FROM (answered_at - came_at))))::integer ELSE NULL::integer END
;
comment on function hangtag.wait_seconds(integer,date,timestamp with time zone,timestamp with time zone) is 'How long a seller waited who came on that business date; null for one of another date, and over 8 hours, which is no wait at the counter.';

CREATE OR REPLACE FUNCTION hangtag.words_of_customer(full_name text, mobile text, email text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
BEGIN ATOMIC
 SELECT DISTINCT words.word
    FROM ( SELECT "left"(name_word.name_word, 60) AS word
            FROM regexp_split_to_table(hangtag.plain_text(words_of_customer.full_name), '[^[:alnum:]]+'::text) name_word(name_word)
         UNION ALL
          SELECT substr(words_of_customer.mobile, 3) AS substr
         UNION ALL
          SELECT substr(words_of_customer.mobile, 6) AS substr
         UNION ALL
          SELECT "right"(words_of_customer.mobile, 4) AS "right"
         UNION ALL
          SELECT lower(words_of_customer.email) AS lower) words
   WHERE (words.word <> ''::text);
END
;
comment on function hangtag.words_of_customer(text,text,text) is 'What a record that is not erased is found by.';

CREATE OR REPLACE FUNCTION hangtag.year_of_event_id(id text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (EXTRACT(year FROM (to_timestamp((((((('x'::text || lpad(replace("left"(id, 13), '-'::text, ''::text), 16, '0'::text)))::bit(64))::bigint)::numeric / 1000.0))::double precision) AT TIME ZONE 'UTC'::text)))::integer
;
comment on function hangtag.year_of_event_id(text) is 'The year (UTC) in which an event of that id was written.';

create table accounts (
  id integer generated always as identity not null,
  account_id integer generated always as (id) stored,
  name text not null,
  created_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  closed_by integer,
  delete_at timestamp with time zone,
  training_of integer,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts__training_of FOREIGN KEY (training_of) REFERENCES accounts(id),
  constraint accounts_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint accounts__closed CHECK (((closed_at IS NULL) = (delete_at IS NULL)))
);
CREATE INDEX accounts__closed ON public.accounts USING btree (delete_at) WHERE (delete_at IS NOT NULL);
CREATE INDEX accounts__training ON public.accounts USING btree (training_of) WHERE (training_of IS NOT NULL);
alter table accounts enable row level security;
alter table accounts force row level security;
create policy of_the_account on accounts using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on accounts to hangtag_service;
comment on table accounts is 'accounts: one company; its owner pays for all its stores.';
comment on column accounts.account_id is 'The id again, so that the account is isolated by the same rule as its tables.';
comment on column accounts.closed_at is 'When its owner closed the company; null while it is open.';
comment on column accounts.delete_at is 'From then on the night deletes everything of the company.';
comment on column accounts.training_of is 'The company whose people practice here; null for a company.';

create table area_code_zones (
  area_code text not null,
  time_zone text not null,
  country text not null,
  constraint area_code_zones_pkey PRIMARY KEY (area_code, time_zone),
  constraint area_code_zones__area_code CHECK ((area_code ~ '^[2-9][0-8][0-9]$'::text)),
  constraint area_code_zones__country CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text])))
);
grant select on area_code_zones to hangtag_service;
comment on table area_code_zones is 'texting: in which time zones the phones of an area code may be; some area codes lie in two.';

create table backstock_categories (
  store_id integer not null,
  id uuid not null,
  name text not null,
  "position" integer not null,
  target_bins integer,
  age_limit_days integer,
  items_per_bin integer,
  section_id uuid,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  constraint backstock_categories_pkey PRIMARY KEY (store_id, id),
  constraint backstock_categories_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_categories_store_id_section_id_fkey FOREIGN KEY (store_id, section_id) REFERENCES backstock_sections(store_id, id),
  constraint backstock_categories__age_limit CHECK (((age_limit_days >= 1) AND (age_limit_days <= 1825))),
  constraint backstock_categories__items CHECK (((items_per_bin >= 1) AND (items_per_bin <= 9999))),
  constraint backstock_categories__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint backstock_categories__target CHECK (((target_bins >= 0) AND (target_bins <= 9999)))
);
CREATE UNIQUE INDEX backstock_categories__one_name ON public.backstock_categories USING btree (store_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX backstock_categories__section ON public.backstock_categories USING btree (store_id, section_id) WHERE (section_id IS NOT NULL);
alter table backstock_categories enable row level security;
alter table backstock_categories force row level security;
create policy of_the_store on backstock_categories using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_categories to hangtag_service;
comment on table backstock_categories is 'backstock: what a bin holds, such as Boys 2T FW.';
comment on column backstock_categories."position" is 'Order on the screen, 0 first; renumbered whenever one moves.';
comment on column backstock_categories.target_bins is 'How many bins the store wants to have of it; null when nobody has said.';
comment on column backstock_categories.age_limit_days is 'Instead of the store''s limit, where goods may wait longer or less.';
comment on column backstock_categories.items_per_bin is 'What one bin brings to the floor, as a manager reckons; null when it is learned from pulls.';
comment on column backstock_categories.section_id is 'The section of the floor that its bins fill.';

create table backstock_events (
  store_id integer not null,
  id uuid not null,
  set_id uuid not null,
  filling_id uuid not null,
  bin_id uuid not null,
  category_id uuid not null,
  type text not null,
  from_location_id uuid,
  to_location_id uuid,
  reason text,
  before jsonb,
  after jsonb,
  employee_id integer,
  user_id integer,
  device_id uuid,
  business_date date not null,
  at timestamp with time zone not null,
  undoes_event_id uuid,
  undone_by_event_id uuid,
  constraint backstock_events_pkey PRIMARY KEY (store_id, id),
  constraint backstock_events_store_id_bin_id_fkey FOREIGN KEY (store_id, bin_id) REFERENCES bins(store_id, id),
  constraint backstock_events_store_id_category_id_fkey FOREIGN KEY (store_id, category_id) REFERENCES backstock_categories(store_id, id),
  constraint backstock_events_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint backstock_events_store_id_filling_id_fkey FOREIGN KEY (store_id, filling_id) REFERENCES backstock_fillings(store_id, id),
  constraint backstock_events_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_events_store_id_from_location_id_fkey FOREIGN KEY (store_id, from_location_id) REFERENCES backstock_locations(store_id, id),
  constraint backstock_events_store_id_to_location_id_fkey FOREIGN KEY (store_id, to_location_id) REFERENCES backstock_locations(store_id, id),
  constraint backstock_events_store_id_undoes_event_id_fkey FOREIGN KEY (store_id, undoes_event_id) REFERENCES backstock_events(store_id, id),
  constraint backstock_events_store_id_undone_by_event_id_fkey FOREIGN KEY (store_id, undone_by_event_id) REFERENCES backstock_events(store_id, id),
  constraint backstock_events__reason CHECK ((((type = 'removed'::text) = (reason IS NOT NULL)) AND (reason = ANY (ARRAY['pulled'::text, 'mistake'::text, 'discarded'::text, 'donated'::text, 'transferred'::text])))),
  constraint backstock_events__type CHECK ((type = ANY (ARRAY['added'::text, 'moved'::text, 'edited'::text, 'removed'::text, 'undone'::text]))),
  constraint backstock_events__undone CHECK (((type = 'undone'::text) = (undoes_event_id IS NOT NULL)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
CREATE INDEX backstock_events__bin ON public.backstock_events USING btree (store_id, bin_id, at DESC);
CREATE INDEX backstock_events__day ON public.backstock_events USING btree (store_id, business_date);
CREATE INDEX backstock_events__filling ON public.backstock_events USING btree (store_id, filling_id, at DESC, id DESC);
CREATE INDEX backstock_events__set ON public.backstock_events USING btree (store_id, set_id);
CREATE INDEX backstock_events__time ON public.backstock_events USING btree (store_id, at DESC, id DESC);
CREATE UNIQUE INDEX backstock_events__undone_once ON public.backstock_events USING btree (store_id, undoes_event_id) WHERE (undoes_event_id IS NOT NULL);
alter table backstock_events enable row level security;
alter table backstock_events force row level security;
create policy of_the_store on backstock_events using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_events to hangtag_service;
comment on table backstock_events is 'backstock: everything that ever happened to a filling; kept for ever.';
comment on column backstock_events.set_id is 'What was done in one go (20 bins moved) has one; it is undone as a set.';
comment on column backstock_events.category_id is 'Of the filling when it happened, so that the history can be asked by it.';
comment on column backstock_events.type is 'removed ends a filling, whatever the reason; undone takes back the event it names.';
comment on column backstock_events.before is 'The filling''s values before and after, as far as they changed.';
comment on column backstock_events.user_id is 'The login; employee_id is who stood at the screen, and device_id which screen.';
comment on column backstock_events.undone_by_event_id is 'Set when it was taken back; then it counts for nothing.';

create table backstock_filling_holds (
  store_id integer not null,
  filling_id uuid not null,
  register_number integer not null,
  constraint backstock_filling_holds_pkey PRIMARY KEY (store_id, filling_id, register_number),
  constraint backstock_filling_holds_store_id_filling_id_fkey FOREIGN KEY (store_id, filling_id) REFERENCES backstock_fillings(store_id, id),
  constraint backstock_filling_holds_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_filling_holds_store_id_register_number_fkey FOREIGN KEY (store_id, register_number) REFERENCES second_hand_entries(store_id, number)
);
CREATE INDEX backstock_filling_holds__entry ON public.backstock_filling_holds USING btree (store_id, register_number);
alter table backstock_filling_holds enable row level security;
alter table backstock_filling_holds force row level security;
create policy of_the_store on backstock_filling_holds using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_filling_holds to hangtag_service;
comment on table backstock_filling_holds is 'backstock: the buys of the second-hand register whose goods are in a bin; the bin is held as long as the longest of them.';

create table backstock_fillings (
  store_id integer not null,
  id uuid not null,
  bin_id uuid not null,
  category_id uuid not null,
  location_id uuid not null,
  inventory_date date not null,
  season text,
  notes text default ''::text not null,
  item_count integer,
  is_packing boolean default false not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by_employee_id integer,
  filled_on date not null,
  archived_at timestamp with time zone,
  archived_by_employee_id integer,
  archived_on date,
  archived_reason text,
  constraint backstock_fillings_pkey PRIMARY KEY (store_id, id),
  constraint backstock_fillings_store_id_archived_by_employee_id_fkey FOREIGN KEY (store_id, archived_by_employee_id) REFERENCES employees(store_id, id),
  constraint backstock_fillings_store_id_bin_id_fkey FOREIGN KEY (store_id, bin_id) REFERENCES bins(store_id, id),
  constraint backstock_fillings_store_id_category_id_fkey FOREIGN KEY (store_id, category_id) REFERENCES backstock_categories(store_id, id),
  constraint backstock_fillings_store_id_created_by_employee_id_fkey FOREIGN KEY (store_id, created_by_employee_id) REFERENCES employees(store_id, id),
  constraint backstock_fillings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_fillings_store_id_location_id_fkey FOREIGN KEY (store_id, location_id) REFERENCES backstock_locations(store_id, id),
  constraint backstock_fillings__archived CHECK ((((archived_at IS NULL) = (archived_reason IS NULL)) AND ((archived_at IS NULL) = (archived_on IS NULL)))),
  constraint backstock_fillings__archived_by CHECK (((archived_by_employee_id IS NULL) OR (archived_at IS NOT NULL))),
  constraint backstock_fillings__items CHECK (((item_count >= 0) AND (item_count <= 9999))),
  constraint backstock_fillings__notes CHECK ((char_length(notes) <= 500)),
  constraint backstock_fillings__reason CHECK ((archived_reason = ANY (ARRAY['pulled'::text, 'mistake'::text, 'discarded'::text, 'donated'::text, 'transferred'::text]))),
  constraint backstock_fillings__season CHECK ((season = ANY (ARRAY['all'::text, 'SS'::text, 'FW'::text, 'holiday'::text])))
);
CREATE INDEX backstock_fillings__age ON public.backstock_fillings USING btree (store_id, inventory_date) WHERE (archived_at IS NULL);
CREATE INDEX backstock_fillings__archived ON public.backstock_fillings USING btree (store_id, archived_on) WHERE (archived_at IS NOT NULL);
CREATE INDEX backstock_fillings__bin ON public.backstock_fillings USING btree (store_id, bin_id, created_at);
CREATE INDEX backstock_fillings__category ON public.backstock_fillings USING btree (store_id, category_id, inventory_date) WHERE (archived_at IS NULL);
CREATE INDEX backstock_fillings__counted ON public.backstock_fillings USING btree (store_id, category_id) INCLUDE (item_count) WHERE (item_count IS NOT NULL);
CREATE INDEX backstock_fillings__location ON public.backstock_fillings USING btree (store_id, location_id) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX backstock_fillings__one_of_a_bin ON public.backstock_fillings USING btree (store_id, bin_id) WHERE (archived_at IS NULL);
alter table backstock_fillings enable row level security;
alter table backstock_fillings force row level security;
create policy of_the_store on backstock_fillings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_fillings to hangtag_service;
comment on table backstock_fillings is 'backstock: one filling of a bin, from the day it is filled until it is archived. The specification calls it a backstock item.';
comment on column backstock_fillings.location_id is 'Where it stands; of an archived one where it last stood, or the terminal location it went to.';
comment on column backstock_fillings.inventory_date is 'The age counts from here, in the store''s days; moves do not change it.';
comment on column backstock_fillings.item_count is 'Pieces, when somebody counted them: what a bin of the category brings to the floor is learned from it.';
comment on column backstock_fillings.is_packing is 'Still being packed: there is room for more of its category.';
comment on column backstock_fillings.version is 'Counts up with each change; who moves an older one is told what happened since.';
comment on column backstock_fillings.filled_on is 'Business date of the filling; archived_on that of its end.';
comment on column backstock_fillings.archived_reason is 'pulled: it reached the terminal location. The others: it was taken out without being pulled, which counts for nothing.';

create table backstock_locations (
  store_id integer not null,
  id uuid not null,
  number integer not null,
  name text not null,
  "position" integer not null,
  next_location_id uuid,
  is_default boolean default false not null,
  is_terminal boolean default false not null,
  is_pick_list boolean default false not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  constraint backstock_locations__one_number UNIQUE (store_id, number),
  constraint backstock_locations_pkey PRIMARY KEY (store_id, id),
  constraint backstock_locations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_locations_store_id_next_location_id_fkey FOREIGN KEY (store_id, next_location_id) REFERENCES backstock_locations(store_id, id),
  constraint backstock_locations__in_use CHECK (((archived_at IS NULL) OR (NOT (is_terminal OR is_default)))),
  constraint backstock_locations__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint backstock_locations__not_its_own_next CHECK ((next_location_id <> id)),
  constraint backstock_locations__number CHECK (((number >= 1) AND (number <= 9999))),
  constraint backstock_locations__terminal_is_the_end CHECK (((NOT is_terminal) OR ((next_location_id IS NULL) AND (NOT is_default))))
);
CREATE INDEX backstock_locations__next ON public.backstock_locations USING btree (store_id, next_location_id) WHERE (next_location_id IS NOT NULL);
CREATE UNIQUE INDEX backstock_locations__one_default ON public.backstock_locations USING btree (store_id) WHERE is_default;
CREATE UNIQUE INDEX backstock_locations__one_name ON public.backstock_locations USING btree (store_id, lower(name)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX backstock_locations__one_terminal ON public.backstock_locations USING btree (store_id) WHERE is_terminal;
alter table backstock_locations enable row level security;
alter table backstock_locations force row level security;
create policy of_the_store on backstock_locations using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_locations to hangtag_service;
comment on table backstock_locations is 'backstock: where bins stand; each but the terminal one usually leads to a next.';
comment on column backstock_locations.number is 'What its place label says (RL:store:number); never used again.';
comment on column backstock_locations."position" is 'In walking order, 0 first.';
comment on column backstock_locations.is_default is 'Where a bin stands that was just filled; one for each store.';
comment on column backstock_locations.is_terminal is 'The sales floor: a bin that comes here is empty and its number free. One for each store, never deleted.';
comment on column backstock_locations.is_pick_list is 'A staging place whose bins are printed as a pick list.';
comment on column backstock_locations.archived_at is 'Deleted by a person; its history stays.';

create table backstock_section_codes (
  store_id integer not null,
  category_code text not null,
  section_id uuid not null,
  constraint backstock_section_codes_pkey PRIMARY KEY (store_id, category_code),
  constraint backstock_section_codes_store_id_section_id_fkey FOREIGN KEY (store_id, section_id) REFERENCES backstock_sections(store_id, id) ON DELETE CASCADE,
  constraint backstock_section_codes__code CHECK (((char_length(category_code) >= 1) AND (char_length(category_code) <= 60)))
);
CREATE INDEX backstock_section_codes__section ON public.backstock_section_codes USING btree (store_id, section_id);
alter table backstock_section_codes enable row level security;
alter table backstock_section_codes force row level security;
create policy of_the_store on backstock_section_codes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_section_codes to hangtag_service;
comment on table backstock_section_codes is 'backstock: which goods of the point of sale hang in which section; a code hangs in one.';
comment on column backstock_section_codes.category_code is 'As the lines of sales and buys name it.';

create table backstock_sections (
  store_id integer not null,
  id uuid not null,
  name text not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  constraint backstock_sections_pkey PRIMARY KEY (store_id, id),
  constraint backstock_sections_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_sections__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE UNIQUE INDEX backstock_sections__one_name ON public.backstock_sections USING btree (store_id, lower(name)) WHERE (archived_at IS NULL);
alter table backstock_sections enable row level security;
alter table backstock_sections force row level security;
create policy of_the_store on backstock_sections using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_sections to hangtag_service;
comment on table backstock_sections is 'backstock: a part of the sales floor that the pull list keeps full, such as Boys 2T-5T.';
comment on column backstock_sections."position" is 'In walking order, 0 first.';

create table backstock_sell_through (
  store_id integer not null,
  category_code text not null,
  pieces integer not null,
  sold integer not null,
  counted_at timestamp with time zone not null,
  constraint backstock_sell_through_pkey PRIMARY KEY (store_id, category_code),
  constraint backstock_sell_through_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_sell_through__sold CHECK (((sold >= 0) AND (sold <= pieces)))
);
alter table backstock_sell_through enable row level security;
alter table backstock_sell_through force row level security;
create policy of_the_store on backstock_sell_through using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_sell_through to hangtag_service;
comment on table backstock_sell_through is 'backstock: how many of the pieces bought 30 to 60 days ago were sold within 30 days; made anew each night.';
comment on column backstock_sell_through.category_code is 'As the lines of buys name it.';

create table backstock_settings (
  store_id integer not null,
  bin_prefix text default ''::text not null,
  age_bands integer[] default '{30,60,90,180,365}'::integer[] not null,
  age_limit_days integer default 365 not null,
  is_scan_fast boolean default false not null,
  ss_starts text default '03-01'::text not null,
  ss_ends text default '08-31'::text not null,
  fw_starts text default '09-01'::text not null,
  fw_ends text default '02-28'::text not null,
  holiday_starts text default '11-01'::text not null,
  holiday_ends text default '12-24'::text not null,
  pull_window_days integer default 14 not null,
  constraint backstock_settings_pkey PRIMARY KEY (store_id),
  constraint backstock_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint backstock_settings__age_bands CHECK ((((cardinality(age_bands) >= 1) AND (cardinality(age_bands) <= 8)) AND (0 < ALL (age_bands)))),
  constraint backstock_settings__age_limit CHECK (((age_limit_days >= 1) AND (age_limit_days <= 1825))),
  constraint backstock_settings__bin_prefix CHECK ((bin_prefix ~ '^[A-Z0-9-]{0,4}$'::text)),
  constraint backstock_settings__pull_window CHECK (((pull_window_days >= 1) AND (pull_window_days <= 90))),
  constraint backstock_settings__seasons CHECK (((((((ss_starts || ss_ends) || fw_starts) || fw_ends) || holiday_starts) || holiday_ends) ~ '^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])){6}$'::text))
);
alter table backstock_settings enable row level security;
alter table backstock_settings force row level security;
create policy of_the_store on backstock_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on backstock_settings to hangtag_service;
comment on table backstock_settings is 'backstock: a store''s choices for its bins; a store without a row has the defaults.';
comment on column backstock_settings.bin_prefix is 'Shown and printed before each number; no part of what makes a number unique.';
comment on column backstock_settings.age_bands is 'Last day of each age band, rising; the last band is open.';
comment on column backstock_settings.age_limit_days is 'Older fillings are shown in red, unless their category has a limit of its own.';
comment on column backstock_settings.is_scan_fast is 'The same bin scanned again within 5 s confirms its move to the next location.';
comment on column backstock_settings.ss_starts is 'MM-DD, like the five columns after it: first and last day on which goods of a season sell. A season may span New Year.';
comment on column backstock_settings.pull_window_days is 'Days of sales, buys and pulls that the pull list looks back on.';

create table billing_accounts (
  account_id integer not null,
  customer_id text,
  method_id text,
  method_brand text,
  method_last4 text,
  method_expires_month integer,
  method_expires_year integer,
  setup_sent_at timestamp with time zone,
  change_sent_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  mirrored_seq bigint default 0 not null,
  constraint billing_accounts__customer UNIQUE (customer_id),
  constraint billing_accounts_pkey PRIMARY KEY (account_id),
  constraint billing_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint billing_accounts__last4 CHECK ((length(method_last4) <= 4)),
  constraint billing_accounts__method CHECK ((((method_id IS NULL) = (method_brand IS NULL)) AND ((method_id IS NULL) = (method_last4 IS NULL)) AND ((method_id IS NULL) = (method_expires_month IS NULL)) AND ((method_id IS NULL) = (method_expires_year IS NULL))))
);
CREATE TRIGGER refuse_training BEFORE INSERT OR UPDATE ON public.billing_accounts FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_training_billing();
alter table billing_accounts enable row level security;
alter table billing_accounts force row level security;
create policy of_the_account on billing_accounts using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_accounts to hangtag_service;
comment on table billing_accounts is 'billing: the company at the billing service, with what a person recognizes its card by.';
comment on column billing_accounts.setup_sent_at is 'When a person last left for the page that saves a card.';
comment on column billing_accounts.change_sent_at is 'When a change was last sent to the service.';
comment on column billing_accounts.confirmed_at is 'When a report of the service was last applied; a change after it waits for confirmation.';
comment on column billing_accounts.mirrored_seq is 'The newest report that the mirror holds, so that an older reading never replaces it.';

create table billing_invoices (
  account_id integer not null,
  id text not null,
  store_id integer,
  number text,
  status text not null,
  total_cents integer not null,
  discount_cents integer not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone,
  paid_at timestamp with time zone,
  is_tried boolean not null,
  next_try_at timestamp with time zone,
  constraint billing_invoices_pkey PRIMARY KEY (account_id, id),
  constraint billing_invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint billing_invoices_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id)
);
CREATE INDEX billing_invoices__newest ON public.billing_invoices USING btree (account_id, created_at DESC);
alter table billing_invoices enable row level security;
alter table billing_invoices force row level security;
create policy of_the_account on billing_invoices using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_invoices to hangtag_service;
comment on table billing_invoices is 'billing: invoices over more than nothing, as the billing service last said them.';

create table billing_reports (
  account_id integer not null,
  id text not null,
  seq bigint generated always as identity not null,
  type text not null,
  record_id text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  trouble text,
  constraint billing_reports_pkey PRIMARY KEY (account_id, id),
  constraint billing_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX billing_reports__waiting ON public.billing_reports USING btree (account_id, seq) WHERE (handled_at IS NULL);
alter table billing_reports enable row level security;
alter table billing_reports force row level security;
create policy of_the_account on billing_reports using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_reports to hangtag_service;
comment on table billing_reports is 'billing: what the billing service reported, each once by its id; what it is about is read again.';
comment on column billing_reports.trouble is 'Why the last try failed, as one word.';

create table billing_stores (
  account_id integer not null,
  store_id integer not null,
  after_attempt integer not null,
  confirmed_at timestamp with time zone not null,
  confirmed_by integer not null,
  opening_asked_at timestamp with time zone,
  constraint billing_stores_pkey PRIMARY KEY (account_id, store_id),
  constraint billing_stores_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint billing_stores_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint billing_stores_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  constraint billing_stores__attempt CHECK ((after_attempt >= 0))
);
alter table billing_stores enable row level security;
alter table billing_stores force row level security;
create policy of_the_account on billing_stores using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_stores to hangtag_service;
comment on table billing_stores is 'billing: the owner agreed that this store is charged; no other store is.';
comment on column billing_stores.after_attempt is 'Of the subscriptions that a person canceled, those up to this one no longer count.';
comment on column billing_stores.opening_asked_at is 'When the owner was last asked for the Grand Opening.';

create table billing_subscriptions (
  account_id integer not null,
  id text not null,
  store_id integer not null,
  attempt integer not null,
  status text not null,
  price_cents integer not null,
  created_at timestamp with time zone not null,
  free_until timestamp with time zone,
  period_ends_at timestamp with time zone not null,
  ends_with_period boolean not null,
  waits_for_opening boolean not null,
  is_discounted boolean not null,
  ended_at timestamp with time zone,
  constraint billing_subscriptions_pkey PRIMARY KEY (account_id, id),
  constraint billing_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint billing_subscriptions_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint billing_subscriptions__price CHECK ((price_cents >= 0))
);
CREATE INDEX billing_subscriptions__store ON public.billing_subscriptions USING btree (account_id, store_id, attempt);
CREATE TRIGGER refuse_training BEFORE INSERT OR UPDATE ON public.billing_subscriptions FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_training_billing();
alter table billing_subscriptions enable row level security;
alter table billing_subscriptions force row level security;
create policy of_the_account on billing_subscriptions using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_subscriptions to hangtag_service;
comment on table billing_subscriptions is 'billing: each store''s subscriptions as the billing service last said them.';
comment on column billing_subscriptions.attempt is 'Counts the store''s subscriptions, from one on.';

create table billing_terms (
  account_id integer not null,
  session_id text not null,
  version text not null,
  user_id integer not null,
  accepted_at timestamp with time zone not null,
  method_id text,
  constraint billing_terms_pkey PRIMARY KEY (account_id, session_id),
  constraint billing_terms_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint billing_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table billing_terms enable row level security;
alter table billing_terms force row level security;
create policy of_the_account on billing_terms using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on billing_terms to hangtag_service;
comment on table billing_terms is 'billing: which terms who accepted when, before a card was saved.';
comment on column billing_terms.method_id is 'The card that was saved then; null while it was not.';

create table bin_transfers (
  store_id integer not null,
  id uuid not null,
  side text not null,
  other_store_id integer not null,
  status text default 'in-transit'::text not null,
  filling_id uuid,
  bin_number integer not null,
  bin_label text not null,
  category_name text not null,
  season text,
  inventory_date date not null,
  notes text default ''::text not null,
  sent_at timestamp with time zone not null,
  sent_by_employee_id integer,
  sent_by text not null,
  ended_at timestamp with time zone,
  ended_by_employee_id integer,
  ended_by text,
  constraint bin_transfers_pkey PRIMARY KEY (store_id, id),
  constraint bin_transfers_other_store_id_fkey FOREIGN KEY (other_store_id) REFERENCES stores(id),
  constraint bin_transfers_store_id_ended_by_employee_id_fkey FOREIGN KEY (store_id, ended_by_employee_id) REFERENCES employees(store_id, id),
  constraint bin_transfers_store_id_filling_id_fkey FOREIGN KEY (store_id, filling_id) REFERENCES backstock_fillings(store_id, id),
  constraint bin_transfers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint bin_transfers_store_id_sent_by_employee_id_fkey FOREIGN KEY (store_id, sent_by_employee_id) REFERENCES employees(store_id, id),
  constraint bin_transfers__elsewhere CHECK ((other_store_id <> store_id)),
  constraint bin_transfers__ended CHECK (((status = 'in-transit'::text) = (ended_at IS NULL))),
  constraint bin_transfers__notes CHECK ((char_length(notes) <= 500)),
  constraint bin_transfers__season CHECK ((season = ANY (ARRAY['all'::text, 'SS'::text, 'FW'::text, 'holiday'::text]))),
  constraint bin_transfers__side CHECK ((side = ANY (ARRAY['out'::text, 'in'::text]))),
  constraint bin_transfers__status CHECK ((status = ANY (ARRAY['in-transit'::text, 'arrived'::text, 'cancelled'::text])))
);
CREATE INDEX bin_transfers__filling ON public.bin_transfers USING btree (store_id, filling_id) WHERE (filling_id IS NOT NULL);
CREATE INDEX bin_transfers__open ON public.bin_transfers USING btree (store_id, status, sent_at DESC);
alter table bin_transfers enable row level security;
alter table bin_transfers force row level security;
create policy of_the_store on bin_transfers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on bin_transfers to hangtag_service;
comment on table bin_transfers is 'backstock: a bin on its way to a sister store. Each side has a row of its own with the same id, since neither sees the other''s tables.';
comment on column bin_transfers.side is 'out: this store sends; in: it receives.';
comment on column bin_transfers.filling_id is 'This side''s filling: what was sent, or what it became here; null until it has arrived.';
comment on column bin_transfers.bin_label is 'The sender''s bin with its prefix, as its label shows it.';
comment on column bin_transfers.sent_by is 'A name, because the other side cannot look the person up.';

create table bins (
  store_id integer not null,
  id uuid not null,
  number integer not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint bins__one_number UNIQUE (store_id, number),
  constraint bins_pkey PRIMARY KEY (store_id, id),
  constraint bins_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint bins__number CHECK (((number >= 1) AND (number <= 999999)))
);
alter table bins enable row level security;
alter table bins force row level security;
create policy of_the_store on bins using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on bins to hangtag_service;
comment on table bins is 'backstock: a physical bin with its permanent number. It is filled while it has a filling that is not archived.';
comment on column bins.retired_at is 'Taken out of use (broken, lost); keeps its number and its history, and is not filled again.';
comment on column bins.deleted_at is 'Deleted by a person. The row stays for its history, and is what a new bin with this number becomes.';

create table books_accounts (
  store_id integer not null,
  id text not null,
  number text,
  name text not null,
  type text not null,
  classification text not null,
  is_active boolean not null,
  is_postable boolean not null,
  constraint books_accounts_pkey PRIMARY KEY (store_id, id),
  constraint books_accounts_store_id_fkey FOREIGN KEY (store_id) REFERENCES books_posting_settings(store_id) ON DELETE CASCADE,
  constraint books_accounts__classification CHECK ((classification = ANY (ARRAY['asset'::text, 'liability'::text, 'equity'::text, 'income'::text, 'expense'::text])))
);
alter table books_accounts enable row level security;
alter table books_accounts force row level security;
create policy of_the_store on books_accounts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_accounts to hangtag_service;
comment on table books_accounts is 'books: the company''s chart of accounts as it was last read.';

create table books_backfills (
  store_id integer not null,
  id uuid not null,
  from_date date not null,
  to_date date not null,
  state text not null,
  started_by text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint books_backfills_pkey PRIMARY KEY (store_id, id),
  constraint books_backfills_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint books_backfills__dates CHECK (((from_date <= to_date) AND ((to_date - from_date) <= 366))),
  constraint books_backfills__ended CHECK (((ended_at IS NULL) = (state = 'running'::text))),
  constraint books_backfills__state CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text, 'dropped'::text])))
);
CREATE UNIQUE INDEX books_backfills__one_open ON public.books_backfills USING btree (store_id) WHERE (state = ANY (ARRAY['running'::text, 'stopped'::text]));
alter table books_backfills enable row level security;
alter table books_backfills force row level security;
create policy of_the_store on books_backfills using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_backfills to hangtag_service;
comment on table books_backfills is 'books: runs over past dates that a person started.';

create table books_classes (
  store_id integer not null,
  id text not null,
  name text not null,
  constraint books_classes_pkey PRIMARY KEY (store_id, id),
  constraint books_classes_store_id_fkey FOREIGN KEY (store_id) REFERENCES books_posting_settings(store_id) ON DELETE CASCADE
);
alter table books_classes enable row level security;
alter table books_classes force row level security;
create policy of_the_store on books_classes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_classes to hangtag_service;
comment on table books_classes is 'books: the company''s classes as they were last read; the store''s own is the place of its integration.';

create table books_line_accounts (
  store_id integer not null,
  kind text not null,
  line_key text not null,
  books_account_id text not null,
  constraint books_line_accounts_pkey PRIMARY KEY (store_id, kind, line_key),
  constraint books_line_accounts_kind_line_key_fkey FOREIGN KEY (kind, line_key) REFERENCES journal_template_lines(kind, key),
  constraint books_line_accounts_store_id_books_account_id_fkey FOREIGN KEY (store_id, books_account_id) REFERENCES books_accounts(store_id, id) ON DELETE CASCADE
);
alter table books_line_accounts enable row level security;
alter table books_line_accounts force row level security;
create policy of_the_store on books_line_accounts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_line_accounts to hangtag_service;
comment on table books_line_accounts is 'books: the account that each line of the template stands on. A kind is saved whole, never in part.';

create table books_posting_settings (
  store_id integer not null,
  company_id text not null,
  company_name text not null,
  closed_through date,
  is_company_confirmed boolean default false not null,
  start_date date,
  accounts_read_at timestamp with time zone not null,
  paused_until timestamp with time zone,
  constraint books_posting_settings_pkey PRIMARY KEY (store_id),
  constraint books_posting_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint books_posting_settings__company_id CHECK ((company_id <> ''::text))
);
alter table books_posting_settings enable row level security;
alter table books_posting_settings force row level security;
create policy of_the_store on books_posting_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_posting_settings to hangtag_service;
comment on table books_posting_settings is 'books: the company that a store posts to, and from which business date.';
comment on column books_posting_settings.start_date is 'Entries of earlier dates are posted by a back-fill only.';
comment on column books_posting_settings.paused_until is 'The service asked us to slow down until then.';

create table books_postings (
  store_id integer not null,
  business_date date not null,
  kind text not null,
  revision smallint not null,
  number text not null,
  state text not null,
  provider text not null,
  company_id text not null,
  backfill_id uuid,
  tries smallint default 0 not null,
  first_tried_at timestamp with time zone,
  next_try_at timestamp with time zone not null,
  round smallint default 1 not null,
  remote_id text,
  remote_version text,
  found_id text,
  sent_revision smallint,
  sent_at timestamp with time zone,
  was_there boolean default false not null,
  reason text,
  problem text default ''::text not null,
  remote_debit_cents bigint,
  constraint books_postings_pkey PRIMARY KEY (store_id, business_date, kind),
  constraint books_postings_store_id_backfill_id_fkey FOREIGN KEY (store_id, backfill_id) REFERENCES books_backfills(store_id, id),
  constraint books_postings_store_id_business_date_kind_revision_fkey FOREIGN KEY (store_id, business_date, kind, revision) REFERENCES journal_entries(store_id, business_date, kind, revision),
  constraint books_postings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint books_postings__reason CHECK (((state = 'needs_action'::text) = (reason IS NOT NULL))),
  constraint books_postings__sent CHECK (((state <> 'sent'::text) OR ((remote_id IS NOT NULL) AND (sent_revision IS NOT NULL)))),
  constraint books_postings__state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'needs_action'::text, 'skipped'::text])))
);
CREATE INDEX books_postings__backfill ON public.books_postings USING btree (store_id, backfill_id) WHERE (backfill_id IS NOT NULL);
CREATE INDEX books_postings__due ON public.books_postings USING btree (store_id, next_try_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX books_postings__problems ON public.books_postings USING btree (store_id, business_date DESC, kind) WHERE (state = 'needs_action'::text);
alter table books_postings enable row level security;
alter table books_postings force row level security;
create policy of_the_store on books_postings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on books_postings to hangtag_service;
comment on table books_postings is 'books: what became of each entry at the bookkeeping service; one row for one entry there, whatever its revision.';
comment on column books_postings.revision is 'The revision that is to be sent, or was sent last.';
comment on column books_postings.next_try_at is 'While it is being sent: from then on another process may take it.';
comment on column books_postings.round is 'One more each time a person has the entry sent again; part of the request''s own id.';
comment on column books_postings.found_id is 'The entry there that has our number and other figures; only a person makes it ours.';
comment on column books_postings.was_there is 'The service had the very same entry before we sent ours.';
comment on column books_postings.remote_debit_cents is 'What the entry there adds up to, where it has our number and other figures.';

create table borrowed_seasons (
  store_id integer not null,
  sisters smallint not null,
  until_on date not null,
  days jsonb not null,
  borrowed_at timestamp with time zone not null,
  constraint borrowed_seasons_pkey PRIMARY KEY (store_id),
  constraint borrowed_seasons_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint borrowed_seasons__days CHECK ((jsonb_typeof(days) = 'array'::text)),
  constraint borrowed_seasons__sisters CHECK ((sisters >= 0))
);
alter table borrowed_seasons enable row level security;
alter table borrowed_seasons force row level security;
create policy of_the_store on borrowed_seasons using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on borrowed_seasons to hangtag_service;
comment on table borrowed_seasons is 'goals: the season of the sister stores, without their amounts, for a store that has no year of its own. Made each night; gone when 52 weeks are there.';
comment on column borrowed_seasons.sisters is 'How many stores it is borrowed from; 0 where none has a year either.';
comment on column borrowed_seasons.until_on is 'The first day that has a day of the store itself to be compared with.';

create table bounceback_settings (
  store_id integer not null,
  earns_on_redemption boolean default true not null,
  most_per_sale smallint default 10 not null,
  on_return text default 'void'::text not null,
  offline_most_cents integer,
  constraint bounceback_settings_pkey PRIMARY KEY (store_id),
  constraint bounceback_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint bounceback_settings__most_per_sale CHECK (((most_per_sale >= 1) AND (most_per_sale <= 100))),
  constraint bounceback_settings__offline_most CHECK (((offline_most_cents >= 1) AND (offline_most_cents <= 100000))),
  constraint bounceback_settings__on_return CHECK ((on_return = ANY (ARRAY['void'::text, 'flag'::text])))
);
alter table bounceback_settings enable row level security;
alter table bounceback_settings force row level security;
create policy of_the_store on bounceback_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on bounceback_settings to hangtag_service;
comment on table bounceback_settings is 'bounceback: a store''s choices for its coupons; a store without a row has the defaults.';
comment on column bounceback_settings.earns_on_redemption is 'A sale that uses a coupon may earn the next one.';
comment on column bounceback_settings.on_return is 'What happens to an unused coupon whose sale came back: void it, or flag it with a note and keep it good.';
comment on column bounceback_settings.offline_most_cents is 'The most that a coupon may take off while there is no connection; null: no coupon is taken then.';

create table buy_messages (
  store_id integer not null,
  id uuid not null,
  kind text not null,
  name text not null,
  body text not null,
  auto_reply text,
  is_default boolean default false not null,
  is_automatic boolean default false not null,
  "position" smallint not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint buy_messages_pkey PRIMARY KEY (store_id, id),
  constraint buy_messages_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buy_messages__auto_reply CHECK (((char_length(auto_reply) >= 1) AND (char_length(auto_reply) <= 1600))),
  constraint buy_messages__automatic CHECK (((NOT is_automatic) OR (kind = ANY (ARRAY['checked_in'::text, 'later'::text, 'reminder'::text, 'last_call'::text, 'bring_back'::text, 'drop_off'::text])))),
  constraint buy_messages__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1600))),
  constraint buy_messages__kind CHECK ((kind = ANY (ARRAY['checked_in'::text, 'later'::text, 'ready'::text, 'reminder'::text, 'last_call'::text, 'bring_back'::text, 'drop_off'::text, 'question'::text, 'custom'::text]))),
  constraint buy_messages__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
CREATE UNIQUE INDEX buy_messages__one_default ON public.buy_messages USING btree (store_id, kind) WHERE (is_default AND (deleted_at IS NULL));
alter table buy_messages enable row level security;
alter table buy_messages force row level security;
create policy of_the_store on buy_messages using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_messages to hangtag_service;
comment on table buy_messages is 'buys: what the store texts about a buy; a store without a row has the usual ones.';
comment on column buy_messages.body is 'With fields in braces, such as {first}.';
comment on column buy_messages.auto_reply is 'Goes out by itself, once for each buy, when the seller answers and nobody here does within two minutes.';
comment on column buy_messages.is_default is 'The one of its kind that one press sends.';

create table buy_policies (
  store_id integer not null,
  id uuid not null,
  body text not null,
  created_at timestamp with time zone not null,
  created_by_employee_id integer,
  constraint buy_policies_pkey PRIMARY KEY (store_id, id),
  constraint buy_policies_store_id_created_by_employee_id_fkey FOREIGN KEY (store_id, created_by_employee_id) REFERENCES employees(store_id, id),
  constraint buy_policies_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buy_policies__body CHECK ((length(body) <= 4000))
);
CREATE INDEX buy_policies__author ON public.buy_policies USING btree (store_id, created_by_employee_id) WHERE (created_by_employee_id IS NOT NULL);
CREATE INDEX buy_policies__newest ON public.buy_policies USING btree (store_id, created_at);
alter table buy_policies enable row level security;
alter table buy_policies force row level security;
create policy of_the_store on buy_policies using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_policies to hangtag_service;
comment on table buy_policies is 'buys: every version of the buy policy; the newest is in force, an empty one means that there is none.';

create table buy_reason_counts (
  store_id integer not null,
  buy_id uuid not null,
  reason_id uuid not null,
  count smallint not null,
  constraint buy_reason_counts_pkey PRIMARY KEY (store_id, buy_id, reason_id),
  constraint buy_reason_counts_store_id_buy_id_fkey FOREIGN KEY (store_id, buy_id) REFERENCES buys(store_id, id),
  constraint buy_reason_counts_store_id_reason_id_fkey FOREIGN KEY (store_id, reason_id) REFERENCES buy_reasons(store_id, id),
  constraint buy_reason_counts__count CHECK (((count >= 1) AND (count <= 999)))
);
CREATE INDEX buy_reason_counts__reason ON public.buy_reason_counts USING btree (store_id, reason_id);
alter table buy_reason_counts enable row level security;
alter table buy_reason_counts force row level security;
create policy of_the_store on buy_reason_counts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_reason_counts to hangtag_service;
comment on table buy_reason_counts is 'buys: how many pieces of a buy were taken or passed for a reason.';

create table buy_reasons (
  store_id integer not null,
  id uuid not null,
  kind text not null,
  name text not null,
  "position" smallint not null,
  is_active boolean default true not null,
  is_seasonal boolean default false not null,
  constraint buy_reasons_pkey PRIMARY KEY (store_id, id),
  constraint buy_reasons_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buy_reasons__kind CHECK ((kind = ANY (ARRAY['take'::text, 'pass'::text]))),
  constraint buy_reasons__name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint buy_reasons__seasonal CHECK (((NOT is_seasonal) OR (kind = 'pass'::text)))
);
alter table buy_reasons enable row level security;
alter table buy_reasons force row level security;
create policy of_the_store on buy_reasons using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_reasons to hangtag_service;
comment on table buy_reasons is 'buys: why pieces are taken or passed. A used one is switched off, never deleted.';
comment on column buy_reasons.is_seasonal is 'Passed pieces of this reason are welcome when the next season begins.';

create table buy_refused_matches (
  store_id integer not null,
  buy_id uuid not null,
  pos_buy_id text not null,
  refused_at timestamp with time zone not null,
  refused_by_employee_id integer,
  constraint buy_refused_matches_pkey PRIMARY KEY (store_id, buy_id, pos_buy_id),
  constraint buy_refused_matches_store_id_buy_id_fkey FOREIGN KEY (store_id, buy_id) REFERENCES buys(store_id, id),
  constraint buy_refused_matches_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buy_refused_matches_store_id_refused_by_employee_id_fkey FOREIGN KEY (store_id, refused_by_employee_id) REFERENCES employees(store_id, id),
  constraint buy_refused_matches__pos_buy_id CHECK (((length(pos_buy_id) >= 1) AND (length(pos_buy_id) <= 101)))
);
alter table buy_refused_matches enable row level security;
alter table buy_refused_matches force row level security;
create policy of_the_store on buy_refused_matches using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_refused_matches to hangtag_service;
comment on table buy_refused_matches is 'buys: a buy of the register that a person said is not this one, so that it is not offered again.';

create table buy_settings (
  store_id integer not null,
  requires_email boolean default false not null,
  requires_id_number boolean default false not null,
  requires_pos_code boolean default true not null,
  minimum_age smallint default 18 not null,
  abandon_after_days smallint default 2 not null,
  signs_on_paper boolean default false not null,
  id_retention text,
  takes_requests boolean default false not null,
  most_drop_offs smallint,
  closed_words text default ''::text not null,
  drop_offs_per_hour smallint,
  drop_off_every_minutes smallint default 15 not null,
  customer_code_rule text default 'blank'::text not null,
  drawer_cash_cents integer,
  most_supply_weeks smallint default 12,
  constraint buy_settings_pkey PRIMARY KEY (store_id),
  constraint buy_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buy_settings__abandon_after_days CHECK (((abandon_after_days >= 1) AND (abandon_after_days <= 60))),
  constraint buy_settings__closed_words CHECK ((char_length(closed_words) <= 200)),
  constraint buy_settings__customer_code_rule CHECK ((customer_code_rule = ANY (ARRAY['blank'::text, 'mobile'::text]))),
  constraint buy_settings__drawer_cash CHECK (((drawer_cash_cents >= 1) AND (drawer_cash_cents <= 10000000))),
  constraint buy_settings__drop_off_every_minutes CHECK (((drop_off_every_minutes >= 1) AND (drop_off_every_minutes <= 60))),
  constraint buy_settings__drop_offs_per_hour CHECK (((drop_offs_per_hour >= 1) AND (drop_offs_per_hour <= 99))),
  constraint buy_settings__id_retention CHECK ((id_retention = ANY (ARRAY['never'::text, '30-days'::text, '1-year'::text, 'as-law'::text]))),
  constraint buy_settings__minimum_age CHECK (((minimum_age >= 0) AND (minimum_age <= 99))),
  constraint buy_settings__most_drop_offs CHECK (((most_drop_offs >= 0) AND (most_drop_offs <= 999))),
  constraint buy_settings__most_supply_weeks CHECK (((most_supply_weeks >= 1) AND (most_supply_weeks <= 98)))
);
alter table buy_settings enable row level security;
alter table buy_settings force row level security;
create policy of_the_store on buy_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_settings to hangtag_service;
comment on table buy_settings is 'buys: a store''s choices for its buy counter; a store without a row has the defaults.';
comment on column buy_settings.requires_pos_code is 'Only people linked to an employee of the point of sale check in and sort.';
comment on column buy_settings.id_retention is 'How long an ID number is kept. Null: a year where the number is required, else never.';
comment on column buy_settings.takes_requests is 'Sellers may check themselves in on the store''s public page.';
comment on column buy_settings.most_drop_offs is 'Self check-ins a day that are dropped off; null for no limit.';
comment on column buy_settings.closed_words is 'What the page says while the store doesn''t buy; empty for the usual words.';
comment on column buy_settings.drop_offs_per_hour is 'How many sellers may choose a time within the same hour. Null: no times are offered.';
comment on column buy_settings.customer_code_rule is 'What a new customer gets as Customer Code at the register: nothing, or the mobile number, and then the phone stays empty there.';
comment on column buy_settings.drawer_cash_cents is 'Cash that the drawer has for sellers on a day. Null: no plan, and nothing is said of it.';
comment on column buy_settings.most_supply_weeks is 'A buyer is told of goods of which there is more. Null: of none.';

create table buy_texts (
  store_id integer not null,
  id uuid not null,
  buy_id uuid not null,
  kind text not null,
  auto_reply text,
  refusal text,
  promised_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint buy_texts_pkey PRIMARY KEY (store_id, id),
  constraint buy_texts_store_id_buy_id_fkey FOREIGN KEY (store_id, buy_id) REFERENCES buys(store_id, id),
  constraint buy_texts__kind CHECK ((kind = ANY (ARRAY['checked_in'::text, 'later'::text, 'ready'::text, 'reminder'::text, 'last_call'::text, 'bring_back'::text, 'drop_off'::text, 'question'::text, 'custom'::text, 'auto_reply'::text])))
);
CREATE INDEX buy_texts__of_buy ON public.buy_texts USING btree (store_id, buy_id, created_at);
CREATE UNIQUE INDEX buy_texts__one_auto_reply ON public.buy_texts USING btree (store_id, buy_id) WHERE (kind = 'auto_reply'::text);
alter table buy_texts enable row level security;
alter table buy_texts force row level security;
create policy of_the_store on buy_texts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buy_texts to hangtag_service;
comment on table buy_texts is 'buys: each text about a buy. Its id is that of the text; one that was refused before it had a thread stands here alone.';
comment on column buy_texts.refusal is 'Why the guard of texting refused it at once.';
comment on column buy_texts.promised_at is 'Until when a seller who waits longer was promised an offer by this text.';

create table buys (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  customer_id uuid not null,
  business_date date not null,
  number smallint not null,
  status text default 'open'::text not null,
  stage text default 'waiting'::text not null,
  outcome text,
  source text default 'counter'::text not null,
  bags smallint default 0 not null,
  boxes smallint default 0 not null,
  bins smallint default 0 not null,
  others smallint default 0 not null,
  container_tags text default ''::text not null,
  location text default ''::text not null,
  is_drop_off boolean default false not null,
  promised_at timestamp with time zone,
  notes text default ''::text not null,
  policy_id uuid,
  signature text default 'none'::text not null,
  signature_path text,
  signed_at timestamp with time zone,
  id_type text,
  guardian_note text,
  overridden_by_employee_id integer,
  checkin_request_id uuid,
  pos_sync text default 'not_sent'::text not null,
  pos_failure text,
  pos_buy_id text,
  pos_device_id uuid,
  pos_ready_at timestamp with time zone,
  pos_completed_at timestamp with time zone,
  checked_in_at timestamp with time zone not null,
  checked_in_by_employee_id integer,
  sort_started_at timestamp with time zone,
  sorted_by_employee_id integer,
  ready_at timestamp with time zone,
  completed_at timestamp with time zone,
  completed_by_employee_id integer,
  items_taken integer,
  items_passed integer,
  cash_offer_cents integer,
  trade_offer_cents integer,
  paid_cents integer,
  payout text,
  version integer default 1 not null,
  quoted_minutes real,
  first_notified_at timestamp with time zone,
  page_token text,
  seller_plan text,
  seller_returns_at timestamp with time zone,
  seller_answered_at timestamp with time zone,
  call_times timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint buys_pkey PRIMARY KEY (store_id, id),
  constraint buys_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint buys_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint buys_store_id_checked_in_by_employee_id_fkey FOREIGN KEY (store_id, checked_in_by_employee_id) REFERENCES employees(store_id, id),
  constraint buys_store_id_checkin_request_id_fkey FOREIGN KEY (store_id, checkin_request_id) REFERENCES checkin_requests(store_id, id),
  constraint buys_store_id_completed_by_employee_id_fkey FOREIGN KEY (store_id, completed_by_employee_id) REFERENCES employees(store_id, id),
  constraint buys_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint buys_store_id_overridden_by_employee_id_fkey FOREIGN KEY (store_id, overridden_by_employee_id) REFERENCES employees(store_id, id),
  constraint buys_store_id_policy_id_fkey FOREIGN KEY (store_id, policy_id) REFERENCES buy_policies(store_id, id),
  constraint buys_store_id_sorted_by_employee_id_fkey FOREIGN KEY (store_id, sorted_by_employee_id) REFERENCES employees(store_id, id),
  constraint buys__complete_at_once CHECK (((status = 'complete'::text) = (stage = 'complete'::text))),
  constraint buys__number CHECK (((number >= 1) AND (number <= 999))),
  constraint buys__outcome CHECK ((outcome = ANY (ARRAY['bought_all'::text, 'bought_some'::text, 'passed_all'::text, 'declined_offer'::text, 'left_items_donated'::text, 'cancelled'::text]))),
  constraint buys__page_token CHECK ((page_token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint buys__payout CHECK ((payout = ANY (ARRAY['cash'::text, 'credit'::text, 'check'::text, 'digital'::text]))),
  constraint buys__pile CHECK (((bags >= 0) AND (boxes >= 0) AND (bins >= 0) AND (others >= 0) AND ((((bags + boxes) + bins) + others) > 0))),
  constraint buys__pos_sync CHECK ((pos_sync = ANY (ARRAY['not_sent'::text, 'sending'::text, 'linked'::text, 'unknown'::text, 'failed'::text, 'by_hand'::text]))),
  constraint buys__quoted_minutes CHECK ((quoted_minutes > (0)::double precision)),
  constraint buys__seller_answered CHECK (((seller_plan IS NULL) = (seller_answered_at IS NULL))),
  constraint buys__seller_plan CHECK ((seller_plan = ANY (ARRAY['waits'::text, 'returns'::text, 'on_way'::text, 'cancels'::text]))),
  constraint buys__seller_returns CHECK (((seller_plan = 'returns'::text) = (seller_returns_at IS NOT NULL))),
  constraint buys__signature CHECK ((signature = ANY (ARRAY['screen'::text, 'paper'::text, 'none'::text]))),
  constraint buys__signature_path CHECK ((length(signature_path) <= 40000)),
  constraint buys__source CHECK ((source = ANY (ARRAY['counter'::text, 'online'::text, 'drop_off'::text, 'kiosk'::text]))),
  constraint buys__stage CHECK ((stage = ANY (ARRAY['waiting'::text, 'sorting'::text, 'ready'::text, 'notified'::text, 'complete'::text]))),
  constraint buys__status CHECK ((status = ANY (ARRAY['open'::text, 'complete'::text])))
);
CREATE INDEX buys__checkin_request ON public.buys USING btree (store_id, checkin_request_id) WHERE (checkin_request_id IS NOT NULL);
CREATE INDEX buys__completed ON public.buys USING btree (store_id, completed_at) WHERE (status = 'complete'::text);
CREATE INDEX buys__customer ON public.buys USING btree (account_id, customer_id, checked_in_at);
CREATE UNIQUE INDEX buys__one_number_of_a_day ON public.buys USING btree (store_id, business_date, number);
CREATE UNIQUE INDEX buys__one_of_the_pos ON public.buys USING btree (store_id, pos_buy_id) WHERE (pos_buy_id IS NOT NULL);
CREATE UNIQUE INDEX buys__one_page ON public.buys USING btree (store_id, page_token) WHERE (page_token IS NOT NULL);
CREATE INDEX buys__open ON public.buys USING btree (store_id, checked_in_at) WHERE (status = 'open'::text);
CREATE INDEX buys__quoted ON public.buys USING btree (store_id, ready_at) WHERE (quoted_minutes IS NOT NULL);
CREATE INDEX buys__sorted ON public.buys USING btree (store_id, ready_at) WHERE (sort_started_at IS NOT NULL);
alter table buys enable row level security;
alter table buys force row level security;
create policy of_the_store on buys using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on buys to hangtag_service;
comment on table buys is 'buys: one pile of one customer, from check-in to the money. Its id is what the point of sale gets as clientRef.';
comment on column buys.number is 'Begins at 1 each business date; shown big, on the ticket and on the screen.';
comment on column buys.location is 'Where the pile stands: a shelf or a rack.';
comment on column buys.signature_path is 'SVG path of a finger''s signature.';
comment on column buys.guardian_note is 'Why a manager let a check-in pass that the rules stop: too young, or do not buy.';
comment on column buys.pos_sync is 'How the point of sale knows it. by_hand: no register takes check-ins, so a person opens it there from the slip.';
comment on column buys.pos_ready_at is 'The register''s own time, kept beside ours; where both differ both are shown.';
comment on column buys.quoted_minutes is 'What the line itself said at check-in: half of such sellers are ready by then. Null where a person chose the time, and for drop-offs. Later waits are measured by it.';
comment on column buys.first_notified_at is 'When the seller was first texted that the offer is ready; later texts leave it.';
comment on column buys.page_token is '128 random bits for the seller''s own page; that of the request it came from.';
comment on column buys.seller_plan is 'What the seller chose on that page; null until then.';
comment on column buys.call_times is 'When the seller was called, the oldest first.';

create table calendar_events (
  store_id integer not null,
  id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  saved_at timestamp with time zone not null,
  is_promotion boolean default false not null,
  constraint calendar_events_pkey PRIMARY KEY (store_id, id),
  constraint calendar_events_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint calendar_events__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint calendar_events__period CHECK (((ends_on >= starts_on) AND (ends_on <= (starts_on + 30))))
);
CREATE UNIQUE INDEX calendar_events__one_start ON public.calendar_events USING btree (store_id, lower(name), starts_on);
alter table calendar_events enable row level security;
alter table calendar_events force row level security;
create policy of_the_store on calendar_events using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on calendar_events to hangtag_service;
comment on table calendar_events is 'goals: days of the store''s own that come back, such as a tax-free weekend; one row for each time, paired with the year before by name.';
comment on column calendar_events.is_promotion is 'Its days sell by the factor that the store''s promotion days have taught; paired with no year before.';

create table checkin_requests (
  store_id integer not null,
  id uuid not null,
  business_date date not null,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  email text,
  containers smallint not null,
  is_drop_off boolean default false not null,
  source text not null,
  status text default 'new'::text not null,
  locked_by_employee_id integer,
  locked_until timestamp with time zone,
  cancel_reason text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  page_token text,
  policy_id uuid,
  says_yes_to_texts boolean,
  drop_off_at timestamp with time zone,
  email_opt_in_words text,
  constraint checkin_requests_pkey PRIMARY KEY (store_id, id),
  constraint checkin_requests_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint checkin_requests_store_id_locked_by_employee_id_fkey FOREIGN KEY (store_id, locked_by_employee_id) REFERENCES employees(store_id, id),
  constraint checkin_requests_store_id_policy_id_fkey FOREIGN KEY (store_id, policy_id) REFERENCES buy_policies(store_id, id),
  constraint checkin_requests__containers CHECK (((containers >= 1) AND (containers <= 99))),
  constraint checkin_requests__drop_off_at CHECK (((drop_off_at IS NULL) OR is_drop_off)),
  constraint checkin_requests__email_opt_in_words CHECK (((length(email_opt_in_words) >= 1) AND (length(email_opt_in_words) <= 400))) NOT VALID,
  constraint checkin_requests__page_token CHECK ((page_token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint checkin_requests__source CHECK ((source = ANY (ARRAY['online'::text, 'counter'::text, 'kiosk'::text]))),
  constraint checkin_requests__status CHECK ((status = ANY (ARRAY['new'::text, 'being_checked_in'::text, 'converted'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE UNIQUE INDEX checkin_requests__one_page ON public.checkin_requests USING btree (store_id, page_token) WHERE (page_token IS NOT NULL);
CREATE INDEX checkin_requests__waiting ON public.checkin_requests USING btree (store_id, created_at) WHERE (status = ANY (ARRAY['new'::text, 'being_checked_in'::text]));
alter table checkin_requests enable row level security;
alter table checkin_requests force row level security;
create policy of_the_store on checkin_requests using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on checkin_requests to hangtag_service;
comment on table checkin_requests is 'buys: a seller who announced herself and waits to be checked in. No ID number ever.';
comment on column checkin_requests.locked_until is 'Until then the request is in the hands of locked_by_employee_id.';
comment on column checkin_requests.page_token is '128 random bits for the seller''s own page; null when the counter added the request.';
comment on column checkin_requests.policy_id is 'The buy policy that the seller agreed to on the form.';
comment on column checkin_requests.says_yes_to_texts is 'Whether the seller ticked texts about the buy; null when the counter added the request.';
comment on column checkin_requests.drop_off_at is 'When the seller means to bring the bags; null when they came with them. The business date is of that day.';
comment on column checkin_requests.email_opt_in_words is 'The words that the seller agreed to for email news, as they read them; null when they said no or nothing.';

create table clock_out_claims (
  store_id integer not null,
  id uuid not null,
  employee_id integer not null,
  punch_id uuid not null,
  business_date date not null,
  left_at timestamp with time zone not null,
  basis text not null,
  said_at timestamp with time zone not null,
  said_by_user_id integer,
  said_by_employee_id integer,
  decided_at timestamp with time zone,
  decided_by_user_id integer,
  decided_by_employee_id integer,
  decision text,
  constraint clock_out_claims_pkey PRIMARY KEY (store_id, id),
  constraint clock_out_claims_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint clock_out_claims_store_id_punch_id_fkey FOREIGN KEY (store_id, punch_id) REFERENCES punches(store_id, id),
  constraint clock_out_claims__basis CHECK ((basis = ANY (ARRAY['lastAction'::text, 'shiftEnd'::text, 'storeClose'::text, 'typed'::text]))),
  constraint clock_out_claims__decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint clock_out_claims__decision CHECK ((decision = ANY (ARRAY['confirmed'::text, 'declined'::text])))
);
CREATE UNIQUE INDEX clock_out_claims__one_open ON public.clock_out_claims USING btree (store_id, punch_id) WHERE (decided_at IS NULL);
alter table clock_out_claims enable row level security;
alter table clock_out_claims force row level security;
create policy of_the_store on clock_out_claims using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on clock_out_claims to hangtag_service;
comment on table clock_out_claims is 'timecards: when somebody says to have left after forgetting to clock out. It counts nothing until a manager has confirmed it.';
comment on column clock_out_claims.punch_id is 'The clock-in whose entry has no clock-out.';
comment on column clock_out_claims.basis is 'Which of the suggestions it was: the last action in the program, the end of the shift, the closing hour; or a time of one''s own.';

create table comp_confirmations (
  store_id integer not null,
  business_date date not null,
  confirmed_at timestamp with time zone not null,
  constraint comp_confirmations_pkey PRIMARY KEY (store_id, business_date),
  constraint comp_confirmations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table comp_confirmations enable row level security;
alter table comp_confirmations force row level security;
create policy of_the_store on comp_confirmations using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on comp_confirmations to hangtag_service;
comment on table comp_confirmations is 'goals: days that stood out and that a manager let stand as a comparison, so that they are not proposed again.';

create table comp_exclusions (
  store_id integer not null,
  business_date date not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint comp_exclusions_pkey PRIMARY KEY (store_id, business_date),
  constraint comp_exclusions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint comp_exclusions__reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);
alter table comp_exclusions enable row level security;
alter table comp_exclusions force row level security;
create policy of_the_store on comp_exclusions using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on comp_exclusions to hangtag_service;
comment on table comp_exclusions is 'goals: days that may not serve as a comparison, such as a storm.';

create table company_export_parts (
  account_id integer not null,
  export_id uuid not null,
  "position" integer not null,
  content bytea not null,
  constraint company_export_parts_pkey PRIMARY KEY (account_id, export_id, "position"),
  constraint company_export_parts_account_id_export_id_fkey FOREIGN KEY (account_id, export_id) REFERENCES company_exports(account_id, id) ON DELETE CASCADE
);
alter table company_export_parts enable row level security;
alter table company_export_parts force row level security;
create policy of_the_account on company_export_parts using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on company_export_parts to hangtag_service;
comment on table company_export_parts is 'company-export: the file in pieces of about a megabyte, in order.';

create table company_exports (
  account_id integer not null,
  id uuid not null,
  requested_by integer not null,
  requested_at timestamp with time zone not null,
  state text default 'working'::text not null,
  tables_done integer default 0 not null,
  tables_count integer not null,
  rows_written bigint default 0 not null,
  bytes bigint default 0 not null,
  finished_at timestamp with time zone,
  link_hash bytea,
  link_ends_at timestamp with time zone,
  constraint company_exports__link_hash UNIQUE (link_hash),
  constraint company_exports_pkey PRIMARY KEY (account_id, id),
  constraint company_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint company_exports_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint company_exports__finished CHECK (((state = 'working'::text) = (finished_at IS NULL))),
  constraint company_exports__link CHECK (((link_hash IS NULL) = (link_ends_at IS NULL))),
  constraint company_exports__state CHECK ((state = ANY (ARRAY['working'::text, 'ready'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX company_exports__working ON public.company_exports USING btree (account_id) WHERE (state = 'working'::text);
alter table company_exports enable row level security;
alter table company_exports force row level security;
create policy of_the_account on company_exports using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on company_exports to hangtag_service;
comment on table company_exports is 'company-export: each time an owner asked for everything of the company. Deleted after a week.';
comment on column company_exports.link_hash is 'SHA-256 of the newest download link.';

create table contact_lists (
  store_id integer not null,
  provider text not null,
  service_account_id text not null,
  list_id text not null,
  list_name text not null,
  asks_again boolean not null,
  has_sellers boolean not null,
  has_shoppers boolean not null,
  has_coupons boolean not null,
  has_mobile boolean not null,
  watch_id text,
  watch_hash bytea,
  departures_read_to timestamp with time zone,
  chosen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint contact_lists_pkey PRIMARY KEY (store_id, provider),
  constraint contact_lists_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint contact_lists__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint contact_lists__some_source CHECK ((has_sellers OR has_shoppers OR has_coupons)),
  constraint contact_lists__watch CHECK (((watch_id IS NULL) OR (watch_hash IS NOT NULL)))
);
alter table contact_lists enable row level security;
alter table contact_lists force row level security;
create policy of_the_store on contact_lists using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on contact_lists to hangtag_service;
comment on table contact_lists is 'contacts: the list that a store sends people to, and from which sources they come; until it has ended.';
comment on column contact_lists.asks_again is 'The service asks new people once more by mail.';
comment on column contact_lists.watch_hash is 'Of the secret in the address to which the service reports who leaves.';
comment on column contact_lists.departures_read_to is 'Who left is known until then; nobody is sent before it was read once.';

create table contact_members (
  store_id integer not null,
  provider text not null,
  list_id text not null,
  email text not null,
  account_id integer not null,
  customer_id uuid not null,
  state text not null,
  sent jsonb not null,
  reason text default ''::text not null,
  added_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint contact_members_pkey PRIMARY KEY (store_id, provider, list_id, email),
  constraint contact_members_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint contact_members_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES contact_lists(store_id, provider),
  constraint contact_members__email CHECK (((email = lower(email)) AND (email <> ''::text))),
  constraint contact_members__state CHECK ((state = ANY (ARRAY['sent'::text, 'stopped'::text, 'refused'::text])))
);
CREATE INDEX contact_members__changed ON public.contact_members USING btree (store_id, provider, list_id, changed_at DESC);
CREATE INDEX contact_members__customer ON public.contact_members USING btree (account_id, customer_id);
alter table contact_members enable row level security;
alter table contact_members force row level security;
create policy of_the_store on contact_members using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on contact_members to hangtag_service;
comment on table contact_members is 'contacts: who was sent to a list, with which values, and how the service took it.';
comment on column contact_members.sent is 'The values as they were last sent: only what differs is sent again.';
comment on column contact_members.reason is 'Why the service refused the person, in its own words.';

create table contact_reports (
  store_id integer not null,
  id text not null,
  provider text not null,
  body text not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  trouble text,
  constraint contact_reports_pkey PRIMARY KEY (store_id, id),
  constraint contact_reports_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint contact_reports__body CHECK ((char_length(body) <= 20000))
);
CREATE INDEX contact_reports__waiting ON public.contact_reports USING btree (store_id, received_at) WHERE (handled_at IS NULL);
alter table contact_reports enable row level security;
alter table contact_reports force row level security;
create policy of_the_store on contact_reports using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on contact_reports to hangtag_service;
comment on table contact_reports is 'contacts: what a service reported of people who left, each once; worked off by a job, which blanks the body.';
comment on column contact_reports.id is 'Of the body: the service gives reports no id, and sends one twice with the same words.';
comment on column contact_reports.trouble is 'Why the last try failed, as one word.';

create table contact_runs (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  months integer not null,
  state text not null,
  started_by text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  people integer not null,
  done integer default 0 not null,
  added integer default 0 not null,
  working_ms bigint default 0 not null,
  constraint contact_runs_pkey PRIMARY KEY (store_id, id),
  constraint contact_runs_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES contact_lists(store_id, provider),
  constraint contact_runs__done CHECK ((((done >= 0) AND (done <= people)) AND ((added >= 0) AND (added <= done)))),
  constraint contact_runs__ended CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['running'::text, 'stopped'::text])))),
  constraint contact_runs__months CHECK (((months >= 1) AND (months <= 240))),
  constraint contact_runs__state CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text, 'dropped'::text])))
);
CREATE UNIQUE INDEX contact_runs__one_open ON public.contact_runs USING btree (store_id) WHERE (state = ANY (ARRAY['running'::text, 'stopped'::text]));
CREATE INDEX contact_runs__provider ON public.contact_runs USING btree (store_id, provider, started_at DESC);
alter table contact_runs enable row level security;
alter table contact_runs force row level security;
create policy of_the_store on contact_runs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on contact_runs to hangtag_service;
comment on table contact_runs is 'contacts: first pushes, which a person starts, stops and lets go on: the people who agreed and came in the last months.';
comment on column contact_runs.working_ms is 'How long it has worked, by which the rest is estimated.';

create table contact_stops (
  store_id integer not null,
  email_hash bytea not null,
  stop text not null,
  provider text not null,
  stopped_at timestamp with time zone not null,
  constraint contact_stops_pkey PRIMARY KEY (store_id, email_hash),
  constraint contact_stops_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint contact_stops__stop CHECK ((stop = ANY (ARRAY['unsubscribed'::text, 'bounced'::text, 'cleaned'::text, 'removed'::text, 'moved'::text])))
);
alter table contact_stops enable row level security;
alter table contact_stops force row level security;
create policy of_the_store on contact_stops using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on contact_stops to hangtag_service;
comment on table contact_stops is 'contacts: addresses that get nothing more of a store, whichever list or service it has. Rows are only added.';
comment on column contact_stops.email_hash is 'Keyed outside the database, so that it says nothing of who it is and outlasts a customer''s deletion.';

create table contact_waiting (
  store_id integer not null,
  customer_id uuid not null,
  account_id integer not null,
  run_id uuid,
  is_changed boolean not null,
  queued_at timestamp with time zone not null,
  import_id text,
  imported jsonb,
  imported_at timestamp with time zone,
  constraint contact_waiting_pkey PRIMARY KEY (store_id, customer_id),
  constraint contact_waiting_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint contact_waiting_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint contact_waiting_store_id_run_id_fkey FOREIGN KEY (store_id, run_id) REFERENCES contact_runs(store_id, id),
  constraint contact_waiting__import CHECK ((((import_id IS NULL) = (imported IS NULL)) AND ((import_id IS NULL) = (imported_at IS NULL)))),
  constraint contact_waiting__why CHECK ((is_changed OR (run_id IS NOT NULL)))
);
CREATE INDEX contact_waiting__customer ON public.contact_waiting USING btree (account_id, customer_id);
CREATE INDEX contact_waiting__order ON public.contact_waiting USING btree (store_id, queued_at, customer_id);
CREATE INDEX contact_waiting__run ON public.contact_waiting USING btree (store_id, run_id) WHERE (run_id IS NOT NULL);
alter table contact_waiting enable row level security;
alter table contact_waiting force row level security;
create policy of_the_store on contact_waiting using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on contact_waiting to hangtag_service;
comment on table contact_waiting is 'contacts: whose values may have to be sent; looked at by a job, the changes of the day before those of a run.';
comment on column contact_waiting.is_changed is 'Something changed: goes out even while the run that the person belongs to is stopped.';
comment on column contact_waiting.import_id is 'The service has the person with this import of its own and has not said yet how it took them.';
comment on column contact_waiting.imported is 'The address and the values as they went out.';

create table coupon_campaigns (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  lineage_id uuid not null,
  version smallint default 1 not null,
  replaces_id uuid,
  replaced_by_id uuid,
  name text not null,
  type text not null,
  intent text not null,
  earned_by text default 'sale'::text not null,
  earn_start_on date not null,
  earn_end_on date not null,
  redeem_start_on date not null,
  redeem_end_on date not null,
  earn_min_spend_cents integer,
  redeem_amount_cents integer not null,
  redeem_min_spend_cents integer not null,
  allow_multiple boolean default false not null,
  delivery text default 'text_else_print'::text not null,
  redeemable_at text default 'this_store'::text not null,
  reminder_at_start boolean default false not null,
  reminder_days_before_end smallint default 0 not null,
  reminder_hour smallint default 10 not null,
  message_template text,
  budget_coupons integer,
  budget_cents bigint,
  ended_at timestamp with time zone,
  ended_reason text,
  created_by_employee_id integer,
  created_at timestamp with time zone not null,
  constraint coupon_campaigns_pkey PRIMARY KEY (store_id, id),
  constraint coupon_campaigns_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_campaigns_store_id_created_by_employee_id_fkey FOREIGN KEY (store_id, created_by_employee_id) REFERENCES employees(store_id, id),
  constraint coupon_campaigns_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint coupon_campaigns_store_id_replaced_by_id_fkey FOREIGN KEY (store_id, replaced_by_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupon_campaigns_store_id_replaces_id_fkey FOREIGN KEY (store_id, replaces_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupon_campaigns__amounts CHECK (((redeem_amount_cents > 0) AND ((redeem_min_spend_cents >= redeem_amount_cents) AND (redeem_min_spend_cents <= 10000000)))),
  constraint coupon_campaigns__budget_cents CHECK (((budget_cents >= 1) AND (budget_cents <= 100000000))),
  constraint coupon_campaigns__budget_coupons CHECK (((budget_coupons >= 1) AND (budget_coupons <= 1000000))),
  constraint coupon_campaigns__delivery CHECK ((delivery = ANY (ARRAY['text_else_print'::text, 'text_and_print'::text, 'print_only'::text]))),
  constraint coupon_campaigns__earned_by CHECK ((earned_by = ANY (ARRAY['sale'::text, 'trade'::text]))),
  constraint coupon_campaigns__earning CHECK ((earn_end_on >= earn_start_on)),
  constraint coupon_campaigns__ended CHECK (((ended_at IS NULL) = (ended_reason IS NULL))),
  constraint coupon_campaigns__ended_reason CHECK ((ended_reason = ANY (ARRAY['ended'::text, 'edited'::text]))),
  constraint coupon_campaigns__intent CHECK ((intent = ANY (ARRAY['return_visit'::text, 'event'::text, 'service_recovery'::text, 'new_customer'::text, 'other'::text]))),
  constraint coupon_campaigns__message CHECK (((length(message_template) >= 1) AND (length(message_template) <= 480))),
  constraint coupon_campaigns__multiple CHECK (((type = 'automatic'::text) OR (NOT allow_multiple))),
  constraint coupon_campaigns__name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint coupon_campaigns__one_budget CHECK ((num_nonnulls(budget_coupons, budget_cents) <= 1)),
  constraint coupon_campaigns__redeem_after_earning CHECK (((redeem_start_on >= earn_start_on) AND (redeem_end_on >= earn_end_on))),
  constraint coupon_campaigns__redeemable_at CHECK ((redeemable_at = ANY (ARRAY['this_store'::text, 'all_account_stores'::text]))),
  constraint coupon_campaigns__redeeming CHECK ((redeem_end_on >= redeem_start_on)),
  constraint coupon_campaigns__reminder_days CHECK ((reminder_days_before_end = ANY (ARRAY[0, 1, 2, 3, 5, 7]))),
  constraint coupon_campaigns__reminder_hour CHECK (((reminder_hour >= 8) AND (reminder_hour <= 20))),
  constraint coupon_campaigns__spend CHECK (((type = 'automatic'::text) = (earn_min_spend_cents IS NOT NULL))),
  constraint coupon_campaigns__spend_range CHECK (((earn_min_spend_cents >= 1) AND (earn_min_spend_cents <= 10000000))),
  constraint coupon_campaigns__type CHECK ((type = ANY (ARRAY['automatic'::text, 'manual'::text])))
);
CREATE INDEX coupon_campaigns__author ON public.coupon_campaigns USING btree (store_id, created_by_employee_id) WHERE (created_by_employee_id IS NOT NULL);
CREATE INDEX coupon_campaigns__earning_now ON public.coupon_campaigns USING btree (store_id, earn_end_on) WHERE (type = 'automatic'::text);
CREATE UNIQUE INDEX coupon_campaigns__one_open ON public.coupon_campaigns USING btree (store_id, lineage_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX coupon_campaigns__one_version ON public.coupon_campaigns USING btree (store_id, lineage_id, version);
CREATE INDEX coupon_campaigns__replaced_by ON public.coupon_campaigns USING btree (store_id, replaced_by_id) WHERE (replaced_by_id IS NOT NULL);
CREATE INDEX coupon_campaigns__replaces ON public.coupon_campaigns USING btree (store_id, replaces_id) WHERE (replaces_id IS NOT NULL);
alter table coupon_campaigns enable row level security;
alter table coupon_campaigns force row level security;
create policy of_the_account on coupon_campaigns using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_campaigns to hangtag_service;
comment on table coupon_campaigns is 'bounceback: what earns a coupon, when, and what it is good for. With coupons out it is never changed: a new version takes over.';
comment on column coupon_campaigns.lineage_id is 'The id of the first version; the same over all of them.';
comment on column coupon_campaigns.earned_by is 'A sale, or a seller who takes trade.';
comment on column coupon_campaigns.earn_start_on is 'Store-local calendar days, like the three below; both ends are included.';
comment on column coupon_campaigns.budget_coupons is 'No coupon is issued over it, counted over all versions; redeeming never stops.';
comment on column coupon_campaigns.budget_cents is 'The same, as the sum of what the issued coupons take off.';

create table coupon_customer_days (
  store_id integer not null,
  issued_on date not null,
  campaign_id uuid not null,
  chunk integer not null,
  account_id integer not null,
  lineage_id uuid not null,
  customers bit(8192) not null,
  constraint coupon_customer_days_pkey PRIMARY KEY (store_id, issued_on, campaign_id, chunk),
  constraint coupon_customer_days_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_customer_days_store_id_campaign_id_fkey FOREIGN KEY (store_id, campaign_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupon_customer_days_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table coupon_customer_days enable row level security;
alter table coupon_customer_days force row level security;
create policy of_the_account on coupon_customer_days using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_customer_days to hangtag_service;
comment on table coupon_customer_days is 'bounceback: whose coupons a campaign issued on a date, a bit for each customer number, made at night. A date that coupon_customer_marks names is read from the coupons instead.';
comment on column coupon_customer_days.chunk is 'Bit n of it is the customer with the number 8192 * chunk + n.';

create table coupon_customer_marks (
  store_id integer not null,
  id bigint generated always as identity not null,
  account_id integer not null,
  campaign_id uuid not null,
  issued_on date not null,
  constraint coupon_customer_marks_pkey PRIMARY KEY (store_id, id),
  constraint coupon_customer_marks_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_customer_marks_store_id_campaign_id_fkey FOREIGN KEY (store_id, campaign_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupon_customer_marks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table coupon_customer_marks enable row level security;
alter table coupon_customer_marks force row level security;
create policy of_the_account on coupon_customer_marks using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_customer_marks to hangtag_service;
comment on table coupon_customer_marks is 'bounceback: dates whose coupon_customer_days no longer fit the coupons. Comes with the change, in one transaction; rows are added and never changed, so that registers do not wait for each other.';

create table coupon_customer_numbers (
  store_id integer not null,
  customer_key text not null,
  account_id integer not null,
  number integer not null,
  constraint coupon_customer_numbers_store_id_number_key UNIQUE (store_id, number),
  constraint coupon_customer_numbers_pkey PRIMARY KEY (store_id, customer_key),
  constraint coupon_customer_numbers_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_customer_numbers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint coupon_customer_numbers_number_check CHECK ((number >= 0))
);
alter table coupon_customer_numbers enable row level security;
alter table coupon_customer_numbers force row level security;
create policy of_the_account on coupon_customer_numbers using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_customer_numbers to hangtag_service;
comment on table coupon_customer_numbers is 'bounceback: the place of a coupon customer in the bits of coupon_customer_days. Given at night.';
comment on column coupon_customer_numbers.customer_key is 'As coupons.customer_key; goes away with the last coupon that has it.';

create table coupon_day_sums (
  store_id integer not null,
  id bigint generated always as identity not null,
  account_id integer not null,
  campaign_id uuid not null,
  lineage_id uuid not null,
  issued_on date not null,
  redeemed_on date,
  redeem_store_id integer,
  starts_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  issued integer not null,
  issued_cents bigint not null,
  ownerless integer not null,
  texted integer not null,
  printed integer not null,
  reprints integer not null,
  print_pending integer not null,
  open integer not null,
  open_cents bigint not null,
  redeemed integer not null,
  redeemed_elsewhere integer not null,
  voided integer not null,
  discount_cents bigint not null,
  coupon_sales_cents bigint not null,
  coupon_tickets integer not null,
  leaked integer not null,
  leaked_cents bigint not null,
  reminders_sent integer not null,
  constraint coupon_day_sums_pkey PRIMARY KEY (store_id, id),
  constraint coupon_day_sums_account_id_redeem_store_id_fkey FOREIGN KEY (account_id, redeem_store_id) REFERENCES stores(account_id, id),
  constraint coupon_day_sums_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_day_sums_store_id_campaign_id_fkey FOREIGN KEY (store_id, campaign_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupon_day_sums_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE INDEX coupon_day_sums__campaign ON public.coupon_day_sums USING btree (store_id, campaign_id);
CREATE INDEX coupon_day_sums__issued_on ON public.coupon_day_sums USING btree (store_id, issued_on);
CREATE INDEX coupon_day_sums__redeemed_on ON public.coupon_day_sums USING btree (redeem_store_id, redeemed_on) WHERE (redeem_store_id IS NOT NULL);
alter table coupon_day_sums enable row level security;
alter table coupon_day_sums force row level security;
create policy of_the_account on coupon_day_sums using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_day_sums to hangtag_service;
comment on table coupon_day_sums is 'bounceback: sums of a campaign''s coupons by the dates on which they were issued and redeemed, kept by the triggers of coupons. Several rows of one key are added up.';
comment on column coupon_day_sums.open is 'Neither redeemed nor voided; whether they are pending, redeemable or expired follows from the clock.';
comment on column coupon_day_sums.coupon_tickets is 'Redeemed ones whose coupon sales are known.';

create table coupon_events (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  coupon_id uuid not null,
  type text not null,
  at timestamp with time zone not null,
  by_name text,
  store_name text,
  terminal text,
  note text,
  claimed_at timestamp with time zone,
  constraint coupon_events_pkey PRIMARY KEY (store_id, id),
  constraint coupon_events_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_events_store_id_coupon_id_fkey FOREIGN KEY (store_id, coupon_id) REFERENCES coupons(store_id, id),
  constraint coupon_events__type CHECK ((type = ANY (ARRAY['texted'::text, 'delivered'::text, 'failed'::text, 'printed'::text, 'reprinted'::text, 'print_failed'::text, 'edited'::text, 'redeemed'::text, 'undone'::text, 'voided'::text, 'returned'::text, 'reminded'::text, 'conflict'::text, 'settled'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
CREATE INDEX coupon_events__coupon ON public.coupon_events USING btree (store_id, coupon_id, at);
alter table coupon_events enable row level security;
alter table coupon_events force row level security;
create policy of_the_account on coupon_events using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_events to hangtag_service;
comment on table coupon_events is 'bounceback: what happened to a coupon after it was issued, with names as they were then. Issued and expired follow from the coupon itself.';
comment on column coupon_events.claimed_at is 'When the device says that it happened, of what was taken without a connection. Decides nothing; at is when the server heard of it.';

create table coupon_offline_uses (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  coupon_store_id integer not null,
  coupon_id uuid not null,
  claimed_at timestamp with time zone,
  received_at timestamp with time zone not null,
  employee_id integer not null,
  employee_name text not null,
  terminal text,
  amount_cents integer not null,
  purchase_amount_cents integer,
  is_redeemed boolean default false not null,
  reason text,
  fact text,
  other_at timestamp with time zone,
  other_claimed_at timestamp with time zone,
  other_by_name text,
  other_store_name text,
  other_terminal text,
  settled_at timestamp with time zone,
  settled_by_name text,
  settle_note text,
  constraint coupon_offline_uses_pkey PRIMARY KEY (store_id, id),
  constraint coupon_offline_uses_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_offline_uses_coupon_store_id_coupon_id_fkey FOREIGN KEY (coupon_store_id, coupon_id) REFERENCES coupons(store_id, id),
  constraint coupon_offline_uses_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint coupon_offline_uses_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint coupon_offline_uses__amounts CHECK ((((amount_cents >= 1) AND (amount_cents <= 10000000)) AND ((purchase_amount_cents >= 0) AND (purchase_amount_cents <= 100000000)))),
  constraint coupon_offline_uses__fact CHECK (((reason IS NULL) = (fact IS NULL))),
  constraint coupon_offline_uses__reason CHECK ((reason = ANY (ARRAY['used_twice'::text, 'voided'::text, 'not_started'::text, 'expired'::text, 'wrong_store'::text, 'min_spend'::text, 'one_per_visit'::text, 'not_allowed'::text]))),
  constraint coupon_offline_uses__settled CHECK ((num_nonnulls(settled_at, settled_by_name, settle_note) = ANY (ARRAY[0, 3]))),
  constraint coupon_offline_uses__settles_a_conflict CHECK (((settled_at IS NULL) OR (reason IS NOT NULL)))
);
CREATE INDEX coupon_offline_uses__conflicts ON public.coupon_offline_uses USING btree (store_id, received_at DESC, id) WHERE (reason IS NOT NULL);
CREATE INDEX coupon_offline_uses__coupon ON public.coupon_offline_uses USING btree (coupon_store_id, coupon_id);
CREATE INDEX coupon_offline_uses__employee ON public.coupon_offline_uses USING btree (store_id, employee_id);
alter table coupon_offline_uses enable row level security;
alter table coupon_offline_uses force row level security;
create policy of_the_store on coupon_offline_uses using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on coupon_offline_uses to hangtag_service;
comment on table coupon_offline_uses is 'bounceback: each coupon that a store took without a connection, and what contradicted it when the server heard of it.';
comment on column coupon_offline_uses.claimed_at is 'When the device says that it was taken; null when its clock cannot be right. Decides nothing.';
comment on column coupon_offline_uses.amount_cents is 'What the screen said to take off.';
comment on column coupon_offline_uses.is_redeemed is 'The coupon counts as used by this.';
comment on column coupon_offline_uses.reason is 'Why a manager has to look; null when nothing contradicted it.';
comment on column coupon_offline_uses.fact is 'The reason in words, as it was read on arrival.';
comment on column coupon_offline_uses.other_at is 'The other use of a coupon that was used twice; names are snapshots, as on the coupon.';

create table coupon_reminders (
  store_id integer not null,
  coupon_id uuid not null,
  kind text not null,
  decided_at timestamp with time zone not null,
  outcome text not null,
  reason text,
  message_id uuid,
  constraint coupon_reminders_pkey PRIMARY KEY (store_id, coupon_id, kind),
  constraint coupon_reminders_store_id_coupon_id_fkey FOREIGN KEY (store_id, coupon_id) REFERENCES coupons(store_id, id),
  constraint coupon_reminders__kind CHECK ((kind = ANY (ARRAY['start'::text, 'end'::text]))),
  constraint coupon_reminders__outcome CHECK ((outcome = ANY (ARRAY['sent'::text, 'not_sent'::text, 'held_out'::text, 'dropped'::text])))
);
CREATE INDEX coupon_reminders__message ON public.coupon_reminders USING btree (store_id, message_id) WHERE (message_id IS NOT NULL);
alter table coupon_reminders enable row level security;
alter table coupon_reminders force row level security;
create policy of_the_store on coupon_reminders using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on coupon_reminders to hangtag_service;
comment on table coupon_reminders is 'bounceback: each reminder that was decided on, once per coupon and kind.';
comment on column coupon_reminders.message_id is 'The text that it went out by; null when none was written.';

create table coupon_returns (
  store_id integer not null,
  transaction_id text not null,
  return_id text not null,
  account_id integer not null,
  amount_cents integer not null,
  returned_at timestamp with time zone not null,
  number text not null,
  constraint coupon_returns_pkey PRIMARY KEY (store_id, transaction_id, return_id),
  constraint coupon_returns_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupon_returns__amount CHECK ((amount_cents > 0))
);
CREATE INDEX coupon_returns__of_return ON public.coupon_returns USING btree (store_id, return_id);
alter table coupon_returns enable row level security;
alter table coupon_returns force row level security;
create policy of_the_account on coupon_returns using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupon_returns to hangtag_service;
comment on table coupon_returns is 'bounceback: how much of a sale that earned coupons came back, one row for each ticket that brought some of it.';
comment on column coupon_returns.return_id is 'The point of sale''s id of the return.';

create table coupons (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  campaign_id uuid not null,
  lineage_id uuid not null,
  number text not null,
  public_token text not null,
  source text not null,
  batch_id uuid,
  name text,
  email text,
  cellphone text,
  name_key text,
  surname_key text,
  customer_id uuid,
  pos_customer_id text,
  redeem_amount_cents integer not null,
  redeem_min_spend_cents integer not null,
  redeem_start_on date not null,
  redeem_end_on date not null,
  starts_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  redeemable_at text not null,
  issued_at timestamp with time zone not null,
  issued_on date not null,
  issued_by_employee_id integer,
  issued_by_name text,
  issued_device_id uuid,
  issued_terminal text,
  transaction_id text,
  transaction_number text,
  earned_at timestamp with time zone,
  seq smallint default 1 not null,
  earned_amount_cents integer,
  delivered_via text[] default '{}'::text[] not null,
  delivery_note text,
  text_message_id uuid,
  print_job_id uuid,
  print_state text default 'none'::text not null,
  print_count smallint default 0 not null,
  last_printed_at timestamp with time zone,
  redeemed_at timestamp with time zone,
  redeemed_on date,
  redeem_store_id integer,
  redeem_store_name text,
  redeem_device_id uuid,
  redeem_terminal text,
  redeem_employee_id integer,
  redeemed_by_name text,
  redeem_transaction_id text,
  redeem_transaction_number text,
  purchase_amount_cents integer,
  override_reason text,
  is_goodwill boolean default false not null,
  is_visit_override boolean default false not null,
  voided_at timestamp with time zone,
  void_reason text,
  void_note text,
  voided_by_name text,
  returned_at timestamp with time zone,
  return_note text,
  is_held_out boolean default false not null,
  version integer default 1 not null,
  is_reminded boolean default false not null,
  customer_key text generated always as (COALESCE((customer_id)::text, cellphone, pos_customer_id)) stored,
  constraint coupons_pkey PRIMARY KEY (store_id, id),
  constraint coupons_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint coupons_account_id_redeem_store_id_fkey FOREIGN KEY (account_id, redeem_store_id) REFERENCES stores(account_id, id),
  constraint coupons_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint coupons_redeem_store_id_redeem_employee_id_fkey FOREIGN KEY (redeem_store_id, redeem_employee_id) REFERENCES employees(store_id, id),
  constraint coupons_store_id_campaign_id_fkey FOREIGN KEY (store_id, campaign_id) REFERENCES coupon_campaigns(store_id, id),
  constraint coupons_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint coupons_store_id_issued_by_employee_id_fkey FOREIGN KEY (store_id, issued_by_employee_id) REFERENCES employees(store_id, id),
  constraint coupons__amounts CHECK (((redeem_amount_cents > 0) AND ((redeem_min_spend_cents >= redeem_amount_cents) AND (redeem_min_spend_cents <= 10000000)))),
  constraint coupons__cellphone CHECK ((cellphone ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'::text)),
  constraint coupons__name CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint coupons__number CHECK ((number ~ '^[0-9]{10}$'::text)),
  constraint coupons__period CHECK (((redeem_end_on >= redeem_start_on) AND (expires_at > starts_at))),
  constraint coupons__print_state CHECK ((print_state = ANY (ARRAY['none'::text, 'waiting'::text, 'pending'::text, 'printed'::text]))),
  constraint coupons__public_token CHECK ((public_token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint coupons__purchase_amount CHECK (((purchase_amount_cents >= 0) AND (purchase_amount_cents <= 100000000))),
  constraint coupons__redeemable_at CHECK ((redeemable_at = ANY (ARRAY['this_store'::text, 'all_account_stores'::text]))),
  constraint coupons__redeemed CHECK ((((redeemed_at IS NULL) = (redeem_store_id IS NULL)) AND ((redeemed_at IS NULL) = (redeemed_on IS NULL)))),
  constraint coupons__seq CHECK (((seq >= 1) AND (seq <= 100))),
  constraint coupons__source CHECK ((source = ANY (ARRAY['sale'::text, 'trade'::text, 'manual'::text, 'bulk'::text, 'goodwill'::text]))),
  constraint coupons__used_or_voided CHECK (((redeemed_at IS NULL) OR (voided_at IS NULL))),
  constraint coupons__void_reason CHECK ((void_reason = ANY (ARRAY['sale_returned'::text, 'sale_voided'::text, 'by_manager'::text]))),
  constraint coupons__voided CHECK (((voided_at IS NULL) = (void_reason IS NULL)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX coupons__batch ON public.coupons USING btree (store_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX coupons__campaign ON public.coupons USING btree (store_id, campaign_id, issued_at);
CREATE INDEX coupons__campaign_users ON public.coupons USING btree (store_id, campaign_id, customer_key, redeemed_on) INCLUDE (account_id) WHERE ((redeemed_on IS NOT NULL) AND (customer_key IS NOT NULL));
CREATE INDEX coupons__cellphone ON public.coupons USING btree (store_id, cellphone COLLATE "C") WHERE (cellphone IS NOT NULL);
CREATE INDEX coupons__customer ON public.coupons USING btree (account_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX coupons__customers ON public.coupons USING btree (store_id, issued_on, campaign_id, customer_key) INCLUDE (account_id) WHERE (customer_key IS NOT NULL);
CREATE INDEX coupons__email ON public.coupons USING btree (store_id, email COLLATE "C") WHERE (email IS NOT NULL);
CREATE INDEX coupons__lineage ON public.coupons USING btree (store_id, lineage_id, issued_on);
CREATE INDEX coupons__name ON public.coupons USING btree (store_id, name_key COLLATE "C") WHERE (name_key IS NOT NULL);
CREATE INDEX coupons__newest ON public.coupons USING btree (store_id, issued_at DESC, id DESC) INCLUDE (account_id);
CREATE UNIQUE INDEX coupons__one_number ON public.coupons USING btree (account_id, number);
CREATE UNIQUE INDEX coupons__one_of_a_sale ON public.coupons USING btree (store_id, transaction_id, lineage_id, seq) WHERE (transaction_id IS NOT NULL);
CREATE UNIQUE INDEX coupons__one_token ON public.coupons USING btree (store_id, public_token);
CREATE INDEX coupons__open ON public.coupons USING btree (store_id, expires_at) WHERE ((redeemed_at IS NULL) AND (voided_at IS NULL));
CREATE INDEX coupons__pos_customer ON public.coupons USING btree (store_id, pos_customer_id) WHERE (pos_customer_id IS NOT NULL);
CREATE INDEX coupons__print_job ON public.coupons USING btree (store_id, print_job_id) WHERE (print_job_id IS NOT NULL);
CREATE INDEX coupons__print_pending ON public.coupons USING btree (store_id, issued_at) WHERE (print_state = 'pending'::text);
CREATE INDEX coupons__redeemed_on ON public.coupons USING btree (redeem_store_id, redeemed_on) WHERE (redeemed_at IS NOT NULL);
CREATE INDEX coupons__surname ON public.coupons USING btree (store_id, surname_key COLLATE "C") WHERE (surname_key IS NOT NULL);
CREATE INDEX coupons__text_message ON public.coupons USING btree (store_id, text_message_id) WHERE (text_message_id IS NOT NULL);
CREATE INDEX coupons__unmatched ON public.coupons USING btree (redeem_store_id, redeemed_at) WHERE ((redeemed_at IS NOT NULL) AND (redeem_transaction_id IS NULL));
CREATE TRIGGER coupons__add_changed AFTER UPDATE ON public.coupons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.add_coupon_sums('1');
CREATE TRIGGER coupons__add_new AFTER INSERT ON public.coupons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.add_coupon_sums('1');
CREATE TRIGGER coupons__mark_changed AFTER UPDATE ON public.coupons FOR EACH ROW WHEN ((old.customer_key IS DISTINCT FROM new.customer_key)) EXECUTE FUNCTION hangtag.mark_changed_coupon_customer();
CREATE TRIGGER coupons__mark_deleted AFTER DELETE ON public.coupons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.mark_coupon_customers();
CREATE TRIGGER coupons__mark_new AFTER INSERT ON public.coupons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.mark_coupon_customers();
CREATE TRIGGER coupons__take_away_deleted AFTER DELETE ON public.coupons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.add_coupon_sums('-1');
CREATE TRIGGER coupons__take_away_old AFTER UPDATE ON public.coupons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hangtag.add_coupon_sums('-1');
alter table coupons enable row level security;
alter table coupons force row level security;
create policy of_the_account on coupons using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on coupons to hangtag_service;
comment on table coupons is 'bounceback: one coupon, from the sale that earned it to the sale that used it. Only used and voided are stored; pending, redeemable and expired follow from the clock.';
comment on column coupons.number is 'Nine random digits and a Luhn check digit; unique in the company.';
comment on column coupons.public_token is '128 random bits for the public page, which never shows itself for a number.';
comment on column coupons.cellphone is 'Ten digits.';
comment on column coupons.name_key is 'The name in small letters without accents, for finding it by its beginning.';
comment on column coupons.surname_key is 'The same without the first word.';
comment on column coupons.pos_customer_id is 'What the point of sale of the store calls the customer.';
comment on column coupons.starts_at is 'Midnight of redeem_start_on on the store''s clock when the coupon was made; expires_at is the last millisecond of redeem_end_on.';
comment on column coupons.issued_on is 'The business date it counts for.';
comment on column coupons.transaction_id is 'The point of sale''s id of the sale, or of the buy of a seller, that earned it.';
comment on column coupons.seq is 'Its place among those of one sale, or of one batch.';
comment on column coupons.earned_amount_cents is 'The qualifying amount of that sale.';
comment on column coupons.delivery_note is 'Why it was not texted.';
comment on column coupons.print_state is 'waiting for the register, pending when it did not come out, printed when it did once.';
comment on column coupons.redeemed_on is 'The business date of the redeeming store.';
comment on column coupons.redeem_store_name is 'A snapshot, like the names of the people: a sister store may not read the other''s rows.';
comment on column coupons.purchase_amount_cents is 'Merchandise before the coupon and before tax; typed, or filled in from the feed.';
comment on column coupons.is_visit_override is 'A manager let a second coupon of one visit pass.';
comment on column coupons.returned_at is 'The sale that earned it came back after it was used (leaked), or while the store only flags.';
comment on column coupons.is_held_out is 'Gets no reminder text, so that what reminders bring can be measured.';
comment on column coupons.is_reminded is 'A reminder text was sent.';
comment on column coupons.customer_key is 'The customer, else the phone, else the customer of the point of sale; null for nobody''s.';

create table customer_different_people (
  account_id integer not null,
  first_id uuid not null,
  second_id uuid not null,
  said_at timestamp with time zone not null,
  said_by text not null,
  constraint customer_different_people_pkey PRIMARY KEY (account_id, first_id, second_id),
  constraint customer_different_people_account_id_first_id_fkey FOREIGN KEY (account_id, first_id) REFERENCES customers(account_id, id),
  constraint customer_different_people_account_id_second_id_fkey FOREIGN KEY (account_id, second_id) REFERENCES customers(account_id, id),
  constraint customer_different_people__order CHECK ((first_id <= second_id))
);
CREATE INDEX customer_different_people__second ON public.customer_different_people USING btree (account_id, second_id);
alter table customer_different_people enable row level security;
alter table customer_different_people force row level security;
create policy of_the_account on customer_different_people using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customer_different_people to hangtag_service;
comment on table customer_different_people is 'customers: two records of which a person said that they are not the same.';

create table customer_merges (
  account_id integer not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  moved_ids uuid[] not null,
  kept_before jsonb not null,
  store_id integer not null,
  merged_at timestamp with time zone not null,
  merged_by text not null,
  undone_at timestamp with time zone,
  undone_by text,
  constraint customer_merges_pkey PRIMARY KEY (account_id, id),
  constraint customer_merges_account_id_kept_id_fkey FOREIGN KEY (account_id, kept_id) REFERENCES customers(account_id, id),
  constraint customer_merges_account_id_merged_id_fkey FOREIGN KEY (account_id, merged_id) REFERENCES customers(account_id, id),
  constraint customer_merges_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint customer_merges__undone CHECK (((undone_at IS NULL) = (undone_by IS NULL)))
);
CREATE INDEX customer_merges__kept ON public.customer_merges USING btree (account_id, kept_id, merged_at DESC);
CREATE UNIQUE INDEX customer_merges__once ON public.customer_merges USING btree (account_id, merged_id) WHERE (undone_at IS NULL);
CREATE INDEX customer_merges__store ON public.customer_merges USING btree (account_id, store_id);
alter table customer_merges enable row level security;
alter table customer_merges force row level security;
create policy of_the_account on customer_merges using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customer_merges to hangtag_service;
comment on table customer_merges is 'customers: which record took over which, when and by whom.';
comment on column customer_merges.moved_ids is 'Records that had been merged into the merged one before.';
comment on column customer_merges.kept_before is 'What the survivor said before: the undo writes it back.';

create table customer_notes (
  account_id integer not null,
  id uuid not null,
  customer_id uuid not null,
  store_id integer not null,
  body text not null,
  is_pinned boolean default false not null,
  author_name text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint customer_notes_pkey PRIMARY KEY (account_id, id),
  constraint customer_notes_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint customer_notes_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint customer_notes__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)))
);
CREATE INDEX customer_notes__of_customer ON public.customer_notes USING btree (account_id, customer_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX customer_notes__store ON public.customer_notes USING btree (account_id, store_id);
alter table customer_notes enable row level security;
alter table customer_notes force row level security;
create policy of_the_account on customer_notes using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customer_notes to hangtag_service;
comment on table customer_notes is 'customers: what employees wrote down about a customer, for everyone at the counters of the company.';
comment on column customer_notes.author_name is 'As it was: the note is read in stores where nobody knows the author.';
comment on column customer_notes.deleted_at is 'A deleted note comes back with Undo.';

create table customer_phone_ties (
  account_id integer not null,
  merge_id uuid not null,
  phone text not null,
  other_phone text not null,
  seq bigint default nextval('texting_consents_seq_seq'::regclass) not null,
  constraint customer_phone_ties_pkey PRIMARY KEY (account_id, merge_id, phone, other_phone),
  constraint customer_phone_ties_account_id_merge_id_fkey FOREIGN KEY (account_id, merge_id) REFERENCES customer_merges(account_id, id),
  constraint customer_phone_ties__two CHECK ((phone <> other_phone))
);
CREATE INDEX customer_phone_ties__phone ON public.customer_phone_ties USING btree (account_id, phone);
alter table customer_phone_ties enable row level security;
alter table customer_phone_ties force row level security;
create policy of_the_account on customer_phone_ties using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customer_phone_ties to hangtag_service;
comment on table customer_phone_ties is 'customers: phones of one merged person, in both directions: what one of them refused counts for the other.';
comment on column customer_phone_ties.seq is 'In one order with the ledger of texts: a START after the merge counts.';

create table customer_pos_links (
  store_id integer not null,
  pos_customer_id text not null,
  account_id integer not null,
  customer_id uuid not null,
  linked_at timestamp with time zone not null,
  method text not null,
  constraint customer_pos_links_pkey PRIMARY KEY (store_id, pos_customer_id),
  constraint customer_pos_links_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint customer_pos_links_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint customer_pos_links_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint customer_pos_links__method CHECK ((method = ANY (ARRAY['check-in'::text, 'feed'::text, 'hand'::text])))
);
CREATE INDEX customer_pos_links__customer ON public.customer_pos_links USING btree (account_id, customer_id);
alter table customer_pos_links enable row level security;
alter table customer_pos_links force row level security;
create policy of_the_store on customer_pos_links using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on customer_pos_links to hangtag_service;
comment on table customer_pos_links is 'customers: which customer of the point of sale is which of ours, store by store.';

create table customer_refused_links (
  store_id integer not null,
  pos_customer_id text not null,
  account_id integer not null,
  customer_id uuid not null,
  refused_at timestamp with time zone not null,
  was_linked boolean default true not null,
  constraint customer_refused_links_pkey PRIMARY KEY (store_id, pos_customer_id, customer_id),
  constraint customer_refused_links_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint customer_refused_links_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id)
);
CREATE INDEX customer_refused_links__customer ON public.customer_refused_links USING btree (account_id, customer_id);
alter table customer_refused_links enable row level security;
alter table customer_refused_links force row level security;
create policy of_the_store on customer_refused_links using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on customer_refused_links to hangtag_service;
comment on table customer_refused_links is 'customers: records of the register that a person said are another person; only a person links them.';
comment on column customer_refused_links.was_linked is 'A link was taken away; false where a person said of a suggestion that it is another person.';

create table customer_words (
  account_id integer not null,
  word text not null,
  record_id uuid not null,
  customer_id uuid not null,
  constraint customer_words_pkey PRIMARY KEY (account_id, word, record_id),
  constraint customer_words_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint customer_words_account_id_record_id_fkey FOREIGN KEY (account_id, record_id) REFERENCES customers(account_id, id),
  constraint customer_words__word CHECK (((char_length(word) >= 1) AND (char_length(word) <= 254)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX customer_words__of_customer ON public.customer_words USING btree (account_id, customer_id);
CREATE INDEX customer_words__of_record ON public.customer_words USING btree (account_id, record_id, word);
alter table customer_words enable row level security;
alter table customer_words force row level security;
create policy of_the_account on customer_words using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customer_words to hangtag_service;
comment on table customer_words is 'customers: what a customer is searched by: words of the name, the phone whole and from its middle, the email. In byte order: a pattern would not pass row-level security to an index.';
comment on column customer_words.record_id is 'Whose word it is; a merged record keeps its words, which lead to the survivor.';

create table customers (
  account_id integer not null,
  id uuid not null,
  home_store_id integer not null,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  email text,
  street text default ''::text not null,
  city text default ''::text not null,
  state text default ''::text not null,
  zip text default ''::text not null,
  country text default 'US'::text not null,
  birth_year smallint,
  over_18_at timestamp with time zone,
  id_type text,
  id_state text default ''::text not null,
  id_expires_on date,
  id_last4 text,
  id_number_sealed bytea,
  id_number_hash bytea,
  id_checked_at timestamp with time zone,
  id_checked_by text,
  id_store_id integer,
  is_do_not_buy boolean default false not null,
  note text default ''::text not null,
  merged_into_id uuid,
  created_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  email_key text generated always as (lower(email)) stored,
  name_key text generated always as (lower(((first_name || ' '::text) || last_name))) stored not null,
  do_not_buy_at timestamp with time zone,
  do_not_buy_by text,
  constraint customers_pkey PRIMARY KEY (account_id, id),
  constraint customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint customers_account_id_home_store_id_fkey FOREIGN KEY (account_id, home_store_id) REFERENCES stores(account_id, id),
  constraint customers_account_id_id_store_id_fkey FOREIGN KEY (account_id, id_store_id) REFERENCES stores(account_id, id),
  constraint customers_account_id_merged_into_id_fkey FOREIGN KEY (account_id, merged_into_id) REFERENCES customers(account_id, id),
  constraint customers__birth_year CHECK (((birth_year >= 1900) AND (birth_year <= 2100))),
  constraint customers__id_type CHECK ((id_type = ANY (ARRAY['driver_license'::text, 'state_id'::text, 'passport'::text, 'military'::text, 'other'::text]))),
  constraint customers__mobile CHECK (
CASE
    WHEN (erased_at IS NULL) THEN (mobile ~ '^\+1[2-9][0-8][0-9][2-9][0-9]{6}$'::text)
    ELSE (mobile = ''::text)
END),
  constraint customers__number_with_its_hash CHECK (((id_number_sealed IS NULL) = (id_number_hash IS NULL)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX customers__email_key ON public.customers USING btree (account_id, email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX customers__home_store ON public.customers USING btree (account_id, home_store_id);
CREATE INDEX customers__id_number ON public.customers USING btree (account_id, id_number_hash) WHERE (id_number_hash IS NOT NULL);
CREATE INDEX customers__id_store ON public.customers USING btree (account_id, id_store_id) WHERE (id_number_hash IS NOT NULL);
CREATE INDEX customers__merged_into ON public.customers USING btree (account_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX customers__mobile ON public.customers USING btree (account_id, mobile);
CREATE INDEX customers__name_key ON public.customers USING btree (account_id, name_key);
CREATE TRIGGER customers__forget_contact AFTER UPDATE OF erased_at ON public.customers FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION hangtag.forget_contact();
CREATE TRIGGER customers__words AFTER INSERT OR UPDATE OF first_name, last_name, mobile, email, merged_into_id ON public.customers FOR EACH ROW EXECUTE FUNCTION hangtag.keep_customer_words();
alter table customers enable row level security;
alter table customers force row level security;
create policy of_the_account on customers using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on customers to hangtag_service;
comment on table customers is 'customers: who sells to the stores of a company.';
comment on column customers.mobile is 'E.164, North America. Two people of one family may share it.';
comment on column customers.birth_year is 'All that is kept of a birth date; over_18_at says when the age was seen to be enough.';
comment on column customers.id_number_sealed is 'AES-256-GCM under a key that is not in the database. Purged by the store''s retention.';
comment on column customers.id_number_hash is 'Keyed hash of state and number, for finding the person again; purged with the number.';
comment on column customers.id_checked_by is 'Name of the employee: "ID checked on {date} by {name}" stays when the number is gone.';
comment on column customers.id_store_id is 'The store that took the number; its retention decides how long it is kept.';
comment on column customers.merged_into_id is 'The record that took this one over; both ids keep working.';
comment on column customers.erased_at is 'When the person asked to be deleted: nothing of the row names anyone any more.';
comment on column customers.do_not_buy_by is 'Name of the person who set it: "Set by {name}, {date}".';

create table daily_reports (
  store_id integer not null,
  business_date date not null,
  status text default 'provisional'::text not null,
  revision integer default 1 not null,
  changed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  sales_cents bigint,
  customers integer,
  sales_without_customer integer,
  items_sold integer,
  returns_cents bigint,
  discount_cents bigint,
  tax_cents bigint,
  gift_sold_cents bigint,
  cost_used_cents bigint,
  cost_new_cents bigint,
  sales_by_hour_cents bigint[],
  buys integer,
  buys_passed integer,
  buys_with_trade integer,
  buy_cash_cents bigint,
  buy_trade_cents bigint,
  items_bought integer,
  wait_seconds integer[],
  goal_cents bigint,
  goal_rule text,
  comp_on date,
  labor_minutes integer,
  wages_cents bigint,
  wage_unknown_minutes integer,
  tasks_due integer,
  tasks_done integer,
  bins_added integer,
  bins_pulled integer,
  coupons_issued integer,
  coupons_redeemed integer,
  tasks_done_on_time integer,
  customers_by_hour integer[],
  items_by_hour integer[],
  discounts_by_hour_cents bigint[],
  shared_tasks_due integer,
  shared_tasks_done integer,
  constraint daily_reports_pkey PRIMARY KEY (store_id, business_date),
  constraint daily_reports_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint daily_reports__status CHECK ((status = ANY (ARRAY['provisional'::text, 'final'::text, 'corrected'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX daily_reports__sales ON public.daily_reports USING btree (store_id, business_date) INCLUDE (sales_cents) WHERE (sales_cents IS NOT NULL);
alter table daily_reports enable row level security;
alter table daily_reports force row level security;
create policy of_the_store on daily_reports using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on daily_reports to hangtag_service;
comment on table daily_reports is 'reports: the figures of one store and business date, as parts (sums and counts); every ratio is made from them. Null is unknown, never 0. Recomputed whole, never counted up.';
comment on column daily_reports.status is 'provisional until the Day Close, then final; corrected when the figures changed after that.';
comment on column daily_reports.revision is 'Counts up with each change after the day was final.';
comment on column daily_reports.sales_cents is 'Net merchandise before tax, less returns and discounts; gift cards left out. Null without any data of the point of sale.';
comment on column daily_reports.customers is 'Tickets with net above 0; voided ones left out.';
comment on column daily_reports.sales_by_hour_cents is '24 sums by the hour of the store''s clock; after midnight counts in the last.';
comment on column daily_reports.buys is 'Completed purchases with a payout.';
comment on column daily_reports.wait_seconds is 'Waits of the purchases checked in and completed that day, sorted; kept one by one because a median cannot be added up.';
comment on column daily_reports.goal_cents is 'Goal frozen at Day Close, with its rule and comparison date; before that the goals area resolves it.';
comment on column daily_reports.labor_minutes is 'Like the columns below it: null until the area that owns the figure has told it.';
comment on column daily_reports.tasks_done_on_time is 'Of tasks_done those in time: neither after their due time nor entered after their day.';
comment on column daily_reports.customers_by_hour is 'Like sales_by_hour_cents: 24 counts, sums or amounts by the hour of the store''s clock.';
comment on column daily_reports.shared_tasks_due is 'Of tasks_due those that everybody may see; what an employee''s completion counts. Null without any.';

create table day_goals (
  store_id integer not null,
  business_date date not null,
  sales_cents bigint,
  average_transaction_cents integer,
  trade_tenths integer,
  comp_date date,
  is_closed boolean default false not null,
  note text default ''::text not null,
  saved_at timestamp with time zone not null,
  constraint day_goals_pkey PRIMARY KEY (store_id, business_date),
  constraint day_goals_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint day_goals__average CHECK (((average_transaction_cents >= 100) AND ((average_transaction_cents % 100) = 0))),
  constraint day_goals__comp_date CHECK ((comp_date < business_date)),
  constraint day_goals__note CHECK ((char_length(note) <= 200)),
  constraint day_goals__sales CHECK (((sales_cents >= 0) AND ((sales_cents % (100)::bigint) = 0))),
  constraint day_goals__sales_within CHECK ((sales_cents <= 100000000)),
  constraint day_goals__trade CHECK (((trade_tenths >= 0) AND (trade_tenths <= 1000)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
alter table day_goals enable row level security;
alter table day_goals force row level security;
create policy of_the_store on day_goals using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on day_goals to hangtag_service;
comment on table day_goals is 'goals: what a person has fixed for one day; a null overrides nothing.';
comment on column day_goals.comp_date is 'The day to compare with instead of the same weekday 364 days before.';

create table device_logs (
  store_id integer not null,
  id uuid not null,
  device_id uuid not null,
  app_version text,
  received_at timestamp with time zone not null,
  log text not null,
  constraint device_logs_pkey PRIMARY KEY (store_id, id),
  constraint device_logs_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id),
  constraint device_logs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint device_logs__log CHECK ((octet_length(log) <= 800000))
);
CREATE INDEX device_logs__by_device ON public.device_logs USING btree (store_id, device_id, received_at DESC);
CREATE INDEX device_logs__by_time ON public.device_logs USING btree (received_at);
alter table device_logs enable row level security;
alter table device_logs force row level security;
create policy of_the_store on device_logs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on device_logs to hangtag_service;
comment on table device_logs is 'pos: logs that registers sent, newest lines of the program at the counter; the newest three of each are kept, for two weeks.';
comment on column device_logs.app_version is 'Of the program that wrote it.';
comment on column device_logs.log is 'Lines of JSON, without names, numbers and amounts of customers.';

create table device_mappings (
  store_id integer not null,
  device_id uuid not null,
  version integer not null,
  mapping jsonb not null,
  file_name text,
  from_version integer,
  saved_at timestamp with time zone not null,
  saved_by_user_id integer,
  saved_by_employee_id integer,
  constraint device_mappings_pkey PRIMARY KEY (store_id, device_id, version),
  constraint device_mappings_saved_by_user_id_fkey FOREIGN KEY (saved_by_user_id) REFERENCES users(id),
  constraint device_mappings_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id),
  constraint device_mappings_store_id_device_id_from_version_fkey FOREIGN KEY (store_id, device_id, from_version) REFERENCES device_mappings(store_id, device_id, version),
  constraint device_mappings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint device_mappings_store_id_saved_by_employee_id_fkey FOREIGN KEY (store_id, saved_by_employee_id) REFERENCES employees(store_id, id),
  constraint device_mappings__file_name CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint device_mappings__from_version CHECK ((from_version < version)),
  constraint device_mappings__mapping CHECK (((jsonb_typeof(mapping) = 'object'::text) AND (octet_length((mapping)::text) <= 400000))),
  constraint device_mappings__version CHECK ((version >= 1))
);
alter table device_mappings enable row level security;
alter table device_mappings force row level security;
create policy of_the_store on device_mappings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on device_mappings to hangtag_service;
comment on table device_mappings is 'pos: how the exports of a register are read, a row for each version; the highest is in use.';
comment on column device_mappings.mapping is 'A RegisterMapping of common/pos-files/register-mapping.ts.';
comment on column device_mappings.file_name is 'The export from which it was made.';
comment on column device_mappings.from_version is 'The version that was put back into use.';

create table devices (
  store_id integer not null,
  id uuid not null,
  name text not null,
  type text not null,
  terminal_number text,
  token_hash bytea,
  user_id integer,
  app_version text,
  clock_skew_ms integer,
  pos_name text,
  pos_version text,
  is_pos_connected boolean default false not null,
  queue_length integer,
  printers jsonb default '[]'::jsonb not null,
  last_seen_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  reading jsonb,
  reading_stopped_at timestamp with time zone,
  capabilities jsonb,
  provider text,
  constraint devices_pkey PRIMARY KEY (store_id, id),
  constraint devices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint devices__capabilities CHECK ((jsonb_typeof(capabilities) = 'object'::text)),
  constraint devices__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint devices__type CHECK ((type = ANY (ARRAY['pos'::text, 'browser'::text, 'tablet'::text, 'phone'::text, 'import'::text])))
);
CREATE UNIQUE INDEX devices__one_token ON public.devices USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE INDEX devices__user ON public.devices USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER announce_rights AFTER DELETE OR UPDATE OF user_id, token_hash, revoked_at ON public.devices FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('device', 'id');
alter table devices enable row level security;
alter table devices force row level security;
create policy of_the_store on devices using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on devices to hangtag_service;
comment on table devices is 'pos: a register''s agent or a browser, tablet or phone that people use at the store.';
comment on column devices.token_hash is 'SHA-256 of the device token; only registers have one.';
comment on column devices.user_id is 'The PosUser of a register.';
comment on column devices.clock_skew_ms is 'Device clock minus server clock at the last heartbeat.';
comment on column devices.reading is 'What a register that reads files said of its reading at the last heartbeat; null of any other.';
comment on column devices.reading_stopped_at is 'When the register first said the problem of its reading; null while it reads.';
comment on column devices.capabilities is 'PosCapabilities of common/pos/pos-capabilities.ts, as the till or the server last said them; null where nobody has.';
comment on column devices.provider is 'The register service that sells there, such as square; null where a program runs at the register.';

create table email_consents (
  store_id integer not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  account_id integer not null,
  customer_id uuid not null,
  action text not null,
  source text not null,
  wording text not null,
  employee_id integer,
  recorded_at timestamp with time zone not null,
  constraint email_consents_pkey PRIMARY KEY (store_id, id),
  constraint email_consents_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint email_consents_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint email_consents_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint email_consents_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint email_consents__action CHECK ((action = ANY (ARRAY['opt_in'::text, 'opt_out'::text]))),
  constraint email_consents__service_only_ends CHECK (((source <> 'service'::text) OR (action = 'opt_out'::text))),
  constraint email_consents__source CHECK ((source = ANY (ARRAY['check_in'::text, 'counter'::text, 'service'::text]))),
  constraint email_consents__wording CHECK (((char_length(wording) >= 1) AND (char_length(wording) <= 1000)))
);
CREATE INDEX email_consents__customer ON public.email_consents USING btree (account_id, customer_id);
CREATE INDEX email_consents__of_customer ON public.email_consents USING btree (store_id, customer_id, seq DESC);
CREATE TRIGGER email_consents__append_only BEFORE DELETE OR UPDATE ON public.email_consents FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_change();
alter table email_consents enable row level security;
alter table email_consents force row level security;
create policy of_the_store on email_consents using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on email_consents to hangtag_service;
comment on table email_consents is 'contacts: which customers want a store''s email, and in which words they said so. Rows are only added.';
comment on column email_consents.seq is 'The order that counts: instants may be equal.';
comment on column email_consents.wording is 'What the person was shown and agreed to, or what the service reported.';

create table employee_confirmations (
  store_id integer not null,
  session_id uuid not null,
  employee_id integer not null,
  confirmed_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint employee_confirmations_pkey PRIMARY KEY (store_id, session_id, employee_id),
  constraint employee_confirmations_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id)
);
CREATE INDEX employee_confirmations__session ON public.employee_confirmations USING btree (session_id) WHERE (ended_at IS NULL);
CREATE TRIGGER announce_rights AFTER INSERT OR DELETE OR UPDATE ON public.employee_confirmations FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('session', 'session_id');
alter table employee_confirmations enable row level security;
alter table employee_confirmations force row level security;
create policy of_the_store on employee_confirmations using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on employee_confirmations to hangtag_service;
comment on table employee_confirmations is 'pins: who has proved by PIN to be at the screen of a session; X-User-Employee is believed only with such a row.';

create table employee_pictures (
  store_id integer not null,
  employee_id integer not null,
  key text not null,
  media_type text not null,
  bytes bytea not null,
  set_at timestamp with time zone not null,
  constraint employee_pictures_pkey PRIMARY KEY (store_id, employee_id),
  constraint employee_pictures_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint employee_pictures__media_type CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text]))),
  constraint employee_pictures__size CHECK ((octet_length(bytes) <= 262144))
);
CREATE UNIQUE INDEX employee_pictures__key_in_store ON public.employee_pictures USING btree (key, store_id);
alter table employee_pictures enable row level security;
alter table employee_pictures force row level security;
create policy of_the_store on employee_pictures using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on employee_pictures to hangtag_service;
comment on table employee_pictures is 'team: faces, 256 pixels wide; in the database, so that a backup has them and every process can serve them.';
comment on column employee_pictures.key is 'Unguessable part of the picture''s address, new with each picture: an <img> cannot send who asks, so having been told the address is the permission.';

create table employees (
  store_id integer not null,
  id integer generated always as identity not null,
  account_id integer not null,
  user_id integer,
  first_name text not null,
  last_name text default ''::text not null,
  email text,
  phone_number text,
  emergency_name text,
  emergency_phone text,
  avatar_url text,
  is_manager boolean default false not null,
  is_active boolean default true not null,
  drs_employee_code text,
  drs_user_id text,
  pin_hash text,
  pin_set_at timestamp with time zone,
  last_action_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  deactivated_at timestamp with time zone,
  pin_digits smallint,
  constraint employees_pkey PRIMARY KEY (store_id, id),
  constraint employees_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint employees_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint employees_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint employees__pin_digits CHECK (((pin_digits >= 4) AND (pin_digits <= 6)))
);
CREATE UNIQUE INDEX employees__one_active_per_code ON public.employees USING btree (store_id, drs_employee_code) WHERE (is_active AND (drs_employee_code IS NOT NULL));
CREATE UNIQUE INDEX employees__one_per_user ON public.employees USING btree (store_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX employees__user ON public.employees USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER announce_rights AFTER INSERT OR DELETE OR UPDATE OF user_id, first_name, last_name, is_manager, is_active ON public.employees FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('store', 'store_id');
alter table employees enable row level security;
alter table employees force row level security;
create policy of_the_store on employees using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on employees to hangtag_service;
comment on table employees is 'team: a person on the floor of one store; may be linked to a login and to an employee of the point of sale.';
comment on column employees.drs_employee_code is 'The employee''s code in the point of sale.';
comment on column employees.pin_hash is 'argon2id of 4 to 6 digits; null until the person has chosen one.';
comment on column employees.pin_digits is 'How many digits the PIN has, so that a register sends it at its last digit; null without a PIN, or until the PIN was right once after this was added.';

create table erased_phone_salts (
  account_id integer not null,
  salt bytea not null,
  constraint erased_phone_salts_pkey PRIMARY KEY (account_id),
  constraint erased_phone_salts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table erased_phone_salts enable row level security;
alter table erased_phone_salts force row level security;
create policy of_the_account on erased_phone_salts using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant select on erased_phone_salts to hangtag_service;
comment on table erased_phone_salts is 'customers: what is hashed with a phone, so that two companies'' hashes say nothing of each other.';

create table erased_phones (
  account_id integer not null,
  phone_hash bytea not null,
  seq bigint default nextval('texting_consents_seq_seq'::regclass) not null,
  erased_at timestamp with time zone not null,
  constraint erased_phones_pkey PRIMARY KEY (account_id, phone_hash),
  constraint erased_phones_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table erased_phones enable row level security;
alter table erased_phones force row level security;
create policy of_the_account on erased_phones using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant select on erased_phones to hangtag_service;
comment on table erased_phones is 'customers: phones of deleted customers, which no store texts again unless the person texts START.';
comment on column erased_phones.seq is 'In one order with the ledger of texts: a START after it counts.';

create table events (
  account_id integer not null,
  id uuid not null,
  store_id integer,
  name text not null,
  record_kind text,
  record_id text,
  user_id integer,
  employee_id integer,
  device_id uuid,
  request_id text,
  at timestamp with time zone not null,
  business_date date,
  payload jsonb not null,
  constraint events_pkey PRIMARY KEY (account_id, id),
  constraint events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint events_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id)
) partition by RANGE (id);
CREATE INDEX events__by_time ON ONLY public.events USING btree (store_id, id);
CREATE INDEX events__person ON ONLY public.events USING btree (store_id, employee_id, id) INCLUDE (account_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX events__record ON ONLY public.events USING btree (store_id, record_kind, record_id, id);
alter table events enable row level security;
alter table events force row level security;
create policy of_the_store on events using ((( SELECT hangtag.sees_all() AS sees_all) OR ((store_id IS NULL) AND (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on events to hangtag_service;
comment on table events is 'events: what has happened, written in the transaction of the change: outbox and readable history are the same rows. Append-only; a table for each year.';
comment on column events.id is 'Version 7, so that it begins with its time and says in which year''s table its row is.';
comment on column events.payload is 'Before and after, as the event''s schema says.';

create table feature_flags (
  account_id integer not null,
  feature text not null,
  variant text not null,
  value jsonb not null,
  constraint feature_flags_pkey PRIMARY KEY (account_id, feature),
  constraint feature_flags_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table feature_flags enable row level security;
alter table feature_flags force row level security;
create policy of_the_account on feature_flags using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on feature_flags to hangtag_service;
comment on table feature_flags is 'features: switches that support sets for one company; a feature without a row has its default.';

create table global_settings (
  name text not null,
  value jsonb not null,
  constraint global_settings_pkey PRIMARY KEY (name)
);
grant delete, insert, select, update on global_settings to hangtag_service;
comment on table global_settings is 'settings: values of the whole installation, such as the support contact address. Holds nothing of a tenant.';

create table goal_defaults (
  store_id integer not null,
  id uuid not null,
  starts_on date not null,
  growth_tenths integer not null,
  average_transaction_cents integer not null,
  trade_tenths integer not null,
  min_sales_cents integer default 0 not null,
  saved_at timestamp with time zone not null,
  aligns_holidays boolean default false not null,
  holds_month_total boolean default false not null,
  sales_rule text default 'lastYear'::text not null,
  constraint goal_defaults_pkey PRIMARY KEY (store_id, id),
  constraint goal_defaults_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint goal_defaults__average CHECK (((average_transaction_cents >= 100) AND ((average_transaction_cents % 100) = 0))),
  constraint goal_defaults__growth CHECK (((growth_tenths >= '-500'::integer) AND (growth_tenths <= 2000))),
  constraint goal_defaults__min_sales CHECK (((min_sales_cents >= 0) AND ((min_sales_cents % 100) = 0))),
  constraint goal_defaults__sales_rule CHECK ((sales_rule = ANY (ARRAY['fair'::text, 'lastYear'::text]))),
  constraint goal_defaults__trade CHECK (((trade_tenths >= 0) AND (trade_tenths <= 1000)))
);
CREATE UNIQUE INDEX goal_defaults__one_per_start ON public.goal_defaults USING btree (store_id, starts_on);
alter table goal_defaults enable row level security;
alter table goal_defaults force row level security;
create policy of_the_store on goal_defaults using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on goal_defaults to hangtag_service;
comment on table goal_defaults is 'goals: the magic goal''s settings; for a day the newest row that has started applies.';
comment on column goal_defaults.growth_tenths is 'Growth over the comparison day in tenths of a percent.';
comment on column goal_defaults.min_sales_cents is 'No day''s magic goal is below it; 0 means none. Whole dollars like every goal.';
comment on column goal_defaults.aligns_holidays is 'Holidays and the store''s own events are compared with those of last year instead of with the weekday.';
comment on column goal_defaults.holds_month_total is 'What the minimum adds to weak days is taken from the others: the month keeps last year''s total with the growth.';
comment on column goal_defaults.sales_rule is 'What the magic goal is made of: fair (last year''s day, the weeks around it and the last half year) or lastYear (last year''s same weekday). Stores from before the fair rule keep theirs until a manager chooses.';

create unlogged table graphql_notices (
  id uuid not null,
  claimed_at timestamp with time zone default clock_timestamp() not null,
  constraint graphql_notices_pkey PRIMARY KEY (id)
);
CREATE INDEX graphql_notices__age ON public.graphql_notices USING btree (claimed_at);
grant delete, insert, select on graphql_notices to hangtag_service;
comment on table graphql_notices is 'realtime: notices that a process has taken upon itself, so that the others leave them. Ids only, kept for ten minutes, so it needs no tenant.';

create table graphql_subscriptions (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  user_id integer not null,
  document text not null,
  operation_name text,
  variables jsonb not null,
  event_names text[] not null,
  is_missed boolean default false not null,
  sent_order bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  session_id uuid,
  employee_id integer,
  constraint graphql_subscriptions_pkey PRIMARY KEY (store_id, id),
  constraint graphql_subscriptions__user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint graphql_subscriptions_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint graphql_subscriptions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint graphql_subscriptions__some_event CHECK ((cardinality(event_names) > 0))
);
CREATE INDEX graphql_subscriptions__id ON public.graphql_subscriptions USING btree (id);
CREATE INDEX graphql_subscriptions__user ON public.graphql_subscriptions USING btree (account_id, user_id);
alter table graphql_subscriptions enable row level security;
alter table graphql_subscriptions force row level security;
create policy of_the_store on graphql_subscriptions using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on graphql_subscriptions to hangtag_service;
comment on table graphql_subscriptions is 'realtime: a GraphQL subscription whose answers go to the channel private-graphql-{id}; ends when that channel is vacated.';
comment on column graphql_subscriptions.document is 'The operation''s text; it is executed again as the same user when one of the events happens.';
comment on column graphql_subscriptions.event_names is 'Names of the events after which the answer may be another.';
comment on column graphql_subscriptions.is_missed is 'An event came before the client listened; it gets an answer as soon as it does.';
comment on column graphql_subscriptions.sent_order is 'From realtime_versions, of the answer sent last: an answer that was begun earlier is not sent after it.';
comment on column graphql_subscriptions.session_id is 'The sign-in that subscribed: a session, or a register''s device. It is answered with what that may see at the moment.';
comment on column graphql_subscriptions.employee_id is 'Who stood at the screen; counts while that employee''s PIN does.';

create table guesses (
  subject text not null,
  failures integer not null,
  first_failed_at timestamp with time zone not null,
  last_failed_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  blocked_times integer default 0 not null,
  constraint guesses_pkey PRIMARY KEY (subject)
);
grant delete, insert, select, update on guesses to hangtag_service;
comment on table guesses is 'auth: wrong tries for each person, device or address. Holds hashes only, so it needs no tenant.';
comment on column guesses.subject is 'What is guessed and by whom, as a keyed hash: never an address or an e-mail in clear.';

create table handovers (
  store_id integer not null,
  id uuid not null,
  business_date date not null,
  from_employee_id integer not null,
  note text default ''::text not null,
  snapshot jsonb not null,
  signed_at timestamp with time zone not null,
  read_by_employee_id integer,
  read_at timestamp with time zone,
  constraint handovers_pkey PRIMARY KEY (store_id, id),
  constraint handovers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint handovers_store_id_from_employee_id_fkey FOREIGN KEY (store_id, from_employee_id) REFERENCES employees(store_id, id),
  constraint handovers_store_id_read_by_employee_id_fkey FOREIGN KEY (store_id, read_by_employee_id) REFERENCES employees(store_id, id),
  constraint handovers__note CHECK ((char_length(note) <= 500)),
  constraint handovers__read CHECK (((read_at IS NULL) = (read_by_employee_id IS NULL))),
  constraint handovers__read_by_another CHECK ((read_by_employee_id <> from_employee_id))
);
CREATE INDEX handovers__day ON public.handovers USING btree (store_id, business_date, signed_at DESC);
alter table handovers enable row level security;
alter table handovers force row level security;
create policy of_the_store on handovers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on handovers to hangtag_service;
comment on table handovers is 'daybook: what one lead handed to the next, signed by PIN by both.';
comment on column handovers.snapshot is 'The day as it was at the signature; never changed afterwards, whatever happens to what it tells of.';
comment on column handovers.read_at is 'When the next lead signed that they have read it.';

create table history_import_parts (
  store_id integer not null,
  import_id uuid not null,
  part integer not null,
  bytes bytea not null,
  constraint history_import_parts_pkey PRIMARY KEY (store_id, import_id, part),
  constraint history_import_parts_store_id_import_id_fkey FOREIGN KEY (store_id, import_id) REFERENCES history_imports(store_id, id)
);
alter table history_import_parts enable row level security;
alter table history_import_parts force row level security;
create policy of_the_store on history_import_parts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on history_import_parts to hangtag_service;
comment on table history_import_parts is 'history-import: the uploaded file, until its import has ended.';

create table history_import_refusals (
  store_id integer not null,
  import_id uuid not null,
  place integer not null,
  line_number integer not null,
  reason text not null,
  record text not null,
  constraint history_import_refusals_pkey PRIMARY KEY (store_id, import_id, place),
  constraint history_import_refusals_store_id_import_id_fkey FOREIGN KEY (store_id, import_id) REFERENCES history_imports(store_id, id)
);
alter table history_import_refusals enable row level security;
alter table history_import_refusals force row level security;
create policy of_the_store on history_import_refusals using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on history_import_refusals to hangtag_service;
comment on table history_import_refusals is 'history-import: the lines that the last run refused, with their reasons.';

create table history_imports (
  store_id integer not null,
  id uuid not null,
  file_name text not null,
  size_bytes integer not null,
  parts integer not null,
  is_packed boolean not null,
  mapping text not null,
  state text not null,
  phase text not null,
  run_id uuid,
  replaces_at timestamp with time zone,
  lines integer default 0 not null,
  total_lines integer,
  running_since timestamp with time zone,
  progress_at timestamp with time zone,
  problem text,
  summary text,
  created_at timestamp with time zone not null,
  created_by text not null,
  ended_at timestamp with time zone,
  constraint history_imports_pkey PRIMARY KEY (store_id, id),
  constraint history_imports_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint history_imports__ended CHECK (((ended_at IS NULL) = (state <> ALL (ARRAY['done'::text, 'dropped'::text])))),
  constraint history_imports__phase CHECK ((phase = ANY (ARRAY['check'::text, 'import'::text]))),
  constraint history_imports__size CHECK (((size_bytes > 0) AND (parts > 0))),
  constraint history_imports__state CHECK ((state = ANY (ARRAY['uploading'::text, 'running'::text, 'stopped'::text, 'checked'::text, 'failed'::text, 'done'::text, 'dropped'::text])))
);
CREATE INDEX history_imports__newest ON public.history_imports USING btree (store_id, created_at);
CREATE UNIQUE INDEX history_imports__one_open ON public.history_imports USING btree (store_id) WHERE (ended_at IS NULL);
alter table history_imports enable row level security;
alter table history_imports force row level security;
create policy of_the_store on history_imports using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on history_imports to hangtag_service;
comment on table history_imports is 'history-import: a file with a shop''s own history that a manager brought in by the page.';
comment on column history_imports.size_bytes is 'Of the upload, which the browser packed unless it was packed already.';
comment on column history_imports.is_packed is 'The browser packed it: the file itself is what comes out.';
comment on column history_imports.mapping is 'What its columns mean, as JSON.';
comment on column history_imports.phase is 'What runs or ran last: the check of the whole file, which writes nothing, or the import.';
comment on column history_imports.run_id is 'The run that works now; one that finds another here ends.';
comment on column history_imports.replaces_at is 'Since when its tickets win over those of earlier imports; null where those stay.';
comment on column history_imports.summary is 'Of the last finished check or import, as JSON.';

create table idempotency_keys (
  account_id integer not null,
  key uuid not null,
  operation text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  user_id integer,
  at_store_id integer,
  request_key uuid,
  constraint idempotency_keys_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX idempotency_keys__age ON public.idempotency_keys USING btree (created_at);
CREATE UNIQUE INDEX idempotency_keys__request ON public.idempotency_keys USING btree (account_id, user_id, at_store_id, request_key) NULLS NOT DISTINCT WHERE (request_key IS NOT NULL);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy of_the_account on idempotency_keys using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on idempotency_keys to hangtag_service;
comment on table idempotency_keys is 'operations: the answer to a request that may be sent again; kept for 7 days.';
comment on column idempotency_keys.key is 'Of a row without request_key the key that the request came with; else random.';
comment on column idempotency_keys.answer is 'Null while the work is under way, and always where the answer holds a secret.';
comment on column idempotency_keys.user_id is 'The login that the key is bound to.';
comment on column idempotency_keys.at_store_id is 'The store that the request acted for, of whatever company; null when it named none.';
comment on column idempotency_keys.request_key is 'The key that the request came with. Null in rows of the program before this column.';

create table integration_events (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  at timestamp with time zone not null,
  kind text not null,
  level text not null,
  text text not null,
  constraint integration_events_pkey PRIMARY KEY (store_id, id),
  constraint integration_events_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES integrations(store_id, provider),
  constraint integration_events__kind CHECK ((kind ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint integration_events__level CHECK ((level = ANY (ARRAY['info'::text, 'error'::text]))),
  constraint integration_events__text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 500)))
);
CREATE INDEX integration_events__newest ON public.integration_events USING btree (store_id, provider, id DESC);
alter table integration_events enable row level security;
alter table integration_events force row level security;
create policy of_the_store on integration_events using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on integration_events to hangtag_service;
comment on table integration_events is 'automations: the log of an integration as its page shows it, the newest 200 of each; never a secret.';

create table integration_sign_ins (
  store_id integer not null,
  state_hash bytea not null,
  provider text not null,
  user_id integer not null,
  ends_at timestamp with time zone not null,
  constraint integration_sign_ins_pkey PRIMARY KEY (store_id, state_hash),
  constraint integration_sign_ins_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint integration_sign_ins__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text))
);
alter table integration_sign_ins enable row level security;
alter table integration_sign_ins force row level security;
create policy of_the_store on integration_sign_ins using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on integration_sign_ins to hangtag_service;
comment on table integration_sign_ins is 'automations: people who are on their way to a service''s own sign-in page and back; a row is good once and for ten minutes.';

create table integrations (
  store_id integer not null,
  provider text not null,
  need text not null,
  secret bytea,
  renewed_at timestamp with time zone,
  expires_at timestamp with time zone,
  account_name text default ''::text not null,
  place_id text,
  place_name text default ''::text not null,
  connected_at timestamp with time zone,
  activated_at timestamp with time zone,
  last_ok_at timestamp with time zone,
  last_error_code text,
  last_error_text text,
  last_error_at timestamp with time zone,
  needs_action text,
  failures integer default 0 not null,
  retry_at timestamp with time zone,
  renewing_until timestamp with time zone,
  connected_by text default ''::text not null,
  sign_in_ends_at timestamp with time zone,
  connecting_until timestamp with time zone,
  failing_since timestamp with time zone,
  constraint integrations_pkey PRIMARY KEY (store_id, provider),
  constraint integrations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint integrations__active CHECK (((activated_at IS NULL) OR ((secret IS NOT NULL) AND (place_id IS NOT NULL)))),
  constraint integrations__connected CHECK (((secret IS NULL) = (connected_at IS NULL))),
  constraint integrations__error CHECK (((last_error_code IS NULL) = (last_error_at IS NULL))),
  constraint integrations__failures CHECK ((failures >= 0)),
  constraint integrations__need CHECK ((need ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint integrations__needs_action CHECK ((needs_action = ANY (ARRAY['sign-in'::text, 'choose-place'::text, 'change-plan'::text, 'replace-secret'::text]))),
  constraint integrations__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE UNIQUE INDEX integrations__one_active ON public.integrations USING btree (store_id, need) WHERE (activated_at IS NOT NULL);
CREATE TRIGGER refuse_training BEFORE INSERT OR UPDATE ON public.integrations FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_training_service();
alter table integrations enable row level security;
alter table integrations force row level security;
create policy of_the_store on integrations using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on integrations to hangtag_service;
comment on table integrations is 'automations: what a store has connected to a service, and how that goes. A store without a row has never connected it.';
comment on column integrations.need is 'What the service does for us; of several for one need only one is active.';
comment on column integrations.secret is 'Tokens and keys, locked with a key that is not in the database; null when disconnected.';
comment on column integrations.renewed_at is 'When the token was given; expires_at is when it stops being taken, null for one that never does.';
comment on column integrations.place_id is 'Which of the account''s places this store is: a location of a scheduling service.';
comment on column integrations.failures is 'Calls that failed in a row. From ten on the circuit is open: one try each five minutes.';
comment on column integrations.retry_at is 'Nothing is asked before this time, after a failure.';
comment on column integrations.renewing_until is 'One process renews the tokens until then; the others wait, because the old tokens end with it.';
comment on column integrations.connected_by is 'Who signed in or typed the key last; empty where that was before this was kept.';
comment on column integrations.sign_in_ends_at is 'When the sign-in ends if it is not renewed; null where it does not end or the service does not say. expires_at is that of the access token.';
comment on column integrations.connecting_until is 'The service is still setting the account up; null when it is ready, or never does such a thing.';
comment on column integrations.failing_since is 'When the first of the failures in a row happened; null without any, and for those of before the column.';

create table journal_entries (
  store_id integer not null,
  business_date date not null,
  kind text not null,
  revision smallint not null,
  state text not null,
  debit_cents bigint not null,
  credit_cents bigint not null,
  rounded_cents smallint not null,
  difference_cents bigint not null,
  close_seq bigint not null,
  made_at timestamp with time zone not null,
  constraint journal_entries_pkey PRIMARY KEY (store_id, business_date, kind, revision),
  constraint journal_entries_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint journal_entries__balance CHECK (((state = 'out_of_balance'::text) OR (debit_cents = credit_cents))),
  constraint journal_entries__kind CHECK ((kind = ANY (ARRAY['SALES'::text, 'BUYS'::text, 'COGS'::text]))),
  constraint journal_entries__revision CHECK ((revision >= 1)),
  constraint journal_entries__rounded CHECK ((((rounded_cents >= '-5'::integer) AND (rounded_cents <= 5)) AND ((rounded_cents = 0) OR (kind = 'SALES'::text)))),
  constraint journal_entries__state CHECK ((state = ANY (ARRAY['ready'::text, 'out_of_balance'::text]))),
  constraint journal_entries__sums CHECK (((debit_cents >= 0) AND (credit_cents >= 0)))
);
alter table journal_entries enable row level security;
alter table journal_entries force row level security;
create policy of_the_store on journal_entries using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on journal_entries to hangtag_service;
comment on table journal_entries is 'books: the entry of a kind and business date, a row for each time it came out different; the highest revision holds.';
comment on column journal_entries.rounded_cents is 'What went to cash over (above 0) or cash short so that the entry balances.';
comment on column journal_entries.difference_cents is 'What keeps the entry out of balance: debits less credits, or the Day Close''s sales less those of its tickets.';
comment on column journal_entries.close_seq is 'The Day Close that it was made from, by the register''s count.';

create table journal_lines (
  store_id integer not null,
  business_date date not null,
  kind text not null,
  revision smallint not null,
  line_key text not null,
  debit_cents bigint not null,
  credit_cents bigint not null,
  constraint journal_lines_pkey PRIMARY KEY (store_id, business_date, kind, revision, line_key),
  constraint journal_lines_kind_line_key_fkey FOREIGN KEY (kind, line_key) REFERENCES journal_template_lines(kind, key),
  constraint journal_lines_store_id_business_date_kind_revision_fkey FOREIGN KEY (store_id, business_date, kind, revision) REFERENCES journal_entries(store_id, business_date, kind, revision) ON DELETE CASCADE,
  constraint journal_lines__one_side CHECK (((debit_cents >= 0) AND (credit_cents >= 0) AND ((debit_cents = 0) <> (credit_cents = 0))))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
alter table journal_lines enable row level security;
alter table journal_lines force row level security;
create policy of_the_store on journal_lines using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on journal_lines to hangtag_service;
comment on table journal_lines is 'books: the lines of an entry; those of zero are left out.';

create table journal_template_lines (
  kind text not null,
  key text not null,
  "position" smallint not null,
  name text not null,
  side text not null,
  source text not null,
  definition text not null,
  constraint journal_template_lines_pkey PRIMARY KEY (kind, key),
  constraint journal_template_lines__kind CHECK ((kind = ANY (ARRAY['SALES'::text, 'BUYS'::text, 'COGS'::text]))),
  constraint journal_template_lines__side CHECK ((side = ANY (ARRAY['debit'::text, 'credit'::text])))
);
CREATE UNIQUE INDEX journal_template_lines__position ON public.journal_template_lines USING btree (kind, "position");
grant select on journal_template_lines to hangtag_service;
comment on table journal_template_lines is 'books: the lines that each kind of entry may have, of all companies; public knowledge of the franchise.';
comment on column journal_template_lines.side is 'Where a positive amount stands; a negative one stands on the other side.';
comment on column journal_template_lines.source is 'The figure that the amount is: a name of figureNames in journal.rules.ts.';
comment on column journal_template_lines.definition is 'What the amount is made of, in words for the people of a store.';

create table journal_waiting_dates (
  store_id integer not null,
  business_date date not null,
  constraint journal_waiting_dates_pkey PRIMARY KEY (store_id, business_date),
  constraint journal_waiting_dates_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table journal_waiting_dates enable row level security;
alter table journal_waiting_dates force row level security;
create policy of_the_store on journal_waiting_dates using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on journal_waiting_dates to hangtag_service;
comment on table journal_waiting_dates is 'books: closed business dates whose rows changed since their entries were made. Empty when all are made.';

create table kept_goals (
  store_id integer not null,
  business_date date not null,
  sales_cents bigint not null,
  goal_rule text not null,
  comp_on date,
  kept_at timestamp with time zone not null,
  constraint kept_goals_pkey PRIMARY KEY (store_id, business_date),
  constraint kept_goals_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint kept_goals__rule CHECK ((goal_rule = ANY (ARRAY['day'::text, 'month'::text, 'magic'::text])))
);
alter table kept_goals enable row level security;
alter table kept_goals force row level security;
create policy of_the_store on kept_goals using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on kept_goals to hangtag_service;
comment on table kept_goals is 'goals: the goal that stood on a day, that day or earlier, when somebody changed other goals; the day keeps it. A Day Close freezes it in the daily report later.';

create table log_fields (
  store_id integer not null,
  id uuid not null,
  name text not null,
  kind text not null,
  is_required boolean default false not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  constraint log_fields_pkey PRIMARY KEY (store_id, id),
  constraint log_fields_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint log_fields__kind CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'money'::text, 'percent'::text, 'yes_no'::text]))),
  constraint log_fields__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE UNIQUE INDEX log_fields__one_name ON public.log_fields USING btree (store_id, lower(name)) WHERE (archived_at IS NULL);
alter table log_fields enable row level security;
alter table log_fields force row level security;
create policy of_the_store on log_fields using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on log_fields to hangtag_service;
comment on table log_fields is 'daybook: what a manager wants to have written down each day, such as the drawer count or the weather.';
comment on column log_fields.kind is 'What may be filled in; never changed, or old days would read wrong.';

create table log_values (
  store_id integer not null,
  field_id uuid not null,
  business_date date not null,
  text_value text,
  number_value numeric(14,2),
  amount_cents bigint,
  percent_tenths integer,
  is_yes boolean,
  filled_by_employee_id integer not null,
  filled_at timestamp with time zone not null,
  constraint log_values_pkey PRIMARY KEY (store_id, field_id, business_date),
  constraint log_values_store_id_field_id_fkey FOREIGN KEY (store_id, field_id) REFERENCES log_fields(store_id, id),
  constraint log_values_store_id_filled_by_employee_id_fkey FOREIGN KEY (store_id, filled_by_employee_id) REFERENCES employees(store_id, id),
  constraint log_values_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint log_values__one CHECK ((num_nonnulls(text_value, number_value, amount_cents, percent_tenths, is_yes) = 1)),
  constraint log_values__text CHECK (((char_length(text_value) >= 1) AND (char_length(text_value) <= 500)))
);
CREATE INDEX log_values__day ON public.log_values USING btree (store_id, business_date);
alter table log_values enable row level security;
alter table log_values force row level security;
create policy of_the_store on log_values using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on log_values to hangtag_service;
comment on table log_values is 'daybook: what was filled in for a field on a day. A day without a row is unknown, not 0 or no.';

create table loyalty_awards (
  store_id integer not null,
  kind text not null,
  transaction_id text not null,
  number text not null,
  business_date date not null,
  happened_at timestamp with time zone not null,
  pos_customer_id text,
  customer_id uuid,
  provider text not null,
  base_cents integer not null,
  left_cents integer not null,
  cents_per_point integer not null,
  points integer not null,
  state text not null,
  reason text,
  problem text default ''::text not null,
  account_ref text,
  entry_ref text,
  sent_at timestamp with time zone,
  awarded_at timestamp with time zone,
  reversing_points integer default 0 not null,
  reversed_points integer default 0 not null,
  reversed_at timestamp with time zone,
  tries integer default 0 not null,
  next_try_at timestamp with time zone,
  constraint loyalty_awards_pkey PRIMARY KEY (store_id, kind, transaction_id),
  constraint loyalty_awards_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint loyalty_awards__kind CHECK ((kind = ANY (ARRAY['sale'::text, 'buy'::text]))),
  constraint loyalty_awards__points CHECK (((points >= 0) AND (cents_per_point > 0))),
  constraint loyalty_awards__reversed CHECK (((reversing_points >= 0) AND (reversed_points >= 0) AND ((reversed_points + reversing_points) <= points))),
  constraint loyalty_awards__sent CHECK (((sent_at IS NULL) OR (account_ref IS NOT NULL))),
  constraint loyalty_awards__state CHECK ((state = ANY (ARRAY['pending'::text, 'awarded'::text, 'no_customer'::text, 'no_phone'::text, 'no_account'::text, 'reversed'::text, 'error'::text])))
);
CREATE INDEX loyalty_awards__customer ON public.loyalty_awards USING btree (store_id, pos_customer_id) WHERE (pos_customer_id IS NOT NULL);
CREATE INDEX loyalty_awards__due ON public.loyalty_awards USING btree (store_id, next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX loyalty_awards__newest ON public.loyalty_awards USING btree (store_id, happened_at DESC, kind, transaction_id);
CREATE INDEX loyalty_awards__person ON public.loyalty_awards USING btree (store_id, customer_id) WHERE (customer_id IS NOT NULL);
alter table loyalty_awards enable row level security;
alter table loyalty_awards force row level security;
create policy of_the_store on loyalty_awards using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on loyalty_awards to hangtag_service;
comment on table loyalty_awards is 'loyalty: what became of each transaction''s points, and why.';
comment on column loyalty_awards.transaction_id is 'Of a sale its ticket; of a buy our own record, or the register''s where we have none.';
comment on column loyalty_awards.base_cents is 'What counted when it was last looked at before the points went out: of a sale the qualifying amount, of a buy what was paid.';
comment on column loyalty_awards.left_cents is 'What is left of it after returns, voids and corrections.';
comment on column loyalty_awards.account_ref is 'The customer''s account at the service; stays the same from the first try on.';
comment on column loyalty_awards.entry_ref is 'The entry at the service.';
comment on column loyalty_awards.sent_at is 'When the points went out first. From then on account, points and key stay, because the first try may have been saved.';
comment on column loyalty_awards.reversing_points is 'Points that are being taken back: stays the same until the service has answered.';
comment on column loyalty_awards.next_try_at is 'When there is something to do next; null when there is not. A claim puts it a minute ahead.';

create table loyalty_points (
  account_id integer not null,
  id uuid not null,
  customer_id uuid not null,
  store_id integer not null,
  idempotency_key text not null,
  points integer not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint loyalty_points_pkey PRIMARY KEY (store_id, id),
  constraint loyalty_points_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES customers(account_id, id),
  constraint loyalty_points_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint loyalty_points__points CHECK ((points <> 0))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
CREATE INDEX loyalty_points__customer ON public.loyalty_points USING btree (account_id, customer_id, at DESC, id);
CREATE UNIQUE INDEX loyalty_points__once ON public.loyalty_points USING btree (account_id, store_id, idempotency_key);
alter table loyalty_points enable row level security;
alter table loyalty_points force row level security;
create policy of_the_account on loyalty_points using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant insert, select on loyalty_points to hangtag_service;
comment on table loyalty_points is 'loyalty: house points of customers, in all stores of the company. A balance is the sum; nothing is ever changed.';
comment on column loyalty_points.idempotency_key is 'Of the change: a second try adds nothing.';

create table loyalty_runs (
  store_id integer not null,
  id uuid not null,
  business_date date not null,
  cause text not null,
  started_by text default ''::text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  transactions integer default 0 not null,
  awarded integer default 0 not null,
  points integer default 0 not null,
  reversed_points integer default 0 not null,
  constraint loyalty_runs_pkey PRIMARY KEY (store_id, id),
  constraint loyalty_runs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint loyalty_runs__cause CHECK ((cause = ANY (ARRAY['day-close'::text, 'night'::text, 'person'::text])))
);
CREATE INDEX loyalty_runs__newest ON public.loyalty_runs USING btree (store_id, started_at DESC, id);
CREATE UNIQUE INDEX loyalty_runs__once ON public.loyalty_runs USING btree (store_id, business_date) WHERE (cause <> 'person'::text);
alter table loyalty_runs enable row level security;
alter table loyalty_runs force row level security;
create policy of_the_store on loyalty_runs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on loyalty_runs to hangtag_service;
comment on table loyalty_runs is 'loyalty: the runs over a store''s transactions, one each business date and those that a person started.';
comment on column loyalty_runs.transactions is 'Transactions that were new to it.';
comment on column loyalty_runs.awarded is 'Of this run and of what was tried again until the next one.';

create table loyalty_settings (
  store_id integer not null,
  sales_cents_per_point integer,
  buys_cents_per_point integer,
  start_on date,
  saved_at timestamp with time zone not null,
  constraint loyalty_settings_pkey PRIMARY KEY (store_id),
  constraint loyalty_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint loyalty_settings__buys CHECK (((buys_cents_per_point >= 1) AND (buys_cents_per_point <= 100000))),
  constraint loyalty_settings__sales CHECK (((sales_cents_per_point >= 1) AND (sales_cents_per_point <= 100000)))
);
alter table loyalty_settings enable row level security;
alter table loyalty_settings force row level security;
create policy of_the_store on loyalty_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on loyalty_settings to hangtag_service;
comment on table loyalty_settings is 'loyalty: what a point costs, and from which business date on transactions earn.';
comment on column loyalty_settings.sales_cents_per_point is 'Null where sales earn no points.';
comment on column loyalty_settings.buys_cents_per_point is 'Null where buys earn no points.';
comment on column loyalty_settings.start_on is 'Null before loyalty was started; kept when it is switched off.';

create table mailbox (
  account_id integer,
  id uuid not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamp with time zone not null,
  constraint mailbox_pkey PRIMARY KEY (id),
  constraint mailbox_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE UNIQUE INDEX mailbox__account_mail ON public.mailbox USING btree (account_id, id);
CREATE INDEX mailbox__newest ON public.mailbox USING btree (created_at, id);
alter table mailbox enable row level security;
alter table mailbox force row level security;
create policy of_the_account on mailbox using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on mailbox to hangtag_service;
comment on table mailbox is 'emails: mails of an installation without a mail server, shown on a page instead of sent; kept for 30 days.';
comment on column mailbox.account_id is 'Null for a mail to a person who has no company yet.';

create table month_goals (
  store_id integer not null,
  month date not null,
  amount_cents bigint not null,
  saved_at timestamp with time zone not null,
  constraint month_goals_pkey PRIMARY KEY (store_id, month),
  constraint month_goals_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint month_goals__amount CHECK (((amount_cents > 0) AND ((amount_cents % (100)::bigint) = 0))),
  constraint month_goals__amount_within CHECK ((amount_cents <= '3100000000'::bigint)),
  constraint month_goals__month CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
alter table month_goals enable row level security;
alter table month_goals force row level security;
create policy of_the_store on month_goals using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on month_goals to hangtag_service;
comment on table month_goals is 'goals: a whole month''s goal, spread over its open days so that they sum to it exactly.';
comment on column month_goals.month is 'First day of the month.';

create table nightly_mail_addresses (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  address text not null,
  user_id integer,
  secret text not null,
  added_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  stopped_at timestamp with time zone,
  stop_reason text,
  soft_bounces smallint default 0 not null,
  last_bounce text default ''::text not null,
  constraint nightly_mail_addresses_store_id_address_key UNIQUE (store_id, address),
  constraint nightly_mail_addresses_pkey PRIMARY KEY (store_id, id),
  constraint nightly_mail_addresses_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint nightly_mail_addresses_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint nightly_mail_addresses_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint nightly_mail_addresses__address CHECK (((address = lower(address)) AND ((char_length(address) >= 3) AND (char_length(address) <= 254)))),
  constraint nightly_mail_addresses__secret CHECK ((secret ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint nightly_mail_addresses__soft_bounces CHECK (((soft_bounces >= 0) AND (soft_bounces <= 100))),
  constraint nightly_mail_addresses__stop CHECK (((stopped_at IS NULL) = (stop_reason IS NULL))),
  constraint nightly_mail_addresses__stop_reason CHECK ((stop_reason = ANY (ARRAY['self'::text, 'bounced'::text])))
);
CREATE INDEX nightly_mail_addresses__of_account ON public.nightly_mail_addresses USING btree (account_id, address);
CREATE UNIQUE INDEX nightly_mail_addresses__one_user ON public.nightly_mail_addresses USING btree (store_id, user_id) WHERE (user_id IS NOT NULL);
alter table nightly_mail_addresses enable row level security;
alter table nightly_mail_addresses force row level security;
create policy of_the_store on nightly_mail_addresses using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on nightly_mail_addresses to hangtag_service;
comment on table nightly_mail_addresses is 'nightly-mail: an address and a store: added by a manager, or of a user who gets the mail by role.';
comment on column nightly_mail_addresses.user_id is 'Null for an address that a manager added.';
comment on column nightly_mail_addresses.secret is '128 random bits of the links that confirm and stop it.';
comment on column nightly_mail_addresses.asked_at is 'When the mail that asks to confirm went out last.';
comment on column nightly_mail_addresses.confirmed_at is 'Nothing but the question goes out before; users are confirmed by having an account.';
comment on column nightly_mail_addresses.stop_reason is 'self: the reader stopped it; bounced: mail to it comes back.';

create table nightly_mail_sendings (
  account_id integer not null,
  id uuid not null,
  address text not null,
  business_date date not null,
  revision smallint not null,
  kind text not null,
  store_ids integer[] not null,
  state text default 'due'::text not null,
  tries smallint default 0 not null,
  due_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  ended_at timestamp with time zone,
  subject text default ''::text not null,
  figures jsonb default '{}'::jsonb not null,
  failure text default ''::text not null,
  constraint nightly_mail_sendings__once UNIQUE (account_id, address, business_date, revision),
  constraint nightly_mail_sendings_pkey PRIMARY KEY (account_id, id),
  constraint nightly_mail_sendings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint nightly_mail_sendings__correction CHECK (((kind = 'corrected'::text) = (revision = 2))),
  constraint nightly_mail_sendings__ended CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['sent'::text, 'unsure'::text, 'failed'::text, 'dropped'::text])))),
  constraint nightly_mail_sendings__kind CHECK ((kind = ANY (ARRAY['final'::text, 'provisional'::text, 'corrected'::text]))),
  constraint nightly_mail_sendings__revision CHECK ((revision = ANY (ARRAY[1, 2]))),
  constraint nightly_mail_sendings__state CHECK ((state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'failed'::text, 'dropped'::text])))
);
CREATE INDEX nightly_mail_sendings__of_date ON public.nightly_mail_sendings USING btree (account_id, business_date);
alter table nightly_mail_sendings enable row level security;
alter table nightly_mail_sendings force row level security;
create policy of_the_account on nightly_mail_sendings using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on nightly_mail_sendings to hangtag_service;
comment on table nightly_mail_sendings is 'nightly-mail: a mail to a person about a date; the second one of a date corrects the first, and there is no third.';
comment on column nightly_mail_sendings.state is 'unsure: it may have arrived, so it is never sent again; dropped: nobody was to get it any more.';
comment on column nightly_mail_sendings.figures is 'By store, what the mail said, to know whether a later Day Close changes it.';

create table nightly_mail_settings (
  store_id integer not null,
  on_since timestamp with time zone,
  to_owners boolean default true not null,
  to_district_managers boolean default true not null,
  to_managers boolean default true not null,
  sends_on_closed_days boolean default false not null,
  saved_at timestamp with time zone not null,
  constraint nightly_mail_settings_pkey PRIMARY KEY (store_id),
  constraint nightly_mail_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table nightly_mail_settings enable row level security;
alter table nightly_mail_settings force row level security;
create policy of_the_store on nightly_mail_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on nightly_mail_settings to hangtag_service;
comment on table nightly_mail_settings is 'nightly-mail: whether a store has the mail, and who gets it by role; a store without a row has none.';
comment on column nightly_mail_settings.on_since is 'Null while it is off; nights before are never mailed.';

create table note_seen (
  store_id integer not null,
  note_id uuid not null,
  employee_id integer not null,
  seen_at timestamp with time zone not null,
  constraint note_seen_pkey PRIMARY KEY (store_id, note_id, employee_id),
  constraint note_seen_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint note_seen_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint note_seen_store_id_note_id_fkey FOREIGN KEY (store_id, note_id) REFERENCES notes(store_id, id)
);
alter table note_seen enable row level security;
alter table note_seen force row level security;
create policy of_the_store on note_seen using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on note_seen to hangtag_service;
comment on table note_seen is 'daybook: who has pressed "Got it" under a note, each person once.';

create table notes (
  store_id integer not null,
  id uuid not null,
  business_date date not null,
  body text not null,
  access text default 'all'::text not null,
  is_important boolean default false not null,
  pinned_until date,
  author_employee_id integer not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  edited_by_employee_id integer,
  deleted_at timestamp with time zone,
  deleted_by_employee_id integer,
  is_announcement boolean default false not null,
  constraint notes_pkey PRIMARY KEY (store_id, id),
  constraint notes_store_id_author_employee_id_fkey FOREIGN KEY (store_id, author_employee_id) REFERENCES employees(store_id, id),
  constraint notes_store_id_deleted_by_employee_id_fkey FOREIGN KEY (store_id, deleted_by_employee_id) REFERENCES employees(store_id, id),
  constraint notes_store_id_edited_by_employee_id_fkey FOREIGN KEY (store_id, edited_by_employee_id) REFERENCES employees(store_id, id),
  constraint notes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint notes__access CHECK ((access = ANY (ARRAY['all'::text, 'manager'::text]))),
  constraint notes__announcement_ends CHECK (((NOT is_announcement) OR (pinned_until IS NOT NULL))),
  constraint notes__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 5000)))
);
CREATE INDEX notes__day ON public.notes USING btree (store_id, business_date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX notes__pinned ON public.notes USING btree (store_id, pinned_until) WHERE ((pinned_until IS NOT NULL) AND (deleted_at IS NULL));
alter table notes enable row level security;
alter table notes force row level security;
create policy of_the_store on notes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on notes to hangtag_service;
comment on table notes is 'daybook: what people of the store write down for a day. Plain text.';
comment on column notes.is_important is 'Also told in the nightly mail.';
comment on column notes.pinned_until is 'Last date on which the note stands first, on every date up to it.';
comment on column notes.is_announcement is 'Stands on top of the daybook from its date to pinned_until, and on no day after.';

create table online_order_lines (
  store_id integer not null,
  order_id uuid not null,
  id text not null,
  "position" smallint not null,
  title text not null,
  variant text not null,
  sku text not null,
  quantity integer not null,
  price_cents integer not null,
  pick_state text default 'to_find'::text not null,
  picked_at timestamp with time zone,
  picked_by text,
  missing_reason text,
  constraint online_order_lines_pkey PRIMARY KEY (store_id, order_id, id),
  constraint online_order_lines_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES online_orders(store_id, id),
  constraint online_order_lines__missing_reason CHECK (((missing_reason IS NULL) OR (missing_reason = ANY (ARRAY['not_in_place'::text, 'damaged'::text, 'not_as_shown'::text, 'other_item'::text])))),
  constraint online_order_lines__pick_state CHECK ((pick_state = ANY (ARRAY['to_find'::text, 'found'::text, 'missing'::text, 'sold_in_store'::text]))),
  constraint online_order_lines__quantity CHECK ((quantity >= 0))
);
CREATE INDEX online_order_lines__sku ON public.online_order_lines USING btree (store_id, sku);
alter table online_order_lines enable row level security;
alter table online_order_lines force row level security;
create policy of_the_store on online_order_lines using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on online_order_lines to hangtag_service;
comment on table online_order_lines is 'orders: lines of an online order, with what became of each on the floor.';
comment on column online_order_lines.id is 'The shop''s own id: it stays when the order is edited.';
comment on column online_order_lines.quantity is 'What is still ordered; 0 once it was refunded.';
comment on column online_order_lines.picked_at is 'When it was found, missed, or seen to be sold.';

create table online_order_steps (
  store_id integer not null,
  order_id uuid not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  kind text not null,
  at timestamp with time zone not null,
  by_name text,
  detail text,
  constraint online_order_steps_pkey PRIMARY KEY (store_id, order_id, id),
  constraint online_order_steps_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES online_orders(store_id, id),
  constraint online_order_steps__kind CHECK ((kind ~ '^[a-z][a-z-]{1,39}$'::text))
);
alter table online_order_steps enable row level security;
alter table online_order_steps force row level security;
create policy of_the_store on online_order_steps using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on online_order_steps to hangtag_service;
comment on table online_order_steps is 'orders: what happened to an online order, for the person who opens it.';
comment on column online_order_steps.by_name is 'Who did it; null for what the shop or the register did.';

create table online_orders (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  shop_domain text not null,
  external_id text not null,
  name text not null,
  placed_at timestamp with time zone not null,
  shop_updated_at timestamp with time zone not null,
  customer_name text,
  customer_email text,
  customer_phone text,
  channel text not null,
  financial_status text not null,
  fulfillment_status text not null,
  delivery_method text not null,
  subtotal_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  currency text not null,
  note text,
  tags text[] not null,
  cancelled_at timestamp with time zone,
  state text not null,
  due_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  is_reconciled boolean not null,
  state_at timestamp with time zone not null,
  put_back_at timestamp with time zone,
  text_id uuid,
  redacted_at timestamp with time zone,
  write_state text default 'none'::text not null,
  write_problem text,
  shelf text,
  constraint online_orders_store_id_provider_external_id_key UNIQUE (store_id, provider, external_id),
  constraint online_orders_pkey PRIMARY KEY (store_id, id),
  constraint online_orders_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint online_orders__delivery_method CHECK ((delivery_method = ANY (ARRAY['pickup'::text, 'ship'::text, 'local'::text]))),
  constraint online_orders__redacted CHECK (((redacted_at IS NULL) OR ((customer_name IS NULL) AND (customer_email IS NULL) AND (customer_phone IS NULL) AND (note IS NULL)))),
  constraint online_orders__shelf CHECK (((shelf <> ''::text) AND (length(shelf) <= 20))) NOT VALID,
  constraint online_orders__state CHECK ((state = ANY (ARRAY['new'::text, 'picking'::text, 'picked'::text, 'problem'::text, 'ready_for_pickup'::text, 'packed'::text, 'done'::text, 'cancelled'::text]))),
  constraint online_orders__write_state CHECK ((write_state = ANY (ARRAY['none'::text, 'waiting'::text, 'written'::text, 'failed'::text])))
);
CREATE INDEX online_orders__open ON public.online_orders USING btree (store_id, due_at) WHERE ((state <> ALL (ARRAY['done'::text, 'cancelled'::text])) OR ((state = 'cancelled'::text) AND (put_back_at IS NULL)));
alter table online_orders enable row level security;
alter table online_orders force row level security;
create policy of_the_store on online_orders using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on online_orders to hangtag_service;
comment on table online_orders is 'orders: orders of an online shop, as the shop has them, and how far they are in the store.';
comment on column online_orders.shop_updated_at is 'Of the shop: an older state than this changes nothing.';
comment on column online_orders.due_at is 'An hour after it was placed, counted while the store is open.';
comment on column online_orders.is_reconciled is 'Its webhook never came; the poll brought it.';
comment on column online_orders.state_at is 'Since when it is in its state.';
comment on column online_orders.put_back_at is 'When a person confirmed that what was collected for a cancelled order hangs again.';
comment on column online_orders.text_id is 'The text that said it is ready.';
comment on column online_orders.redacted_at is 'When the customer''s details were taken out because the customer asked the shop to.';
comment on column online_orders.write_state is 'Whether the shop knows the newest state; none while nothing is to be written.';
comment on column online_orders.shelf is 'Where it waits for its customer or carrier; null before it is bagged, and where nobody said.';

create table order_reports (
  store_id integer not null,
  provider text not null,
  webhook_id text not null,
  seq bigint generated always as identity not null,
  topic text not null,
  body text,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  trouble text,
  constraint order_reports_pkey PRIMARY KEY (store_id, provider, webhook_id),
  constraint order_reports_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES order_shops(store_id, provider),
  constraint order_reports__body CHECK (((body IS NOT NULL) OR (handled_at IS NOT NULL)))
);
CREATE INDEX order_reports__waiting ON public.order_reports USING btree (store_id, seq) WHERE (handled_at IS NULL);
alter table order_reports enable row level security;
alter table order_reports force row level security;
create policy of_the_store on order_reports using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on order_reports to hangtag_service;
comment on table order_reports is 'orders: webhooks with a good signature, each kept once.';
comment on column order_reports.body is 'As it came, until it is worked off: it holds a customer''s name and phone.';
comment on column order_reports.trouble is 'Why the last try failed, as one word: what failed would repeat the report''s own words.';

create table order_shops (
  store_id integer not null,
  provider text not null,
  shop_domain text not null,
  secret bytea,
  secret_saved_at timestamp with time zone,
  last_report_at timestamp with time zone,
  bad_signatures integer default 0 not null,
  bad_since timestamp with time zone,
  writes_back boolean default false not null,
  read_to timestamp with time zone not null,
  looked_at timestamp with time zone,
  ended_at timestamp with time zone,
  shelves text[] default ARRAY['P1'::text, 'P2'::text, 'P3'::text, 'P4'::text] not null,
  constraint order_shops_pkey PRIMARY KEY (store_id, provider),
  constraint order_shops_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint order_shops__bad_signatures CHECK ((bad_signatures >= 0)),
  constraint order_shops__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE UNIQUE INDEX order_shops__one_store ON public.order_shops USING btree (provider, shop_domain) WHERE (ended_at IS NULL);
alter table order_shops enable row level security;
alter table order_shops force row level security;
create policy of_the_store on order_shops using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on order_shops to hangtag_service;
comment on table order_shops is 'orders: the online shop of a store, how it signs its webhooks and how far its orders were read.';
comment on column order_shops.secret is 'The shop''s webhook signing secret, sealed; null before a manager pasted it.';
comment on column order_shops.last_report_at is 'When the last webhook with a good signature came.';
comment on column order_shops.bad_signatures is 'Webhooks of this shop in a row whose signature did not fit; the next good one makes it 0.';
comment on column order_shops.writes_back is 'Whether ready and handed over are written into the shop.';
comment on column order_shops.read_to is 'Changes up to this time were read by the poll.';
comment on column order_shops.shelves is 'Where bagged orders may wait, as the store calls these places; empty where it names none.';

create table pairing_codes (
  store_id integer not null,
  id uuid not null,
  code_hash bytea not null,
  created_by_user_id integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  device_id uuid,
  constraint pairing_codes_pkey PRIMARY KEY (store_id, id),
  constraint pairing_codes_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES users(id),
  constraint pairing_codes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE UNIQUE INDEX pairing_codes__one_code ON public.pairing_codes USING btree (code_hash);
alter table pairing_codes enable row level security;
alter table pairing_codes force row level security;
create policy of_the_store on pairing_codes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pairing_codes to hangtag_service;
comment on table pairing_codes is 'pos: a code that a manager reads to a register: 8 characters, 15 minutes, one use.';
comment on column pairing_codes.code_hash is 'SHA-256; the code itself is shown once and kept nowhere.';

create table password_resets (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (account_id, id),
  constraint password_resets_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);
CREATE UNIQUE INDEX password_resets__one_token ON public.password_resets USING btree (token_hash);
alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy of_the_account on password_resets using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on password_resets to hangtag_service;
comment on table password_resets is 'auth: a mailed link for a new password: one hour, one use.';

create table pay_rates (
  store_id integer not null,
  id uuid not null,
  employee_id integer not null,
  starts_on date not null,
  hourly_wage_cents integer,
  set_at timestamp with time zone not null,
  set_by_user_id integer,
  set_by_employee_id integer,
  constraint pay_rates__one_per_date UNIQUE (store_id, employee_id, starts_on),
  constraint pay_rates_pkey PRIMARY KEY (store_id, id),
  constraint pay_rates_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint pay_rates__hourly_wage CHECK ((hourly_wage_cents >= 0))
);
alter table pay_rates enable row level security;
alter table pay_rates force row level security;
create policy of_the_store on pay_rates using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pay_rates to hangtag_service;
comment on table pay_rates is 'team: what an hour of a person costs from a date on, until the next rate begins.';
comment on column pay_rates.hourly_wage_cents is 'Null for salaried people: their hours count as hours without a wage.';

create table pos_batches (
  store_id integer not null,
  device_id uuid not null,
  number bigint not null,
  sent_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  row_count smallint not null,
  accepted smallint not null,
  refused smallint not null,
  answer jsonb not null,
  constraint pos_batches_pkey PRIMARY KEY (store_id, device_id, number),
  constraint pos_batches_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES pos_feeds(store_id, device_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX pos_batches__refused ON public.pos_batches USING btree (store_id, received_at) WHERE (refused > 0);
alter table pos_batches enable row level security;
alter table pos_batches force row level security;
create policy of_the_store on pos_batches using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_batches to hangtag_service;
comment on table pos_batches is 'pos: every batch and the answer it got, so that a repeated batch gets the same one.';
comment on column pos_batches.sent_at is 'The register''s clock; never used to order.';

create table pos_buy_lines (
  store_id integer not null,
  buy_id text not null,
  line smallint not null,
  tag text not null,
  description text not null,
  category text not null,
  brand text,
  size text,
  condition text,
  cost_cents integer not null,
  price_cents integer not null,
  is_taken boolean not null,
  pass_reason text,
  constraint pos_buy_lines_pkey PRIMARY KEY (store_id, buy_id, line),
  constraint pos_buy_lines_store_id_buy_id_fkey FOREIGN KEY (store_id, buy_id) REFERENCES pos_buys(store_id, external_id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
alter table pos_buy_lines enable row level security;
alter table pos_buy_lines force row level security;
create policy of_the_store on pos_buy_lines using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_buy_lines to hangtag_service;
comment on table pos_buy_lines is 'pos: the pieces of a purchase, taken or passed.';

create table pos_buys (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  number text not null,
  client_ref text,
  customer_id text not null,
  checked_in_at timestamp with time zone not null,
  checked_in_by text,
  buyer_code text,
  ready_at timestamp with time zone,
  completed_at timestamp with time zone,
  status text not null,
  cash_offer_cents integer,
  trade_offer_cents integer,
  paid_cash_cents integer not null,
  paid_trade_cents integer not null,
  items_offered integer not null,
  items_taken integer not null,
  piece_codes text[] default '{}'::text[] not null,
  piece_counts integer[] default '{}'::integer[] not null,
  client_buy_id uuid generated always as (
CASE
    WHEN (client_ref ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text) THEN (client_ref)::uuid
    ELSE NULL::uuid
END) stored,
  constraint pos_buys_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_buys_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint pos_buys__status CHECK ((status = ANY (ARRAY['open'::text, 'complete'::text, 'void'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX pos_buys__client_buy ON public.pos_buys USING btree (store_id, client_buy_id) WHERE (client_buy_id IS NOT NULL);
CREATE INDEX pos_buys__customer ON public.pos_buys USING btree (store_id, customer_id, checked_in_at) WHERE (NOT is_gone);
CREATE INDEX pos_buys__day ON public.pos_buys USING btree (store_id, business_date) WHERE (NOT is_gone);
alter table pos_buys enable row level security;
alter table pos_buys force row level security;
create policy of_the_store on pos_buys using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_buys to hangtag_service;
comment on table pos_buys is 'pos: purchases from customers as the point of sale wrote them.';
comment on column pos_buys.client_ref is 'Our own id of the check-in, when it came from us.';
comment on column pos_buys.piece_codes is 'Categories of the pieces that were taken, each once.';
comment on column pos_buys.piece_counts is 'Pieces taken of each of piece_codes.';
comment on column pos_buys.client_buy_id is 'Our buy, when client_ref is the id of one.';

create table pos_customers (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  name text not null,
  phone text,
  phone_digits text,
  customer_code text,
  email text,
  address jsonb,
  id_number_last4 text,
  flags text[] not null,
  store_credit_cents integer not null,
  trade_credit_cents integer not null,
  email_key text generated always as (lower(email)) stored,
  constraint pos_customers_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_customers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX pos_customers__code ON public.pos_customers USING btree (store_id, customer_code) WHERE (customer_code IS NOT NULL);
CREATE INDEX pos_customers__email_key ON public.pos_customers USING btree (store_id, email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX pos_customers__phone ON public.pos_customers USING btree (store_id, phone_digits) WHERE (phone_digits IS NOT NULL);
alter table pos_customers enable row level security;
alter table pos_customers force row level security;
create policy of_the_store on pos_customers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_customers to hangtag_service;
comment on table pos_customers is 'pos: customers as the point of sale knows them.';
comment on column pos_customers.phone_digits is 'Ten digits when what the cashier typed is a phone number; phone keeps what was typed.';
comment on column pos_customers.id_number_last4 is 'The rest of an ID number is never kept.';

create table pos_day_closes (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  closed_at timestamp with time zone not null,
  closed_by text,
  net_sales_cents integer not null,
  transactions integer not null,
  returns_cents integer not null,
  discounts_cents integer not null,
  tax_cents integer not null,
  gift_sold_cents integer not null,
  over_short_cents integer,
  buys_cash_cents integer not null,
  buys_trade_cents integer not null,
  cogs_used_cents integer not null,
  cogs_new_cents integer not null,
  tenders jsonb not null,
  categories jsonb not null,
  drawer jsonb not null,
  constraint pos_day_closes_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_day_closes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE UNIQUE INDEX pos_day_closes__one_per_day ON public.pos_day_closes USING btree (store_id, business_date);
alter table pos_day_closes enable row level security;
alter table pos_day_closes force row level security;
create policy of_the_store on pos_day_closes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_day_closes to hangtag_service;
comment on table pos_day_closes is 'pos: the point of sale''s own totals of a business date: the day is final with it.';
comment on column pos_day_closes.tenders is 'As told, {kind, amount} in cents; read whole by the ledger, like categories and drawer.';

create table pos_employees (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  drs_user_id text not null,
  drs_employee_code text not null,
  name text not null,
  is_active boolean not null,
  constraint pos_employees_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_employees_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table pos_employees enable row level security;
alter table pos_employees force row level security;
create policy of_the_store on pos_employees using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_employees to hangtag_service;
comment on table pos_employees is 'pos: employees as the point of sale knows them.';

create table pos_feeds (
  store_id integer not null,
  device_id uuid not null,
  delivered int8multirange default '{}'::int8multirange not null,
  last_batch bigint default 0 not null,
  last_batch_at timestamp with time zone,
  constraint pos_feeds_pkey PRIMARY KEY (store_id, device_id),
  constraint pos_feeds_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id)
);
alter table pos_feeds enable row level security;
alter table pos_feeds force row level security;
create policy of_the_store on pos_feeds using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_feeds to hangtag_service;
comment on table pos_feeds is 'pos: how far the feed of each device has come.';
comment on column pos_feeds.delivered is 'Row numbers that came or were declared lost; what is missing below the highest is asked for again.';

create table pos_item_prices (
  store_id integer not null,
  external_id text not null,
  at timestamp with time zone not null,
  price_cents integer not null,
  constraint pos_item_prices_pkey PRIMARY KEY (store_id, external_id, at),
  constraint pos_item_prices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
alter table pos_item_prices enable row level security;
alter table pos_item_prices force row level security;
create policy of_the_store on pos_item_prices using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_item_prices to hangtag_service;
comment on table pos_item_prices is 'pos: the prices of pieces whose price was changed, each with the time of the row that had it.';

create table pos_items (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  sku text not null,
  description text not null,
  category_path text[] not null,
  brand text,
  size text,
  goods text not null,
  quantity integer not null,
  price_cents integer not null,
  cost_cents integer,
  buy_id text,
  item_received_at timestamp with time zone not null,
  status text not null,
  sold_at timestamp with time zone,
  sold_transaction_id text,
  constraint pos_items_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_items_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint pos_items__status CHECK ((status = ANY (ARRAY['inStock'::text, 'sold'::text, 'transferred'::text, 'clearance'::text, 'removed'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX pos_items__received ON public.pos_items USING btree (store_id, item_received_at) WHERE (NOT is_gone);
CREATE INDEX pos_items__sku ON public.pos_items USING btree (store_id, sku) WHERE (NOT is_gone);
CREATE INDEX pos_items__unsold_or_lately ON public.pos_items USING btree (store_id, sold_at) WHERE (NOT is_gone);
alter table pos_items enable row level security;
alter table pos_items force row level security;
create policy of_the_store on pos_items using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_items to hangtag_service;
comment on table pos_items is 'pos: pieces of inventory as the point of sale knows them.';
comment on column pos_items.item_received_at is 'When the store received the piece; received_at is when we heard of it.';

create table pos_payloads (
  store_id integer not null,
  id uuid not null,
  payload jsonb not null,
  created_by_user_id integer,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint pos_payloads_pkey PRIMARY KEY (store_id, id),
  constraint pos_payloads_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES users(id),
  constraint pos_payloads_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE INDEX pos_payloads__age ON public.pos_payloads USING btree (store_id, expires_at);
alter table pos_payloads enable row level security;
alter table pos_payloads force row level security;
create policy of_the_store on pos_payloads using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_payloads to hangtag_service;
comment on table pos_payloads is 'pos: contents of messages that are too large for a channel; a till fetches them with its token.';

create table pos_reconciliations (
  store_id integer not null,
  business_date date not null,
  difference_cents integer not null,
  round smallint default 0 not null,
  round_at timestamp with time zone,
  told uuid[] default '{}'::uuid[] not null,
  flagged_at timestamp with time zone,
  constraint pos_reconciliations_pkey PRIMARY KEY (store_id, business_date),
  constraint pos_reconciliations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint pos_reconciliations__round CHECK (((round >= 0) AND (round <= 3)))
);
alter table pos_reconciliations enable row level security;
alter table pos_reconciliations force row level security;
create policy of_the_store on pos_reconciliations using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_reconciliations to hangtag_service;
comment on table pos_reconciliations is 'pos: closed days whose Day Close differs from our rows. Gone as soon as they agree.';
comment on column pos_reconciliations.difference_cents is 'The largest difference of a total, Day Close less ours; a difference in a count alone stands as 0.';
comment on column pos_reconciliations.round is 'How often the day was asked for again; three times, then a person must look.';
comment on column pos_reconciliations.told is 'Devices that were asked in this round: each sends its own rows again.';

create table pos_resend_requests (
  store_id integer not null,
  business_date date not null,
  asked_at timestamp with time zone not null,
  told uuid[] default '{}'::uuid[] not null,
  constraint pos_resend_requests_pkey PRIMARY KEY (store_id, business_date),
  constraint pos_resend_requests_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table pos_resend_requests enable row level security;
alter table pos_resend_requests force row level security;
create policy of_the_store on pos_resend_requests using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_resend_requests to hangtag_service;
comment on table pos_resend_requests is 'pos: days that a person wants the registers to send again, with or without a Day Close; the newest wish of a day.';
comment on column pos_resend_requests.told is 'Devices that were asked since then: each sends its own rows again, once.';

create table pos_tenders (
  store_id integer not null,
  transaction_id text not null,
  tender smallint not null,
  kind text not null,
  amount_cents integer not null,
  constraint pos_tenders_pkey PRIMARY KEY (store_id, transaction_id, tender),
  constraint pos_tenders_store_id_transaction_id_fkey FOREIGN KEY (store_id, transaction_id) REFERENCES pos_transactions(store_id, external_id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
alter table pos_tenders enable row level security;
alter table pos_tenders force row level security;
create policy of_the_store on pos_tenders using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_tenders to hangtag_service;
comment on table pos_tenders is 'pos: how a ticket was paid; negative when money went back.';

create table pos_tombstones (
  store_id integer not null,
  kind text not null,
  external_id text not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  reason text not null,
  device_id uuid,
  constraint pos_tombstones_pkey PRIMARY KEY (store_id, kind, external_id),
  constraint pos_tombstones_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint pos_tombstones__kind CHECK ((kind = ANY (ARRAY['transaction'::text, 'buy'::text, 'inventoryItem'::text, 'customer'::text, 'employee'::text, 'dayClose'::text])))
);
alter table pos_tombstones enable row level security;
alter table pos_tombstones force row level security;
create policy of_the_store on pos_tombstones using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_tombstones to hangtag_service;
comment on table pos_tombstones is 'pos: rows that the point of sale took back. Kept even when the row itself comes later.';
comment on column pos_tombstones.device_id is 'The register that took the row back; null for tombstones from before it was kept.';

create table pos_transaction_lines (
  store_id integer not null,
  transaction_id text not null,
  line smallint not null,
  sku text not null,
  description text not null,
  category_code text not null,
  goods text not null,
  quantity integer not null,
  price_cents integer not null,
  discount_cents integer not null,
  net_cents integer not null,
  tax_cents integer not null,
  cost_cents integer,
  constraint pos_transaction_lines_pkey PRIMARY KEY (store_id, transaction_id, line),
  constraint pos_transaction_lines_store_id_transaction_id_fkey FOREIGN KEY (store_id, transaction_id) REFERENCES pos_transactions(store_id, external_id) ON DELETE CASCADE,
  constraint pos_transaction_lines__goods CHECK ((goods = ANY (ARRAY['used'::text, 'new'::text, 'giftCard'::text, 'other'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02, autovacuum_freeze_min_age=0);
alter table pos_transaction_lines enable row level security;
alter table pos_transaction_lines force row level security;
create policy of_the_store on pos_transaction_lines using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_transaction_lines to hangtag_service;
comment on table pos_transaction_lines is 'pos: lines of a ticket; a returned one has a negative quantity and amount.';

create table pos_transactions (
  store_id integer not null,
  external_id text not null,
  business_date date not null,
  updated_at timestamp with time zone not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean default false not null,
  received_at timestamp with time zone not null,
  number text not null,
  terminal text not null,
  cashier_code text,
  customer_id text,
  type text not null,
  at timestamp with time zone not null,
  coupon_number text,
  is_employee_purchase boolean not null,
  is_wholesale boolean not null,
  total_cents integer not null,
  tax_cents integer not null,
  net_cents bigint not null,
  gift_cents bigint not null,
  returns_cents bigint not null,
  discount_cents bigint not null,
  cost_used_cents bigint not null,
  cost_new_cents bigint not null,
  items_sold integer,
  piece_codes text[] default '{}'::text[] not null,
  piece_counts integer[] default '{}'::integer[] not null,
  constraint pos_transactions_pkey PRIMARY KEY (store_id, external_id),
  constraint pos_transactions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint pos_transactions__type CHECK ((type = ANY (ARRAY['sale'::text, 'return'::text, 'exchange'::text, 'void'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX pos_transactions__customer ON public.pos_transactions USING btree (store_id, customer_id, at) WHERE ((customer_id IS NOT NULL) AND (NOT is_gone));
CREATE INDEX pos_transactions__day ON public.pos_transactions USING btree (store_id, business_date) WHERE (NOT is_gone);
alter table pos_transactions enable row level security;
alter table pos_transactions force row level security;
create policy of_the_store on pos_transactions using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on pos_transactions to hangtag_service;
comment on table pos_transactions is 'pos: tickets as the point of sale wrote them.';
comment on column pos_transactions.external_id is 'The point of sale''s id; followed by @ and the device where another register of the store had the id first.';
comment on column pos_transactions.updated_at is 'The register''s time of this version, never later than received_at; decides between versions of different registers.';
comment on column pos_transactions.seq is 'Number on the device; of two versions of one device the higher one is newer.';
comment on column pos_transactions.is_gone is 'Taken back by a tombstone: counts nowhere.';
comment on column pos_transactions.at is 'The register''s clock; received_at is ours.';
comment on column pos_transactions.net_cents is 'Sum of the merchandise lines before tax, gift cards left out.';
comment on column pos_transactions.gift_cents is 'Gift cards sold: a liability, not sales.';
comment on column pos_transactions.returns_cents is 'Net of the returned lines, as a positive amount.';
comment on column pos_transactions.items_sold is 'Merchandise lines, returned ones left out; null of a ticket whose pieces the register does not give.';
comment on column pos_transactions.piece_codes is 'Category codes of the merchandise lines, each once.';
comment on column pos_transactions.piece_counts is 'Pieces of each of piece_codes, returned ones taken off.';

create table print_jobs (
  store_id integer not null,
  id uuid not null,
  device_id uuid not null,
  role text not null,
  printer_name text,
  title text not null,
  format text not null,
  copies smallint default 1 not null,
  state text default 'queued'::text not null,
  reason text,
  created_at timestamp with time zone not null,
  created_by_employee_id integer,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  pdf bytea,
  constraint print_jobs_pkey PRIMARY KEY (store_id, id),
  constraint print_jobs_store_id_created_by_employee_id_fkey FOREIGN KEY (store_id, created_by_employee_id) REFERENCES employees(store_id, id),
  constraint print_jobs_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id),
  constraint print_jobs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint print_jobs__copies CHECK (((copies >= 1) AND (copies <= 20))),
  constraint print_jobs__ended CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  constraint print_jobs__format CHECK ((format = ANY (ARRAY['escpos'::text, 'zpl'::text, 'epl'::text, 'pdf'::text, 'text'::text]))),
  constraint print_jobs__reason CHECK (((state = 'failed'::text) = (reason IS NOT NULL))),
  constraint print_jobs__role CHECK ((role = ANY (ARRAY['receipt'::text, 'label'::text, 'document'::text]))),
  constraint print_jobs__state CHECK ((state = ANY (ARRAY['queued'::text, 'printing'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint print_jobs__title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE INDEX print_jobs__newest ON public.print_jobs USING btree (store_id, created_at DESC, id DESC);
CREATE INDEX print_jobs__waiting ON public.print_jobs USING btree (store_id, device_id, created_at) WHERE (ended_at IS NULL);
alter table print_jobs enable row level security;
alter table print_jobs force row level security;
create policy of_the_store on print_jobs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on print_jobs to hangtag_service;
comment on table print_jobs is 'printing: what was sent to a register''s printer and what became of it. Its bytes are a row of pos_payloads with the same id.';
comment on column print_jobs.printer_name is 'Asked for, later the one it came out of; null leaves the choice to the register.';
comment on column print_jobs.state is 'queued until the register is online; printing once it was told; then done, failed or cancelled.';
comment on column print_jobs.expires_at is 'A register that is not back by then has not printed it: nobody waits for it any more.';
comment on column print_jobs.pdf is 'What was to be printed, as everybody can open it: offered when it did not come out. Null for jobs from before there was this column.';

create table provider_times (
  store_id integer not null,
  provider text not null,
  external_id text not null,
  employee_id integer not null,
  business_date date not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  unpaid_break_minutes integer default 0 not null,
  hourly_wage_cents integer,
  is_approved boolean default false not null,
  constraint provider_times_pkey PRIMARY KEY (store_id, provider, external_id),
  constraint provider_times_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint provider_times__breaks CHECK ((unpaid_break_minutes >= 0)),
  constraint provider_times__order CHECK ((ends_at >= starts_at)),
  constraint provider_times__wage CHECK (((hourly_wage_cents >= 0) AND (hourly_wage_cents <= 1000000)))
);
CREATE INDEX provider_times__day ON public.provider_times USING btree (store_id, business_date, employee_id);
alter table provider_times enable row level security;
alter table provider_times force row level security;
create policy of_the_store on provider_times using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on provider_times to hangtag_service;
comment on table provider_times is 'clock: what a scheduling service says people worked. Hours of a person and day come from here where it has them, else from the punches.';
comment on column provider_times.ends_at is 'Null while the person is in.';
comment on column provider_times.hourly_wage_cents is 'The service''s rate; where it has none ours counts.';

create table punch_sendings (
  store_id integer not null,
  punch_id uuid not null,
  provider text not null,
  employee_id integer not null,
  type text not null,
  punched_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  state text default 'waiting'::text not null,
  tries integer default 0 not null,
  next_try_at timestamp with time zone not null,
  last_error text,
  ended_at timestamp with time zone,
  constraint punch_sendings_pkey PRIMARY KEY (store_id, punch_id),
  constraint punch_sendings_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint punch_sendings_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES integrations(store_id, provider),
  constraint punch_sendings_store_id_punch_id_fkey FOREIGN KEY (store_id, punch_id) REFERENCES punches(store_id, id),
  constraint punch_sendings__ended CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint punch_sendings__state CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'given-up'::text]))),
  constraint punch_sendings__type CHECK ((type = ANY (ARRAY['in'::text, 'out'::text, 'breakStart'::text, 'breakEnd'::text])))
);
CREATE INDEX punch_sendings__given_up ON public.punch_sendings USING btree (store_id, ended_at DESC) WHERE (state = 'given-up'::text);
CREATE INDEX punch_sendings__waiting ON public.punch_sendings USING btree (store_id, employee_id, seq) WHERE (state = 'waiting'::text);
alter table punch_sendings enable row level security;
alter table punch_sendings force row level security;
create policy of_the_store on punch_sendings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on punch_sendings to hangtag_service;
comment on table punch_sendings is 'scheduling: punches on their way to a service that takes them. A punch is saved here first and counts whatever the service says.';
comment on column punch_sendings.punched_at is 'The true time, which is sent however late.';
comment on column punch_sendings.state is 'given-up after 24 hours; managers then find it on the daybook.';

create table punches (
  store_id integer not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  employee_id integer not null,
  type text not null,
  at timestamp with time zone not null,
  business_date date not null,
  device_at timestamp with time zone,
  device_id uuid,
  source text default 'app'::text not null,
  wage_cents integer,
  edited_by_user_id integer,
  edited_by_employee_id integer,
  reason text,
  replaces_id uuid,
  written_at timestamp with time zone default now() not null,
  constraint punches_pkey PRIMARY KEY (store_id, id),
  constraint punches_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint punches_store_id_replaces_id_fkey FOREIGN KEY (store_id, replaces_id) REFERENCES punches(store_id, id),
  constraint punches__edit_has_reason CHECK (((source <> 'edit'::text) OR ((char_length(reason) >= 3) AND (char_length(reason) <= 200)))),
  constraint punches__removal_replaces CHECK (((type <> 'removed'::text) OR ((source = 'edit'::text) AND (replaces_id IS NOT NULL)))),
  constraint punches__source CHECK ((source = ANY (ARRAY['app'::text, 'provider'::text, 'edit'::text]))),
  constraint punches__type CHECK ((type = ANY (ARRAY['in'::text, 'out'::text, 'breakStart'::text, 'breakEnd'::text, 'removed'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX punches__day ON public.punches USING btree (store_id, business_date, employee_id, seq);
CREATE INDEX punches__employee ON public.punches USING btree (store_id, employee_id, seq DESC);
CREATE UNIQUE INDEX punches__replaced_once ON public.punches USING btree (store_id, replaces_id) WHERE (replaces_id IS NOT NULL);
alter table punches enable row level security;
alter table punches force row level security;
create policy of_the_store on punches using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on punches to hangtag_service;
comment on table punches is 'clock: clock in, clock out, start and end of a break. Never changed: an edit is a new row that names the one it replaces.';
comment on column punches.seq is 'Order of writing: clocking out on a break ends both at the same instant.';
comment on column punches.type is 'removed: an edit that stands for a punch which counts no more.';
comment on column punches.at is 'Server time; the device''s own clock is device_at.';
comment on column punches.business_date is 'The date of the clock-in that the punch belongs to.';
comment on column punches.wage_cents is 'Cents an hour when the person clocked in; later raises do not change it. Null where no rate was known then. On clock-ins only.';
comment on column punches.replaces_id is 'The punch that this edit stands for; that one counts no more and is kept.';
comment on column punches.written_at is 'When the row was written; for an edit later than at.';

create table rack_checks (
  store_id integer not null,
  id uuid not null,
  section_id uuid not null,
  fullness smallint not null,
  business_date date not null,
  checked_at timestamp with time zone not null,
  checked_by_employee_id integer,
  constraint rack_checks_pkey PRIMARY KEY (store_id, id),
  constraint rack_checks_store_id_checked_by_employee_id_fkey FOREIGN KEY (store_id, checked_by_employee_id) REFERENCES employees(store_id, id),
  constraint rack_checks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint rack_checks_store_id_section_id_fkey FOREIGN KEY (store_id, section_id) REFERENCES backstock_sections(store_id, id),
  constraint rack_checks__fullness CHECK (((fullness >= 0) AND (fullness <= 4)))
);
CREATE INDEX rack_checks__section ON public.rack_checks USING btree (store_id, section_id, checked_at DESC);
alter table rack_checks enable row level security;
alter table rack_checks force row level security;
create policy of_the_store on rack_checks using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on rack_checks to hangtag_service;
comment on table rack_checks is 'backstock: how full somebody found a section, in fifteen seconds on a phone.';
comment on column rack_checks.fullness is '0 empty to 4 full.';

create unlogged table realtime_channels (
  name text not null,
  version bigint default 0 not null,
  constraint realtime_channels_pkey PRIMARY KEY (name)
);
grant delete, insert, select, update on realtime_channels to hangtag_service;
comment on table realtime_channels is 'realtime: a channel with at least one listener anywhere. Its row is the lock under which members come and go.';
comment on column realtime_channels.version is 'The state of the member list, from realtime_versions; 0 before the first member.';

create unlogged table realtime_members (
  channel text not null,
  socket_id text not null,
  process_id uuid not null,
  member_id text not null,
  member_info text not null,
  constraint realtime_members_pkey PRIMARY KEY (channel, socket_id),
  constraint realtime_members_process_id_fkey FOREIGN KEY (process_id) REFERENCES realtime_processes(id)
);
CREATE INDEX realtime_members__member ON public.realtime_members USING btree (channel, member_id);
CREATE INDEX realtime_members__process ON public.realtime_members USING btree (process_id);
grant delete, insert, select, update on realtime_members to hangtag_service;
comment on table realtime_members is 'realtime: the sockets on presence channels; a member with two sockets is there once for the others.';
comment on column realtime_members.member_info is 'JSON text, passed on as it was signed.';

create unlogged table realtime_messages (
  id bigint generated always as identity not null,
  payload text not null,
  sent_at timestamp with time zone default clock_timestamp() not null,
  constraint realtime_messages_pkey PRIMARY KEY (id)
);
grant delete, insert, select on realtime_messages to hangtag_service;
comment on table realtime_messages is 'realtime: messages too long for NOTIFY (8,000 bytes), fetched by id; kept for a minute.';

create unlogged table realtime_occupancy (
  channel text not null,
  process_id uuid not null,
  constraint realtime_occupancy_pkey PRIMARY KEY (channel, process_id),
  constraint realtime_occupancy_process_id_fkey FOREIGN KEY (process_id) REFERENCES realtime_processes(id)
);
CREATE INDEX realtime_occupancy__process ON public.realtime_occupancy USING btree (process_id);
grant delete, insert, select, update on realtime_occupancy to hangtag_service;
comment on table realtime_occupancy is 'realtime: the processes that have a listener on a channel.';

create unlogged table realtime_processes (
  id uuid not null,
  seen_at timestamp with time zone default clock_timestamp() not null,
  constraint realtime_processes_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on realtime_processes to hangtag_service;
comment on table realtime_processes is 'realtime: a process that holds sockets. One that has not been seen for the length of the lease is dead, and its seats are taken away.';

create table register_backfill_months (
  store_id integer not null,
  backfill_id uuid not null,
  from_date date not null,
  to_date date not null,
  part text not null,
  read_to timestamp with time zone,
  cursor text,
  sales integer default 0 not null,
  done_at timestamp with time zone,
  constraint register_backfill_months_pkey PRIMARY KEY (store_id, backfill_id, from_date),
  constraint register_backfill_months_store_id_backfill_id_fkey FOREIGN KEY (store_id, backfill_id) REFERENCES register_backfills(store_id, id),
  constraint register_backfill_months__dates CHECK ((from_date <= to_date))
);
alter table register_backfill_months enable row level security;
alter table register_backfill_months force row level security;
create policy of_the_store on register_backfill_months using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_backfill_months to hangtag_service;
comment on table register_backfill_months is 'registers: the months of a run, of which the newest comes first.';
comment on column register_backfill_months.part is 'What of the month is being read; the parts before were.';
comment on column register_backfill_months.read_to is 'Reading begins here when the cursor is no longer taken; null at the start of the part.';

create table register_backfills (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  from_date date not null,
  to_date date not null,
  state text not null,
  started_by text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  working_ms bigint default 0 not null,
  constraint register_backfills_pkey PRIMARY KEY (store_id, id),
  constraint register_backfills_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES register_connections(store_id, provider),
  constraint register_backfills__dates CHECK ((from_date <= to_date)),
  constraint register_backfills__ended CHECK (((ended_at IS NULL) = (state = 'running'::text))),
  constraint register_backfills__state CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text, 'dropped'::text])))
);
CREATE UNIQUE INDEX register_backfills__one_open ON public.register_backfills USING btree (store_id, provider) WHERE (state = ANY (ARRAY['running'::text, 'stopped'::text]));
alter table register_backfills enable row level security;
alter table register_backfills force row level security;
create policy of_the_store on register_backfills using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_backfills to hangtag_service;
comment on table register_backfills is 'registers: runs over past sales that a person started.';
comment on column register_backfills.working_ms is 'How long it has read so far, without the time in which it stood.';

create table register_bookmarks (
  store_id integer not null,
  provider text not null,
  part text not null,
  read_to timestamp with time zone not null,
  window_from timestamp with time zone,
  window_to timestamp with time zone,
  cursor text,
  looked_at timestamp with time zone not null,
  constraint register_bookmarks_pkey PRIMARY KEY (store_id, provider, part),
  constraint register_bookmarks_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES register_connections(store_id, provider),
  constraint register_bookmarks__window CHECK ((((cursor IS NULL) = (window_from IS NULL)) AND ((cursor IS NULL) = (window_to IS NULL))))
);
alter table register_bookmarks enable row level security;
alter table register_bookmarks force row level security;
create policy of_the_store on register_bookmarks using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_bookmarks to hangtag_service;
comment on table register_bookmarks is 'registers: how far each part of a register service was read.';
comment on column register_bookmarks.cursor is 'Of the service, for the next page of the window; null when it was read to its end.';
comment on column register_bookmarks.looked_at is 'When it was last read to its end, or its page was.';

create table register_connections (
  store_id integer not null,
  provider text not null,
  account_id text not null,
  place_id text not null,
  place_name text not null,
  device_id uuid not null,
  goods text not null,
  live_since date not null,
  connected_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint register_connections_pkey PRIMARY KEY (store_id, provider),
  constraint register_connections_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id),
  constraint register_connections_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint register_connections__goods CHECK ((goods = ANY (ARRAY['used'::text, 'new'::text]))),
  constraint register_connections__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE INDEX register_connections__account ON public.register_connections USING btree (provider, account_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX register_connections__one_store ON public.register_connections USING btree (provider, place_id) WHERE (ended_at IS NULL);
alter table register_connections enable row level security;
alter table register_connections force row level security;
create policy of_the_store on register_connections using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_connections to hangtag_service;
comment on table register_connections is 'registers: which place of an account at a register service a store is; it sells there until it has ended.';
comment on column register_connections.goods is 'What is sold there where no item says more.';
comment on column register_connections.live_since is 'Sales from this business date on come by themselves; earlier ones by a back-fill.';

create table register_days (
  store_id integer not null,
  device_id uuid not null,
  business_date date not null,
  constraint register_days_pkey PRIMARY KEY (store_id, device_id, business_date),
  constraint register_days_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id)
);
alter table register_days enable row level security;
alter table register_days force row level security;
create policy of_the_store on register_days using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_days to hangtag_service;
comment on table register_days is 'registers: dates whose tickets or drawers changed since their Day Close was last made.';

create table register_drawers (
  store_id integer not null,
  device_id uuid not null,
  id text not null,
  business_date date not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  opening_float_cents integer not null,
  paid_in_cents integer not null,
  paid_out_cents integer not null,
  over_short_cents integer,
  constraint register_drawers_pkey PRIMARY KEY (store_id, device_id, id),
  constraint register_drawers_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id)
);
CREATE INDEX register_drawers__day ON public.register_drawers USING btree (store_id, device_id, business_date);
alter table register_drawers enable row level security;
alter table register_drawers force row level security;
create policy of_the_store on register_drawers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_drawers to hangtag_service;
comment on table register_drawers is 'registers: cash drawers from their opening to their count; those of a date, all counted, are its Day Close.';

create table register_reports (
  store_id integer not null,
  id text not null,
  provider text not null,
  part text not null,
  sale_ids text[] not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  trouble text,
  constraint register_reports_pkey PRIMARY KEY (store_id, id),
  constraint register_reports_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE INDEX register_reports__waiting ON public.register_reports USING btree (store_id, provider, received_at) WHERE (handled_at IS NULL);
alter table register_reports enable row level security;
alter table register_reports force row level security;
create policy of_the_store on register_reports using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_reports to hangtag_service;
comment on table register_reports is 'registers: what a register service reported, each once.';
comment on column register_reports.trouble is 'Why the last try failed, as one word.';

create table register_rows (
  store_id integer not null,
  device_id uuid not null,
  kind text not null,
  external_id text not null,
  updated_at timestamp with time zone not null,
  version bigint not null,
  digest text not null,
  constraint register_rows_pkey PRIMARY KEY (store_id, device_id, kind, external_id),
  constraint register_rows_store_id_device_id_fkey FOREIGN KEY (store_id, device_id) REFERENCES devices(store_id, id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
alter table register_rows enable row level security;
alter table register_rows force row level security;
create policy of_the_store on register_rows using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on register_rows to hangtag_service;
comment on table register_rows is 'registers: in which state each row of a register service was taken, so that an older or equal one is not taken again.';

create table release_feedback (
  account_id integer not null,
  user_id integer not null,
  release_id text not null,
  rating text not null,
  body text default ''::text not null,
  may_contact boolean default false not null,
  at_store_id integer not null,
  app_version text,
  device_id uuid,
  given_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint release_feedback_pkey PRIMARY KEY (account_id, user_id, release_id),
  constraint release_feedback_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint release_feedback_at_store_id_fkey FOREIGN KEY (at_store_id) REFERENCES stores(id),
  constraint release_feedback__body CHECK ((char_length(body) <= 2000)),
  constraint release_feedback__rating CHECK ((rating = ANY (ARRAY['good'::text, 'neutral'::text, 'bad'::text])))
);
CREATE INDEX release_feedback__store ON public.release_feedback USING btree (at_store_id);
alter table release_feedback enable row level security;
alter table release_feedback force row level security;
create policy of_the_account on release_feedback using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on release_feedback to hangtag_service;
comment on table release_feedback is 'software-updates: what a login, or a register, thinks of a release; one each, to be changed for seven days.';
comment on column release_feedback.at_store_id is 'Where the person was; a support user''s login belongs to another company than the store, so it is no part of a key.';

create table release_reads (
  account_id integer not null,
  user_id integer not null,
  release_id text not null,
  read_at timestamp with time zone not null,
  constraint release_reads_pkey PRIMARY KEY (account_id, user_id, release_id),
  constraint release_reads_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);
alter table release_reads enable row level security;
alter table release_reads force row level security;
create policy of_the_account on release_reads using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on release_reads to hangtag_service;
comment on table release_reads is 'software-updates: the releases that a login, or a register, has marked as read.';
comment on column release_reads.release_id is 'The id in the release''s own file; a release that is withdrawn leaves its rows behind, which nobody sees.';

create table report_alerts (
  store_id integer not null,
  id uuid not null,
  kind text not null,
  raised_on date not null,
  week_on date not null,
  place smallint not null,
  ends_on date not null,
  part bigint not null,
  whole bigint not null,
  usual_millionths bigint not null,
  weeks smallint not null,
  raised_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by text,
  constraint report_alerts__three_a_week UNIQUE (store_id, week_on, place),
  constraint report_alerts_pkey PRIMARY KEY (store_id, id),
  constraint report_alerts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint report_alerts__answer CHECK ((answer = ANY (ARRAY['EXPLAINED'::text, 'WATCH'::text, 'WRONG'::text]))),
  constraint report_alerts__answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint report_alerts__kind CHECK ((kind = ANY (ARRAY['REFUNDS'::text, 'DISCOUNTS'::text, 'VOIDS'::text, 'NO_CUSTOMER'::text, 'OVER_SHORT'::text, 'WAITS'::text, 'PASSES'::text]))),
  constraint report_alerts__place CHECK (((place >= 1) AND (place <= 3))),
  constraint report_alerts__sample CHECK ((((weeks >= 1) AND (weeks <= 8)) AND (whole > 0) AND (part >= 0) AND (usual_millionths >= 0))),
  constraint report_alerts__week CHECK (((EXTRACT(isodow FROM week_on) = (1)::numeric) AND (((raised_on - week_on) >= 0) AND ((raised_on - week_on) <= 6))))
);
alter table report_alerts enable row level security;
alter table report_alerts force row level security;
create policy of_the_store on report_alerts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on report_alerts to hangtag_service;
comment on table report_alerts is 'reports: a figure of a store that was far from its own usual, with its evidence and what a manager said of it.';
comment on column report_alerts.raised_on is 'The store''s date on which the night found it.';
comment on column report_alerts.week_on is 'The Monday of raised_on: with place it keeps a fourth alert of a week out, whoever inserts.';
comment on column report_alerts.ends_on is 'The last of the seven days that it is about.';
comment on column report_alerts.part is 'Over those days: cents, tickets, seconds or buys, by kind; whole is what it is divided by.';
comment on column report_alerts.usual_millionths is 'The median quotient of the weeks before, in millionths.';
comment on column report_alerts.weeks is 'How many weeks before had enough days.';
comment on column report_alerts.answered_by is 'The name of who said it, as it was then.';

create table report_settings (
  store_id integer not null,
  columns text[] not null,
  saved_at timestamp with time zone not null,
  constraint report_settings_pkey PRIMARY KEY (store_id),
  constraint report_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint report_settings__columns CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 60)))
);
alter table report_settings enable row level security;
alter table report_settings force row level security;
create policy of_the_store on report_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on report_settings to hangtag_service;
comment on table report_settings is 'reports: which figures the reports of a store show, in their order; a store without a row shows the usual ones.';
comment on column report_settings.columns is 'Names of figures as the API has them; one that is no figure any more is left out when read.';

create table sales_marks (
  store_id integer not null,
  mark uuid not null,
  constraint sales_marks_pkey PRIMARY KEY (store_id),
  constraint sales_marks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table sales_marks enable row level security;
alter table sales_marks force row level security;
create policy of_the_store on sales_marks using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on sales_marks to hangtag_service;
comment on table sales_marks is 'reports: another value whenever something of a store''s days changes that goals and comparisons are made of: sales, whether they are final, a goal that is frozen or corrected. Sales of the newest day that has any change all day and leave it. Written with the change, in one transaction.';

create table schedule_ignored_employees (
  store_id integer not null,
  provider text not null,
  employee_id integer not null,
  constraint schedule_ignored_employees_pkey PRIMARY KEY (store_id, provider, employee_id),
  constraint schedule_ignored_employees_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint schedule_ignored_employees_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES integrations(store_id, provider)
);
alter table schedule_ignored_employees enable row level security;
alter table schedule_ignored_employees force row level security;
create policy of_the_store on schedule_ignored_employees using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on schedule_ignored_employees to hangtag_service;
comment on table schedule_ignored_employees is 'scheduling: employees who, a manager said, are not in the scheduling service.';

create table schedule_people (
  store_id integer not null,
  provider text not null,
  external_id text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone_number text,
  code text,
  hourly_wage_cents integer,
  employee_id integer,
  matched_by text,
  is_ignored boolean default false not null,
  gone_at timestamp with time zone,
  gone_answer text,
  seen_at timestamp with time zone not null,
  constraint schedule_people_pkey PRIMARY KEY (store_id, provider, external_id),
  constraint schedule_people_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint schedule_people_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES integrations(store_id, provider),
  constraint schedule_people__answered CHECK (((gone_answer IS NULL) OR (gone_at IS NOT NULL))),
  constraint schedule_people__gone_answer CHECK ((gone_answer = ANY (ARRAY['deactivated'::text, 'kept'::text]))),
  constraint schedule_people__matched CHECK (((employee_id IS NULL) = (matched_by IS NULL))),
  constraint schedule_people__matched_by CHECK ((matched_by = ANY (ARRAY['code'::text, 'email'::text, 'phone'::text, 'name'::text, 'chosen'::text, 'created'::text]))),
  constraint schedule_people__wage CHECK (((hourly_wage_cents >= 0) AND (hourly_wage_cents <= 1000000)))
);
CREATE UNIQUE INDEX schedule_people__one_of_an_employee ON public.schedule_people USING btree (store_id, provider, employee_id) WHERE (employee_id IS NOT NULL);
alter table schedule_people enable row level security;
alter table schedule_people force row level security;
create policy of_the_store on schedule_people using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on schedule_people to hangtag_service;
comment on table schedule_people is 'scheduling: the people of a scheduling service, and which of our employees they are.';
comment on column schedule_people.matched_by is 'What told that the two are one person; chosen and created are a manager''s word.';
comment on column schedule_people.is_ignored is 'A manager said that this person is nobody of ours.';
comment on column schedule_people.gone_at is 'When the service first did not name the person any more; a manager is then asked, and nobody is deleted.';

create table schedule_runs (
  store_id integer not null,
  schedule text not null,
  business_date date not null,
  started_at timestamp with time zone default now() not null,
  constraint schedule_runs_pkey PRIMARY KEY (store_id, schedule, business_date),
  constraint schedule_runs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table schedule_runs enable row level security;
alter table schedule_runs force row level security;
create policy of_the_store on schedule_runs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on schedule_runs to hangtag_service;
comment on table schedule_runs is 'jobs: each store''s daily schedules that have been started, so that each starts once a day.';

create table schedule_syncs (
  store_id integer not null,
  provider text not null,
  part text not null,
  synced_at timestamp with time zone not null,
  constraint schedule_syncs_pkey PRIMARY KEY (store_id, provider, part),
  constraint schedule_syncs_store_id_provider_fkey FOREIGN KEY (store_id, provider) REFERENCES integrations(store_id, provider),
  constraint schedule_syncs__part CHECK ((part = ANY (ARRAY['people'::text, 'shifts'::text, 'times'::text, 'all-times'::text])))
);
alter table schedule_syncs enable row level security;
alter table schedule_syncs force row level security;
create policy of_the_store on schedule_syncs using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on schedule_syncs to hangtag_service;
comment on table schedule_syncs is 'scheduling: when each part was last received.';
comment on column schedule_syncs.part is 'times are those of today and yesterday, all-times those of two weeks.';

create table schema_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  works_with text,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
comment on table schema_migrations is 'db: the migration files that have run. Holds nothing of a tenant.';
comment on column schema_migrations.works_with is 'The oldest Hangtag that works on the schema after this migration; null: only one that has the file';

create table second_hand_details (
  store_id integer not null,
  buy_key text not null,
  plate text default ''::text not null,
  serials text default ''::text not null,
  photo text default ''::text not null,
  version integer default 1 not null,
  constraint second_hand_details_pkey PRIMARY KEY (store_id, buy_key),
  constraint second_hand_details_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint second_hand_details__buy_key CHECK (((char_length(buy_key) >= 1) AND (char_length(buy_key) <= 120))),
  constraint second_hand_details__photo CHECK ((char_length(photo) <= 200)),
  constraint second_hand_details__plate CHECK ((char_length(plate) <= 40)),
  constraint second_hand_details__serials CHECK ((char_length(serials) <= 1000))
);
alter table second_hand_details enable row level security;
alter table second_hand_details force row level security;
create policy of_the_store on second_hand_details using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on second_hand_details to hangtag_service;
comment on table second_hand_details is 'buys: what a second-hand rule asks for beside what a check-in knows. Written before or after the buy is complete.';
comment on column second_hand_details.buy_key is 'Our id of the buy, or the register''s where only it knows the buy.';
comment on column second_hand_details.photo is 'Where the store keeps the photo; we keep none of an ID.';

create table second_hand_entries (
  store_id integer not null,
  number integer not null,
  buy_id uuid,
  pos_buy_id text,
  business_date date not null,
  entered_at timestamp with time zone not null,
  hold_until date not null,
  rule_names text[] not null,
  category_codes text[] not null,
  required_fields text[] not null,
  export_form text not null,
  report_due_at timestamp with time zone,
  reported_at timestamp with time zone,
  reported_by_employee_id integer,
  voided_at timestamp with time zone,
  void_reason text,
  constraint second_hand_entries_pkey PRIMARY KEY (store_id, number),
  constraint second_hand_entries_store_id_buy_id_fkey FOREIGN KEY (store_id, buy_id) REFERENCES buys(store_id, id),
  constraint second_hand_entries_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint second_hand_entries_store_id_reported_by_employee_id_fkey FOREIGN KEY (store_id, reported_by_employee_id) REFERENCES employees(store_id, id),
  constraint second_hand_entries__export_form CHECK ((export_form = ANY (ARRAY['buys'::text, 'pieces'::text]))),
  constraint second_hand_entries__held_from_the_buy CHECK ((hold_until >= business_date)),
  constraint second_hand_entries__number CHECK ((number >= 1)),
  constraint second_hand_entries__of_a_buy CHECK (((buy_id IS NOT NULL) OR (pos_buy_id IS NOT NULL))),
  constraint second_hand_entries__void CHECK (((voided_at IS NULL) = (void_reason IS NULL))),
  constraint second_hand_entries__void_reason CHECK ((void_reason = ANY (ARRAY['reopened'::text, 'register'::text, 'duplicate'::text])))
);
CREATE INDEX second_hand_entries__buy ON public.second_hand_entries USING btree (store_id, buy_id);
CREATE INDEX second_hand_entries__date ON public.second_hand_entries USING btree (store_id, business_date, number);
CREATE UNIQUE INDEX second_hand_entries__one_of_a_buy ON public.second_hand_entries USING btree (store_id, buy_id) WHERE (voided_at IS NULL);
CREATE UNIQUE INDEX second_hand_entries__one_of_a_register_buy ON public.second_hand_entries USING btree (store_id, pos_buy_id) WHERE (voided_at IS NULL);
CREATE INDEX second_hand_entries__reporter ON public.second_hand_entries USING btree (store_id, reported_by_employee_id);
alter table second_hand_entries enable row level security;
alter table second_hand_entries force row level security;
create policy of_the_store on second_hand_entries using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select, update on second_hand_entries to hangtag_service;
comment on table second_hand_entries is 'buys: the second-hand register, numbered from 1 without a gap. A voided entry stays under its number.';
comment on column second_hand_entries.hold_until is 'The first business date on which the goods may go to the floor.';
comment on column second_hand_entries.rule_names is 'The rules as they were called when the buy was completed; what they asked for stands beside them.';
comment on column second_hand_entries.category_codes is 'Pieces of these categories are held; empty for all of them.';

create table second_hand_registers (
  store_id integer not null,
  last_number integer not null,
  constraint second_hand_registers_pkey PRIMARY KEY (store_id),
  constraint second_hand_registers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint second_hand_registers__last_number CHECK ((last_number >= 1))
);
alter table second_hand_registers enable row level security;
alter table second_hand_registers force row level security;
create policy of_the_store on second_hand_registers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select, update on second_hand_registers to hangtag_service;
comment on table second_hand_registers is 'buys: the last number of each store''s second-hand register. Its row is locked by the transaction that completes a buy, so that one that fails gives its number back; a sequence would leave a gap.';

create table second_hand_rules (
  store_id integer not null,
  id uuid not null,
  name text not null,
  wording text default ''::text not null,
  category_codes text[] default '{}'::text[] not null,
  hold_days smallint not null,
  required_fields text[] default '{}'::text[] not null,
  report_hours smallint,
  export_form text default 'buys'::text not null,
  is_active boolean default true not null,
  starts_on date not null,
  version integer default 1 not null,
  constraint second_hand_rules_pkey PRIMARY KEY (store_id, id),
  constraint second_hand_rules_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint second_hand_rules__categories CHECK ((cardinality(category_codes) <= 200)),
  constraint second_hand_rules__export_form CHECK ((export_form = ANY (ARRAY['buys'::text, 'pieces'::text]))),
  constraint second_hand_rules__hold_days CHECK (((hold_days >= 0) AND (hold_days <= 365))),
  constraint second_hand_rules__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint second_hand_rules__report_hours CHECK (((report_hours >= 1) AND (report_hours <= 2160))),
  constraint second_hand_rules__required_fields CHECK ((required_fields <@ ARRAY['idType'::text, 'photo'::text, 'plate'::text, 'signature'::text, 'serial'::text])),
  constraint second_hand_rules__wording CHECK ((char_length(wording) <= 2000))
);
alter table second_hand_rules enable row level security;
alter table second_hand_rules force row level security;
create policy of_the_store on second_hand_rules using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on second_hand_rules to hangtag_service;
comment on table second_hand_rules is 'buys: a second-hand rule as the store''s lawyer worded it; a store without an active one keeps no register.';
comment on column second_hand_rules.category_codes is 'The register''s codes of what it is about; empty for everything.';
comment on column second_hand_rules.report_hours is 'In how many hours after the buy it has to be reported; null for no report.';
comment on column second_hand_rules.export_form is 'A line of the file is a buy or a piece.';
comment on column second_hand_rules.starts_on is 'Buys of earlier business dates are not under it.';

create table second_look_pieces (
  store_id integer not null,
  look_id uuid not null,
  "position" smallint not null,
  category_code text not null,
  description text not null,
  brand text,
  size text,
  was_taken boolean not null,
  pass_reason text,
  is_taken_again boolean,
  constraint second_look_pieces_pkey PRIMARY KEY (store_id, look_id, "position"),
  constraint second_look_pieces_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint second_look_pieces_store_id_look_id_fkey FOREIGN KEY (store_id, look_id) REFERENCES second_looks(store_id, id),
  constraint second_look_pieces__position CHECK ((("position" >= 1) AND ("position" <= 5)))
);
alter table second_look_pieces enable row level security;
alter table second_look_pieces force row level security;
create policy of_the_store on second_look_pieces using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on second_look_pieces to hangtag_service;
comment on table second_look_pieces is 'buys: the pieces of a second look with both answers, as they were when it began.';
comment on column second_look_pieces.is_taken_again is 'The second answer; null until all five are given.';

create table second_looks (
  store_id integer not null,
  id uuid not null,
  business_date date not null,
  pos_buy_id text not null,
  buy_number text not null,
  buyer_code text not null,
  employee_id integer not null,
  started_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint second_looks_pkey PRIMARY KEY (store_id, id),
  constraint second_looks_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint second_looks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE UNIQUE INDEX second_looks__each_buy_once ON public.second_looks USING btree (store_id, pos_buy_id);
CREATE INDEX second_looks__employee ON public.second_looks USING btree (store_id, employee_id);
CREATE UNIQUE INDEX second_looks__one_a_day ON public.second_looks USING btree (store_id, business_date);
alter table second_looks enable row level security;
alter table second_looks force row level security;
create policy of_the_store on second_looks using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on second_looks to hangtag_service;
comment on table second_looks is 'buys: five pieces of a finished buy that another buyer sorts again, one such look a day.';
comment on column second_looks.pos_buy_id is 'The register''s id of the buy; its buyer is buyer_code.';

create table sessions (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  token_hash bytea not null,
  device_id uuid,
  address text,
  app_version text,
  user_agent text,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (account_id, id),
  constraint sessions_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);
CREATE INDEX sessions__device ON public.sessions USING btree (account_id, device_id, created_at DESC) WHERE (device_id IS NOT NULL);
CREATE UNIQUE INDEX sessions__one_token ON public.sessions USING btree (token_hash);
CREATE INDEX sessions__user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);
CREATE TRIGGER announce_rights AFTER DELETE OR UPDATE OF user_id, token_hash, device_id, revoked_at ON public.sessions FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('session', 'id');
alter table sessions enable row level security;
alter table sessions force row level security;
create policy of_the_account on sessions using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on sessions to hangtag_service;
comment on table sessions is 'auth: one sign-in. The token itself is kept nowhere, only its SHA-256.';

create table shifts (
  store_id integer not null,
  id uuid not null,
  employee_id integer not null,
  business_date date not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  "position" text default ''::text not null,
  note text default ''::text not null,
  source text default 'manual'::text not null,
  provider_shift_id text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint shifts_pkey PRIMARY KEY (store_id, id),
  constraint shifts_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint shifts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint shifts__note CHECK ((char_length(note) <= 500)),
  constraint shifts__order CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '16:00:00'::interval)))),
  constraint shifts__position CHECK ((char_length("position") <= 40)),
  constraint shifts__source CHECK ((((source = 'manual'::text) AND (provider_shift_id IS NULL)) OR ((source = 'provider'::text) AND (provider_shift_id IS NOT NULL))))
);
CREATE INDEX shifts__day ON public.shifts USING btree (store_id, business_date) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX shifts__one_per_provider_shift ON public.shifts USING btree (store_id, provider_shift_id) WHERE (provider_shift_id IS NOT NULL);
alter table shifts enable row level security;
alter table shifts force row level security;
create policy of_the_store on shifts using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on shifts to hangtag_service;
comment on table shifts is 'daybook: when a person is planned to work. What was worked is in the punches.';
comment on column shifts.source is 'provider: comes from a scheduling service and is changed there only.';

create table sign_ups (
  id uuid not null,
  email text not null,
  full_name text not null,
  company text not null,
  terms_version text not null,
  terms_accepted_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  token_hash bytea,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint sign_ups_pkey PRIMARY KEY (id),
  constraint sign_ups__link CHECK (((token_hash IS NULL) = (expires_at IS NULL))),
  constraint sign_ups__mailed CHECK (((token_hash IS NULL) OR (mailed_at IS NOT NULL))),
  constraint sign_ups__used CHECK (((used_at IS NULL) OR (token_hash IS NOT NULL)))
);
CREATE INDEX sign_ups__email ON public.sign_ups USING btree (email);
CREATE UNIQUE INDEX sign_ups__one_token ON public.sign_ups USING btree (token_hash);
alter table sign_ups enable row level security;
alter table sign_ups force row level security;
create policy of_the_program on sign_ups using (( SELECT hangtag.sees_all() AS sees_all));
grant delete, insert, select, update on sign_ups to hangtag_service;
comment on table sign_ups is 'sign-up: who asked for a company on the public page; the company is made once the mailed link was used. Kept for 30 days.';
comment on column sign_ups.mailed_at is 'When the mail was written; null while its job waits. Without a token it said that the address has an account.';
comment on column sign_ups.token_hash is 'Of the mailed link, which works once.';

create table store_hour_exceptions (
  store_id integer not null,
  business_date date not null,
  name text not null,
  opens_minutes integer,
  closes_minutes integer,
  buying_closes_minutes integer,
  constraint store_hour_exceptions_pkey PRIMARY KEY (store_id, business_date),
  constraint store_hour_exceptions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_hour_exceptions__buying CHECK (((buying_closes_minutes > opens_minutes) AND (buying_closes_minutes <= closes_minutes))),
  constraint store_hour_exceptions__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint store_hour_exceptions__order CHECK ((((opens_minutes IS NULL) AND (closes_minutes IS NULL) AND (buying_closes_minutes IS NULL)) OR ((opens_minutes >= 0) AND (closes_minutes > opens_minutes) AND (closes_minutes <= 1440))))
);
alter table store_hour_exceptions enable row level security;
alter table store_hour_exceptions force row level security;
create policy of_the_store on store_hour_exceptions using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_hour_exceptions to hangtag_service;
comment on table store_hour_exceptions is 'settings: a day on which the usual hours do not hold, such as a holiday; no times means closed.';
comment on column store_hour_exceptions.opens_minutes is 'Minutes after midnight, store time.';

create table store_hour_gaps (
  store_id integer not null,
  weekday integer not null,
  starts_minutes integer not null,
  ends_minutes integer not null,
  constraint store_hour_gaps_pkey PRIMARY KEY (store_id, weekday),
  constraint store_hour_gaps_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_hour_gaps__order CHECK (((starts_minutes > 0) AND (ends_minutes > starts_minutes) AND (ends_minutes < 1440))),
  constraint store_hour_gaps__weekday CHECK (((weekday >= 0) AND (weekday <= 6)))
);
alter table store_hour_gaps enable row level security;
alter table store_hour_gaps force row level security;
create policy of_the_store on store_hour_gaps using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_hour_gaps to hangtag_service;
comment on table store_hour_gaps is 'settings: when the store is closed between its opening hours of a weekday (0 Sunday); a day with hours of its own has no gap.';

create table store_hours (
  store_id integer not null,
  weekday smallint not null,
  opens_minutes integer,
  closes_minutes integer,
  buying_closes_minutes integer,
  constraint store_hours_pkey PRIMARY KEY (store_id, weekday),
  constraint store_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_hours__order CHECK ((((opens_minutes IS NULL) AND (closes_minutes IS NULL)) OR ((opens_minutes >= 0) AND (closes_minutes > opens_minutes) AND (closes_minutes <= 1440)))),
  constraint store_hours__weekday CHECK (((weekday >= 0) AND (weekday <= 6)))
);
alter table store_hours enable row level security;
alter table store_hours force row level security;
create policy of_the_store on store_hours using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_hours to hangtag_service;
comment on table store_hours is 'settings: opening hours for each weekday (0 Sunday); no times means closed.';
comment on column store_hours.opens_minutes is 'Minutes after midnight, store time.';

create table store_logos (
  store_id integer not null,
  version integer not null,
  width integer,
  height integer,
  dots bytea,
  set_at timestamp with time zone not null,
  constraint store_logos_pkey PRIMARY KEY (store_id),
  constraint store_logos_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_logos__picture CHECK ((((dots IS NULL) AND (width IS NULL) AND (height IS NULL)) OR ((dots IS NOT NULL) AND (width IS NOT NULL) AND (height IS NOT NULL) AND ((width >= 8) AND (width <= 384)) AND ((width % 8) = 0) AND ((height >= 1) AND (height <= 128)) AND (octet_length(dots) = ((width / 8) * height))))),
  constraint store_logos__version CHECK ((version >= 1))
);
alter table store_logos enable row level security;
alter table store_logos force row level security;
create policy of_the_store on store_logos using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_logos to hangtag_service;
comment on table store_logos is 'printing: black dots as a receipt printer prints them; without dots the store has no logo any more.';
comment on column store_logos.version is 'Counts each change, so that a register sees by one number whether its copy is the newest.';
comment on column store_logos.dots is 'Row by row, eight dots a byte, the leftmost in its highest bit.';

create table store_settings (
  store_id integer not null,
  show_sales_to_employees boolean default true not null,
  idle_seconds integer default 90 not null,
  anyone_may_reset_pin boolean default false not null,
  allow_self_first_pin boolean default true not null,
  breaks_paid boolean default false not null,
  clock_source text default 'app'::text not null,
  trade_pct_basis text default 'amount'::text not null,
  week_start smallint default 0 not null,
  wages_visible_to text default 'managers'::text not null,
  business_day_boundary_minutes integer default 180 not null,
  task_completion_basis text default 'all'::text not null,
  pin_digits_min smallint default 4 not null,
  history_years smallint default 7 not null,
  constraint store_settings_pkey PRIMARY KEY (store_id),
  constraint store_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_settings__boundary CHECK (((business_day_boundary_minutes >= 0) AND (business_day_boundary_minutes <= 720))),
  constraint store_settings__clock_source CHECK ((clock_source = ANY (ARRAY['app'::text, 'provider'::text]))),
  constraint store_settings__history_years CHECK (((history_years = 0) OR ((history_years >= 7) AND (history_years <= 30)))),
  constraint store_settings__idle_seconds CHECK (((idle_seconds >= 30) AND (idle_seconds <= 900))),
  constraint store_settings__pin_digits_min CHECK (((pin_digits_min >= 4) AND (pin_digits_min <= 6))),
  constraint store_settings__task_completion_basis CHECK ((task_completion_basis = ANY (ARRAY['all'::text, 'must-do'::text]))),
  constraint store_settings__trade_pct_basis CHECK ((trade_pct_basis = ANY (ARRAY['amount'::text, 'count'::text]))),
  constraint store_settings__wages_visible_to CHECK ((wages_visible_to = ANY (ARRAY['managers'::text, 'owners'::text]))),
  constraint store_settings__week_start CHECK ((week_start = ANY (ARRAY[0, 1])))
);
CREATE TRIGGER announce_rights AFTER INSERT OR DELETE OR UPDATE ON public.store_settings FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('store', 'store_id');
alter table store_settings enable row level security;
alter table store_settings force row level security;
create policy of_the_store on store_settings using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_settings to hangtag_service;
comment on table store_settings is 'settings: the switches of a store, one row for each store.';
comment on column store_settings.week_start is '0 Sunday, 1 Monday.';
comment on column store_settings.business_day_boundary_minutes is 'Minutes after midnight until which activity belongs to the day before.';
comment on column store_settings.task_completion_basis is 'Which tasks task completion counts: all, or must-dos only.';
comment on column store_settings.pin_digits_min is 'A new PIN has at least so many digits; those that are shorter stay good.';
comment on column store_settings.history_years is 'For how many years after its own a year''s history is kept; 0 for ever.';

create table store_setup_steps (
  store_id integer not null,
  step text not null,
  state text not null,
  changed_at timestamp with time zone not null,
  constraint store_setup_steps_pkey PRIMARY KEY (store_id, step),
  constraint store_setup_steps_store_id_fkey FOREIGN KEY (store_id) REFERENCES store_setups(store_id),
  constraint store_setup_steps__state CHECK ((state = ANY (ARRAY['done'::text, 'skipped'::text]))),
  constraint store_setup_steps__step CHECK ((step ~ '^[a-z][a-z-]{1,39}$'::text))
);
alter table store_setup_steps enable row level security;
alter table store_setup_steps force row level security;
create policy of_the_store on store_setup_steps using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_setup_steps to hangtag_service;
comment on table store_setup_steps is 'onboarding: the steps that a person ended; the others are open.';

create table store_setups (
  store_id integer not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint store_setups_pkey PRIMARY KEY (store_id),
  constraint store_setups_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_setups__finished CHECK ((finished_at >= started_at))
);
alter table store_setups enable row level security;
alter table store_setups force row level security;
create policy of_the_store on store_setups using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on store_setups to hangtag_service;
comment on table store_setups is 'onboarding: the guided setup of a store; a store without a row never began it.';
comment on column store_setups.finished_at is 'When no step was open any more: the checklist then leaves the daybook.';

create table stores (
  id integer generated always as identity not null,
  store_id integer generated always as (id) stored,
  account_id integer not null,
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
  country text default 'US'::text not null,
  color text default '#6d4aa8'::text not null,
  open_to_buy_on date,
  grand_opening_on date,
  created_at timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  unpaid_since timestamp with time zone,
  billing_ended_at timestamp with time zone,
  closed_at timestamp with time zone,
  training_of integer,
  constraint stores_account_id_id_key UNIQUE (account_id, id),
  constraint stores_pkey PRIMARY KEY (id),
  constraint stores__training_of FOREIGN KEY (training_of) REFERENCES stores(id),
  constraint stores_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint stores__brand_kind CHECK ((brand_kind = ANY (ARRAY['kids'::text, 'teen'::text, 'women'::text, 'sports'::text, 'music'::text, 'other'::text]))),
  constraint stores__country CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
  constraint stores__initials CHECK ((initials ~ '^[A-Za-z]{1,3}$'::text)),
  constraint stores__number CHECK ((number ~ '^[12468][0-9]{4}$'::text))
);
CREATE INDEX stores__account ON public.stores USING btree (account_id);
CREATE UNIQUE INDEX stores__one_number ON public.stores USING btree (number) WHERE ((archived_at IS NULL) AND (training_of IS NULL));
CREATE UNIQUE INDEX stores__one_training ON public.stores USING btree (training_of) WHERE ((training_of IS NOT NULL) AND (archived_at IS NULL));
CREATE TRIGGER announce_rights AFTER INSERT OR DELETE OR UPDATE ON public.stores FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('account', 'account_id');
alter table stores enable row level security;
alter table stores force row level security;
create policy of_the_store on stores using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on stores to hangtag_service;
comment on table stores is 'accounts: one shop of a company.';
comment on column stores.store_id is 'The id again, so that the store is isolated by the same rule as its tables.';
comment on column stores.brand_kind is 'Asked, never derived from the number.';
comment on column stores.color is 'Header color, so that nobody edits the wrong store.';
comment on column stores.grand_opening_on is 'First selling day; before it the store is in Open to Buy.';
comment on column stores.unpaid_since is 'When the oldest open invoice of the store should have been paid; null where all is paid.';
comment on column stores.billing_ended_at is 'The owner canceled, and what was paid for is over.';
comment on column stores.closed_at is 'When the company was closed; the store is locked since.';
comment on column stores.training_of is 'The store of which this is the training copy; null for a real store. Nothing leaves a copy.';

create table task_days (
  store_id integer not null,
  business_date date not null,
  opened_at timestamp with time zone not null,
  constraint task_days_pkey PRIMARY KEY (store_id, business_date),
  constraint task_days_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
alter table task_days enable row level security;
alter table task_days force row level security;
create policy of_the_store on task_days using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on task_days to hangtag_service;
comment on table task_days is 'daybook: dates whose recurring tasks have been made; the row is what keeps two first readers from both making them.';

create table task_lists (
  store_id integer not null,
  id uuid not null,
  name text not null,
  access text default 'all'::text not null,
  "position" integer not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  constraint task_lists_pkey PRIMARY KEY (store_id, id),
  constraint task_lists_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint task_lists__access CHECK ((access = ANY (ARRAY['all'::text, 'manager'::text]))),
  constraint task_lists__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE UNIQUE INDEX task_lists__one_name ON public.task_lists USING btree (store_id, lower(name)) WHERE (archived_at IS NULL);
alter table task_lists enable row level security;
alter table task_lists force row level security;
create policy of_the_store on task_lists using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on task_lists to hangtag_service;
comment on table task_lists is 'daybook: a list of tasks that come back, such as Opening or Closing.';
comment on column task_lists.access is 'all, or manager: then neither the list nor its tasks reach anybody else.';
comment on column task_lists."position" is 'Order on the screen, 0 first; renumbered whenever a list moves.';
comment on column task_lists.is_active is 'A switched-off list makes no new tasks.';
comment on column task_lists.archived_at is 'Deleted by a person; its history stays.';

create table task_occurrences (
  store_id integer not null,
  id uuid not null,
  template_id uuid,
  list_id uuid,
  business_date date not null,
  original_date date not null,
  name text not null,
  details text default ''::text not null,
  access text not null,
  due_minutes integer,
  due_at timestamp with time zone,
  status text default 'open'::text not null,
  done_by_employee_id integer,
  done_at timestamp with time zone,
  done_on date,
  is_late boolean default false not null,
  is_late_entry boolean default false not null,
  assigned_employee_id integer,
  created_by_employee_id integer,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  is_must_do boolean default false not null,
  since_date date,
  skip_reason text,
  skip_note text default ''::text not null,
  moved_to date,
  claimed_done_at timestamp with time zone,
  text_thread_id uuid,
  text_work text,
  constraint task_occurrences_store_id_template_id_original_date_key UNIQUE (store_id, template_id, original_date),
  constraint task_occurrences_pkey PRIMARY KEY (store_id, id),
  constraint task_occurrences_store_id_assigned_employee_id_fkey FOREIGN KEY (store_id, assigned_employee_id) REFERENCES employees(store_id, id),
  constraint task_occurrences_store_id_created_by_employee_id_fkey FOREIGN KEY (store_id, created_by_employee_id) REFERENCES employees(store_id, id),
  constraint task_occurrences_store_id_done_by_employee_id_fkey FOREIGN KEY (store_id, done_by_employee_id) REFERENCES employees(store_id, id),
  constraint task_occurrences_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint task_occurrences_store_id_list_id_fkey FOREIGN KEY (store_id, list_id) REFERENCES task_lists(store_id, id),
  constraint task_occurrences_store_id_template_id_fkey FOREIGN KEY (store_id, template_id) REFERENCES task_templates(store_id, id),
  constraint task_occurrences_store_id_text_thread_id_fkey FOREIGN KEY (store_id, text_thread_id) REFERENCES texting_threads(store_id, id),
  constraint task_occurrences__access CHECK ((access = ANY (ARRAY['all'::text, 'manager'::text]))),
  constraint task_occurrences__carried_forward CHECK ((business_date >= original_date)),
  constraint task_occurrences__closed_by CHECK ((((status = ANY (ARRAY['done'::text, 'not-needed'::text])) OR (skip_reason IS NOT NULL)) = ((done_at IS NOT NULL) AND (done_by_employee_id IS NOT NULL) AND (done_on IS NOT NULL)))),
  constraint task_occurrences__details CHECK ((char_length(details) <= 2000)),
  constraint task_occurrences__moved CHECK (((status = 'moved'::text) = (moved_to IS NOT NULL))),
  constraint task_occurrences__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint task_occurrences__only_must_do_is_carried CHECK (((template_id IS NULL) OR is_must_do OR (business_date = original_date))),
  constraint task_occurrences__only_recurring_closes_itself CHECK (((status <> 'skipped'::text) OR (template_id IS NOT NULL) OR (skip_reason IS NOT NULL))),
  constraint task_occurrences__since CHECK ((since_date < original_date)),
  constraint task_occurrences__skip_note CHECK ((char_length(skip_note) <= 200)),
  constraint task_occurrences__skip_reason CHECK (((skip_reason IS NULL) OR ((status = 'skipped'::text) AND (skip_reason = ANY (ARRAY['no-time'::text, 'short-staffed'::text, 'out-of-supplies'::text, 'broken'::text, 'other'::text]))))),
  constraint task_occurrences__status CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'skipped'::text, 'not-needed'::text, 'moved'::text]))),
  constraint task_occurrences__text_thread CHECK ((((text_work IS NULL) = (text_thread_id IS NULL)) AND ((text_work IS NULL) OR (template_id IS NULL)))),
  constraint task_occurrences__text_work CHECK ((text_work = ANY (ARRAY['call'::text, 'ask-number'::text, 'retry'::text, 'carrier'::text])))
);
CREATE INDEX task_occurrences__day ON public.task_occurrences USING btree (store_id, business_date) WHERE (deleted_at IS NULL);
CREATE INDEX task_occurrences__open ON public.task_occurrences USING btree (store_id, business_date) WHERE ((status = 'open'::text) AND (deleted_at IS NULL));
CREATE INDEX task_occurrences__original_day ON public.task_occurrences USING btree (store_id, original_date) WHERE (deleted_at IS NULL);
CREATE INDEX task_occurrences__text_work ON public.task_occurrences USING btree (store_id, text_thread_id, text_work) WHERE (text_work IS NOT NULL);
alter table task_occurrences enable row level security;
alter table task_occurrences force row level security;
create policy of_the_store on task_occurrences using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on task_occurrences to hangtag_service;
comment on table task_occurrences is 'daybook: one task of one day: a day''s copy of a recurring task, or (without template) a one-off.';
comment on column task_occurrences.business_date is 'The day it stands on; an open one-off is carried to the next day at the boundary.';
comment on column task_occurrences.original_date is 'The day it was meant for; figures count it there and only there.';
comment on column task_occurrences.name is 'A copy: done and skipped tasks keep the name they had.';
comment on column task_occurrences.due_at is 'The due time as an instant, so that daylight saving is decided once.';
comment on column task_occurrences.status is 'open; done; skipped (by a person with skip_reason, or by itself at the boundary); not-needed; moved: another row stands on moved_to instead.';
comment on column task_occurrences.done_by_employee_id is 'Who closed it: did it, skipped it or found it not needed. With done_at and done_on.';
comment on column task_occurrences.done_on is 'Business date of the tick; on this date anybody may untick, later managers only.';
comment on column task_occurrences.is_late is 'Done after its due instant.';
comment on column task_occurrences.is_late_entry is 'Ticked by a manager after its day: counts as done, never as on time.';
comment on column task_occurrences.is_must_do is 'A copy of the template''s; a one-off is always a must-do.';
comment on column task_occurrences.since_date is 'A must-do that was due again before it was done: the first date of the unbroken row of misses.';
comment on column task_occurrences.skip_reason is 'Why a person skipped it; null when it closed itself.';
comment on column task_occurrences.claimed_done_at is 'When the device says that the task was ticked, of a tick that waited for the connection. Decides nothing; done_at is when the tick was received.';
comment on column task_occurrences.text_thread_id is 'The conversation whose text did not arrive; null for every other task.';
comment on column task_occurrences.text_work is 'What the failed text asks for: a call, another number, another try, or a word with the carrier.';

create table task_templates (
  store_id integer not null,
  id uuid not null,
  list_id uuid not null,
  name text not null,
  instructions text default ''::text not null,
  due_minutes integer,
  repeat_days smallint[] default '{}'::smallint[] not null,
  monthly_day smallint,
  starts_on date not null,
  ends_on date,
  "position" integer not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  is_must_do boolean default false not null,
  constraint task_templates_pkey PRIMARY KEY (store_id, id),
  constraint task_templates_store_id_list_id_fkey FOREIGN KEY (store_id, list_id) REFERENCES task_lists(store_id, id),
  constraint task_templates__due_minutes CHECK (((due_minutes >= 0) AND (due_minutes <= 1439))),
  constraint task_templates__instructions CHECK ((char_length(instructions) <= 2000)),
  constraint task_templates__monthly_day CHECK (((monthly_day >= 1) AND (monthly_day <= 31))),
  constraint task_templates__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint task_templates__period CHECK (((ends_on IS NULL) OR (ends_on >= starts_on))),
  constraint task_templates__repeats CHECK (((cardinality(repeat_days) > 0) <> (monthly_day IS NOT NULL))),
  constraint task_templates__weekdays CHECK ((repeat_days <@ '{0,1,2,3,4,5,6}'::smallint[]))
);
CREATE INDEX task_templates__list ON public.task_templates USING btree (store_id, list_id) WHERE (archived_at IS NULL);
alter table task_templates enable row level security;
alter table task_templates force row level security;
create policy of_the_store on task_templates using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on task_templates to hangtag_service;
comment on table task_templates is 'daybook: a task that comes back on weekdays or once a month; each day''s copy is a row of task_occurrences.';
comment on column task_templates.due_minutes is 'Minutes after midnight, store time; null when the task has no time.';
comment on column task_templates.repeat_days is '0 Sunday to 6 Saturday; empty when monthly_day says when.';
comment on column task_templates.monthly_day is 'Day of the month; in a shorter month its last day.';
comment on column task_templates.is_must_do is 'Undone at the boundary it rolls on, as one row, until it is closed; otherwise it closes itself as skipped.';

create table terms_acceptances (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  version text not null,
  accepted_at timestamp with time zone not null,
  constraint terms_acceptances_pkey PRIMARY KEY (account_id, id),
  constraint terms_acceptances_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);
CREATE INDEX terms_acceptances__user ON public.terms_acceptances USING btree (account_id, user_id);
alter table terms_acceptances enable row level security;
alter table terms_acceptances force row level security;
create policy of_the_account on terms_acceptances using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on terms_acceptances to hangtag_service;
comment on table terms_acceptances is 'sign-up: which terms a company''s owner accepted, and when.';
comment on column terms_acceptances.version is 'As the page named it.';

create table texting_account_stops (
  account_id integer not null,
  id uuid not null,
  seq bigint default nextval('texting_consents_seq_seq'::regclass) not null,
  phone text not null,
  at_store_id integer not null,
  employee_id integer,
  device_id text,
  recorded_at timestamp with time zone not null,
  constraint texting_account_stops_pkey PRIMARY KEY (account_id, id),
  constraint texting_account_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint texting_account_stops_at_store_id_employee_id_fkey FOREIGN KEY (at_store_id, employee_id) REFERENCES employees(store_id, id),
  constraint texting_account_stops_at_store_id_fkey FOREIGN KEY (at_store_id) REFERENCES stores(id),
  constraint texting_account_stops__phone CHECK ((phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'::text))
);
CREATE INDEX texting_account_stops__of_phone ON public.texting_account_stops USING btree (account_id, phone, seq DESC);
CREATE TRIGGER texting_account_stops__append_only BEFORE DELETE OR UPDATE ON public.texting_account_stops FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_change();
alter table texting_account_stops enable row level security;
alter table texting_account_stops force row level security;
create policy of_the_account on texting_account_stops using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant insert, select on texting_account_stops to hangtag_service;
comment on table texting_account_stops is 'texting: who wants no texts from any store of the company. Rows are only added.';
comment on column texting_account_stops.seq is 'In one order with the words of the ledger: the newest counts in each store.';
comment on column texting_account_stops.at_store_id is 'Where an employee was asked for it.';

create table texting_auto_responses (
  store_id integer not null,
  id uuid not null,
  kind text not null,
  body text not null,
  keywords text[] default '{}'::text[] not null,
  starts_on date,
  ends_on date,
  is_on boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint texting_auto_responses_pkey PRIMARY KEY (store_id, id),
  constraint texting_auto_responses_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_auto_responses__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1600))),
  constraint texting_auto_responses__dates CHECK (
CASE
    WHEN (kind = 'holiday'::text) THEN COALESCE((starts_on <= ends_on), false)
    ELSE ((starts_on IS NULL) AND (ends_on IS NULL))
END),
  constraint texting_auto_responses__keywords CHECK (((kind = 'keyword'::text) = (cardinality(keywords) > 0))),
  constraint texting_auto_responses__kind CHECK ((kind = ANY (ARRAY['after_hours'::text, 'first_message'::text, 'holiday'::text, 'keyword'::text, 'away'::text])))
);
CREATE UNIQUE INDEX texting_auto_responses__one_of_kind ON public.texting_auto_responses USING btree (store_id, kind) WHERE ((kind = ANY (ARRAY['after_hours'::text, 'first_message'::text, 'away'::text])) AND (deleted_at IS NULL));
alter table texting_auto_responses enable row level security;
alter table texting_auto_responses force row level security;
create policy of_the_store on texting_auto_responses using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_auto_responses to hangtag_service;
comment on table texting_auto_responses is 'texting: what a customer who writes is answered automatically, and when.';
comment on column texting_auto_responses.body is 'With fields in braces, such as {first_name}.';
comment on column texting_auto_responses.keywords is 'Words or phrases, in small letters; one of them in the customer''s text is enough.';
comment on column texting_auto_responses.starts_on is 'The first and last date of a holiday, both included, by the store''s clock.';

create table texting_calls (
  store_id integer not null,
  id uuid not null,
  provider_id text not null,
  phone text,
  started_at timestamp with time zone not null,
  outcome text,
  talk_seconds integer,
  constraint texting_calls__once UNIQUE (store_id, provider_id),
  constraint texting_calls_pkey PRIMARY KEY (store_id, id),
  constraint texting_calls_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_calls__outcome CHECK ((outcome = ANY (ARRAY['answered'::text, 'missed'::text]))),
  constraint texting_calls__phone CHECK ((phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'::text)),
  constraint texting_calls__talk CHECK ((((NOT (outcome IS DISTINCT FROM 'answered'::text)) = (talk_seconds IS NOT NULL)) AND (talk_seconds >= 0)))
);
CREATE INDEX texting_calls__hidden ON public.texting_calls USING btree (store_id, started_at DESC) WHERE (phone IS NULL);
alter table texting_calls enable row level security;
alter table texting_calls force row level security;
create policy of_the_store on texting_calls using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_calls to hangtag_service;
comment on table texting_calls is 'texting: one call to the store''s number, once, in whatever order the reports about it come.';
comment on column texting_calls.id is 'Of its line among the texts too.';
comment on column texting_calls.provider_id is 'What the texting service calls it.';
comment on column texting_calls.phone is 'Null when the caller hides it: such a call has no thread.';
comment on column texting_calls.outcome is 'Null until it is over. Missed becomes answered when the report of that comes late, never the other way.';

create table texting_consents (
  store_id integer not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  phone text not null,
  action text not null,
  purpose text not null,
  source text not null,
  wording text not null,
  wording_version text,
  message_id uuid,
  employee_id integer,
  device_id text,
  recorded_at timestamp with time zone not null,
  constraint texting_consents_pkey PRIMARY KEY (store_id, id),
  constraint texting_consents_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint texting_consents_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_consents_store_id_message_id_fkey FOREIGN KEY (store_id, message_id) REFERENCES texting_messages(store_id, id),
  constraint texting_consents__action CHECK ((action = ANY (ARRAY['opt_in'::text, 'opt_out'::text]))),
  constraint texting_consents__inbound_message CHECK (((source <> 'inbound'::text) OR (message_id IS NOT NULL))),
  constraint texting_consents__only_they_restart CHECK (((NOT ((purpose = 'all'::text) AND (action = 'opt_in'::text))) OR (source = 'inbound'::text))),
  constraint texting_consents__phone CHECK ((phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'::text)),
  constraint texting_consents__purpose CHECK ((purpose = ANY (ARRAY['all'::text, 'buys'::text, 'marketing'::text, 'orders'::text]))) NOT VALID,
  constraint texting_consents__source CHECK ((source = ANY (ARRAY['inbound'::text, 'check_in'::text, 'kiosk'::text, 'counter'::text, 'carrier'::text, 'online'::text, 'order'::text]))) NOT VALID,
  constraint texting_consents__wording CHECK (((char_length(wording) >= 1) AND (char_length(wording) <= 1000)))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX texting_consents__of_phone ON public.texting_consents USING btree (store_id, phone, purpose, seq DESC);
CREATE UNIQUE INDEX texting_consents__one_of_message ON public.texting_consents USING btree (store_id, message_id) WHERE (message_id IS NOT NULL);
CREATE TRIGGER texting_consents__append_only BEFORE DELETE OR UPDATE ON public.texting_consents FOR EACH ROW EXECUTE FUNCTION hangtag.refuse_change();
alter table texting_consents enable row level security;
alter table texting_consents force row level security;
create policy of_the_store on texting_consents using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant insert, select on texting_consents to hangtag_service;
comment on table texting_consents is 'texting: who may be texted about what, and who said so where and in which words. Rows are only added.';
comment on column texting_consents.seq is 'The order that counts: instants may be equal.';
comment on column texting_consents.purpose is 'All: STOP and START, which nobody else can undo. Buys: texts about the own buy. Marketing: coupons and reminders.';
comment on column texting_consents.wording is 'What the person was shown and agreed to, or the word they texted.';

create table texting_entities (
  account_id integer not null,
  id uuid not null,
  legal_name text not null,
  dba text,
  entity_type text not null,
  ein_sealed bytea not null,
  ein_last4 text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  website text not null,
  privacy_url text not null,
  terms_url text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  contact_email text not null,
  contact_phone text not null,
  contact_title text not null,
  revision smallint default 1 not null,
  brand_state text default 'pending'::text not null,
  brand_made jsonb default '{}'::jsonb not null,
  brand_problems jsonb default '[]'::jsonb not null,
  brand_claimed_at timestamp with time zone,
  submitted_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint texting_entities_pkey PRIMARY KEY (account_id, id),
  constraint texting_entities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint texting_entities__brand_state CHECK ((brand_state = ANY (ARRAY['pending'::text, 'failed'::text, 'approved'::text, 'suspended'::text]))),
  constraint texting_entities__ein_last4 CHECK ((ein_last4 ~ '^[0-9]{4}$'::text)),
  constraint texting_entities__entity_type CHECK ((entity_type = ANY (ARRAY['llc'::text, 'corporation'::text, 'partnership'::text, 'nonprofit'::text]))),
  constraint texting_entities__revision CHECK (((revision >= 1) AND (revision <= 1000)))
);
alter table texting_entities enable row level security;
alter table texting_entities force row level security;
create policy of_the_account on texting_entities using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on texting_entities to hangtag_service;
comment on table texting_entities is 'texting: a legal entity as it is registered with the carriers; its stores share the brand.';
comment on column texting_entities.ein_sealed is 'Sealed for this row with the program''s secret; screens show the last four digits.';
comment on column texting_entities.revision is 'How often it was submitted; each time carries what was corrected.';
comment on column texting_entities.brand_made is 'What the texting service already has of it, by step, so that a broken try goes on instead of paying twice.';
comment on column texting_entities.brand_problems is 'What the carriers refused, each with our field (or null) and their words.';
comment on column texting_entities.brand_claimed_at is 'A job is submitting it; a claim that is minutes old was left by a job that was killed.';

create table texting_messages (
  store_id integer not null,
  id uuid not null,
  thread_id uuid not null,
  direction text not null,
  kind text not null,
  body text not null,
  media jsonb default '[]'::jsonb not null,
  segments integer not null,
  status text not null,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  block_code text,
  failure_reason text,
  failure_code text,
  failure_text text,
  provider_id text,
  price_micros integer,
  employee_id integer,
  created_at timestamp with time zone not null,
  not_after timestamp with time zone,
  call_seconds integer,
  scheduled_for timestamp with time zone,
  constraint texting_messages_pkey PRIMARY KEY (store_id, id),
  constraint texting_messages_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint texting_messages_store_id_thread_id_fkey FOREIGN KEY (store_id, thread_id) REFERENCES texting_threads(store_id, id),
  constraint texting_messages__block_code CHECK ((block_code = ANY (ARRAY['TEXT_OPTED_OUT'::text, 'TEXT_NOT_REGISTERED'::text, 'TEXT_NOT_TEXTABLE'::text, 'TEXT_NO_CONSENT'::text, 'TEXT_QUIET_HOURS'::text, 'TEXT_RATE_LIMIT'::text, 'TEXT_WITHDRAWN'::text, 'TEXT_TOO_LATE'::text, 'TEXT_STORE_LOCKED'::text, 'TEXT_TRAINING'::text]))),
  constraint texting_messages__blocked CHECK (((status = 'blocked'::text) = (block_code IS NOT NULL))),
  constraint texting_messages__call CHECK (
CASE
    WHEN (kind = 'call'::text) THEN ((direction = 'in'::text) AND (body = ''::text) AND (COALESCE(call_seconds, 0) >= 0))
    ELSE (call_seconds IS NULL)
END),
  constraint texting_messages__direction CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint texting_messages__failed CHECK (((status = ANY (ARRAY['undelivered'::text, 'failed'::text])) = (failure_reason IS NOT NULL))),
  constraint texting_messages__incoming CHECK (((direction = 'out'::text) OR ((status = 'received'::text) AND (kind = ANY (ARRAY['conversation'::text, 'call'::text]))))),
  constraint texting_messages__kind CHECK ((kind = ANY (ARRAY['conversation'::text, 'buy'::text, 'coupon'::text, 'reminder'::text, 'auto'::text, 'call'::text]))),
  constraint texting_messages__outgoing CHECK (((direction = 'in'::text) OR ((send_at IS NOT NULL) AND ((char_length(body) >= 1) AND (char_length(body) <= 1600))))),
  constraint texting_messages__segments CHECK (((segments >= 0) AND (segments <= 100))),
  constraint texting_messages__status CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'unknown'::text, 'sent'::text, 'delivered'::text, 'undelivered'::text, 'failed'::text, 'blocked'::text, 'received'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX texting_messages__blocked_by_carrier ON public.texting_messages USING btree (store_id, ended_at) WHERE (failure_reason = ANY (ARRAY['blocked'::text, 'not-registered'::text]));
CREATE INDEX texting_messages__of_thread ON public.texting_messages USING btree (store_id, thread_id, created_at DESC, id);
CREATE UNIQUE INDEX texting_messages__one_of_provider ON public.texting_messages USING btree (store_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX texting_messages__pace ON public.texting_messages USING btree (store_id, send_at) WHERE ((direction = 'out'::text) AND (status <> 'blocked'::text));
CREATE INDEX texting_messages__waiting ON public.texting_messages USING btree (store_id, thread_id, send_at) WHERE (status = 'queued'::text);
CREATE TRIGGER texting_messages__guard BEFORE INSERT OR UPDATE ON public.texting_messages FOR EACH ROW EXECUTE FUNCTION hangtag.guard_text();
CREATE TRIGGER texting_messages__note AFTER INSERT OR UPDATE OF status ON public.texting_messages FOR EACH ROW EXECUTE FUNCTION hangtag.note_text();
alter table texting_messages enable row level security;
alter table texting_messages force row level security;
create policy of_the_store on texting_messages using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_messages to hangtag_service;
comment on table texting_messages is 'texting: one text, in or out; a try that was refused is a row too, with the reason.';
comment on column texting_messages.media is 'Addresses and types of the pictures that came with it.';
comment on column texting_messages.status is 'Moves forward only. Unknown: it may have gone out, so it is never sent again.';
comment on column texting_messages.send_at is 'When it may go out; once it went, when it did.';
comment on column texting_messages.block_code is 'Why the guard refused it.';
comment on column texting_messages.price_micros is 'Millionths of a dollar; null until the service has billed it.';
comment on column texting_messages.not_after is 'Of no use later, such as a reminder after the coupon''s last day: blocked instead of sent late.';
comment on column texting_messages.call_seconds is 'How long an answered call was; null for one that was missed, and for a text.';
comment on column texting_messages.scheduled_for is 'The time that a person chose for it; null goes at once. Over an hour late it waits for a person.';

create table texting_notes (
  store_id integer not null,
  id uuid not null,
  thread_id uuid not null,
  body text not null,
  employee_id integer not null,
  created_at timestamp with time zone not null,
  constraint texting_notes_pkey PRIMARY KEY (store_id, id),
  constraint texting_notes_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id),
  constraint texting_notes_store_id_thread_id_fkey FOREIGN KEY (store_id, thread_id) REFERENCES texting_threads(store_id, id),
  constraint texting_notes__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1600)))
);
CREATE INDEX texting_notes__of_thread ON public.texting_notes USING btree (store_id, thread_id, created_at DESC);
alter table texting_notes enable row level security;
alter table texting_notes force row level security;
create policy of_the_store on texting_notes using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_notes to hangtag_service;
comment on table texting_notes is 'texting: what the team wrote beside a thread for itself; no customer ever gets it.';

create table texting_numbers (
  store_id integer not null,
  provider text not null,
  phone text,
  number_id text,
  service_id text,
  ordered_at timestamp with time zone,
  order_problem text,
  registration_state text default 'not_started'::text not null,
  account_id integer,
  entity_id uuid,
  asked_at timestamp with time zone,
  campaign_id text,
  campaign_state text,
  campaign_problems jsonb default '[]'::jsonb not null,
  campaign_revision smallint,
  checked_at timestamp with time zone,
  calls_url text,
  constraint texting_numbers_pkey PRIMARY KEY (store_id),
  constraint texting_numbers__entity FOREIGN KEY (account_id, entity_id) REFERENCES texting_entities(account_id, id),
  constraint texting_numbers__store FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint texting_numbers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_numbers__campaign_state CHECK ((campaign_state = ANY (ARRAY['pending'::text, 'failed'::text, 'approved'::text, 'suspended'::text]))),
  constraint texting_numbers__entity_whole CHECK ((num_nulls(account_id, entity_id) = ANY (ARRAY[0, 2]))),
  constraint texting_numbers__phone CHECK ((phone ~ '^\+1[2-9][0-9]{9}$'::text)),
  constraint texting_numbers__provider CHECK ((provider ~ '^[a-z][a-z-]{1,39}$'::text)),
  constraint texting_numbers__registration_state CHECK ((registration_state = ANY (ARRAY['not_started'::text, 'info_needed'::text, 'brand_pending'::text, 'brand_failed'::text, 'campaign_pending'::text, 'campaign_failed'::text, 'active'::text, 'suspended'::text]))),
  constraint texting_numbers__whole CHECK ((num_nulls(phone, number_id, service_id, ordered_at) = ANY (ARRAY[0, 4])))
);
CREATE UNIQUE INDEX texting_numbers__one_phone ON public.texting_numbers USING btree (phone) WHERE (phone IS NOT NULL);
CREATE TRIGGER keep_training BEFORE INSERT OR UPDATE ON public.texting_numbers FOR EACH ROW EXECUTE FUNCTION hangtag.keep_training_number();
alter table texting_numbers enable row level security;
alter table texting_numbers force row level security;
create policy of_the_store on texting_numbers using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_numbers to hangtag_service;
comment on table texting_numbers is 'texting: the one number of a store, and how far the carriers'' approval of it is.';
comment on column texting_numbers.number_id is 'What the texting service calls the number.';
comment on column texting_numbers.service_id is 'The messaging service of this store alone: a carrier blocks a phone for all numbers of one.';
comment on column texting_numbers.order_problem is 'Why the store has no number yet, in the service''s words.';
comment on column texting_numbers.entity_id is 'Under whose name the store texts; null while nobody has said.';
comment on column texting_numbers.asked_at is 'When the store said yes to a number, which costs money every month; none is bought before.';
comment on column texting_numbers.campaign_id is 'What the texting service calls the store''s campaign.';
comment on column texting_numbers.campaign_revision is 'With which revision of the entity the campaign was submitted last.';
comment on column texting_numbers.checked_at is 'When the texting service was last asked how far the approval is.';
comment on column texting_numbers.calls_url is 'Where the service asks what to do with a call; null while it does not yet.';

create table texting_pictures (
  store_id integer not null,
  message_id uuid not null,
  place smallint not null,
  state text default 'waiting'::text not null,
  media_type text,
  bytes bytea,
  source_url text not null,
  received_at timestamp with time zone not null,
  constraint texting_pictures_pkey PRIMARY KEY (store_id, message_id, place),
  constraint texting_pictures_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_pictures_store_id_message_id_fkey FOREIGN KEY (store_id, message_id) REFERENCES texting_messages(store_id, id),
  constraint texting_pictures__kept CHECK ((((state = 'kept'::text) = (bytes IS NOT NULL)) AND ((bytes IS NULL) = (media_type IS NULL)))),
  constraint texting_pictures__media_type CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/gif'::text]))),
  constraint texting_pictures__place CHECK (((place >= 0) AND (place <= 9))),
  constraint texting_pictures__size CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 5242880))),
  constraint texting_pictures__state CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'unsupported'::text, 'missing'::text, 'deleted'::text])))
);
CREATE INDEX texting_pictures__old ON public.texting_pictures USING btree (store_id, received_at) WHERE (state = ANY (ARRAY['waiting'::text, 'kept'::text]));
alter table texting_pictures enable row level security;
alter table texting_pictures force row level security;
create policy of_the_store on texting_pictures using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_pictures to hangtag_service;
comment on table texting_pictures is 'texting: the pictures that came with texts, kept for 180 days.';
comment on column texting_pictures.place is 'Among those of one text, from 0.';
comment on column texting_pictures.state is 'Waiting to be fetched; kept; of a kind or size that is not shown; gone at the service; deleted after 180 days.';
comment on column texting_pictures.source_url is 'Where the service has it.';

create table texting_templates (
  store_id integer not null,
  id uuid not null,
  name text not null,
  body text not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint texting_templates_pkey PRIMARY KEY (store_id, id),
  constraint texting_templates_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_templates__body CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1600))),
  constraint texting_templates__name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
CREATE INDEX texting_templates__of_store ON public.texting_templates USING btree (store_id, "position") WHERE (deleted_at IS NULL);
alter table texting_templates enable row level security;
alter table texting_templates force row level security;
create policy of_the_store on texting_templates using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_templates to hangtag_service;
comment on table texting_templates is 'texting: texts that a person puts into any thread and then sends.';
comment on column texting_templates.body is 'With fields in braces, such as {first_name}.';

create table texting_threads (
  store_id integer not null,
  id uuid not null,
  phone text not null,
  state text default 'open'::text not null,
  needs_reply boolean default false not null,
  unread_count integer default 0 not null,
  created_at timestamp with time zone not null,
  last_message_at timestamp with time zone not null,
  last_inbound_at timestamp with time zone,
  last_outbound_at timestamp with time zone,
  untextable_reason text,
  is_pinned boolean default false not null,
  assigned_employee_id integer,
  has_failed boolean default false not null,
  placed_at timestamp with time zone,
  stop_dismissed_at timestamp with time zone,
  waiting_since timestamp with time zone,
  constraint texting_threads__one_phone UNIQUE (store_id, phone),
  constraint texting_threads_pkey PRIMARY KEY (store_id, id),
  constraint texting_threads__assigned_employee FOREIGN KEY (store_id, assigned_employee_id) REFERENCES employees(store_id, id),
  constraint texting_threads_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_threads__phone CHECK ((phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'::text)),
  constraint texting_threads__placed CHECK ((placed_at IS NOT NULL)),
  constraint texting_threads__state CHECK ((state = ANY (ARRAY['open'::text, 'done'::text]))),
  constraint texting_threads__unread CHECK ((unread_count >= 0)),
  constraint texting_threads__untextable CHECK ((untextable_reason = ANY (ARRAY['landline'::text, 'invalid'::text])))
);
CREATE INDEX texting_threads__assigned ON public.texting_threads USING btree (store_id, assigned_employee_id) WHERE (assigned_employee_id IS NOT NULL);
CREATE INDEX texting_threads__done ON public.texting_threads USING btree (store_id, placed_at DESC, id DESC) WHERE (state = 'done'::text);
CREATE INDEX texting_threads__failed ON public.texting_threads USING btree (store_id, placed_at DESC, id DESC) WHERE has_failed;
CREATE INDEX texting_threads__needs_reply ON public.texting_threads USING btree (store_id, placed_at DESC, id DESC) WHERE needs_reply;
CREATE INDEX texting_threads__newest ON public.texting_threads USING btree (store_id, last_message_at DESC, id);
CREATE INDEX texting_threads__placed ON public.texting_threads USING btree (store_id, placed_at DESC, id DESC);
CREATE INDEX texting_threads__unread ON public.texting_threads USING btree (store_id, placed_at DESC, id DESC) WHERE (unread_count > 0);
CREATE TRIGGER texting_threads__place BEFORE INSERT OR UPDATE OF last_message_at, is_pinned, needs_reply ON public.texting_threads FOR EACH ROW EXECUTE FUNCTION hangtag.place_text_thread();
alter table texting_threads enable row level security;
alter table texting_threads force row level security;
create policy of_the_store on texting_threads using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_threads to hangtag_service;
comment on table texting_threads is 'texting: all texts between a store and one phone.';
comment on column texting_threads.phone is 'E.164, or the five or six digits of a short code, which is never texted.';
comment on column texting_threads.untextable_reason is 'A carrier said that no text can ever reach this phone.';
comment on column texting_threads.assigned_employee_id is 'Who has claimed it; null is nobody.';
comment on column texting_threads.has_failed is 'The newest text to the customer did not arrive or was not sent, and nobody has dealt with it.';
comment on column texting_threads.placed_at is 'Where it stands in lists: by its newest text, and a thousand years above that while it is pinned.';
comment on column texting_threads.stop_dismissed_at is 'An employee read the words that sounded like a stop, and they were none.';
comment on column texting_threads.waiting_since is 'When the customer wrote or called to whom nobody has replied yet; null where nobody waits.';

create table texting_webhooks (
  store_id integer not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  event_key text not null,
  kind text not null,
  message_id uuid,
  fields jsonb not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  trouble text,
  constraint texting_webhooks__once UNIQUE (store_id, event_key),
  constraint texting_webhooks_pkey PRIMARY KEY (store_id, id),
  constraint texting_webhooks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint texting_webhooks__kind CHECK ((kind = ANY (ARRAY['incoming'::text, 'status'::text, 'call'::text, 'call-dialed'::text, 'call-ended'::text])))
);
CREATE INDEX texting_webhooks__waiting ON public.texting_webhooks USING btree (store_id, seq) WHERE (handled_at IS NULL);
alter table texting_webhooks enable row level security;
alter table texting_webhooks force row level security;
create policy of_the_store on texting_webhooks using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_webhooks to hangtag_service;
comment on table texting_webhooks is 'texting: what the texting service reported, as it came, until a job has worked it off.';
comment on column texting_webhooks.event_key is 'The service''s id of the text, and of a report its status too: each counts once.';
comment on column texting_webhooks.message_id is 'The text that a status is about, from the address that the service was given.';
comment on column texting_webhooks.trouble is 'Why the last try failed, as one word.';

create table texting_words (
  store_id integer not null,
  word text not null,
  thread_id uuid not null,
  constraint texting_words_pkey PRIMARY KEY (store_id, word, thread_id),
  constraint texting_words_store_id_thread_id_fkey FOREIGN KEY (store_id, thread_id) REFERENCES texting_threads(store_id, id),
  constraint texting_words__word CHECK (((char_length(word) >= 2) AND (char_length(word) <= 40)))
);
CREATE INDEX texting_words__of_thread ON public.texting_words USING btree (store_id, thread_id, word);
alter table texting_words enable row level security;
alter table texting_words force row level security;
create policy of_the_store on texting_words using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on texting_words to hangtag_service;
comment on table texting_words is 'texting: each word that was ever written in a thread, for the search. In byte order: a pattern would not pass row-level security to an index.';

create table timecard_approvals (
  store_id integer not null,
  employee_id integer not null,
  business_date date not null,
  approved_at timestamp with time zone not null,
  approved_by_user_id integer,
  approved_by_employee_id integer,
  constraint timecard_approvals_pkey PRIMARY KEY (store_id, employee_id, business_date),
  constraint timecard_approvals_store_id_employee_id_fkey FOREIGN KEY (store_id, employee_id) REFERENCES employees(store_id, id)
);
alter table timecard_approvals enable row level security;
alter table timecard_approvals force row level security;
create policy of_the_store on timecard_approvals using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on timecard_approvals to hangtag_service;
comment on table timecard_approvals is 'timecards: a day of a person that a manager has approved; its punches are closed to changes until the approval is removed.';

create table training_builds (
  store_id integer not null,
  training_store_id integer,
  state text not null,
  steps_done integer default 0 not null,
  steps_count integer not null,
  requested_by text not null,
  requested_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint training_builds_pkey PRIMARY KEY (store_id),
  constraint training_builds_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint training_builds__finished CHECK (((state = ANY (ARRAY['ready'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
  constraint training_builds__state CHECK ((state = ANY (ARRAY['building'::text, 'ready'::text, 'failed'::text, 'deleting'::text])))
);
alter table training_builds enable row level security;
alter table training_builds force row level security;
create policy of_the_store on training_builds using ((( SELECT hangtag.sees_all() AS sees_all) OR (store_id = ANY (( SELECT hangtag.store_ids() AS store_ids)::integer[]))));
grant delete, insert, select, update on training_builds to hangtag_service;
comment on table training_builds is 'training: how far the newest training copy of a store is. Its row goes when the copy is deleted.';
comment on column training_builds.training_store_id is 'The copy; null until it is there. No reference, because the copy is deleted on its own.';

create table user_stores (
  account_id integer not null,
  user_id integer not null,
  store_id integer not null,
  constraint user_stores_pkey PRIMARY KEY (account_id, user_id, store_id),
  constraint user_stores_account_id_store_id_fkey FOREIGN KEY (account_id, store_id) REFERENCES stores(account_id, id),
  constraint user_stores_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);
CREATE INDEX user_stores__store ON public.user_stores USING btree (store_id);
CREATE TRIGGER announce_loss AFTER DELETE ON public.user_stores FOR EACH ROW EXECUTE FUNCTION hangtag.announce_loss('user_id');
CREATE TRIGGER announce_rights AFTER INSERT OR DELETE OR UPDATE ON public.user_stores FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('user', 'user_id');
alter table user_stores enable row level security;
alter table user_stores force row level security;
create policy of_the_account on user_stores using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on user_stores to hangtag_service;
comment on table user_stores is 'accounts: the stores that a user or manager reaches; district managers and owners reach all of their account.';

create table users (
  id integer generated always as identity not null,
  account_id integer not null,
  email text not null,
  full_name text not null,
  role smallint not null,
  type text default 'User'::text not null,
  password_hash text,
  default_store_id integer,
  is_active boolean default true not null,
  support_restore_id text,
  support_external_id text,
  support_email text,
  created_at timestamp with time zone default now() not null,
  invited_email text,
  constraint users_account_id_id_key UNIQUE (account_id, id),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_account_id_default_store_id_fkey FOREIGN KEY (account_id, default_store_id) REFERENCES stores(account_id, id),
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint users__pos_user_has_no_password CHECK (((type = 'User'::text) OR (password_hash IS NULL))),
  constraint users__role CHECK (((role >= 0) AND (role <= 4))),
  constraint users__type CHECK ((type = ANY (ARRAY['User'::text, 'PosUser'::text])))
);
CREATE UNIQUE INDEX users__one_email ON public.users USING btree (lower(email));
CREATE UNIQUE INDEX users__one_invited_email ON public.users USING btree (account_id, lower(invited_email)) WHERE (invited_email IS NOT NULL);
CREATE TRIGGER announce_end AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION hangtag.announce_loss('id');
CREATE TRIGGER announce_loss AFTER UPDATE OF role, is_active ON public.users FOR EACH ROW WHEN (((old.role > new.role) OR (old.is_active AND (NOT new.is_active)))) EXECUTE FUNCTION hangtag.announce_loss('id');
CREATE TRIGGER announce_rights AFTER DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION hangtag.announce_rights('user', 'id');
alter table users enable row level security;
alter table users force row level security;
create policy of_the_account on users using ((( SELECT hangtag.sees_all() AS sees_all) OR (account_id = ANY (( SELECT hangtag.account_ids() AS account_ids)::integer[]))));
grant delete, insert, select, update on users to hangtag_service;
comment on table users is 'accounts: a login. A PosUser signs in by its device token and has no password.';
comment on column users.role is '0 User, 1 Manager, 2 District manager, 3 Account Owner, 4 Support User.';
comment on column users.password_hash is 'argon2id; null for a PosUser and for a person who has not chosen one yet.';
comment on column users.support_restore_id is 'Support desk: id that restores the person''s conversation.';
comment on column users.invited_email is 'The address that the person was invited by where another company''s login has it: nobody signs in by it here.';

create view backstock_report_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    count(*) FILTER (WHERE type = 'added'::text)::integer AS bins_added,
    count(*) FILTER (WHERE type = 'removed'::text AND reason = 'pulled'::text)::integer AS bins_pulled
   FROM backstock_events
  WHERE undone_by_event_id IS NULL
  GROUP BY store_id, business_date;
comment on view backstock_report_view is 'backstock: bins filled and bins pulled to the floor on a date, less what was taken back. A date without any event has no row.';

create view backstock_section_stock_view with (security_invoker=true) as
 SELECT section.store_id,
    section.id AS section_id,
    section.name,
    ARRAY( SELECT code.category_code
           FROM backstock_section_codes code
          WHERE code.store_id = section.store_id AND code.section_id = section.id
          ORDER BY code.category_code) AS category_codes,
    filling.inventory_date,
    COALESCE(sum(COALESCE(filling.item_count, category.items_per_bin, 40)), 0::bigint)::integer AS pieces
   FROM backstock_sections section
     LEFT JOIN (backstock_categories category
     JOIN backstock_fillings filling ON filling.store_id = category.store_id AND filling.category_id = category.id AND filling.archived_at IS NULL
     JOIN backstock_locations location ON location.store_id = filling.store_id AND location.id = filling.location_id AND NOT location.is_terminal) ON category.store_id = section.store_id AND category.section_id = section.id
  WHERE section.archived_at IS NULL
  GROUP BY section.store_id, section.id, section.name, filling.inventory_date;
comment on view backstock_section_stock_view is 'backstock: the pieces that wait in bins for each section of the floor by the date of their age, counted, or as many as such a bin brings (40 where no one has said), for other areas. A section without bins has one row.';

create view bins_search_view with (security_invoker=true) as
 SELECT bins.store_id,
    bins.id,
    bins.number,
    COALESCE(settings.bin_prefix, ''::text) || bins.number AS label,
    bins.retired_at IS NOT NULL AS is_retired,
    filling.id AS filling_id,
    category.name AS category_name,
    location.name AS location_name
   FROM bins
     LEFT JOIN backstock_settings settings ON settings.store_id = bins.store_id
     LEFT JOIN backstock_fillings filling ON filling.store_id = bins.store_id AND filling.bin_id = bins.id AND filling.archived_at IS NULL
     LEFT JOIN backstock_categories category ON category.store_id = filling.store_id AND category.id = filling.category_id
     LEFT JOIN backstock_locations location ON location.store_id = filling.store_id AND location.id = filling.location_id
  WHERE bins.deleted_at IS NULL;
comment on view bins_search_view is 'backstock: bins and what is in them as the search finds them.';

create view buys_paid_view with (security_invoker=true) as
 SELECT store_id,
    id,
    customer_id,
    business_date,
    number,
    status,
    outcome,
    completed_at,
    paid_cents,
    pos_buy_id
   FROM buys;
comment on view buys_paid_view is 'buys: what was paid for each buy, and which buy of the register it is.';

create view buys_report_view with (security_invoker=true) as
 SELECT store_id,
    id,
    pos_buy_id,
    checked_in_at,
    ready_at,
    completed_at,
    is_drop_off,
    NOT outcome IS DISTINCT FROM 'cancelled'::text AS is_cancelled,
    first_notified_at
   FROM buys;
comment on view buys_report_view is 'buys: when a seller came and had an offer, as the counter knows it, for the reports.';

create view buys_supply_limit_view with (security_invoker=true) as
 SELECT store_id,
    most_supply_weeks
   FROM buy_settings;
comment on view buys_supply_limit_view is 'buys: the weeks of supply that a store wants at most, for other areas. Null: no limit. A store that never chose has no row.';

create view carrier_blocks_view with (security_invoker=true) as
 SELECT store_id,
    ended_at
   FROM texting_messages
  WHERE failure_reason = ANY (ARRAY['blocked'::text, 'not-registered'::text]);
comment on view carrier_blocks_view is 'texting: when a carrier blocked a text of the store, for other areas.';

create view clock_standing_view with (security_invoker=true) as
 SELECT DISTINCT ON (store_id, employee_id, business_date) store_id,
    employee_id,
    business_date,
    type,
    at
   FROM punches
  WHERE type <> 'removed'::text AND NOT (EXISTS ( SELECT
           FROM punches edits
          WHERE edits.store_id = punches.store_id AND edits.replaces_id = punches.id))
  ORDER BY store_id, employee_id, business_date, at DESC, (type <> 'breakEnd'::text) DESC, seq DESC;
comment on view clock_standing_view is 'clock: the last punch that counts of each person and date, which says whether they are in.';

create view contact_people_view with (security_invoker=true) as
 SELECT account_id,
    id,
    COALESCE(merged_into_id, id) AS person_id,
    first_name,
    last_name,
    mobile,
    email
   FROM customers
  WHERE erased_at IS NULL;
comment on view contact_people_view is 'customers: who can be reached, for the contact list.';

create view coupons_report_view with (security_invoker=true) as
 SELECT coupons.store_id,
    coupons.issued_on AS business_date,
    count(*)::integer AS issued,
    0 AS redeemed
   FROM coupons
  GROUP BY coupons.store_id, coupons.issued_on
UNION ALL
 SELECT coupons.redeem_store_id AS store_id,
    coupons.redeemed_on AS business_date,
    0 AS issued,
    count(*)::integer AS redeemed
   FROM coupons
  WHERE coupons.redeemed_at IS NOT NULL
  GROUP BY coupons.redeem_store_id, coupons.redeemed_on;
comment on view coupons_report_view is 'bounceback: coupons issued and used on a date, each with the store where it happened. A date without any has no row.';

create view customer_buys_view with (security_invoker=true) as
 SELECT account_id,
    store_id,
    id,
    customer_id,
    business_date,
    number,
    status,
    stage,
    outcome,
    bags,
    boxes,
    bins,
    others,
    location,
    items_taken,
    items_passed,
    cash_offer_cents,
    trade_offer_cents,
    paid_cents,
    payout,
    checked_in_at,
    ready_at
   FROM buys;
comment on view customer_buys_view is 'buys: what a customer brought, for her page.';

create view customer_code_rules_view with (security_invoker=true) as
 SELECT store_id,
    customer_code_rule
   FROM buy_settings;
comment on view customer_code_rules_view is 'buys: a store''s rule for Customer Code, for the customers area. A store without a row has the rule blank.';

create view customer_coupons_view with (security_invoker=true) as
 SELECT account_id,
    store_id,
    id,
    customer_id,
    cellphone,
    pos_customer_id,
    number,
    redeem_amount_cents,
    redeem_start_on,
    redeem_end_on,
    starts_at,
    expires_at,
    issued_at,
    redeemed_at,
    redeem_store_name,
    voided_at
   FROM coupons;
comment on view customer_coupons_view is 'bounceback: the coupons of a customer, for her page.';

create view customer_mobiles_view with (security_invoker=true) as
 SELECT record.account_id,
    record.id,
    person.id AS person_id,
    person.mobile
   FROM customers record
     JOIN customers person ON person.account_id = record.account_id AND person.id =
        CASE
            WHEN record.merged_into_id IS NULL THEN record.id
            ELSE record.merged_into_id
        END
  WHERE person.erased_at IS NULL;
comment on view customer_mobiles_view is 'customers: who a record is of after merging, with the mobile number, for other areas.';

create view customer_phone_words_view with (security_invoker=true) as
 SELECT words.account_id,
    words.word,
    words.record_id,
    record.mobile AS phone
   FROM customer_words words
     JOIN customers record ON record.account_id = words.account_id AND (record.id = words.customer_id OR record.merged_into_id = words.customer_id)
  WHERE record.erased_at IS NULL;
comment on view customer_phone_words_view is 'customers: by which words a phone is found, each customer''s for all phones of hers, for other areas.';

create view customer_phones_view with (security_invoker=true) as
 SELECT record.account_id,
    person.id,
    record.mobile AS phone,
    person.first_name,
    person.last_name,
    person.created_at
   FROM customers record
     JOIN customers person ON person.account_id = record.account_id AND person.id =
        CASE
            WHEN record.merged_into_id IS NULL THEN record.id
            ELSE record.merged_into_id
        END
  WHERE record.erased_at IS NULL AND (record.merged_into_id IS NULL OR record.mobile <> person.mobile);
comment on view customer_phones_view is 'customers: whose phone it is, for other areas.';

create view customer_purchases_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    business_date,
    number,
    terminal,
    customer_id AS pos_customer_id,
    type,
    at,
    total_cents,
    net_cents,
    COALESCE(items_sold, 0) AS items_sold
   FROM pos_transactions
  WHERE customer_id IS NOT NULL AND NOT is_gone;
comment on view customer_purchases_view is 'pos: tickets with the customer attached.';

create view customer_texts_view with (security_invoker=true) as
 SELECT thread.store_id,
    thread.phone,
    message.id,
    message.thread_id,
    message.direction,
    message.kind,
    message.body,
    message.status,
    message.created_at,
    author.full_name AS author_name
   FROM texting_messages message
     JOIN texting_threads thread ON thread.store_id = message.store_id AND thread.id = message.thread_id
     LEFT JOIN employee_names_view author ON author.store_id = message.store_id AND author.id = message.employee_id
  WHERE message.kind <> 'call'::text;
comment on view customer_texts_view is 'texting: the texts with a phone, for the customer''s page.';

create view customer_words_said_view with (security_invoker=true) as
 SELECT texting_consents.store_id,
    texting_consents.phone,
    texting_consents.purpose,
    texting_consents.action,
    texting_consents.recorded_at,
    texting_consents.seq
   FROM texting_consents
UNION ALL
 SELECT stores.id AS store_id,
    stop.phone,
    'all'::text AS purpose,
    'opt_out'::text AS action,
    stop.recorded_at,
    stop.seq
   FROM texting_account_stops stop
     JOIN stores ON stores.account_id = stop.account_id;
comment on view customer_words_said_view is 'texting: what a phone has said yes and no to in a store, in the order of seq.';

create view customers_search_view with (security_invoker=true) as
 SELECT account_id,
    id,
    (first_name || ' '::text) || last_name AS full_name,
    mobile
   FROM customers
  WHERE merged_into_id IS NULL;
comment on view customers_search_view is 'customers: people as the search finds them.';

create view daily_figures_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    status,
    revision,
    changed_at,
    closed_at,
    sales_cents,
    customers,
    sales_by_hour_cents,
    buys,
    buys_with_trade,
    buy_cash_cents,
    buy_trade_cents,
    items_bought,
    goal_cents,
    goal_rule,
    comp_on,
    customers_by_hour,
    items_by_hour,
    discounts_by_hour_cents
   FROM daily_reports;
comment on view daily_figures_view is 'reports: a day''s figures for the goals and the daybook.';

create view day_close_arrivals_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    received_at,
    closed_at,
    net_sales_cents
   FROM pos_day_closes
  WHERE NOT is_gone;
comment on view day_close_arrivals_view is 'pos: when the newest Day Close of a date arrived here.';

create view daybook_report_view with (security_invoker=true) as
 SELECT store_id,
    original_date AS business_date,
    count(*)::integer AS tasks_due,
    count(*) FILTER (WHERE status = 'done'::text AND business_date = original_date)::integer AS tasks_done,
    count(*) FILTER (WHERE status = 'done'::text AND business_date = original_date AND NOT is_late AND NOT is_late_entry)::integer AS tasks_done_on_time,
    count(*) FILTER (WHERE is_must_do)::integer AS must_dos_due,
    count(*) FILTER (WHERE is_must_do AND status = 'done'::text AND business_date = original_date)::integer AS must_dos_done,
    count(*) FILTER (WHERE is_must_do AND status = 'done'::text AND business_date = original_date AND NOT is_late AND NOT is_late_entry)::integer AS must_dos_done_on_time,
    count(*) FILTER (WHERE access = 'all'::text)::integer AS shared_tasks_due,
    count(*) FILTER (WHERE access = 'all'::text AND status = 'done'::text AND business_date = original_date)::integer AS shared_tasks_done,
    count(*) FILTER (WHERE access = 'all'::text AND is_must_do)::integer AS shared_must_dos_due,
    count(*) FILTER (WHERE access = 'all'::text AND is_must_do AND status = 'done'::text AND business_date = original_date)::integer AS shared_must_dos_done
   FROM task_occurrences
  WHERE deleted_at IS NULL AND (status <> ALL (ARRAY['not-needed'::text, 'moved'::text]))
  GROUP BY store_id, original_date;
comment on view daybook_report_view is 'daybook: tasks due and done of a date over all lists. A date without tasks has no row: unknown, not 0. A task done after it was carried is missed on its own date; one that was not needed, or moved, was not due.';

create view due_auto_replies_view with (security_invoker=true) as
 SELECT DISTINCT ON (buy.store_id, buy.phone) buy.store_id,
    buy.phone,
    text.buy_id,
    text.auto_reply AS body
   FROM open_buy_phones_view buy
     JOIN buy_texts text ON text.store_id = buy.store_id AND text.buy_id = buy.id
  WHERE text.refusal IS NULL AND text.kind <> 'auto_reply'::text AND NOT (EXISTS ( SELECT
           FROM buy_texts reply
          WHERE reply.store_id = buy.store_id AND reply.buy_id = buy.id AND reply.kind = 'auto_reply'::text))
  ORDER BY buy.store_id, buy.phone, text.created_at DESC, text.id DESC;
comment on view due_auto_replies_view is 'buys: the auto-reply that a seller who writes is to get about an open buy; a null body means none.';

create view employee_names_view with (security_invoker=true) as
 SELECT store_id,
    id,
    user_id,
    first_name,
    last_name,
    TRIM(BOTH FROM (first_name || ' '::text) || last_name) AS full_name,
    avatar_url,
    is_manager,
    is_active
   FROM employees;
comment on view employee_names_view is 'team: names and faces for other areas; nothing personal beyond them.';

create view labor_figures_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    labor_minutes
   FROM daily_reports;
comment on view labor_figures_view is 'reports: the hours of a date; null until some are known.';

create view loyalty_awards_view with (security_invoker=true) as
 SELECT (((award.store_id || '/'::text) || award.kind) || '/'::text) || award.transaction_id AS id,
    award.store_id,
    award.kind,
    award.number,
    award.business_date,
    award.happened_at,
    award.base_cents,
    award.points,
    award.reversed_points,
    award.state,
    award.reason,
    award.problem,
    award.next_try_at,
    award.pos_customer_id,
    COALESCE(award.customer_id, contact.customer_id) AS customer_id,
    contact.name AS customer_name
   FROM loyalty_awards award
     LEFT JOIN pos_contacts_view contact ON contact.store_id = award.store_id AND contact.external_id = award.pos_customer_id;
comment on view loyalty_awards_view is 'loyalty: transactions with what became of their points and who the customer is.';

create view notes_of_day_view with (security_invoker=true) as
 SELECT notes.store_id,
    notes.id,
    notes.business_date,
    notes.body,
    notes.access,
    notes.is_important,
    notes.created_at,
    employees.first_name AS author
   FROM notes
     JOIN employees ON employees.store_id = notes.store_id AND employees.id = notes.author_employee_id
  WHERE notes.deleted_at IS NULL;
comment on view notes_of_day_view is 'daybook: the notes of a date with their authors'' first names.';

create view notes_search_view with (security_invoker=true) as
 SELECT store_id,
    id,
    business_date,
    body,
    access
   FROM notes
  WHERE deleted_at IS NULL;
comment on view notes_search_view is 'daybook: notes as the search finds them.';

create view online_order_items_view with (security_invoker=true) as
 SELECT line.store_id,
    line.sku,
    line.order_id,
    line.pick_state,
    line.picked_at,
    placed.name,
    placed.state,
    placed.due_at,
    placed.placed_at
   FROM online_order_lines line
     JOIN online_orders placed ON placed.store_id = line.store_id AND placed.id = line.order_id
  WHERE line.sku <> ''::text AND line.quantity > 0;
comment on view online_order_items_view is 'orders: in which online order a piece is, by its tag.';

create view online_orders_search_view with (security_invoker=true) as
 SELECT store_id,
    id,
    name,
    customer_name,
    state,
    shelf,
    placed_at
   FROM online_orders
  WHERE placed_at > (now() - '90 days'::interval) AND put_back_at IS NULL;
comment on view online_orders_search_view is 'orders: orders of the last 90 days by number and customer, with where they wait, for the search.';

create view open_buy_phones_view with (security_invoker=true) as
 SELECT buy.store_id,
    buy.id,
    buy.number,
    buy.stage,
    buy.checked_in_at,
    buy.ready_at,
    customer.mobile AS phone
   FROM buys buy
     JOIN customers customer ON customer.account_id = buy.account_id AND customer.id = buy.customer_id
  WHERE buy.status = 'open'::text;
comment on view open_buy_phones_view is 'buys: the open buys by the phone of their seller, for other areas.';

create view open_buys_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    count(*)::integer AS buys
   FROM buys
  WHERE status = 'open'::text
  GROUP BY store_id, business_date;
comment on view open_buys_view is 'buys: how many buys of a date are still open.';

create view planned_shifts_view with (security_invoker=true) as
 SELECT store_id,
    employee_id,
    business_date,
    starts_at,
    ends_at
   FROM shifts
  WHERE deleted_at IS NULL;
comment on view planned_shifts_view is 'daybook: when people are planned, for the clock.';

create view pos_bought_counts_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    completed_at,
    unnest(piece_codes) AS category_code,
    unnest(piece_counts) AS quantity
   FROM pos_buys
  WHERE NOT is_gone AND status = 'complete'::text;
comment on view pos_bought_counts_view is 'pos: how many pieces the store took from the public, by buy and code, for other areas.';

create view pos_bought_pieces_view with (security_invoker=true) as
 SELECT purchases.store_id,
    purchases.business_date,
    purchases.completed_at,
    lines.category AS category_code,
    lines.tag
   FROM pos_buys purchases
     JOIN pos_buy_lines lines ON lines.store_id = purchases.store_id AND lines.buy_id = purchases.external_id
  WHERE NOT purchases.is_gone AND purchases.status = 'complete'::text AND lines.is_taken;
comment on view pos_bought_pieces_view is 'pos: the pieces that the store took from the public, a row each.';

create view pos_buys_report_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    business_date,
    number,
    client_ref,
    customer_id,
    checked_in_at,
    checked_in_by,
    buyer_code,
    ready_at,
    completed_at,
    status,
    cash_offer_cents,
    trade_offer_cents,
    paid_cash_cents,
    paid_trade_cents,
    items_offered,
    items_taken,
    updated_at,
    client_buy_id
   FROM pos_buys
  WHERE NOT is_gone;
comment on view pos_buys_report_view is 'pos: purchases from customers for other areas.';

create view pos_capabilities_view with (security_invoker=true) as
 SELECT store_id,
    id AS device_id,
    capabilities
   FROM devices
  WHERE revoked_at IS NULL AND capabilities IS NOT NULL AND (type <> ALL (ARRAY['browser'::text, 'tablet'::text, 'phone'::text, 'import'::text]));
comment on view pos_capabilities_view is 'pos: what each register in use can do and give.';

create view pos_contact_view with (security_invoker=true) as
 SELECT store_id,
    max(last_seen_at) AS last_seen_at,
    min(pos_name) AS pos_name
   FROM devices
  WHERE type = 'pos'::text AND revoked_at IS NULL
  GROUP BY store_id;
comment on view pos_contact_view is 'pos: when a register of the store was last heard of; no row without a register.';

create view pos_contacts_view with (security_invoker=true) as
 SELECT customer.store_id,
    customer.external_id,
    customer.name,
    customer.phone_digits,
    customer.customer_code,
    customer.email,
    link.customer_id
   FROM pos_customers customer
     LEFT JOIN customer_pos_links link ON link.store_id = customer.store_id AND link.pos_customer_id = customer.external_id
  WHERE NOT customer.is_gone;
comment on view pos_contacts_view is 'customers: how a customer of the point of sale is reached, and which of ours it is.';

create view pos_customer_candidates_view with (security_invoker=true) as
 SELECT customer.store_id,
    customer.external_id,
    customer.name,
    customer.phone_digits,
    customer.customer_code,
    customer.email,
    customer.is_gone,
    link.customer_id,
    link.linked_at,
    link.method,
    customer.email_key
   FROM pos_customers customer
     LEFT JOIN customer_pos_links link ON link.store_id = customer.store_id AND link.pos_customer_id = customer.external_id;
comment on view pos_customer_candidates_view is 'pos: customers of the register, also those that are gone there, with whom of ours they are linked to.';

create view pos_customer_numbers_view with (security_invoker=true) as
 SELECT customer.store_id,
    customer.external_id,
    customer.name,
    customer.phone,
    customer.customer_code,
    link.customer_id
   FROM pos_customers customer
     LEFT JOIN customer_pos_links link ON link.store_id = customer.store_id AND link.pos_customer_id = customer.external_id
  WHERE NOT customer.is_gone;
comment on view pos_customer_numbers_view is 'pos: what was typed as phone and as Customer Code of each customer, with whom of ours they are linked to.';

create view pos_customers_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    name,
    phone_digits,
    customer_code,
    email,
    address
   FROM pos_customers
  WHERE NOT is_gone;
comment on view pos_customers_view is 'pos: customers as the point of sale knows them, for the customers area.';

create view pos_day_closes_report_view with (security_invoker=true) as
 SELECT closes.store_id,
    closes.business_date,
    closes.closed_at,
    closes.closed_by,
    closes.net_sales_cents,
    closes.transactions,
    closes.returns_cents,
    closes.discounts_cents,
    closes.tax_cents,
    closes.gift_sold_cents,
    closes.over_short_cents,
    closes.buys_cash_cents,
    closes.buys_trade_cents,
    closes.cogs_used_cents,
    closes.cogs_new_cents,
    closes.tenders,
    closes.categories,
    closes.drawer,
    checks.difference_cents,
    checks.round AS resend_rounds,
    checks.flagged_at,
    closes.seq
   FROM pos_day_closes closes
     LEFT JOIN pos_reconciliations checks ON checks.store_id = closes.store_id AND checks.business_date = closes.business_date
  WHERE NOT closes.is_gone;
comment on view pos_day_closes_report_view is 'pos: Day Closes for other areas, with what differs from our rows.';

create view pos_earning_tickets_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    business_date,
    number,
    customer_id AS pos_customer_id,
    type,
    at,
    is_gone,
    is_employee_purchase,
    is_wholesale
   FROM pos_transactions;
comment on view pos_earning_tickets_view is 'pos: tickets for what customers earn by them; taken back ones too, because what they earned goes back.';

create view pos_employees_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    drs_user_id,
    drs_employee_code,
    name,
    is_active
   FROM pos_employees
  WHERE NOT is_gone;
comment on view pos_employees_view is 'pos: the employees that the point of sale knows, for the team.';

create view pos_item_prices_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    at,
    price_cents
   FROM pos_item_prices;
comment on view pos_item_prices_view is 'pos: the prices that pieces had, for other areas.';

create view pos_items_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    business_date,
    sku,
    description,
    category_path,
    brand,
    size,
    goods,
    quantity,
    price_cents,
    cost_cents,
    buy_id,
    item_received_at,
    status,
    sold_at,
    sold_transaction_id,
    updated_at,
    received_at
   FROM pos_items
  WHERE NOT is_gone;
comment on view pos_items_view is 'pos: pieces of inventory as the point of sale has them now, for other areas.';

create view pos_offered_pieces_view with (security_invoker=true) as
 SELECT store_id,
    buy_id,
    line,
    tag,
    description,
    category AS category_code,
    brand,
    size,
    condition,
    cost_cents,
    price_cents,
    is_taken,
    pass_reason
   FROM pos_buy_lines;
comment on view pos_offered_pieces_view is 'pos: the pieces that sellers brought, taken or passed, for other areas.';

create view pos_piece_sales_view with (security_invoker=true) as
 SELECT store_id,
    sku,
    sold_transaction_id AS transaction_id
   FROM pos_items
  WHERE NOT is_gone AND sold_transaction_id IS NOT NULL;
comment on view pos_piece_sales_view is 'pos: in which sale a piece of inventory was sold last.';

create view pos_pieces_view with (security_invoker=true) as
 SELECT store_id,
    sku,
    category_path,
    item_received_at,
    sold_at,
    price_cents
   FROM pos_items
  WHERE NOT is_gone;
comment on view pos_pieces_view is 'pos: pieces of inventory for other areas, and when they were sold.';

create view pos_reading_troubles_view with (security_invoker=true) as
 SELECT store_id,
    id AS device_id,
    name,
    reading_stopped_at AS stopped_at,
    reading ->> 'problem'::text AS problem,
    (reading ->> 'lastFile'::text) IS NOT NULL AS has_read
   FROM devices
  WHERE type = 'pos'::text AND revoked_at IS NULL AND reading_stopped_at IS NOT NULL;
comment on view pos_reading_troubles_view is 'pos: registers that do not read their exports, and why.';

create view pos_sold_pieces_view with (security_invoker=true) as
 SELECT store_id,
    business_date,
    at,
    unnest(piece_codes) AS category_code,
    unnest(piece_counts) AS quantity
   FROM pos_transactions
  WHERE NOT is_gone AND type <> 'void'::text AND NOT is_wholesale;
comment on view pos_sold_pieces_view is 'pos: merchandise by ticket and code for other areas; returned pieces are taken off.';

create view pos_tenders_view with (security_invoker=true) as
 SELECT store_id,
    transaction_id,
    kind,
    amount_cents
   FROM pos_tenders;
comment on view pos_tenders_view is 'pos: how tickets were paid, for other areas; negative when money went back.';

create view pos_ticket_lines_view with (security_invoker=true) as
 SELECT store_id,
    transaction_id,
    sku,
    goods,
    quantity,
    net_cents,
    cost_cents,
    line,
    description,
    price_cents,
    discount_cents
   FROM pos_transaction_lines;
comment on view pos_ticket_lines_view is 'pos: lines of tickets for other areas; a returned one has a negative quantity and amount.';

create view pos_transactions_report_view with (security_invoker=true) as
 SELECT store_id,
    external_id,
    business_date,
    number,
    terminal,
    cashier_code,
    customer_id,
    type,
    at,
    received_at,
    device_id,
    total_cents,
    tax_cents,
    net_cents,
    gift_cents,
    returns_cents,
    discount_cents,
    cost_used_cents,
    cost_new_cents,
    items_sold,
    coupon_number,
    is_employee_purchase
   FROM pos_transactions
  WHERE NOT is_gone;
comment on view pos_transactions_report_view is 'pos: tickets for other areas; voided ones have type void and count nowhere.';

create view sales_marks_view with (security_invoker=true) as
 SELECT store_id,
    mark
   FROM sales_marks;
comment on view sales_marks_view is 'reports: the mark of the days that goals and comparisons are made of.';

create view second_hand_holds_view with (security_invoker=true) as
 SELECT entry.store_id,
    entry.number,
    entry.buy_id,
    entry.pos_buy_id,
    entry.business_date,
    entry.hold_until,
    entry.category_codes,
    COALESCE(buy.number::text, fed.number, ''::text) AS buy_number
   FROM second_hand_entries entry
     LEFT JOIN buys buy ON buy.store_id = entry.store_id AND buy.id = entry.buy_id
     LEFT JOIN pos_buys_report_view fed ON fed.store_id = entry.store_id AND fed.external_id = entry.pos_buy_id
  WHERE entry.voided_at IS NULL;
comment on view second_hand_holds_view is 'buys: until when the goods of a buy stay off the floor, for other areas. A voided entry holds nothing.';

create view sellers_in_store_view with (security_invoker=true) as
 SELECT buy.store_id,
    customer.mobile AS phone,
    buy.checked_in_at AS since
   FROM buys buy
     JOIN customers customer ON customer.account_id = buy.account_id AND customer.id = buy.customer_id
  WHERE buy.status = 'open'::text AND NOT buy.is_drop_off AND buy.seller_plan IS DISTINCT FROM 'returns'::text
UNION ALL
 SELECT checkin_requests.store_id,
    checkin_requests.mobile AS phone,
    checkin_requests.created_at AS since
   FROM checkin_requests
  WHERE (checkin_requests.status = ANY (ARRAY['new'::text, 'being_checked_in'::text])) AND checkin_requests.drop_off_at IS NULL AND NOT checkin_requests.is_drop_off;
comment on view sellers_in_store_view is 'buys: the phones of sellers who wait in the store, checked in or in line, and since when; those of earlier days are gone.';

create view sellers_waiting_view with (security_invoker=true) as
 SELECT checkin_requests.store_id,
    checkin_requests.created_at AS came_at
   FROM checkin_requests
  WHERE (checkin_requests.status = ANY (ARRAY['new'::text, 'being_checked_in'::text])) AND NOT checkin_requests.is_drop_off
UNION ALL
 SELECT buys.store_id,
    buys.checked_in_at AS came_at
   FROM buys
  WHERE buys.status = 'open'::text AND (buys.stage = ANY (ARRAY['waiting'::text, 'sorting'::text])) AND NOT buys.is_drop_off;
comment on view sellers_waiting_view is 'buys: since when each seller waits for an offer; a drop-off waits for nobody.';

create view setup_facts_view with (security_invoker=true) as
 SELECT stores.id AS store_id,
    people.managers,
    people.employees,
    people.without_way_in,
    COALESCE(settings.allow_self_first_pin, true) AS sets_own_pin,
    (EXISTS ( SELECT
           FROM nightly_mail_settings mail
          WHERE mail.store_id = stores.id AND mail.on_since IS NOT NULL)) AS sends_nightly_mail,
    ( SELECT count(*)::integer AS count
           FROM devices
          WHERE devices.store_id = stores.id AND devices.revoked_at IS NULL AND devices.last_seen_at IS NOT NULL AND (devices.type = 'pos'::text OR devices.provider IS NOT NULL)) AS registers,
    (EXISTS ( SELECT
           FROM goal_defaults goals
          WHERE goals.store_id = stores.id)) OR (EXISTS ( SELECT
           FROM month_goals goals
          WHERE goals.store_id = stores.id)) AS has_goals,
    ( SELECT count(*)::integer AS count
           FROM task_lists lists
          WHERE lists.store_id = stores.id AND lists.archived_at IS NULL AND lists.is_active) AS task_lists,
    COALESCE(( SELECT numbers.registration_state
           FROM texting_numbers numbers
          WHERE numbers.store_id = stores.id), 'not_started'::text) AS texting_state,
    (EXISTS ( SELECT
           FROM buy_policies policies
          WHERE policies.store_id = stores.id)) AS has_buy_policy,
    ( SELECT count(*)::integer AS count
           FROM backstock_categories categories
          WHERE categories.store_id = stores.id AND categories.archived_at IS NULL) AS categories,
    ( SELECT count(*)::integer AS count
           FROM bins
          WHERE bins.store_id = stores.id AND bins.retired_at IS NULL AND bins.deleted_at IS NULL) AS bins,
    ARRAY( SELECT integrations.need
           FROM integrations
          WHERE integrations.store_id = stores.id AND integrations.activated_at IS NOT NULL) AS active_needs,
    ( SELECT count(*)::integer AS count
           FROM coupon_campaigns campaigns
          WHERE campaigns.store_id = stores.id) AS campaigns,
    (EXISTS ( SELECT
           FROM billing_accounts billing
          WHERE billing.account_id = stores.account_id AND billing.method_id IS NOT NULL)) AS has_card
   FROM stores
     LEFT JOIN store_settings settings ON settings.store_id = stores.id
     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE employees.is_manager)::integer AS managers,
            count(*) FILTER (WHERE NOT employees.is_manager)::integer AS employees,
            count(*) FILTER (WHERE employees.pin_hash IS NULL AND employees.user_id IS NULL)::integer AS without_way_in
           FROM employees
          WHERE employees.store_id = stores.id AND employees.is_active) people;
comment on view setup_facts_view is 'onboarding: what of a store is there already, a row for each store; read by the setup alone.';

create view stopped_services_view with (security_invoker=true) as
 SELECT store_id,
    provider,
    need,
    last_error_text,
    needs_action
   FROM integrations
  WHERE activated_at IS NOT NULL AND (needs_action IS NOT NULL OR failures >= 3 AND last_error_at IS NOT NULL);
comment on view stopped_services_view is 'automations: active services that need a person, or fail again and again.';

create view tasks_of_day_view with (security_invoker=true) as
 SELECT store_id,
    original_date AS business_date,
    name,
    access,
    is_must_do,
    skip_reason,
        CASE
            WHEN status = 'done'::text AND business_date = original_date THEN 'done'::text
            WHEN skip_reason IS NOT NULL THEN 'skipped'::text
            ELSE 'missed'::text
        END AS outcome
   FROM task_occurrences
  WHERE deleted_at IS NULL AND (status <> ALL (ARRAY['not-needed'::text, 'moved'::text]));
comment on view tasks_of_day_view is 'daybook: what became of each task that was due on a date.';

create view tasks_search_view with (security_invoker=true) as
 SELECT store_id,
    id,
    template_id,
    business_date,
    name,
    access,
    status
   FROM task_occurrences
  WHERE deleted_at IS NULL;
comment on view tasks_search_view is 'daybook: tasks of a day as the search finds them.';

create view team_phones_view with (security_invoker=true) as
 SELECT DISTINCT store_id,
    phone_number
   FROM employees
  WHERE phone_number IS NOT NULL;
comment on view team_phones_view is 'team: the phones of a store''s employees, to be compared and never shown.';

create view text_outcomes_view with (security_invoker=true) as
 SELECT store_id,
    id,
    status,
    block_code,
    failure_reason,
    send_at,
    sent_at,
    ended_at
   FROM texting_messages
  WHERE direction = 'out'::text;
comment on view text_outcomes_view is 'texting: what became of a text, for the area that wrote it.';

create view threads_waiting_view with (security_invoker=true) as
 SELECT store_id,
    count(*)::integer AS threads,
    min(last_inbound_at) AS since
   FROM texting_threads
  WHERE needs_reply AND state = 'open'::text
  GROUP BY store_id;
comment on view threads_waiting_view is 'texting: how many customers wait for a reply, and since when.';
