-- How many pieces a bin of a category usually holds is asked by every pull list; few of tens of thousands tell it.
-- Older than the first release, so the table holds no row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
create index backstock_fillings__counted on backstock_fillings (store_id, category_id) include (item_count)
  where item_count is not null;
