-- The nightly mail and the page ask for these alone, among the thousands that were posted.
-- squawk-ignore-file require-concurrent-index-creation
create index books_postings__problems on books_postings (store_id, business_date desc, kind) where state = 'needs_action';
