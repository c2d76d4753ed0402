-- What moved a day: its customers, pieces and discounts hour by hour, beside its sales. Days from before keep nulls, and
-- what is made of them stays unknown until eight weeks have passed or the till sends them again.
alter table daily_reports
  add column customers_by_hour integer[],
  add column items_by_hour integer[],
  add column discounts_by_hour_cents bigint[];
comment on column daily_reports.customers_by_hour is 'Like sales_by_hour_cents: 24 counts, sums or amounts by the hour of the store''s clock.';

create or replace view daily_figures_view with (security_invoker = true) as
select store_id, business_date, status, revision, changed_at, closed_at, sales_cents, customers, sales_by_hour_cents,
  buys, buys_with_trade, buy_cash_cents, buy_trade_cents, items_bought, goal_cents, goal_rule, comp_on,
  customers_by_hour, items_by_hour, discounts_by_hour_cents
from daily_reports;
