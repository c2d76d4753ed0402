-- What other areas read of pieces and of online orders, and a card that asks for another webhook secret.

create view pos_items_view with (security_invoker = true) as
select store_id, external_id, business_date, sku, description, category_path, brand, size, goods, quantity, price_cents,
  cost_cents, buy_id, item_received_at, status, sold_at, sold_transaction_id, updated_at, received_at
from pos_items where not is_gone;
comment on view pos_items_view is 'pos: pieces of inventory as the point of sale has them now, for other areas.';

create view online_order_items_view with (security_invoker = true) as
select line.store_id, line.sku, line.order_id, line.pick_state, line.picked_at, placed.name, placed.state, placed.due_at,
  placed.placed_at
from online_order_lines as line
join online_orders as placed on placed.store_id = line.store_id and placed.id = line.order_id
where line.sku <> '' and line.quantity > 0;
comment on view online_order_items_view is 'orders: in which online order a piece is, by its tag.';

alter table integrations drop constraint integrations__needs_action;
alter table integrations add constraint integrations__needs_action
  check (needs_action in ('sign-in', 'choose-place', 'change-plan', 'replace-secret')) not valid;

grant select on pos_items_view, online_order_items_view to hangtag_service;
