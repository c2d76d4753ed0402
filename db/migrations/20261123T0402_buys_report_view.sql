create view buys_report_view with (security_invoker = true) as
select store_id, id, pos_buy_id, checked_in_at, ready_at, completed_at, is_drop_off,
  outcome is not distinct from 'cancelled' as is_cancelled
from buys;
comment on view buys_report_view is 'buys: when a seller came and had an offer, as the counter knows it, for the reports.';
grant select on buys_report_view to hangtag_service;
