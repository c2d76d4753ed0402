-- The prices that a piece had: the feed sends the present one alone, so each change is kept as it comes.

create table pos_item_prices (
  store_id integer not null references stores (id),
  external_id text not null,
  at timestamptz not null,
  price_cents integer not null,
  primary key (store_id, external_id, at)
);
comment on table pos_item_prices is 'pos: the prices of pieces whose price was changed, each with the time of the row that had it.';
call hangtag.isolate_store_table('pos_item_prices');

create view pos_item_prices_view with (security_invoker = true) as
select store_id, external_id, at, price_cents from pos_item_prices;
comment on view pos_item_prices_view is 'pos: the prices that pieces had, for other areas.';
grant select on pos_item_prices_view to hangtag_service;
