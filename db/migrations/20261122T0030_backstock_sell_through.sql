-- The pull list names how well a section's goods sell. That is counted over thousands of pieces, so it is counted once a
-- night and kept; what was sold and bought since the last look is small and is asked for when the list is.

create view pos_sold_pieces_view with (security_invoker = true) as
select tickets.store_id, tickets.business_date, tickets.at, lines.category_code, lines.quantity
from pos_transactions as tickets
join pos_transaction_lines as lines
  on lines.store_id = tickets.store_id and lines.transaction_id = tickets.external_id
where not tickets.is_gone and tickets.type <> 'void' and lines.goods in ('used', 'new') and not tickets.is_wholesale;
comment on view pos_sold_pieces_view is 'pos: merchandise lines for other areas; a returned one has a negative quantity.';

create view pos_bought_pieces_view with (security_invoker = true) as
select purchases.store_id, purchases.business_date, purchases.completed_at, lines.category as category_code, lines.tag
from pos_buys as purchases
join pos_buy_lines as lines on lines.store_id = purchases.store_id and lines.buy_id = purchases.external_id
where not purchases.is_gone and purchases.status = 'complete' and lines.is_taken;
comment on view pos_bought_pieces_view is 'pos: the pieces that the store took from the public, a row each.';

create view pos_pieces_view with (security_invoker = true) as
select store_id, sku, category_path, item_received_at, sold_at
from pos_items
where not is_gone;
comment on view pos_pieces_view is 'pos: pieces of inventory for other areas, and when they were sold.';

grant select on pos_sold_pieces_view, pos_bought_pieces_view, pos_pieces_view to hangtag_service;

create table backstock_sell_through (
  store_id integer not null references stores (id),
  category_code text not null,
  pieces integer not null,
  sold integer not null,
  counted_at timestamptz not null,
  primary key (store_id, category_code),
  constraint backstock_sell_through__sold check (sold between 0 and pieces)
);
comment on table backstock_sell_through is 'backstock: how many of the pieces bought 30 to 60 days ago were sold within 30 days; made anew each night.';
comment on column backstock_sell_through.category_code is 'As the lines of buys name it.';
call hangtag.isolate_store_table('backstock_sell_through');
