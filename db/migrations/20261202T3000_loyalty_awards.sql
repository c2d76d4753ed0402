-- Points for sales and buys. Each transaction has one row that says what became of it; the claim of that row and the key of
-- the change are what keep two workers, a repeated run and a killed program from giving points twice.
create table loyalty_settings (
  store_id integer primary key references stores (id),
  sales_cents_per_point integer,
  buys_cents_per_point integer,
  start_on date,
  saved_at timestamptz not null,
  constraint loyalty_settings__sales check (sales_cents_per_point between 1 and 100000),
  constraint loyalty_settings__buys check (buys_cents_per_point between 1 and 100000)
);
comment on table loyalty_settings is 'loyalty: what a point costs, and from which business date on transactions earn.';
comment on column loyalty_settings.sales_cents_per_point is 'Null where sales earn no points.';
comment on column loyalty_settings.buys_cents_per_point is 'Null where buys earn no points.';
comment on column loyalty_settings.start_on is 'Null before loyalty was started; kept when it is switched off.';
call hangtag.isolate_store_table('loyalty_settings');

create table loyalty_awards (
  store_id integer not null references stores (id),
  kind text not null,
  transaction_id text not null,
  number text not null,
  business_date date not null,
  happened_at timestamptz not null,
  pos_customer_id text,
  customer_id uuid,
  provider text not null,
  base_cents integer not null,
  left_cents integer not null,
  cents_per_point integer not null,
  points integer not null,
  state text not null,
  reason text,
  problem text not null default '',
  account_ref text,
  entry_ref text,
  sent_at timestamptz,
  awarded_at timestamptz,
  reversing_points integer not null default 0,
  reversed_points integer not null default 0,
  reversed_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  primary key (store_id, kind, transaction_id),
  constraint loyalty_awards__kind check (kind in ('sale', 'buy')),
  constraint loyalty_awards__state check (
    state in ('pending', 'awarded', 'no_customer', 'no_phone', 'no_account', 'reversed', 'error')
  ),
  constraint loyalty_awards__points check (points >= 0 and cents_per_point > 0),
  constraint loyalty_awards__reversed check (
    reversing_points >= 0 and reversed_points >= 0 and reversed_points + reversing_points <= points
  ),
  constraint loyalty_awards__sent check (sent_at is null or account_ref is not null)
);
create index loyalty_awards__due on loyalty_awards (store_id, next_try_at) where next_try_at is not null;
create index loyalty_awards__newest on loyalty_awards (store_id, happened_at desc, kind, transaction_id);
create index loyalty_awards__customer on loyalty_awards (store_id, pos_customer_id) where pos_customer_id is not null;
create index loyalty_awards__person on loyalty_awards (store_id, customer_id) where customer_id is not null;
comment on table loyalty_awards is 'loyalty: what became of each transaction''s points, and why.';
comment on column loyalty_awards.transaction_id is 'Of a sale its ticket; of a buy our own record, or the register''s where we have none.';
comment on column loyalty_awards.base_cents is 'What counted when it was last looked at before the points went out: of a sale the qualifying amount, of a buy what was paid.';
comment on column loyalty_awards.left_cents is 'What is left of it after returns, voids and corrections.';
comment on column loyalty_awards.account_ref is 'The customer''s account at the service; stays the same from the first try on.';
comment on column loyalty_awards.entry_ref is 'The entry at the service.';
comment on column loyalty_awards.sent_at is 'When the points went out first. From then on account, points and key stay, because the first try may have been saved.';
comment on column loyalty_awards.reversing_points is 'Points that are being taken back: stays the same until the service has answered.';
comment on column loyalty_awards.next_try_at is 'When there is something to do next; null when there is not. A claim puts it a minute ahead.';
call hangtag.isolate_store_table('loyalty_awards');

create table loyalty_runs (
  store_id integer not null references stores (id),
  id uuid not null,
  business_date date not null,
  cause text not null,
  started_by text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  transactions integer not null default 0,
  awarded integer not null default 0,
  points integer not null default 0,
  reversed_points integer not null default 0,
  primary key (store_id, id),
  constraint loyalty_runs__cause check (cause in ('day-close', 'night', 'person'))
);
create unique index loyalty_runs__once on loyalty_runs (store_id, business_date) where cause <> 'person';
create index loyalty_runs__newest on loyalty_runs (store_id, started_at desc, id);
comment on table loyalty_runs is 'loyalty: the runs over a store''s transactions, one each business date and those that a person started.';
comment on column loyalty_runs.transactions is 'Transactions that were new to it.';
comment on column loyalty_runs.awarded is 'Of this run and of what was tried again until the next one.';
call hangtag.isolate_store_table('loyalty_runs');

create table loyalty_points (
  account_id integer not null,
  id uuid not null,
  customer_id uuid not null,
  store_id integer not null,
  idempotency_key text not null,
  points integer not null,
  reason text not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint loyalty_points__points check (points <> 0)
);
create unique index loyalty_points__once on loyalty_points (account_id, store_id, idempotency_key);
create index loyalty_points__customer on loyalty_points (account_id, customer_id, at desc, id);
comment on table loyalty_points is 'loyalty: house points of customers, in all stores of the company. A balance is the sum; nothing is ever changed.';
comment on column loyalty_points.idempotency_key is 'Of the change: a second try adds nothing.';
call hangtag.isolate_account_table('loyalty_points');
revoke update, delete on loyalty_points from hangtag_service;

-- A loyalty service may take up to a day until an account can be used.
alter table integrations add column connecting_until timestamptz;
comment on column integrations.connecting_until is 'The service is still setting the account up; null when it is ready, or never does such a thing.';

create view pos_earning_tickets_view with (security_invoker = true) as
select store_id, external_id, business_date, number, customer_id as pos_customer_id, type, at, is_gone,
  is_employee_purchase, is_wholesale
from pos_transactions;
comment on view pos_earning_tickets_view is 'pos: tickets for what customers earn by them; taken back ones too, because what they earned goes back.';
grant select on pos_earning_tickets_view to hangtag_service;

create view buys_paid_view with (security_invoker = true) as
select store_id, id, customer_id, business_date, number, status, outcome, completed_at, paid_cents, pos_buy_id
from buys;
comment on view buys_paid_view is 'buys: what was paid for each buy, and which buy of the register it is.';
grant select on buys_paid_view to hangtag_service;

create view customer_mobiles_view with (security_invoker = true) as
select record.account_id, record.id, person.id as person_id, person.mobile
from customers as record
join customers as person
  on person.account_id = record.account_id and person.id = coalesce(record.merged_into_id, record.id)
where person.erased_at is null;
comment on view customer_mobiles_view is 'customers: who a record is of after merging, with the mobile number, for other areas.';
grant select on customer_mobiles_view to hangtag_service;

-- The customer's name stands with the customer, so that a person who asks to be deleted is not named here.
create view loyalty_awards_view with (security_invoker = true) as
select award.store_id || '/' || award.kind || '/' || award.transaction_id as id, award.store_id, award.kind, award.number,
  award.business_date, award.happened_at, award.base_cents, award.points, award.reversed_points, award.state, award.reason,
  award.problem, award.next_try_at, award.pos_customer_id,
  coalesce(award.customer_id, contact.customer_id) as customer_id, contact.name as customer_name
from loyalty_awards as award
left join pos_contacts_view as contact
  on contact.store_id = award.store_id and contact.external_id = award.pos_customer_id;
comment on view loyalty_awards_view is 'loyalty: transactions with what became of their points and who the customer is.';
grant select on loyalty_awards_view to hangtag_service;
