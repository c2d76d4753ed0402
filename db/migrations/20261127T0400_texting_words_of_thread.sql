-- A search for a word of many threads walks through them from the newest one and asks each whether it holds the word.
-- Words are few until stores text, so the table is blocked for a moment at most.
-- squawk-ignore-file require-concurrent-index-creation
create index texting_words__of_thread on texting_words (store_id, thread_id, word);
