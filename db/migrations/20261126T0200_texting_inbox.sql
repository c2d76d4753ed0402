-- The inbox: what a list of threads is filtered, ordered and searched by stays beside them, whichever job or screen writes
-- a text, so that 50,000 threads are as quick as fifty.
-- Threads are few until the first store has a number, so the table is blocked for a moment at most.
-- squawk-ignore-file require-concurrent-index-creation

alter table texting_threads add column is_pinned boolean not null default false;
alter table texting_threads add column assigned_employee_id integer;
alter table texting_threads add column has_failed boolean not null default false;
alter table texting_threads add column placed_at timestamptz;
alter table texting_threads add column stop_dismissed_at timestamptz;
comment on column texting_threads.assigned_employee_id is 'Who has claimed it; null is nobody.';
comment on column texting_threads.has_failed is 'The newest text to the customer did not arrive or was not sent, and nobody has dealt with it.';
comment on column texting_threads.placed_at is 'Where it stands in lists: by its newest text, and a thousand years above that while it is pinned.';
comment on column texting_threads.stop_dismissed_at is 'An employee read the words that sounded like a stop, and they were none.';
alter table texting_threads add constraint texting_threads__assigned_employee
  foreign key (store_id, assigned_employee_id) references employees (store_id, id) not valid;
update texting_threads set placed_at = last_message_at;
alter table texting_threads add constraint texting_threads__placed check (placed_at is not null) not valid;

create function hangtag.place_text_thread() returns trigger
language plpgsql as $$
begin
  new.placed_at := new.last_message_at + case when new.is_pinned then interval '1000 years' else interval '0' end;
  return new;
end $$;
comment on function hangtag.place_text_thread() is 'Keeps where a thread stands in lists.';
create trigger texting_threads__place before insert or update of last_message_at, is_pinned on texting_threads
  for each row execute function hangtag.place_text_thread();

create index texting_threads__placed on texting_threads (store_id, placed_at desc, id desc);
create index texting_threads__unread on texting_threads (store_id, placed_at desc, id desc) where unread_count > 0;
create index texting_threads__needs_reply on texting_threads (store_id, placed_at desc, id desc) where needs_reply;
create index texting_threads__failed on texting_threads (store_id, placed_at desc, id desc) where has_failed;
create index texting_threads__done on texting_threads (store_id, placed_at desc, id desc) where state = 'done';
create index texting_threads__assigned on texting_threads (store_id, assigned_employee_id)
  where assigned_employee_id is not null;

create table texting_words (
  store_id integer not null,
  word text collate "C" not null,
  thread_id uuid not null,
  primary key (store_id, word, thread_id),
  foreign key (store_id, thread_id) references texting_threads (store_id, id),
  constraint texting_words__word check (char_length(word) between 2 and 40)
);
comment on table texting_words is 'texting: each word that was ever written in a thread, for the search. In byte order: a pattern would not pass row-level security to an index.';
call hangtag.isolate_store_table('texting_words');

create function hangtag.note_text() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into texting_words (store_id, word, thread_id)
    select distinct new.store_id, word, new.thread_id
    from regexp_split_to_table(lower(new.body), '[^[:alnum:]]+') as word
    where char_length(word) between 2 and 40
    on conflict do nothing;
  end if;
  if new.direction = 'out' and (tg_op = 'INSERT' or old.status <> new.status) then
    if new.status in ('failed', 'undelivered') or (new.status = 'blocked' and new.kind in ('conversation', 'buy')) then
      update texting_threads set has_failed = true
      where store_id = new.store_id and id = new.thread_id and not has_failed;
    elsif tg_op = 'INSERT' then
      update texting_threads set has_failed = false
      where store_id = new.store_id and id = new.thread_id and has_failed;
    end if;
  end if;
  return null;
end $$;
comment on function hangtag.note_text() is 'Keeps the words of a thread, and whether its newest text failed, whoever writes it.';
create trigger texting_messages__note after insert or update of status on texting_messages
  for each row execute function hangtag.note_text();

insert into texting_words (store_id, word, thread_id)
select distinct store_id, word, thread_id
from texting_messages, regexp_split_to_table(lower(body), '[^[:alnum:]]+') as word
where char_length(word) between 2 and 40;
update texting_threads as thread set has_failed = true
where (select status from texting_messages as message
  where message.store_id = thread.store_id and message.thread_id = thread.id and direction = 'out'
  order by created_at desc, id desc limit 1) in ('failed', 'undelivered', 'blocked');

create table texting_notes (
  store_id integer not null,
  id uuid not null,
  thread_id uuid not null,
  body text not null,
  employee_id integer not null,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, thread_id) references texting_threads (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint texting_notes__body check (char_length(body) between 1 and 1600)
);
create index texting_notes__of_thread on texting_notes (store_id, thread_id, created_at desc);
comment on table texting_notes is 'texting: what the team wrote beside a thread for itself; no customer ever gets it.';
call hangtag.isolate_store_table('texting_notes');

create table texting_templates (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  body text not null,
  position integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  constraint texting_templates__name check (char_length(name) between 1 and 40),
  constraint texting_templates__body check (char_length(body) between 1 and 1600)
);
create index texting_templates__of_store on texting_templates (store_id, position) where deleted_at is null;
comment on table texting_templates is 'texting: texts that a person puts into any thread and then sends.';
comment on column texting_templates.body is 'With fields in braces, such as {first_name}.';
call hangtag.isolate_store_table('texting_templates');

create view customer_phones_view with (security_invoker = true) as
select account_id, id, mobile as phone, first_name, last_name, created_at
from customers where merged_into_id is null;
comment on view customer_phones_view is 'customers: whose phone it is, for other areas.';

create view open_buy_phones_view with (security_invoker = true) as
select buy.store_id, buy.id, buy.number, buy.stage, buy.checked_in_at, buy.ready_at, customer.mobile as phone
from buys as buy
join customers as customer on customer.account_id = buy.account_id and customer.id = buy.customer_id
where buy.status = 'open';
comment on view open_buy_phones_view is 'buys: the open buys by the phone of their seller, for other areas.';
grant select on customer_phones_view, open_buy_phones_view to hangtag_service;
