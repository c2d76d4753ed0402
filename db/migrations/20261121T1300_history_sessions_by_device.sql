-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
-- A record's history names the browser that somebody used: what its sessions told of themselves, found by the device's id.
create index sessions__device on sessions (account_id, device_id, created_at desc) where device_id is not null;
