-- The mail that owners and managers read in the morning: what a store chose, who gets it, and what was sent.
-- The views are read once a night for each store.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, adding-foreign-key-constraint
create table nightly_mail_settings (
  store_id integer primary key references stores (id),
  on_since timestamptz,
  to_owners boolean not null default true,
  to_district_managers boolean not null default true,
  to_managers boolean not null default true,
  sends_on_closed_days boolean not null default false,
  saved_at timestamptz not null
);
comment on table nightly_mail_settings is 'nightly-mail: whether a store has the mail, and who gets it by role; a store without a row has none.';
comment on column nightly_mail_settings.on_since is 'Null while it is off; nights before are never mailed.';
call hangtag.isolate_store_table('nightly_mail_settings');

create table nightly_mail_addresses (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  address text not null,
  user_id integer,
  secret text not null,
  added_at timestamptz not null,
  asked_at timestamptz,
  confirmed_at timestamptz,
  stopped_at timestamptz,
  stop_reason text,
  soft_bounces smallint not null default 0,
  last_bounce text not null default '',
  primary key (store_id, id),
  unique (store_id, address),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id),
  constraint nightly_mail_addresses__address check (address = lower(address) and char_length(address) between 3 and 254),
  constraint nightly_mail_addresses__secret check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  constraint nightly_mail_addresses__stop check ((stopped_at is null) = (stop_reason is null)),
  constraint nightly_mail_addresses__stop_reason check (stop_reason in ('self', 'bounced')),
  constraint nightly_mail_addresses__soft_bounces check (soft_bounces between 0 and 100)
);
comment on table nightly_mail_addresses is 'nightly-mail: an address and a store: added by a manager, or of a user who gets the mail by role.';
comment on column nightly_mail_addresses.user_id is 'Null for an address that a manager added.';
comment on column nightly_mail_addresses.secret is '128 random bits of the links that confirm and stop it.';
comment on column nightly_mail_addresses.asked_at is 'When the mail that asks to confirm went out last.';
comment on column nightly_mail_addresses.confirmed_at is 'Nothing but the question goes out before; users are confirmed by having an account.';
comment on column nightly_mail_addresses.stop_reason is 'self: the reader stopped it; bounced: mail to it comes back.';
call hangtag.isolate_store_table('nightly_mail_addresses');
create unique index nightly_mail_addresses__one_user on nightly_mail_addresses (store_id, user_id) where user_id is not null;
create index nightly_mail_addresses__of_account on nightly_mail_addresses (account_id, address);

create table nightly_mail_sendings (
  account_id integer not null references accounts (id),
  id uuid not null,
  address text not null,
  business_date date not null,
  revision smallint not null,
  kind text not null,
  store_ids integer[] not null,
  state text not null default 'due',
  tries smallint not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  subject text not null default '',
  figures jsonb not null default '{}',
  failure text not null default '',
  primary key (account_id, id),
  constraint nightly_mail_sendings__once unique (account_id, address, business_date, revision),
  constraint nightly_mail_sendings__revision check (revision in (1, 2)),
  constraint nightly_mail_sendings__kind check (kind in ('final', 'provisional', 'corrected')),
  constraint nightly_mail_sendings__correction check ((kind = 'corrected') = (revision = 2)),
  constraint nightly_mail_sendings__state check (state in ('due', 'sending', 'sent', 'unsure', 'failed', 'dropped')),
  constraint nightly_mail_sendings__ended check ((ended_at is not null) = (state in ('sent', 'unsure', 'failed', 'dropped')))
);
comment on table nightly_mail_sendings is 'nightly-mail: a mail to a person about a date; the second one of a date corrects the first, and there is no third.';
comment on column nightly_mail_sendings.state is 'unsure: it may have arrived, so it is never sent again; dropped: nobody was to get it any more.';
comment on column nightly_mail_sendings.figures is 'By store, what the mail said, to know whether a later Day Close changes it.';
call hangtag.isolate_account_table('nightly_mail_sendings');
create index nightly_mail_sendings__of_date on nightly_mail_sendings (account_id, business_date);

create view day_close_arrivals_view with (security_invoker = true) as
  select store_id, business_date, received_at, closed_at, net_sales_cents from pos_day_closes where not is_gone;
comment on view day_close_arrivals_view is 'pos: when the newest Day Close of a date arrived here.';

create view tasks_of_day_view with (security_invoker = true) as
  select store_id, original_date as business_date, name, access, is_must_do, skip_reason,
    case
      when status = 'done' and business_date = original_date then 'done'
      when skip_reason is not null then 'skipped'
      else 'missed'
    end as outcome
  from task_occurrences
  where deleted_at is null and status not in ('not-needed', 'moved');
comment on view tasks_of_day_view is 'daybook: what became of each task that was due on a date.';

create view notes_of_day_view with (security_invoker = true) as
  select notes.store_id, notes.id, notes.business_date, notes.body, notes.access, notes.is_important, notes.created_at,
    employees.first_name as author
  from notes
  join employees on employees.store_id = notes.store_id and employees.id = notes.author_employee_id
  where notes.deleted_at is null;
comment on view notes_of_day_view is 'daybook: the notes of a date with their authors'' first names.';

create view threads_waiting_view with (security_invoker = true) as
  select store_id, count(*)::integer as threads, min(last_inbound_at) as since
  from texting_threads where needs_reply and state = 'open' group by store_id;
comment on view threads_waiting_view is 'texting: how many customers wait for a reply, and since when.';

create view open_buys_view with (security_invoker = true) as
  select store_id, business_date, count(*)::integer as buys from buys where status = 'open' group by store_id, business_date;
comment on view open_buys_view is 'buys: how many buys of a date are still open.';

create view stopped_services_view with (security_invoker = true) as
  select store_id, provider, need, last_error_text, needs_action
  from integrations
  where activated_at is not null and (needs_action is not null or (failures >= 3 and last_error_at is not null));
comment on view stopped_services_view is 'automations: active services that need a person, or fail again and again.';

create view labor_figures_view with (security_invoker = true) as
  select store_id, business_date, labor_minutes from daily_reports;
comment on view labor_figures_view is 'reports: the hours of a date; null until some are known.';

grant select on day_close_arrivals_view, tasks_of_day_view, notes_of_day_view, threads_waiting_view, open_buys_view, stopped_services_view, labor_figures_view
  to hangtag_service;
