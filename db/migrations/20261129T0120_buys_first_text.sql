-- A seller who was texted had an offer, also where nobody marked the pile ready.

create or replace view buys_report_view with (security_invoker = true) as
select store_id, id, pos_buy_id, checked_in_at, ready_at, completed_at, is_drop_off,
  outcome is not distinct from 'cancelled' as is_cancelled, first_notified_at
from buys;
