-- A register that takes no check-in gets the buy by hand, from its slip; the row of the feed is then found by the slip's
-- number, or by customer and time with a person's word.

alter table buys drop constraint buys__pos_sync;
alter table buys add constraint buys__pos_sync
  check (pos_sync in ('not_sent', 'sending', 'linked', 'unknown', 'failed', 'by_hand')) not valid;
-- Every row already kept the narrower rule, and buys are not fed by the thousand.
-- squawk-ignore constraint-missing-not-valid
alter table buys validate constraint buys__pos_sync;
comment on column buys.pos_sync is 'How the point of sale knows it. by_hand: no register takes check-ins, so a person opens it there from the slip.';

create or replace view pos_buys_report_view with (security_invoker = true) as
select store_id, external_id, business_date, number, client_ref, customer_id, checked_in_at, checked_in_by, buyer_code,
  ready_at, completed_at, status, cash_offer_cents, trade_offer_cents, paid_cash_cents, paid_trade_cents, items_offered,
  items_taken, updated_at
from pos_buys
where not is_gone;

create table buy_refused_matches (
  store_id integer not null references stores (id),
  buy_id uuid not null,
  pos_buy_id text not null,
  refused_at timestamptz not null,
  refused_by_employee_id integer,
  primary key (store_id, buy_id, pos_buy_id),
  foreign key (store_id, buy_id) references buys (store_id, id),
  foreign key (store_id, refused_by_employee_id) references employees (store_id, id),
  constraint buy_refused_matches__pos_buy_id check (length(pos_buy_id) between 1 and 101)
);
comment on table buy_refused_matches is 'buys: a buy of the register that a person said is not this one, so that it is not offered again.';
call hangtag.isolate_store_table('buy_refused_matches');
