-- What a register says that it was given with a buy is our buy's id, where we gave it one. As a uuid in a column it leads
-- to that buy by the key; made of the text in each statement it does not, for row-level security keeps from an index
-- whatever may fail on a row.
-- squawk-ignore-file adding-field-with-default, require-concurrent-index-creation
alter table pos_buys add column client_buy_id uuid generated always as (
  case when client_ref ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then client_ref::uuid end
) stored;
create index pos_buys__client_buy on pos_buys (store_id, client_buy_id) where client_buy_id is not null;
comment on column pos_buys.client_buy_id is 'Our buy, when client_ref is the id of one.';

create or replace view pos_buys_report_view with (security_invoker = true) as
  select store_id, external_id, business_date, number, client_ref, customer_id, checked_in_at, checked_in_by, buyer_code,
    ready_at, completed_at, status, cash_offer_cents, trade_offer_cents, paid_cash_cents, paid_trade_cents, items_offered,
    items_taken, updated_at, client_buy_id
  from pos_buys
  where not is_gone;
