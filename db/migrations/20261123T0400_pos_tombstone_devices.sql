-- Two registers of a store may give their tickets the same ids, and of one register the count decides which version is
-- newer: a tombstone has to know its device for both.
alter table pos_tombstones add column device_id uuid;
comment on column pos_tombstones.device_id is 'The register that took the row back; null for tombstones from before it was kept.';

comment on column pos_transactions.external_id is 'The point of sale''s id; followed by @ and the device where another register of the store had the id first.';
comment on column pos_transactions.updated_at is 'The register''s time of this version, never later than received_at; decides between versions of different registers.';
comment on column pos_transactions.seq is 'Number on the device; of two versions of one device the higher one is newer.';
