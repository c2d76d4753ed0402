-- What a store has connected to other services. Each service is a card: not connected, connected, active, in error.

create table integrations (
  store_id integer not null references stores (id),
  provider text not null,
  need text not null,
  secret bytea,
  renewed_at timestamptz,
  expires_at timestamptz,
  account_name text not null default '',
  place_id text,
  place_name text not null default '',
  connected_at timestamptz,
  activated_at timestamptz,
  last_ok_at timestamptz,
  last_error_code text,
  last_error_text text,
  last_error_at timestamptz,
  needs_action text,
  failures integer not null default 0,
  retry_at timestamptz,
  primary key (store_id, provider),
  constraint integrations__provider check (provider in ('when-i-work', 'homebase')),
  constraint integrations__need check (need in ('scheduling')),
  constraint integrations__connected check ((secret is null) = (connected_at is null)),
  constraint integrations__active check (activated_at is null or (secret is not null and place_id is not null)),
  constraint integrations__error check ((last_error_code is null) = (last_error_at is null)),
  constraint integrations__needs_action check (needs_action in ('sign-in', 'choose-place', 'change-plan')),
  constraint integrations__failures check (failures >= 0)
);
create unique index integrations__one_active on integrations (store_id, need) where activated_at is not null;
comment on table integrations is 'automations: what a store has connected to a service, and how that goes. A store without a row has never connected it.';
comment on column integrations.need is 'What the service does for us; of several for one need only one is active.';
comment on column integrations.secret is 'Tokens and keys, locked with a key that is not in the database; null when disconnected.';
comment on column integrations.renewed_at is 'When the token was given; expires_at is when it stops being taken, null for one that never does.';
comment on column integrations.place_id is 'Which of the account''s places this store is: a location of a scheduling service.';
comment on column integrations.failures is 'Calls that failed in a row. From ten on the circuit is open: one try each five minutes.';
comment on column integrations.retry_at is 'Nothing is asked before this time, after a failure.';
call hangtag.isolate_store_table('integrations');

create table integration_events (
  store_id integer not null,
  id uuid not null,
  provider text not null,
  at timestamptz not null,
  kind text not null,
  level text not null,
  text text not null,
  primary key (store_id, id),
  foreign key (store_id, provider) references integrations (store_id, provider),
  constraint integration_events__kind check (kind in ('setup', 'people', 'shifts', 'times', 'punch', 'token')),
  constraint integration_events__level check (level in ('info', 'error')),
  constraint integration_events__text check (char_length(text) between 1 and 500)
);
create index integration_events__newest on integration_events (store_id, provider, id desc);
comment on table integration_events is 'automations: the log of an integration as its page shows it, the newest 200 of each; never a secret.';
call hangtag.isolate_store_table('integration_events');
