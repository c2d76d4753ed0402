-- squawk-ignore-file constraint-missing-not-valid
-- A store that is locked until its billing is settled sends no text.

alter table texting_messages drop constraint texting_messages__block_code;
alter table texting_messages add constraint texting_messages__block_code check (block_code in (
  'TEXT_OPTED_OUT', 'TEXT_NOT_REGISTERED', 'TEXT_NOT_TEXTABLE', 'TEXT_NO_CONSENT', 'TEXT_QUIET_HOURS',
  'TEXT_RATE_LIMIT', 'TEXT_WITHDRAWN', 'TEXT_TOO_LATE', 'TEXT_STORE_LOCKED')) not valid;
alter table texting_messages validate constraint texting_messages__block_code;
