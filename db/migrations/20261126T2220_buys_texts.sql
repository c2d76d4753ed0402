-- What a store texts about a buy, and which texts each buy had.
-- Buys are few: a store makes some dozens a day.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation
alter table buys add column first_notified_at timestamptz;
comment on column buys.first_notified_at is 'When the seller was first texted that the offer is ready; later texts leave it.';
alter table buys drop constraint buys__stage,
  add constraint buys__stage check (stage in ('waiting', 'sorting', 'ready', 'notified', 'complete'));

create table buy_messages (
  store_id integer not null references stores (id),
  id uuid not null,
  kind text not null,
  name text not null,
  body text not null,
  auto_reply text,
  is_default boolean not null default false,
  is_automatic boolean not null default false,
  position smallint not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  constraint buy_messages__kind check (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'question', 'custom')),
  constraint buy_messages__name check (char_length(name) between 1 and 40),
  constraint buy_messages__body check (char_length(body) between 1 and 1600),
  constraint buy_messages__auto_reply check (char_length(auto_reply) between 1 and 1600),
  constraint buy_messages__automatic check (not is_automatic or kind in ('checked_in', 'later', 'reminder', 'last_call'))
);
create unique index buy_messages__one_default on buy_messages (store_id, kind) where is_default and deleted_at is null;
comment on table buy_messages is 'buys: what the store texts about a buy; a store without a row has the usual ones.';
comment on column buy_messages.body is 'With fields in braces, such as {first}.';
comment on column buy_messages.auto_reply is 'Goes out by itself, once for each buy, when the seller answers and nobody here does within two minutes.';
comment on column buy_messages.is_default is 'The one of its kind that one press sends.';
call hangtag.isolate_store_table('buy_messages');

create table buy_texts (
  store_id integer not null,
  id uuid not null,
  buy_id uuid not null,
  kind text not null,
  auto_reply text,
  refusal text,
  promised_at timestamptz,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, buy_id) references buys (store_id, id),
  constraint buy_texts__kind check (kind in ('checked_in', 'later', 'ready', 'reminder', 'last_call', 'question', 'custom', 'auto_reply'))
);
create index buy_texts__of_buy on buy_texts (store_id, buy_id, created_at);
create unique index buy_texts__one_auto_reply on buy_texts (store_id, buy_id) where kind = 'auto_reply';
comment on table buy_texts is 'buys: each text about a buy. Its id is that of the text; one that was refused before it had a thread stands here alone.';
comment on column buy_texts.refusal is 'Why the guard of texting refused it at once.';
comment on column buy_texts.promised_at is 'Until when a seller who waits longer was promised an offer by this text.';
call hangtag.isolate_store_table('buy_texts');

create view text_outcomes_view with (security_invoker = true) as
select store_id, id, status, block_code, failure_reason, send_at, sent_at, ended_at from texting_messages where direction = 'out';
comment on view text_outcomes_view is 'texting: what became of a text, for the area that wrote it.';
grant select on text_outcomes_view to hangtag_service;
