-- What the company pays for its stores, as the billing service last said it.

alter table stores add column unpaid_since timestamptz;
alter table stores add column billing_ended_at timestamptz;
comment on column stores.unpaid_since is 'When the oldest open invoice of the store should have been paid; null where all is paid.';
comment on column stores.billing_ended_at is 'The owner canceled, and what was paid for is over.';

create table billing_accounts (
  account_id integer not null references accounts (id),
  customer_id text,
  method_id text,
  method_brand text,
  method_last4 text,
  method_expires_month integer,
  method_expires_year integer,
  setup_sent_at timestamptz,
  change_sent_at timestamptz,
  confirmed_at timestamptz,
  mirrored_seq bigint not null default 0,
  primary key (account_id),
  constraint billing_accounts__customer unique (customer_id),
  constraint billing_accounts__method check (
    (method_id is null) = (method_brand is null) and (method_id is null) = (method_last4 is null)
    and (method_id is null) = (method_expires_month is null) and (method_id is null) = (method_expires_year is null)
  ),
  constraint billing_accounts__last4 check (length(method_last4) <= 4)
);
comment on table billing_accounts is 'billing: the company at the billing service, with what a person recognizes its card by.';
comment on column billing_accounts.setup_sent_at is 'When a person last left for the page that saves a card.';
comment on column billing_accounts.change_sent_at is 'When a change was last sent to the service.';
comment on column billing_accounts.confirmed_at is 'When a report of the service was last applied; a change after it waits for confirmation.';
comment on column billing_accounts.mirrored_seq is 'The newest report that the mirror holds, so that an older reading never replaces it.';
call hangtag.isolate_account_table('billing_accounts');

create table billing_stores (
  account_id integer not null references accounts (id),
  store_id integer not null,
  after_attempt integer not null,
  confirmed_at timestamptz not null,
  confirmed_by integer not null references users (id),
  opening_asked_at timestamptz,
  primary key (account_id, store_id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint billing_stores__attempt check (after_attempt >= 0)
);
comment on table billing_stores is 'billing: the owner agreed that this store is charged; no other store is.';
comment on column billing_stores.after_attempt is 'Of the subscriptions that a person canceled, those up to this one no longer count.';
comment on column billing_stores.opening_asked_at is 'When the owner was last asked for the Grand Opening.';
call hangtag.isolate_account_table('billing_stores');

create table billing_subscriptions (
  account_id integer not null references accounts (id),
  id text not null,
  store_id integer not null,
  attempt integer not null,
  status text not null,
  price_cents integer not null,
  created_at timestamptz not null,
  free_until timestamptz,
  period_ends_at timestamptz not null,
  ends_with_period boolean not null,
  waits_for_opening boolean not null,
  is_discounted boolean not null,
  ended_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint billing_subscriptions__price check (price_cents >= 0)
);
create index billing_subscriptions__store on billing_subscriptions (account_id, store_id, attempt);
comment on table billing_subscriptions is 'billing: each store''s subscriptions as the billing service last said them.';
comment on column billing_subscriptions.attempt is 'Counts the store''s subscriptions, from one on.';
call hangtag.isolate_account_table('billing_subscriptions');

create table billing_invoices (
  account_id integer not null references accounts (id),
  id text not null,
  store_id integer,
  number text,
  status text not null,
  total_cents integer not null,
  discount_cents integer not null,
  created_at timestamptz not null,
  due_at timestamptz,
  paid_at timestamptz,
  is_tried boolean not null,
  next_try_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id)
);
create index billing_invoices__newest on billing_invoices (account_id, created_at desc);
comment on table billing_invoices is 'billing: invoices over more than nothing, as the billing service last said them.';
call hangtag.isolate_account_table('billing_invoices');

create table billing_reports (
  account_id integer not null references accounts (id),
  id text not null,
  seq bigint generated always as identity,
  type text not null,
  record_id text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (account_id, id)
);
create index billing_reports__waiting on billing_reports (account_id, seq) where handled_at is null;
comment on table billing_reports is 'billing: what the billing service reported, each once by its id; what it is about is read again.';
call hangtag.isolate_account_table('billing_reports');

create table billing_terms (
  account_id integer not null references accounts (id),
  session_id text not null,
  version text not null,
  user_id integer not null references users (id),
  accepted_at timestamptz not null,
  method_id text,
  primary key (account_id, session_id)
);
comment on table billing_terms is 'billing: which terms who accepted when, before a card was saved.';
comment on column billing_terms.method_id is 'The card that was saved then; null while it was not.';
call hangtag.isolate_account_table('billing_terms');
