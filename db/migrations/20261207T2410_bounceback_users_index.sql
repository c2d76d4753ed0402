-- squawk-ignore-file require-concurrent-index-creation
-- By the date of use, R7 looked at every coupon of the store; the different customers now stand in this index alone. New
-- coupons are not in it, so it costs the feed nothing; making it takes well under a second for 200,000 coupons.
create index coupons__users on coupons (store_id, redeemed_on, campaign_id, customer_key) include (account_id)
  where redeemed_on is not null and customer_key is not null;
