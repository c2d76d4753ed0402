-- Looked at without locking anybody out.
alter table texting_messages validate constraint texting_messages__call;
alter table texting_messages validate constraint texting_messages__kind;
alter table texting_messages validate constraint texting_messages__incoming;
alter table texting_webhooks validate constraint texting_webhooks__kind;
