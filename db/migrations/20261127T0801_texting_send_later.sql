-- The texts of all stores are checked in a second, and nothing is written while the program is updated.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation
-- A text that a person wrote for a later time, and what becomes of it when that time has long passed.
alter table texting_messages add column scheduled_for timestamptz;
comment on column texting_messages.scheduled_for is 'The time that a person chose for it; null goes at once. Over an hour late it waits for a person.';
create index texting_messages__scheduled on texting_messages (store_id, thread_id, send_at)
where status = 'queued' and scheduled_for is not null;

alter table texting_messages drop constraint texting_messages__block_code;
alter table texting_messages add constraint texting_messages__block_code check (block_code in ('TEXT_OPTED_OUT',
  'TEXT_NOT_REGISTERED', 'TEXT_NOT_TEXTABLE', 'TEXT_NO_CONSENT', 'TEXT_QUIET_HOURS', 'TEXT_RATE_LIMIT', 'TEXT_WITHDRAWN',
  'TEXT_TOO_LATE'));
