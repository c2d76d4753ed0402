-- Calls to the store's number: each rings the store's phone, and becomes a line among the texts.
create table texting_calls (
  store_id integer not null references stores (id),
  id uuid not null,
  provider_id text not null,
  phone text,
  started_at timestamptz not null,
  outcome text,
  talk_seconds integer,
  primary key (store_id, id),
  constraint texting_calls__once unique (store_id, provider_id),
  constraint texting_calls__phone check (phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$'),
  constraint texting_calls__outcome check (outcome in ('answered', 'missed')),
  constraint texting_calls__talk check ((outcome is not distinct from 'answered') = (talk_seconds is not null) and talk_seconds >= 0)
);
create index texting_calls__hidden on texting_calls (store_id, started_at desc) where phone is null;
comment on table texting_calls is 'texting: one call to the store''s number, once, in whatever order the reports about it come.';
comment on column texting_calls.id is 'Of its line among the texts too.';
comment on column texting_calls.provider_id is 'What the texting service calls it.';
comment on column texting_calls.phone is 'Null when the caller hides it: such a call has no thread.';
comment on column texting_calls.outcome is 'Null until it is over. Missed becomes answered when the report of that comes late, never the other way.';
call hangtag.isolate_store_table('texting_calls');

alter table texting_messages add column call_seconds integer;
comment on column texting_messages.call_seconds is 'How long an answered call was; null for one that was missed, and for a text.';
alter table texting_messages add constraint texting_messages__call
  check (case when kind = 'call' then direction = 'in' and body = '' and coalesce(call_seconds, 0) >= 0 else call_seconds is null end) not valid;
alter table texting_messages drop constraint texting_messages__kind;
alter table texting_messages add constraint texting_messages__kind
  check (kind in ('conversation', 'buy', 'coupon', 'reminder', 'auto', 'call')) not valid;
alter table texting_messages drop constraint texting_messages__incoming;
alter table texting_messages add constraint texting_messages__incoming
  check (direction = 'out' or (status = 'received' and kind in ('conversation', 'call'))) not valid;

alter table texting_webhooks drop constraint texting_webhooks__kind;
alter table texting_webhooks add constraint texting_webhooks__kind
  check (kind in ('incoming', 'status', 'call', 'call-dialed', 'call-ended')) not valid;

alter table texting_numbers add column calls_url text;
comment on column texting_numbers.calls_url is 'Where the service asks what to do with a call; null while it does not yet.';
