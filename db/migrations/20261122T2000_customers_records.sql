-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
-- The people who sell to a company's stores. A customer belongs to the company: whoever sells in two of its stores is one
-- person. What each store's point of sale calls her is a row of that store.
create table customers (
  account_id integer not null references accounts (id),
  id uuid not null,
  home_store_id integer not null,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  email text,
  street text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country text not null default 'US',
  birth_year smallint,
  over_18_at timestamptz,
  id_type text,
  id_state text not null default '',
  id_expires_on date,
  id_last4 text,
  id_number_sealed bytea,
  id_number_hash bytea,
  id_checked_at timestamptz,
  id_checked_by text,
  id_store_id integer,
  is_do_not_buy boolean not null default false,
  note text not null default '',
  merged_into_id uuid,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, home_store_id) references stores (account_id, id),
  foreign key (account_id, id_store_id) references stores (account_id, id),
  foreign key (account_id, merged_into_id) references customers (account_id, id),
  constraint customers__id_type check (id_type in ('driver_license', 'state_id', 'passport', 'military', 'other')),
  constraint customers__mobile check (mobile ~ '^\+1[2-9][0-8][0-9][2-9][0-9]{6}$'),
  constraint customers__birth_year check (birth_year between 1900 and 2100),
  constraint customers__number_with_its_hash check ((id_number_sealed is null) = (id_number_hash is null))
);
create index customers__mobile on customers (account_id, mobile);
create index customers__email on customers (account_id, lower(email)) where email is not null;
create index customers__id_number on customers (account_id, id_number_hash) where id_number_hash is not null;
create index customers__name on customers (account_id, lower(last_name), lower(first_name));
create index customers__home_store on customers (account_id, home_store_id);
create index customers__id_store on customers (account_id, id_store_id) where id_number_hash is not null;
create index customers__merged_into on customers (account_id, merged_into_id) where merged_into_id is not null;
comment on table customers is 'customers: who sells to the stores of a company.';
comment on column customers.mobile is 'E.164, North America. Two people of one family may share it.';
comment on column customers.birth_year is 'All that is kept of a birth date; over_18_at says when the age was seen to be enough.';
comment on column customers.id_number_sealed is 'AES-256-GCM under a key that is not in the database. Purged by the store''s retention.';
comment on column customers.id_number_hash is 'Keyed hash of state and number, for finding the person again; purged with the number.';
comment on column customers.id_checked_by is 'Name of the employee: "ID checked on {date} by {name}" stays when the number is gone.';
comment on column customers.id_store_id is 'The store that took the number; its retention decides how long it is kept.';
comment on column customers.merged_into_id is 'The record that took this one over; both ids keep working.';
call hangtag.isolate_account_table('customers');

create table customer_pos_links (
  store_id integer not null references stores (id),
  pos_customer_id text not null,
  account_id integer not null,
  customer_id uuid not null,
  linked_at timestamptz not null,
  method text not null,
  primary key (store_id, pos_customer_id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  constraint customer_pos_links__method check (method in ('check-in', 'feed', 'hand'))
);
create index customer_pos_links__customer on customer_pos_links (account_id, customer_id);
comment on table customer_pos_links is 'customers: which customer of the point of sale is which of ours, store by store.';
call hangtag.isolate_store_table('customer_pos_links');

create view customers_search_view with (security_invoker = true) as
select account_id, id, first_name || ' ' || last_name as full_name, mobile
from customers
where merged_into_id is null;
comment on view customers_search_view is 'customers: people as the search finds them.';
grant select on customers_search_view to hangtag_service;

create view pos_customers_view with (security_invoker = true) as
select store_id, external_id, name, phone_digits, customer_code, email, address
from pos_customers
where not is_gone;
comment on view pos_customers_view is 'pos: customers as the point of sale knows them, for the customers area.';
grant select on pos_customers_view to hangtag_service;
-- A store whose staff type the mobile number into Customer Code leaves the phone empty.
create index pos_customers__code on pos_customers (store_id, customer_code) where customer_code is not null;
