-- A customer who asks for it is forgotten: name, phone, email and ID go, amounts stay, and nobody texts the phone again.
-- The check on phones is looked at for every row of a table that is read by one company at a time; it has thousands.
-- squawk-ignore-file require-concurrent-index-creation, constraint-missing-not-valid
alter table customers
  add column erased_at timestamptz,
  drop constraint customers__mobile,
  add constraint customers__mobile check (
    case when erased_at is null then mobile ~ '^\+1[2-9][0-8][0-9][2-9][0-9]{6}$' else mobile = '' end);
comment on column customers.erased_at is 'When the person asked to be deleted: nothing of the row names anyone any more.';

create table erased_phone_salts (
  account_id integer primary key references accounts (id),
  salt bytea not null
);
comment on table erased_phone_salts is 'customers: what is hashed with a phone, so that two companies'' hashes say nothing of each other.';
call hangtag.isolate_account_table('erased_phone_salts');

create table erased_phones (
  account_id integer not null references accounts (id),
  phone_hash bytea not null,
  seq bigint not null default nextval('texting_consents_seq_seq'),
  erased_at timestamptz not null,
  primary key (account_id, phone_hash)
);
comment on table erased_phones is 'customers: phones of deleted customers, which no store texts again unless the person texts START.';
comment on column erased_phones.seq is 'In one order with the ledger of texts: a START after it counts.';
call hangtag.isolate_account_table('erased_phones');
revoke insert, update, delete on erased_phones, erased_phone_salts from hangtag_service;

create or replace function hangtag.erased_phone_hash(of_account integer, of_phone text)
returns bytea language sql stable
begin atomic
  select sha256(salt || convert_to(of_phone, 'UTF8')) from erased_phone_salts where account_id = of_account;
end;
comment on function hangtag.erased_phone_hash is 'By which the guard finds a phone that it must not know. Null where nobody was deleted.';

create or replace function hangtag.is_opted_out(of_store integer, of_phone text)
returns boolean language sql stable
begin atomic
  select coalesce((
    select said.is_out from (
      select action = 'opt_out' as is_out, seq from texting_consents
      where store_id = of_store and phone = of_phone and purpose = 'all'
      union all
      select true, stop.seq from texting_account_stops as stop
      join stores on stores.account_id = stop.account_id
      where stores.id = of_store and stop.phone = of_phone
      union all
      select true, erased.seq from stores
      join erased_phones as erased on erased.account_id = stores.account_id
        and erased.phone_hash = hangtag.erased_phone_hash(stores.account_id, of_phone)
      where stores.id = of_store
      union all
      select true, greatest(tie.seq, other.seq)
      from stores
      join customer_phone_ties as tie on tie.account_id = stores.account_id and tie.phone = of_phone
      cross join lateral (
        select word.is_out, word.seq from (
          select action = 'opt_out' as is_out, seq from texting_consents
          where store_id = of_store and phone = tie.other_phone and purpose = 'all'
          union all
          select true, stop.seq from texting_account_stops as stop
          where stop.account_id = stores.account_id and stop.phone = tie.other_phone
        ) as word order by word.seq desc limit 1
      ) as other
      where stores.id = of_store and other.is_out
    ) as said order by said.seq desc limit 1), false);
end;

create or replace function hangtag.erase_customer(of_account integer, of_customer uuid, at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
end $$;
comment on function hangtag.erase_customer is
'Takes a person''s name, phone, email, ID and notes from everything that the company keeps in all its stores, and keeps a hash of the phone for the guard.';

create or replace function hangtag.blank_contact()
returns jsonb language sql immutable
return '{"name": "Deleted customer", "mobile": "", "email": null, "address": "", "doNotBuy": false, "note": ""}'::jsonb;
comment on function hangtag.blank_contact is 'What is left of a contact in the history of a deleted customer.';
revoke execute on function hangtag.erase_customer from public;
grant execute on function hangtag.erase_customer to hangtag_service;

create or replace view customer_phones_view with (security_invoker = true) as
select record.account_id, person.id, record.mobile as phone, person.first_name, person.last_name, person.created_at
from customers as record
join customers as person on person.account_id = record.account_id and person.id = coalesce(record.merged_into_id, record.id)
where record.erased_at is null and (record.merged_into_id is null or record.mobile <> person.mobile);

create or replace function hangtag.words_of_customer(record customers)
returns setof text language sql immutable
begin atomic
  select distinct word from (
    select left(name_word, 60) as word
    from regexp_split_to_table(hangtag.plain_text(record.first_name || ' ' || record.last_name), '[^[:alnum:]]+') as name_word
    union all select substr(record.mobile, 3)
    union all select substr(record.mobile, 6)
    union all select right(record.mobile, 4)
    union all select lower(record.email)
  ) as words
  where word <> '' and record.erased_at is null;
end;
