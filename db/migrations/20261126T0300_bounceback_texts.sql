-- Nothing was texted before, so the indexes are empty and quick.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation
-- Which text a coupon or a reminder went out by: what becomes of the text is written to it.
alter table coupon_reminders add column message_id uuid;
comment on column coupon_reminders.message_id is 'The text that it went out by; null when none was written.';
create index coupon_reminders__message on coupon_reminders (store_id, message_id) where message_id is not null;
create index coupons__text_message on coupons (store_id, text_message_id) where text_message_id is not null;

-- An area withdraws a text that still waits, such as one about a coupon whose sale came back meanwhile.
alter table texting_messages drop constraint texting_messages__block_code;
alter table texting_messages add constraint texting_messages__block_code check (block_code in ('TEXT_OPTED_OUT',
  'TEXT_NOT_REGISTERED', 'TEXT_NOT_TEXTABLE', 'TEXT_NO_CONSENT', 'TEXT_QUIET_HOURS', 'TEXT_RATE_LIMIT', 'TEXT_WITHDRAWN'));
