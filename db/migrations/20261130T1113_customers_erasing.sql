-- A customer who asks for it is forgotten: name, phone, email and ID go, amounts stay, and nobody texts the phone again.
create or replace function hangtag.erase_customer(of_account integer, of_customer uuid, at timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
end $$;
comment on function hangtag.erase_customer is
'Takes a person''s name, phone, email, ID and notes from everything that the company keeps in all its stores, and keeps a hash of the phone for the guard. False, and nothing is done, while a buy is open in any of them.';

create or replace function hangtag.blank_contact()
returns jsonb language sql immutable
return '{"name": "Deleted customer", "mobile": "", "email": null, "address": "", "doNotBuy": false, "note": ""}'::jsonb;
comment on function hangtag.blank_contact is 'What is left of a contact in the history of a deleted customer.';
revoke execute on function hangtag.erase_customer from public;
grant execute on function hangtag.erase_customer to hangtag_service;
