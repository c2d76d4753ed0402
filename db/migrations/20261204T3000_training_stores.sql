-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion, constraint-missing-not-valid
-- A training store is a copy of a store in an account of its own, tied to its company: whatever is scoped by account or by
-- store keeps made-up people and figures apart from real ones.

alter table accounts add column training_of integer;
alter table accounts add constraint accounts__training_of foreign key (training_of) references accounts (id) not valid;
comment on column accounts.training_of is 'The company whose people practice here; null for a company.';
create index accounts__training on accounts (training_of) where training_of is not null;

alter table stores add column training_of integer;
alter table stores add constraint stores__training_of foreign key (training_of) references stores (id) not valid;
comment on column stores.training_of is 'The store of which this is the training copy; null for a real store. Nothing leaves a copy.';

drop index stores__one_number;
create unique index stores__one_number on stores (number) where archived_at is null and training_of is null;
create unique index stores__one_training on stores (training_of) where training_of is not null and archived_at is null;

-- What even a mistake in the program cannot do: keep a key of a service, or a real number, for a training store.

create function hangtag.refuse_training_service() returns trigger
language plpgsql
as $function$
begin
  if exists (select from stores where id = new.store_id and training_of is not null) then
    raise exception 'A training store is connected to no service' using errcode = 'TR001';
  end if;
  return new;
end $function$;
comment on function hangtag.refuse_training_service() is 'Keeps the keys of outside services out of training stores.';
create trigger refuse_training before insert or update on integrations
  for each row execute function hangtag.refuse_training_service();

create function hangtag.keep_training_number() returns trigger
language plpgsql
as $function$
begin
  if (new.provider = 'training') <> exists (
    select from stores where id = new.store_id and training_of is not null)
  then
    raise exception 'A training store texts by the practice carrier, and no other store does' using errcode = 'TR002';
  end if;
  return new;
end $function$;
comment on function hangtag.keep_training_number() is 'A training store has a made-up number at the practice carrier, and no other store has one.';
create trigger keep_training before insert or update on texting_numbers
  for each row execute function hangtag.keep_training_number();

create function hangtag.refuse_training_billing() returns trigger
language plpgsql
as $function$
begin
  if exists (select from accounts where id = new.account_id and training_of is not null) then
    raise exception 'A training store is never billed' using errcode = 'TR003';
  end if;
  return new;
end $function$;
comment on function hangtag.refuse_training_billing() is 'Keeps training stores out of what the payment service is told.';
create trigger refuse_training before insert or update on billing_accounts
  for each row execute function hangtag.refuse_training_billing();
create trigger refuse_training before insert or update on billing_subscriptions
  for each row execute function hangtag.refuse_training_billing();

alter table texting_messages drop constraint texting_messages__block_code;
alter table texting_messages add constraint texting_messages__block_code check (block_code in (
  'TEXT_OPTED_OUT', 'TEXT_NOT_REGISTERED', 'TEXT_NOT_TEXTABLE', 'TEXT_NO_CONSENT', 'TEXT_QUIET_HOURS',
  'TEXT_RATE_LIMIT', 'TEXT_WITHDRAWN', 'TEXT_TOO_LATE', 'TEXT_STORE_LOCKED', 'TEXT_TRAINING')) not valid;
alter table texting_messages validate constraint texting_messages__block_code;

create table training_builds (
  store_id integer not null references stores (id),
  training_store_id integer,
  state text not null,
  steps_done integer not null default 0,
  steps_count integer not null,
  requested_by text not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (store_id),
  constraint training_builds__state check (state in ('building', 'ready', 'failed', 'deleting')),
  constraint training_builds__finished check ((state in ('ready', 'failed')) = (finished_at is not null))
);
comment on table training_builds is 'training: how far the newest training copy of a store is. Its row goes when the copy is deleted.';
comment on column training_builds.training_store_id is 'The copy; null until it is there. No reference, because the copy is deleted on its own.';
call hangtag.isolate_store_table('training_builds');

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
end $function$;

-- Who follows a training store is of another account.
alter table graphql_subscriptions drop constraint graphql_subscriptions_account_id_user_id_fkey;
alter table graphql_subscriptions add constraint graphql_subscriptions__user foreign key (user_id) references users (id) not valid;
alter table graphql_subscriptions validate constraint graphql_subscriptions__user;
alter table accounts validate constraint accounts__training_of;
alter table stores validate constraint stores__training_of;
