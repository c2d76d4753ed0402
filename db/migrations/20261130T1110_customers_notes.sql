-- What employees write down about a customer, and what her page reads of other areas.
create table customer_notes (
  account_id integer not null,
  id uuid not null,
  customer_id uuid not null,
  store_id integer not null,
  body text not null,
  is_pinned boolean not null default false,
  author_name text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint customer_notes__body check (char_length(body) between 1 and 2000)
);
create index customer_notes__of_customer on customer_notes (account_id, customer_id, created_at desc, id desc)
where deleted_at is null;
create index customer_notes__store on customer_notes (account_id, store_id);
comment on table customer_notes is 'customers: what employees wrote down about a customer, for everyone at the counters of the company.';
comment on column customer_notes.author_name is 'As it was: the note is read in stores where nobody knows the author.';
comment on column customer_notes.deleted_at is 'A deleted note comes back with Undo.';
call hangtag.isolate_account_table('customer_notes');

create view customer_buys_view with (security_invoker = true) as
select account_id, store_id, id, customer_id, business_date, number, status, stage, outcome, bags, boxes, bins, others,
  location, items_taken, items_passed, cash_offer_cents, trade_offer_cents, paid_cents, payout, checked_in_at, ready_at
from buys;
comment on view customer_buys_view is 'buys: what a customer brought, for her page.';
grant select on customer_buys_view to hangtag_service;

create view customer_coupons_view with (security_invoker = true) as
select account_id, store_id, id, customer_id, cellphone, pos_customer_id, number, redeem_amount_cents, redeem_start_on,
  redeem_end_on, starts_at, expires_at, issued_at, redeemed_at, redeem_store_name, voided_at
from coupons;
comment on view customer_coupons_view is 'bounceback: the coupons of a customer, for her page.';
grant select on customer_coupons_view to hangtag_service;

create view customer_texts_view with (security_invoker = true) as
select thread.store_id, thread.phone, message.id, message.thread_id, message.direction, message.kind, message.body,
  message.status, message.created_at, author.full_name as author_name
from texting_messages as message
join texting_threads as thread on thread.store_id = message.store_id and thread.id = message.thread_id
left join employee_names_view as author on author.store_id = message.store_id and author.id = message.employee_id
where message.kind <> 'call';
comment on view customer_texts_view is 'texting: the texts with a phone, for the customer''s page.';
grant select on customer_texts_view to hangtag_service;


create view customer_words_said_view with (security_invoker = true) as
select store_id, phone, purpose, action, recorded_at, seq from texting_consents
union all
select stores.id, stop.phone, 'all', 'opt_out', stop.recorded_at, stop.seq
from texting_account_stops as stop
join stores on stores.account_id = stop.account_id;
comment on view customer_words_said_view is 'texting: what a phone has said yes and no to in a store, in the order of seq.';
grant select on customer_words_said_view to hangtag_service;

create view customer_purchases_view with (security_invoker = true) as
select store_id, external_id, business_date, number, terminal, customer_id as pos_customer_id, type, at, total_cents,
  net_cents, coalesce(items_sold, 0) as items_sold
from pos_transactions
where customer_id is not null and not is_gone;
comment on view customer_purchases_view is 'pos: tickets with the customer attached.';
grant select on customer_purchases_view to hangtag_service;
