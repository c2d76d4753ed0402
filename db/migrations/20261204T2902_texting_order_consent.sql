-- A phone that a customer gave with an online order may be texted about it: a consent of its own, which allows nothing else.

alter table texting_consents drop constraint texting_consents__purpose;
alter table texting_consents add constraint texting_consents__purpose
  check (purpose in ('all', 'buys', 'marketing', 'orders')) not valid;
alter table texting_consents drop constraint texting_consents__source;
alter table texting_consents add constraint texting_consents__source
  check (source in ('inbound', 'check_in', 'kiosk', 'counter', 'carrier', 'online', 'order')) not valid;

create or replace function hangtag.text_refusal(of_store integer, of_phone text, of_kind text, at timestamp with time zone, except_id uuid)
 returns text language plpgsql stable as $function$
declare
  registration text;
  store_country text;
  is_canadian boolean := exists (
    select from area_code_zones where area_code = substr(of_phone, 3, 3) and country = 'CA' and of_phone like '+1%');
begin
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
