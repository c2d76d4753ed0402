-- Where a bagged online order waits: the store's shelves for it, the shelf of each order, and what the search reads.

alter table order_shops add column shelves text[] not null default array['P1', 'P2', 'P3', 'P4'];
comment on column order_shops.shelves is 'Where bagged orders may wait, as the store calls these places; empty where it names none.';

alter table online_orders add column shelf text;
alter table online_orders add constraint online_orders__shelf check (shelf <> '' and length(shelf) <= 20) not valid;
comment on column online_orders.shelf is 'Where it waits for its customer or carrier; null before it is bagged, and where nobody said.';

create view online_orders_search_view with (security_invoker = true) as
select store_id, id, name, customer_name, state, shelf, placed_at from online_orders
where placed_at > now() - interval '90 days' and put_back_at is null;
comment on view online_orders_search_view is 'orders: orders of the last 90 days by number and customer, with where they wait, for the search.';
grant select on online_orders_search_view to hangtag_service;
