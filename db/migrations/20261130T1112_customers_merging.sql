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
where record.erased_at is null and (record.merged_into_id is null or record.mobile <> person.mobile);

create function hangtag.last_word(of_store integer, of_phone text, for_purpose text)
returns text language sql stable
begin atomic
  select action from (
    select action, seq from customer_words_said_view
    where store_id = of_store and phone = of_phone and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
    union all
    select 'opt_out', erased.seq from stores
    join erased_phones as erased on erased.account_id = stores.account_id
      and erased.phone_hash = hangtag.erased_phone_hash(stores.account_id, of_phone)
    where stores.id = of_store
    union all
    select 'opt_out', greatest(tie.seq, other.seq) from stores
    join customer_phone_ties as tie on tie.account_id = stores.account_id and tie.phone = of_phone
    cross join lateral (
      select action, seq from customer_words_said_view
      where store_id = of_store and phone = tie.other_phone
        and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
      order by seq desc limit 1
    ) as other
    where stores.id = of_store and other.action = 'opt_out'
  ) as said
  order by seq desc limit 1;
end;
comment on function hangtag.last_word is
'What a phone said last to a store for a purpose, opt_in or opt_out: STOP counts for every purpose, a deletion as STOP, and what another phone of the same merged person refused as if it had been said at the merge. Null where nothing was said.';

create or replace function hangtag.is_opted_out(of_store integer, of_phone text)
returns boolean language sql stable
return coalesce(hangtag.last_word(of_store, of_phone, 'all') = 'opt_out', false);
comment on function hangtag.is_opted_out is
'Whether a phone sent STOP to the store, was opted out by hand there or of all stores, was deleted, or belongs to a merged person another phone of whom was, and has not sent START to this store since.';

create or replace function hangtag.has_text_consent(of_store integer, of_phone text, for_purpose text)
returns boolean language sql stable
return coalesce(hangtag.last_word(of_store, of_phone, for_purpose) = 'opt_in', false);
