create table graphql_subscriptions (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  user_id integer not null,
  document text not null,
  operation_name text,
  variables jsonb not null,
  event_names text[] not null,
  is_missed boolean not null default false,
  sent_order bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id),
  constraint graphql_subscriptions__some_event check (cardinality(event_names) > 0)
);
create unique index graphql_subscriptions__one_id on graphql_subscriptions (id);
create index graphql_subscriptions__user on graphql_subscriptions (account_id, user_id);
comment on table graphql_subscriptions is 'realtime: a GraphQL subscription whose answers go to the channel private-graphql-{id}; ends when that channel is vacated.';
comment on column graphql_subscriptions.document is 'The operation''s text; it is executed again as the same user when one of the events happens.';
comment on column graphql_subscriptions.event_names is 'Names of the events after which the answer may be another.';
comment on column graphql_subscriptions.is_missed is 'An event came before the client listened; it gets an answer as soon as it does.';
comment on column graphql_subscriptions.sent_order is 'From realtime_versions, of the answer sent last: an answer that was begun earlier is not sent after it.';
call hangtag.isolate_store_table('graphql_subscriptions');

create unlogged table graphql_notices (
  id uuid primary key,
  claimed_at timestamptz not null default clock_timestamp()
);
create index graphql_notices__age on graphql_notices (claimed_at);
comment on table graphql_notices is 'realtime: notices that a process has taken upon itself, so that the others leave them. Ids only, kept for ten minutes, so it needs no tenant.';
grant select, insert, delete on graphql_notices to hangtag_service;
