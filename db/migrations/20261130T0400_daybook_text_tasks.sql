-- A text that didn't arrive becomes a task of the day; the task leads to its conversation.
-- Checked at once, since the columns are new and empty; the two indexes hold none of the rows that are there, or few.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

alter table task_occurrences add column text_thread_id uuid;
alter table task_occurrences add column text_work text;
alter table task_occurrences add constraint task_occurrences__text_work
  check (text_work in ('call', 'ask-number', 'retry', 'carrier')) not valid;
alter table task_occurrences validate constraint task_occurrences__text_work;
alter table task_occurrences add constraint task_occurrences__text_thread
  check ((text_work is null) = (text_thread_id is null) and (text_work is null or template_id is null)) not valid;
alter table task_occurrences validate constraint task_occurrences__text_thread;
alter table task_occurrences add constraint task_occurrences_store_id_text_thread_id_fkey
  foreign key (store_id, text_thread_id) references texting_threads (store_id, id) not valid;
alter table task_occurrences validate constraint task_occurrences_store_id_text_thread_id_fkey;
comment on column task_occurrences.text_thread_id is 'The conversation whose text did not arrive; null for every other task.';
comment on column task_occurrences.text_work is 'What the failed text asks for: a call, another number, another try, or a word with the carrier.';

create index task_occurrences__text_work on task_occurrences (store_id, text_thread_id, text_work)
  where text_work is not null;

create index texting_messages__blocked_by_carrier on texting_messages (store_id, ended_at)
  where failure_reason in ('blocked', 'not-registered');

create view carrier_blocks_view with (security_invoker = true) as
  select store_id, ended_at
  from texting_messages
  where failure_reason in ('blocked', 'not-registered');
comment on view carrier_blocks_view is 'texting: when a carrier blocked a text of the store, for other areas.';
grant select on carrier_blocks_view to hangtag_service;
