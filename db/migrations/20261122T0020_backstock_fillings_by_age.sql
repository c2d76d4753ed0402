-- Older than the first release, so the table holds no row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
create index backstock_fillings__age on backstock_fillings (store_id, inventory_date) where archived_at is null;
