-- A table of this release is still empty.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
-- The total of a list then counts in this index alone: what row-level security asks of a row stands in it.
drop index coupons__newest;
create index coupons__newest on coupons (store_id, issued_at desc, id desc) include (account_id);

-- The report's numbers, each defined once: what one coupon adds to each of them. What depends on the moment (not open yet,
-- good, expired) is told by is_open with the two instants, because the clock is the caller's.
create view coupon_facts_view with (security_invoker = true) as
select store_id, id, account_id, campaign_id, lineage_id, issued_on, redeemed_on, redeem_store_id, starts_at, expires_at,
  coalesce(customer_id::text, cellphone, pos_customer_id) collate "C" as customer_key,
  redeemed_at is null and voided_at is null as is_open,
  redeemed_at is not null as is_redeemed,
  redeem_store_id <> store_id as is_redeemed_elsewhere,
  voided_at is not null as is_voided,
  'text' = any (delivered_via) as is_texted,
  print_count > 0 as is_printed,
  greatest(print_count - 1, 0) as reprints,
  print_state = 'pending' as is_print_pending,
  redeem_amount_cents,
  case when redeemed_at is not null then redeem_amount_cents end as discount_cents,
  case when redeemed_at is not null then purchase_amount_cents end as coupon_sales_cents,
  redeemed_at is not null and returned_at is not null as is_leaked,
  exists (
    select from coupon_reminders as reminder
    where reminder.store_id = coupons.store_id and reminder.coupon_id = coupons.id and reminder.outcome = 'sent'
  ) as is_reminded
from coupons;
comment on view coupon_facts_view is 'bounceback: what one coupon adds to each number of the bounceback report.';
comment on column coupon_facts_view.customer_key is 'The customer, else the phone, else the customer of the point of sale; null for nobody''s.';
comment on column coupon_facts_view.coupon_sales_cents is 'Merchandise of the sale that used it, before the coupon; null while nobody knows it.';
grant select on coupon_facts_view to hangtag_service;
