-- What the program answers by itself when a customer texts, and for whom a buy's own answer comes first.
create table texting_auto_responses (
  store_id integer not null references stores (id),
  id uuid not null,
  kind text not null,
  body text not null,
  keywords text[] not null default '{}',
  starts_on date,
  ends_on date,
  is_on boolean not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  constraint texting_auto_responses__kind check (kind in ('after_hours', 'first_message', 'holiday', 'keyword', 'away')),
  constraint texting_auto_responses__body check (char_length(body) between 1 and 1600),
  constraint texting_auto_responses__keywords check ((kind = 'keyword') = (cardinality(keywords) > 0)),
  constraint texting_auto_responses__dates check (case when kind = 'holiday' then coalesce(starts_on <= ends_on, false)
    else starts_on is null and ends_on is null end)
);
create unique index texting_auto_responses__one_of_kind on texting_auto_responses (store_id, kind)
where kind in ('after_hours', 'first_message', 'away') and deleted_at is null;
comment on table texting_auto_responses is 'texting: what a customer who writes is answered automatically, and when.';
comment on column texting_auto_responses.body is 'With fields in braces, such as {first_name}.';
comment on column texting_auto_responses.keywords is 'Words or phrases, in small letters; one of them in the customer''s text is enough.';
comment on column texting_auto_responses.starts_on is 'The first and last date of a holiday, both included, by the store''s clock.';
call hangtag.isolate_store_table('texting_auto_responses');

create view due_auto_replies_view with (security_invoker = true) as
select distinct on (buy.store_id, buy.phone) buy.store_id, buy.phone, text.buy_id, text.auto_reply as body
from open_buy_phones_view as buy
join buy_texts as text on text.store_id = buy.store_id and text.buy_id = buy.id
where text.refusal is null and text.kind <> 'auto_reply' and not exists (
  select from buy_texts as reply
  where reply.store_id = buy.store_id and reply.buy_id = buy.id and reply.kind = 'auto_reply')
order by buy.store_id, buy.phone, text.created_at desc, text.id desc;
comment on view due_auto_replies_view is 'buys: the auto-reply that a seller who writes is to get about an open buy; a null body means none.';
grant select on due_auto_replies_view to hangtag_service;
