-- The buy log shows why pieces were passed, and the buyers' craft counts what each buyer took of what was offered.

create view pos_offered_pieces_view with (security_invoker = true) as
select store_id, buy_id, line, tag, description, category as category_code, brand, size, condition, cost_cents,
  price_cents, is_taken, pass_reason
from pos_buy_lines;
comment on view pos_offered_pieces_view is 'pos: the pieces that sellers brought, taken or passed, for other areas.';
grant select on pos_offered_pieces_view to hangtag_service;
