-- The goals of a month stand on a year and a half of sales, which every daybook reads: from the index alone, because a row
-- with its hours fills half a page. One row for each day and store, so building it takes milliseconds.
-- squawk-ignore-file require-concurrent-index-creation
create index daily_reports__sales on daily_reports (store_id, business_date) include (sales_cents)
  where sales_cents is not null;
