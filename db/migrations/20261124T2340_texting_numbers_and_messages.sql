-- Nobody is texted who may not be, whichever screen or job asks: one function of the database says whether a text may go to
-- a phone at an instant, and a trigger asks it for each row that is about to be sent.

create table area_code_zones (
  area_code text not null,
  time_zone text not null,
  country text not null,
  primary key (area_code, time_zone),
  constraint area_code_zones__area_code check (area_code ~ '^[2-9][0-8][0-9]$'),
  constraint area_code_zones__country check (country in ('US', 'CA'))
);
comment on table area_code_zones is 'texting: in which time zones the phones of an area code may be; some area codes lie in two.';
grant select on area_code_zones to hangtag_service;

insert into area_code_zones (country, time_zone, area_code)
select country, time_zone, unnest(string_to_array(area_codes, ' '))
from (values
  ('US', 'America/New_York', '203 475 860 959 202 771 302 239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954 229 404 470 478 678 706 762 770 912 943 207 227 240 301 410 443 667 339 351 413 508 617 774 781 857 978 603 201 551 609 640 732 848 856 862 908 973 212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934 252 336 472 704 743 828 910 919 980 984 216 220 234 283 326 330 380 419 436 440 513 567 614 740 937 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878 401 803 821 839 843 854 864 802 276 434 540 571 686 703 757 804 826 948 304 681 231 248 269 313 517 586 616 679 734 810 906 947 989 260 317 463 574 765 812 930 502 606 859 270 364 423 865 931'),
  ('US', 'America/Chicago', '448 850 906 812 930 270 364 606 423 931 205 251 256 334 659 938 327 479 501 870 217 219 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872 319 515 563 641 712 316 620 785 913 225 318 337 457 504 985 218 320 507 612 651 763 924 952 228 471 601 662 769 235 314 417 557 573 636 660 816 975 308 402 531 701 405 539 572 580 918 605 615 629 731 901 210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979 262 274 353 414 534 608 715 920'),
  ('US', 'America/Denver', '620 785 308 701 605 432 303 719 720 748 970 983 208 986 406 505 575 385 435 801 307 915 541 458 928'),
  ('US', 'America/Phoenix', '480 520 602 623 928'),
  ('US', 'America/Los_Angeles', '208 986 209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951 702 725 775 503 971 458 541 206 253 360 425 509 564'),
  ('US', 'America/Anchorage', '907'),
  ('US', 'Pacific/Honolulu', '808'),
  ('US', 'America/Puerto_Rico', '787'),
  ('CA', 'America/St_Johns', '709 879'),
  ('CA', 'America/Halifax', '709 879 782 902'),
  ('CA', 'America/Moncton', '428 506'),
  ('CA', 'America/Toronto', '263 354 367 418 438 450 468 514 579 581 819 873 226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 905 807 867'),
  ('CA', 'America/Winnipeg', '807 867 204 431 584'),
  ('CA', 'America/Regina', '306 474 639'),
  ('CA', 'America/Edmonton', '250 867 368 403 587 780 825'),
  ('CA', 'America/Whitehorse', '867'),
  ('CA', 'America/Vancouver', '236 250 257 604 672 778')
) as list (country, time_zone, area_codes);

create table texting_numbers (
  store_id integer primary key references stores (id),
  provider text not null,
  phone text,
  number_id text,
  service_id text,
  ordered_at timestamptz,
  order_problem text,
  registration_state text not null default 'not_started',
  constraint texting_numbers__provider check (provider ~ '^[a-z][a-z-]{1,39}$'),
  constraint texting_numbers__phone check (phone ~ '^\+1[2-9][0-9]{9}$'),
  constraint texting_numbers__whole check (num_nulls(phone, number_id, service_id, ordered_at) in (0, 4)),
  constraint texting_numbers__registration_state check (registration_state in ('not_started', 'info_needed', 'brand_pending',
    'brand_failed', 'campaign_pending', 'campaign_failed', 'active', 'suspended'))
);
create unique index texting_numbers__one_phone on texting_numbers (phone) where phone is not null;
comment on table texting_numbers is 'texting: the one number of a store, and how far the carriers'' approval of it is.';
comment on column texting_numbers.number_id is 'What the texting service calls the number.';
comment on column texting_numbers.service_id is 'The messaging service of this store alone: a carrier blocks a phone for all numbers of one.';
comment on column texting_numbers.order_problem is 'Why the store has no number yet, in the service''s words.';
call hangtag.isolate_store_table('texting_numbers');

create table texting_threads (
  store_id integer not null references stores (id),
  id uuid not null,
  phone text not null,
  state text not null default 'open',
  needs_reply boolean not null default false,
  unread_count integer not null default 0,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  last_inbound_at timestamptz,
  last_outbound_at timestamptz,
  untextable_reason text,
  primary key (store_id, id),
  constraint texting_threads__one_phone unique (store_id, phone),
  constraint texting_threads__phone check (phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'),
  constraint texting_threads__state check (state in ('open', 'done')),
  constraint texting_threads__unread check (unread_count >= 0),
  constraint texting_threads__untextable check (untextable_reason in ('landline', 'invalid'))
);
create index texting_threads__newest on texting_threads (store_id, last_message_at desc, id);
comment on table texting_threads is 'texting: all texts between a store and one phone.';
comment on column texting_threads.phone is 'E.164, or the five or six digits of a short code, which is never texted.';
comment on column texting_threads.untextable_reason is 'A carrier said that no text can ever reach this phone.';
call hangtag.isolate_store_table('texting_threads');

create table texting_messages (
  store_id integer not null,
  id uuid not null,
  thread_id uuid not null,
  direction text not null,
  kind text not null,
  body text not null,
  media jsonb not null default '[]',
  segments integer not null,
  status text not null,
  send_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  block_code text,
  failure_reason text,
  failure_code text,
  failure_text text,
  provider_id text,
  price_micros integer,
  employee_id integer,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, thread_id) references texting_threads (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint texting_messages__direction check (direction in ('in', 'out')),
  constraint texting_messages__kind check (kind in ('conversation', 'buy', 'coupon', 'reminder', 'auto')),
  constraint texting_messages__incoming check (direction = 'out' or (status = 'received' and kind = 'conversation')),
  constraint texting_messages__outgoing check (direction = 'in' or (send_at is not null and char_length(body) between 1 and 1600)),
  constraint texting_messages__status check (status in ('queued', 'sending', 'unknown', 'sent', 'delivered', 'undelivered',
    'failed', 'blocked', 'received')),
  constraint texting_messages__blocked check ((status = 'blocked') = (block_code is not null)),
  constraint texting_messages__block_code check (block_code in ('TEXT_OPTED_OUT', 'TEXT_NOT_REGISTERED', 'TEXT_NOT_TEXTABLE',
    'TEXT_NO_CONSENT', 'TEXT_QUIET_HOURS', 'TEXT_RATE_LIMIT')),
  constraint texting_messages__failed check ((status in ('undelivered', 'failed')) = (failure_reason is not null)),
  constraint texting_messages__segments check (segments between 0 and 100)
);
create index texting_messages__of_thread on texting_messages (store_id, thread_id, created_at desc, id);
create unique index texting_messages__one_of_provider on texting_messages (store_id, provider_id) where provider_id is not null;
create index texting_messages__pace on texting_messages (store_id, send_at) where direction = 'out' and status <> 'blocked';
comment on table texting_messages is 'texting: one text, in or out; a try that was refused is a row too, with the reason.';
comment on column texting_messages.media is 'Addresses and types of the pictures that came with it.';
comment on column texting_messages.status is 'Moves forward only. Unknown: it may have gone out, so it is never sent again.';
comment on column texting_messages.send_at is 'When it may go out; once it went, when it did.';
comment on column texting_messages.block_code is 'Why the guard refused it.';
comment on column texting_messages.price_micros is 'Millionths of a dollar; null until the service has billed it.';
call hangtag.isolate_store_table('texting_messages');

create table texting_consents (
  store_id integer not null references stores (id),
  id uuid not null,
  seq bigint generated always as identity,
  phone text not null,
  action text not null,
  purpose text not null,
  source text not null,
  wording text not null,
  wording_version text,
  message_id uuid,
  employee_id integer,
  device_id text,
  recorded_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  foreign key (store_id, message_id) references texting_messages (store_id, id),
  constraint texting_consents__phone check (phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'),
  constraint texting_consents__action check (action in ('opt_in', 'opt_out')),
  constraint texting_consents__purpose check (purpose in ('all', 'buys', 'marketing')),
  constraint texting_consents__source check (source in ('inbound', 'check_in', 'kiosk', 'counter', 'carrier')),
  constraint texting_consents__only_they_restart check (not (purpose = 'all' and action = 'opt_in') or source = 'inbound'),
  constraint texting_consents__inbound_message check (source <> 'inbound' or message_id is not null),
  constraint texting_consents__wording check (char_length(wording) between 1 and 1000)
);
create index texting_consents__of_phone on texting_consents (store_id, phone, purpose, seq desc);
create unique index texting_consents__one_of_message on texting_consents (store_id, message_id) where message_id is not null;
comment on table texting_consents is 'texting: who may be texted about what, and who said so where and in which words. Rows are only added.';
comment on column texting_consents.seq is 'The order that counts: instants may be equal.';
comment on column texting_consents.purpose is 'All: STOP and START, which nobody else can undo. Buys: texts about the own buy. Marketing: coupons and reminders.';
comment on column texting_consents.wording is 'What the person was shown and agreed to, or the word they texted.';
call hangtag.isolate_store_table('texting_consents');
revoke update, delete, truncate on texting_consents from hangtag_service;

create function hangtag.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'Rows of % are only added', tg_table_name using errcode = 'TX002';
end $$;
comment on function hangtag.refuse_change() is 'Keeps a ledger as it is, also from the owner of the database.';
create trigger texting_consents__append_only before update or delete on texting_consents
  for each row execute function hangtag.refuse_change();

create function hangtag.is_opted_out(of_store integer, of_phone text) returns boolean
language sql stable
begin atomic
  select coalesce((
    select action = 'opt_out' from texting_consents
    where store_id = of_store and phone = of_phone and purpose = 'all'
    order by seq desc limit 1), false);
end;
comment on function hangtag.is_opted_out is 'Whether a phone sent STOP to the store, or was opted out by hand, and has not sent START since.';

create function hangtag.has_text_consent(of_store integer, of_phone text, for_purpose text) returns boolean
language sql stable
begin atomic
  select coalesce((
    select action = 'opt_in' from texting_consents
    where store_id = of_store and phone = of_phone
      and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
    order by seq desc limit 1), false);
end;
comment on function hangtag.has_text_consent is 'Whether the newest word about a purpose is yes. A STOP ends every consent; START alone brings none back.';

-- The hours of a clock on a wall in which a kind may be sent. Null is no limit.
create function hangtag.is_text_hour(of_store integer, of_kind text, at timestamptz, in_zone text) returns boolean
language plpgsql stable as $$
declare
  local timestamp := at at time zone in_zone;
  minutes integer := extract(hour from local)::integer * 60 + extract(minute from local)::integer;
  hours record;
begin
  if of_kind in ('coupon', 'reminder') then
    return minutes < 20 * 60 and minutes >= case extract(dow from local) when 0 then 12 * 60 else 9 * 60 end;
  elsif of_kind = 'buy' then
    select * into hours from hangtag.hours_on(of_store, local::date);
    if not found then
      return minutes >= 8 * 60 and minutes < 21 * 60;
    end if;
    return coalesce(minutes >= hours.opens_minutes and minutes < hours.closes_minutes + 60, false);
  end if;
  return true;
end $$;
comment on function hangtag.is_text_hour is 'Marketing from 9 to 20, on Sundays from 12; buys in the store''s opening hours and an hour after, from 8 to 21 where it gave none; answers of people at any hour.';

-- Buys by the store's clock; marketing by that and by each clock of the phone's area code.
create function hangtag.text_zones(of_store integer, of_phone text, of_kind text) returns setof text
language sql stable
begin atomic
  select time_zone from stores where id = of_store
  union
  select area.time_zone from area_code_zones as area
  where of_kind in ('coupon', 'reminder') and area.area_code = substr(of_phone, 3, 3) and of_phone like '+1%';
end;
comment on function hangtag.text_zones is 'By whose clocks the hours of a text count.';

create function hangtag.text_refusal(of_store integer, of_phone text, of_kind text, at timestamptz, except_id uuid)
returns text
language plpgsql stable as $$
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
      or (of_kind = 'conversation' and hangtag.has_text_consent(of_store, of_phone, 'marketing'))
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
end $$;
comment on function hangtag.text_refusal is 'The guard: the code of the first reason why a text of a kind may not go to a phone at an instant; null when it may. How close texts may follow each other is the trigger''s.';

create function hangtag.free_text_slot(of_store integer, from_instant timestamptz, except_id uuid) returns timestamptz
language sql stable
begin atomic
  select candidate.at
  from (
    select from_instant as at
    union all
    select send_at + interval '1 second' from texting_messages
    where store_id = of_store and direction = 'out' and status <> 'blocked' and id is distinct from except_id
      and send_at > from_instant - interval '1 second'
  ) as candidate
  where not exists (
    select from texting_messages as other
    where other.store_id = of_store and other.direction = 'out' and other.status <> 'blocked'
      and other.id is distinct from except_id
      and other.send_at > candidate.at - interval '1 second' and other.send_at < candidate.at + interval '1 second')
  order by candidate.at limit 1;
end;
comment on function hangtag.free_text_slot is 'The first instant with no other text of the store within a second of it. The caller holds the row of the number.';

create function hangtag.guard_text() returns trigger
language plpgsql as $$
declare
  to_phone text;
  refusal text;
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
    when 'sending' then new.status in ('queued', 'unknown', 'sent', 'delivered', 'undelivered', 'failed')
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
  if refusal is null and hangtag.free_text_slot(new.store_id, new.send_at, new.id) <> new.send_at then
    refusal := 'TEXT_RATE_LIMIT';
  end if;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'TX001', hint = 'hangtag.text_refusal says when a text may go out.';
  end if;
  return new;
end $$;
comment on function hangtag.guard_text() is 'Refuses what may not be sent (TX001, the message is the code) and a status that goes backwards (TX003).';
create trigger texting_messages__guard before insert or update on texting_messages
  for each row execute function hangtag.guard_text();

create table texting_webhooks (
  store_id integer not null references stores (id),
  id uuid not null,
  seq bigint generated always as identity,
  event_key text not null,
  kind text not null,
  message_id uuid,
  fields jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (store_id, id),
  constraint texting_webhooks__once unique (store_id, event_key),
  constraint texting_webhooks__kind check (kind in ('incoming', 'status'))
);
create index texting_webhooks__waiting on texting_webhooks (store_id, seq) where handled_at is null;
comment on table texting_webhooks is 'texting: what the texting service reported, as it came, until a job has worked it off.';
comment on column texting_webhooks.event_key is 'The service''s id of the text, and of a report its status too: each counts once.';
comment on column texting_webhooks.message_id is 'The text that a status is about, from the address that the service was given.';
call hangtag.isolate_store_table('texting_webhooks');
