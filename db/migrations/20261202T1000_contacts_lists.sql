-- People who agreed to email go to the store's list at a contact-list service: who agreed, which list, who is on it with
-- which values, who left it, who waits to be sent, and runs over the people of the past.
-- squawk-ignore-file require-concurrent-index-creation

create table email_consents (
  store_id integer not null references stores (id),
  id uuid not null,
  seq bigint generated always as identity not null,
  account_id integer not null,
  customer_id uuid not null,
  action text not null,
  source text not null,
  wording text not null,
  employee_id integer,
  recorded_at timestamptz not null,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint email_consents__action check (action in ('opt_in', 'opt_out')),
  constraint email_consents__source check (source in ('check_in', 'counter', 'service')),
  constraint email_consents__service_only_ends check (source <> 'service' or action = 'opt_out'),
  constraint email_consents__wording check (char_length(wording) between 1 and 1000)
);
create index email_consents__of_customer on email_consents (store_id, customer_id, seq desc);
create index email_consents__customer on email_consents (account_id, customer_id);
comment on table email_consents is 'contacts: which customers want a store''s email, and in which words they said so. Rows are only added.';
comment on column email_consents.seq is 'The order that counts: instants may be equal.';
comment on column email_consents.wording is 'What the person was shown and agreed to, or what the service reported.';
call hangtag.isolate_store_table('email_consents');
revoke update, delete, truncate on email_consents from hangtag_service;
create trigger email_consents__append_only before update or delete on email_consents
for each row execute function hangtag.refuse_change();

create table contact_lists (
  store_id integer not null references stores (id),
  provider text not null,
  service_account_id text not null,
  list_id text not null,
  list_name text not null,
  asks_again boolean not null,
  has_sellers boolean not null,
  has_shoppers boolean not null,
  has_coupons boolean not null,
  has_mobile boolean not null,
  watch_id text,
  watch_hash bytea,
  departures_read_to timestamptz,
  chosen_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, provider),
  constraint contact_lists__provider check (provider ~ '^[a-z][a-z-]{1,39}$'),
  constraint contact_lists__some_source check (has_sellers or has_shoppers or has_coupons),
  constraint contact_lists__watch check (watch_id is null or watch_hash is not null)
);
comment on table contact_lists is 'contacts: the list that a store sends people to, and from which sources they come; until it has ended.';
comment on column contact_lists.asks_again is 'The service asks new people once more by mail.';
comment on column contact_lists.watch_hash is 'Of the secret in the address to which the service reports who leaves.';
comment on column contact_lists.departures_read_to is 'Who left is known until then; nobody is sent before it was read once.';
call hangtag.isolate_store_table('contact_lists');

create table contact_members (
  store_id integer not null,
  provider text not null,
  list_id text not null,
  email text not null,
  account_id integer not null,
  customer_id uuid not null,
  state text not null,
  sent jsonb not null,
  reason text not null default '',
  added_at timestamptz,
  changed_at timestamptz not null,
  primary key (store_id, provider, list_id, email),
  foreign key (store_id, provider) references contact_lists (store_id, provider),
  foreign key (account_id, customer_id) references customers (account_id, id),
  constraint contact_members__email check (email = lower(email) and email <> ''),
  constraint contact_members__state check (state in ('sent', 'stopped', 'refused'))
);
create index contact_members__customer on contact_members (account_id, customer_id);
create index contact_members__changed on contact_members (store_id, provider, list_id, changed_at desc);
comment on table contact_members is 'contacts: who was sent to a list, with which values, and how the service took it.';
comment on column contact_members.sent is 'The values as they were last sent: only what differs is sent again.';
comment on column contact_members.reason is 'Why the service refused the person, in its own words.';
call hangtag.isolate_store_table('contact_members');

create table contact_stops (
  store_id integer not null references stores (id),
  email_hash bytea not null,
  stop text not null,
  provider text not null,
  stopped_at timestamptz not null,
  primary key (store_id, email_hash),
  constraint contact_stops__stop check (stop in ('unsubscribed', 'bounced', 'cleaned', 'removed', 'moved'))
);
comment on table contact_stops is 'contacts: addresses that get nothing more of a store, whichever list or service it has. Rows are only added.';
comment on column contact_stops.email_hash is 'Keyed outside the database, so that it says nothing of who it is and outlasts a customer''s deletion.';
call hangtag.isolate_store_table('contact_stops');
revoke update, delete, truncate on contact_stops from hangtag_service;

create table contact_runs (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  months integer not null,
  state text not null,
  started_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  people integer not null,
  done integer not null default 0,
  added integer not null default 0,
  working_ms bigint not null default 0,
  primary key (store_id, id),
  foreign key (store_id, provider) references contact_lists (store_id, provider),
  constraint contact_runs__months check (months between 1 and 240),
  constraint contact_runs__state check (state in ('running', 'stopped', 'done', 'dropped')),
  constraint contact_runs__ended check ((ended_at is null) = (state in ('running', 'stopped'))),
  constraint contact_runs__done check (done between 0 and people and added between 0 and done)
);
create unique index contact_runs__one_open on contact_runs (store_id) where state in ('running', 'stopped');
create index contact_runs__provider on contact_runs (store_id, provider, started_at desc);
comment on table contact_runs is 'contacts: first pushes, which a person starts, stops and lets go on: the people who agreed and came in the last months.';
comment on column contact_runs.working_ms is 'How long it has worked, by which the rest is estimated.';
call hangtag.isolate_store_table('contact_runs');

create table contact_waiting (
  store_id integer not null references stores (id),
  customer_id uuid not null,
  account_id integer not null,
  run_id uuid,
  is_changed boolean not null,
  queued_at timestamptz not null,
  primary key (store_id, customer_id),
  constraint contact_waiting__why check (is_changed or run_id is not null),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (store_id, run_id) references contact_runs (store_id, id)
);
create index contact_waiting__order on contact_waiting (store_id, queued_at, customer_id);
create index contact_waiting__run on contact_waiting (store_id, run_id) where run_id is not null;
create index contact_waiting__customer on contact_waiting (account_id, customer_id);
comment on table contact_waiting is 'contacts: whose values may have to be sent; looked at by a job, the changes of the day before those of a run.';
comment on column contact_waiting.is_changed is 'Something changed: goes out even while the run that the person belongs to is stopped.';
call hangtag.isolate_store_table('contact_waiting');

create table contact_reports (
  store_id integer not null references stores (id),
  id text not null,
  provider text not null,
  body text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (store_id, id),
  constraint contact_reports__body check (char_length(body) <= 20000)
);
create index contact_reports__waiting on contact_reports (store_id, received_at) where handled_at is null;
comment on table contact_reports is 'contacts: what a service reported of people who left, each once; worked off by a job, which blanks the body.';
comment on column contact_reports.id is 'Of the body: the service gives reports no id, and sends one twice with the same words.';
call hangtag.isolate_store_table('contact_reports');

create view contact_people_view with (security_invoker = true) as
select account_id, id, coalesce(merged_into_id, id) as person_id, first_name, last_name, mobile, email
from customers where erased_at is null;
comment on view contact_people_view is 'customers: who can be reached, for the contact list.';
grant select on contact_people_view to hangtag_service;

-- In all stores of the company: the deletion runs as the owner of the tables.
create function hangtag.forget_contact()
returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from contact_members where account_id = new.account_id and customer_id = new.id;
  delete from contact_waiting where account_id = new.account_id and customer_id = new.id;
  return null;
end $$;
comment on function hangtag.forget_contact is 'Takes the address of a deleted customer from what was sent to lists.';
create trigger customers__forget_contact after update of erased_at on customers
for each row when (new.erased_at is not null and old.erased_at is null) execute function hangtag.forget_contact();
