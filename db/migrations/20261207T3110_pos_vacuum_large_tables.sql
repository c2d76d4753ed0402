-- Works with 25.9.2 and later.
-- A fifth of a table, PostgreSQL's own measure, is months of a chain's trade: until then the planner counts with old
-- figures, reads of an index alone look into the table too, and the vacuum that comes at last is a long one.
do $$
declare
  grown text;
begin
  foreach grown in array array[
    'pos_transactions', 'pos_buys', 'pos_items', 'pos_customers', 'pos_item_prices', 'pos_batches', 'idempotency_keys',
    'punches', 'daily_reports', 'day_goals', 'texting_messages', 'texting_consents', 'coupons', 'customers',
    'customer_words', 'register_rows'
  ] loop
    execute format(
      'alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
         autovacuum_analyze_scale_factor = 0.02)', grown);
  end loop;
  -- Rows that hardly ever change are frozen at once, so that no later vacuum has to read the whole table for it.
  foreach grown in array array[
    'pos_transaction_lines', 'pos_tenders', 'pos_buy_lines', 'journal_lines', 'backstock_events', 'coupon_events',
    'loyalty_points'
  ] loop
    execute format(
      'alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
         autovacuum_analyze_scale_factor = 0.02, autovacuum_freeze_min_age = 0)', grown);
  end loop;
end $$;
