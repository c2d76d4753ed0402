-- What a report's rows say of a ticket besides its sums: what each line was, what its tag said, and what explains a discount.

create or replace view pos_transactions_report_view with (security_invoker = true) as
select store_id, external_id, business_date, number, terminal, cashier_code, customer_id, type, at, received_at, device_id,
  total_cents, tax_cents, net_cents, gift_cents, returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold,
  coupon_number, is_employee_purchase
from pos_transactions
where not is_gone;

create or replace view pos_ticket_lines_view with (security_invoker = true) as
select store_id, transaction_id, sku, goods, quantity, net_cents, cost_cents, line, description, price_cents, discount_cents
from pos_transaction_lines;

create or replace view pos_pieces_view with (security_invoker = true) as
select store_id, sku, category_path, item_received_at, sold_at, price_cents
from pos_items
where not is_gone;
