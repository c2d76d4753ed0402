-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
-- What one person did, the newest first: the timeline that managers read.
create index events__person on events (store_id, employee_id, id) where employee_id is not null;
