-- Posting the journal to a bookkeeping service: who signs in there, the company's chart as it was last read, which
-- account each line stands on, and what became of each entry.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, adding-foreign-key-constraint

create table integration_sign_ins (
  store_id integer not null references stores (id),
  state_hash bytea not null,
  provider text not null,
  user_id integer not null,
  ends_at timestamptz not null,
  primary key (store_id, state_hash),
  constraint integration_sign_ins__provider check (provider ~ '^[a-z][a-z-]{1,39}$')
);
comment on table integration_sign_ins is 'automations: people who are on their way to a service''s own sign-in page and back; a row is good once and for ten minutes.';
call hangtag.isolate_store_table('integration_sign_ins');

alter table integrations add column renewing_until timestamptz;
comment on column integrations.renewing_until is 'One process renews the tokens until then; the others wait, because the old tokens end with it.';

create table books_posting_settings (
  store_id integer primary key references stores (id),
  company_id text not null,
  company_name text not null,
  closed_through date,
  is_company_confirmed boolean not null default false,
  start_date date,
  accounts_read_at timestamptz not null,
  paused_until timestamptz,
  constraint books_posting_settings__company_id check (company_id <> '')
);
comment on table books_posting_settings is 'books: the company that a store posts to, and from which business date.';
comment on column books_posting_settings.start_date is 'Entries of earlier dates are posted by a back-fill only.';
comment on column books_posting_settings.paused_until is 'The service asked us to slow down until then.';
call hangtag.isolate_store_table('books_posting_settings');

create table books_accounts (
  store_id integer not null references books_posting_settings (store_id) on delete cascade,
  id text not null,
  number text,
  name text not null,
  type text not null,
  classification text not null,
  is_active boolean not null,
  is_postable boolean not null,
  primary key (store_id, id),
  constraint books_accounts__classification
    check (classification in ('asset', 'liability', 'equity', 'income', 'expense'))
);
comment on table books_accounts is 'books: the company''s chart of accounts as it was last read.';
call hangtag.isolate_store_table('books_accounts');

create table books_classes (
  store_id integer not null references books_posting_settings (store_id) on delete cascade,
  id text not null,
  name text not null,
  primary key (store_id, id)
);
comment on table books_classes is 'books: the company''s classes as they were last read; the store''s own is the place of its integration.';
call hangtag.isolate_store_table('books_classes');

create table books_line_accounts (
  store_id integer not null,
  kind text not null,
  line_key text not null,
  books_account_id text not null,
  primary key (store_id, kind, line_key),
  foreign key (kind, line_key) references journal_template_lines (kind, key),
  foreign key (store_id, books_account_id) references books_accounts (store_id, id) on delete cascade
);
comment on table books_line_accounts is 'books: the account that each line of the template stands on. A kind is saved whole, never in part.';
call hangtag.isolate_store_table('books_line_accounts');

create table books_backfills (
  store_id integer not null references stores (id),
  id uuid not null,
  from_date date not null,
  to_date date not null,
  state text not null,
  started_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id),
  constraint books_backfills__dates check (from_date <= to_date and to_date - from_date <= 366),
  constraint books_backfills__state check (state in ('running', 'stopped', 'done', 'dropped')),
  constraint books_backfills__ended check ((ended_at is null) = (state = 'running'))
);
create unique index books_backfills__one_open on books_backfills (store_id) where state in ('running', 'stopped');
comment on table books_backfills is 'books: runs over past dates that a person started.';
call hangtag.isolate_store_table('books_backfills');

create table books_postings (
  store_id integer not null references stores (id),
  business_date date not null,
  kind text not null,
  revision smallint not null,
  number text not null,
  state text not null,
  provider text not null,
  company_id text not null,
  backfill_id uuid,
  tries smallint not null default 0,
  first_tried_at timestamptz,
  next_try_at timestamptz not null,
  round smallint not null default 1,
  remote_id text,
  remote_version text,
  found_id text,
  sent_revision smallint,
  sent_at timestamptz,
  was_there boolean not null default false,
  reason text,
  problem text not null default '',
  remote_debit_cents bigint,
  primary key (store_id, business_date, kind),
  foreign key (store_id, business_date, kind, revision)
    references journal_entries (store_id, business_date, kind, revision),
  foreign key (store_id, backfill_id) references books_backfills (store_id, id),
  constraint books_postings__state check (state in ('waiting', 'sending', 'sent', 'needs_action', 'skipped')),
  constraint books_postings__sent check (state <> 'sent' or (remote_id is not null and sent_revision is not null)),
  constraint books_postings__reason check ((state = 'needs_action') = (reason is not null))
);
create index books_postings__due on books_postings (store_id, next_try_at) where state in ('waiting', 'sending');
create index books_postings__backfill on books_postings (store_id, backfill_id) where backfill_id is not null;
comment on table books_postings is 'books: what became of each entry at the bookkeeping service; one row for one entry there, whatever its revision.';
comment on column books_postings.revision is 'The revision that is to be sent, or was sent last.';
comment on column books_postings.round is 'One more each time a person has the entry sent again; part of the request''s own id.';
comment on column books_postings.found_id is 'The entry there that has our number and other figures; only a person makes it ours.';
comment on column books_postings.was_there is 'The service had the very same entry before we sent ours.';
comment on column books_postings.next_try_at is 'While it is being sent: from then on another process may take it.';
comment on column books_postings.remote_debit_cents is 'What the entry there adds up to, where it has our number and other figures.';
call hangtag.isolate_store_table('books_postings');
