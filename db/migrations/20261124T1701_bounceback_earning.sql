-- A table of this release is still empty.
-- squawk-ignore-file require-concurrent-index-creation
-- What came back of sales that earned coupons. The point of sale does not say which sale a returned piece is of: it is found
-- by the piece, or by the customer and the code.
create table coupon_returns (
  store_id integer not null,
  transaction_id text not null,
  return_id text not null,
  account_id integer not null,
  amount_cents integer not null,
  returned_at timestamptz not null,
  number text not null,
  primary key (store_id, transaction_id, return_id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint coupon_returns__amount check (amount_cents > 0)
);
create index coupon_returns__of_return on coupon_returns (store_id, return_id);
comment on table coupon_returns is 'bounceback: how much of a sale that earned coupons came back, one row for each ticket that brought some of it.';
comment on column coupon_returns.return_id is 'The point of sale''s id of the return.';
call hangtag.isolate_account_table('coupon_returns');

create index coupons__pos_customer on coupons (store_id, pos_customer_id) where pos_customer_id is not null;
create index coupons__unmatched on coupons (redeem_store_id, redeemed_at) where redeemed_at is not null and redeem_transaction_id is null;

create view pos_contacts_view with (security_invoker = true) as
select customer.store_id, customer.external_id, customer.name, customer.phone_digits, customer.customer_code, customer.email,
  link.customer_id
from pos_customers as customer
left join customer_pos_links as link
  on link.store_id = customer.store_id and link.pos_customer_id = customer.external_id
where not customer.is_gone;
comment on view pos_contacts_view is 'customers: how a customer of the point of sale is reached, and which of ours it is.';

create view pos_piece_sales_view with (security_invoker = true) as
select store_id, sku, sold_transaction_id as transaction_id
from pos_items
where not is_gone and sold_transaction_id is not null;
comment on view pos_piece_sales_view is 'pos: in which sale a piece of inventory was sold last.';

create view pos_ticket_lines_view with (security_invoker = true) as
select store_id, transaction_id, sku, goods, quantity, net_cents
from pos_transaction_lines;
comment on view pos_ticket_lines_view is 'pos: lines of tickets for other areas; a returned one has a negative quantity and amount.';

grant select on pos_contacts_view, pos_piece_sales_view, pos_ticket_lines_view to hangtag_service;
