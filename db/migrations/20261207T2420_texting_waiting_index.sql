-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
-- The list says of each conversation when its next text goes out, also one that only waits for the morning. Few texts wait
-- at any moment, so making the index takes no time worth a word.
create index texting_messages__waiting on texting_messages (store_id, thread_id, send_at) where status = 'queued';
drop index texting_messages__scheduled;
