-- Supply and sell-through are read from what is unsold and what sold lately, out of all that a register ever sent.
-- squawk-ignore-file require-concurrent-index-creation
create index pos_items__unsold_or_lately on pos_items (store_id, sold_at) where not is_gone;
create index pos_items__received on pos_items (store_id, item_received_at) where not is_gone;
