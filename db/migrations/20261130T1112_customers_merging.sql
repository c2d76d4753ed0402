-- Two records of one person become one, and can be two again for a day. Nothing moves: rows keep the id they were written
-- with, and every reader asks for all records of a person.
-- squawk-ignore-file require-concurrent-index-creation
create table customer_merges (
  account_id integer not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  moved_ids uuid[] not null,
  kept_before jsonb not null,
  store_id integer not null,
  merged_at timestamptz not null,
  merged_by text not null,
  undone_at timestamptz,
  undone_by text,
  primary key (account_id, id),
  foreign key (account_id, kept_id) references customers (account_id, id),
  foreign key (account_id, merged_id) references customers (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint customer_merges__undone check ((undone_at is null) = (undone_by is null))
);
create unique index customer_merges__once on customer_merges (account_id, merged_id) where undone_at is null;
create index customer_merges__kept on customer_merges (account_id, kept_id, merged_at desc);
create index customer_merges__store on customer_merges (account_id, store_id);
comment on table customer_merges is 'customers: which record took over which, when and by whom.';
comment on column customer_merges.moved_ids is 'Records that had been merged into the merged one before.';
comment on column customer_merges.kept_before is 'What the survivor said before: the undo writes it back.';
call hangtag.isolate_account_table('customer_merges');

create table customer_phone_ties (
  account_id integer not null,
  merge_id uuid not null,
  phone text not null,
  other_phone text not null,
  seq bigint not null default nextval('texting_consents_seq_seq'),
  primary key (account_id, merge_id, phone, other_phone),
  foreign key (account_id, merge_id) references customer_merges (account_id, id),
  constraint customer_phone_ties__two check (phone <> other_phone)
);
create index customer_phone_ties__phone on customer_phone_ties (account_id, phone);
comment on table customer_phone_ties is
'customers: phones of one merged person, in both directions: what one of them refused counts for the other.';
comment on column customer_phone_ties.seq is 'In one order with the ledger of texts: a START after the merge counts.';
call hangtag.isolate_account_table('customer_phone_ties');

create table customer_different_people (
  account_id integer not null,
  first_id uuid not null,
  second_id uuid not null,
  said_at timestamptz not null,
  said_by text not null,
  primary key (account_id, first_id, second_id),
  foreign key (account_id, first_id) references customers (account_id, id),
  foreign key (account_id, second_id) references customers (account_id, id),
  constraint customer_different_people__order check (first_id <= second_id)
);
create index customer_different_people__second on customer_different_people (account_id, second_id);
comment on table customer_different_people is 'customers: two records of which a person said that they are not the same.';
call hangtag.isolate_account_table('customer_different_people');

-- A merged record's phone still leads to a person: the survivor.
create or replace view customer_phones_view with (security_invoker = true) as
select record.account_id, person.id, record.mobile as phone, person.first_name, person.last_name, person.created_at
from customers as record
join customers as person on person.account_id = record.account_id and person.id = coalesce(record.merged_into_id, record.id)
where record.merged_into_id is null or record.mobile <> person.mobile;

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
comment on function hangtag.is_opted_out is
'Whether a phone sent STOP to the store, or was opted out by hand there or of all stores, or another phone of the same merged person was, and has not sent START to this store since.';

create or replace function hangtag.has_text_consent(of_store integer, of_phone text, for_purpose text)
returns boolean language sql stable
begin atomic
  select coalesce((
    select said.is_yes from (
      select action = 'opt_in' as is_yes, seq from texting_consents
      where store_id = of_store and phone = of_phone
        and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
      union all
      select false, stop.seq from texting_account_stops as stop
      join stores on stores.account_id = stop.account_id
      where stores.id = of_store and stop.phone = of_phone
      union all
      select false, greatest(tie.seq, other.seq)
      from stores
      join customer_phone_ties as tie on tie.account_id = stores.account_id and tie.phone = of_phone
      cross join lateral (
        select word.is_no, word.seq from (
          select action = 'opt_out' as is_no, seq from texting_consents
          where store_id = of_store and phone = tie.other_phone
            and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
          union all
          select true, stop.seq from texting_account_stops as stop
          where stop.account_id = stores.account_id and stop.phone = tie.other_phone
        ) as word order by word.seq desc limit 1
      ) as other
      where stores.id = of_store and other.is_no
    ) as said order by said.seq desc limit 1), false);
end;
