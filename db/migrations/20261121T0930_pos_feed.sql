-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file changing-column-type, constraint-missing-not-valid
-- What the tills of a store tell us, and the day made of it. Rows are kept under the point of sale's own ids: the
-- same row may come twice, late, or after its successor.

-- The register's own word for itself ("3", "FRONT"): the point of sale does not promise a number.
alter table devices alter column terminal_number type text using terminal_number::text;

-- A back-fill from a file feeds like a register, under a device of its own.
alter table devices drop constraint devices__type;
alter table devices add constraint devices__type check (type in ('pos', 'browser', 'tablet', 'phone', 'import'));

create table pairing_codes (
  store_id integer not null references stores (id),
  id uuid not null,
  code_hash bytea not null,
  created_by_user_id integer not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  device_id uuid,
  primary key (store_id, id)
);
create unique index pairing_codes__one_code on pairing_codes (code_hash);
comment on table pairing_codes is 'pos: a code that a manager reads to a register: 8 characters, 15 minutes, one use.';
comment on column pairing_codes.code_hash is 'SHA-256; the code itself is shown once and kept nowhere.';
call hangtag.isolate_store_table('pairing_codes');

create table pos_feeds (
  store_id integer not null,
  device_id uuid not null,
  delivered int8multirange not null default '{}',
  last_batch bigint not null default 0,
  last_batch_at timestamptz,
  primary key (store_id, device_id),
  foreign key (store_id, device_id) references devices (store_id, id)
);
comment on table pos_feeds is 'pos: how far the feed of each device has come.';
comment on column pos_feeds.delivered is 'Row numbers that came or were declared lost; what is missing below the highest is asked for again.';
call hangtag.isolate_store_table('pos_feeds');

create table pos_batches (
  store_id integer not null,
  device_id uuid not null,
  number bigint not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  row_count smallint not null,
  accepted smallint not null,
  refused smallint not null,
  answer jsonb not null,
  primary key (store_id, device_id, number),
  foreign key (store_id, device_id) references pos_feeds (store_id, device_id)
);
create index pos_batches__refused on pos_batches (store_id, received_at) where refused > 0;
comment on table pos_batches is 'pos: every batch and the answer it got, so that a repeated batch gets the same one.';
comment on column pos_batches.sent_at is 'The register''s clock; never used to order.';
call hangtag.isolate_store_table('pos_batches');

create table pos_tombstones (
  store_id integer not null references stores (id),
  kind text not null,
  external_id text not null,
  updated_at timestamptz not null,
  seq bigint not null,
  reason text not null,
  primary key (store_id, kind, external_id),
  constraint pos_tombstones__kind check (kind in ('transaction', 'buy', 'inventoryItem', 'customer', 'employee', 'dayClose'))
);
comment on table pos_tombstones is 'pos: rows that the point of sale took back. Kept even when the row itself comes later.';
call hangtag.isolate_store_table('pos_tombstones');

create table pos_transactions (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  number text not null,
  terminal text not null,
  cashier_code text,
  customer_id text,
  type text not null,
  at timestamptz not null,
  coupon_number text,
  is_employee_purchase boolean not null,
  is_wholesale boolean not null,
  total_cents integer not null,
  tax_cents integer not null,
  net_cents bigint not null,
  gift_cents bigint not null,
  returns_cents bigint not null,
  discount_cents bigint not null,
  cost_used_cents bigint not null,
  cost_new_cents bigint not null,
  items_sold integer not null,
  primary key (store_id, external_id),
  constraint pos_transactions__type check (type in ('sale', 'return', 'exchange', 'void'))
);
-- Without the condition this index and the key cost the same for a look-up of one row while the table is empty, and
-- sessions keep the worse plan for the parts' foreign keys through a back-fill of years. Those who ask by day ask for what counts anyway.
create index pos_transactions__day on pos_transactions (store_id, business_date) where not is_gone;
create index pos_transactions__customer on pos_transactions (store_id, customer_id, at) where customer_id is not null and not is_gone;
comment on table pos_transactions is 'pos: tickets as the point of sale wrote them.';
comment on column pos_transactions.seq is 'Number on the device; with updated_at it decides which of two versions is newer.';
comment on column pos_transactions.is_gone is 'Taken back by a tombstone: counts nowhere.';
comment on column pos_transactions.at is 'The register''s clock; received_at is ours.';
comment on column pos_transactions.net_cents is 'Sum of the merchandise lines before tax, gift cards left out.';
comment on column pos_transactions.gift_cents is 'Gift cards sold: a liability, not sales.';
comment on column pos_transactions.returns_cents is 'Net of the returned lines, as a positive amount.';
comment on column pos_transactions.items_sold is 'Merchandise lines sold, returned ones left out.';
call hangtag.isolate_store_table('pos_transactions');

create table pos_transaction_lines (
  store_id integer not null,
  transaction_id text not null,
  line smallint not null,
  sku text not null,
  description text not null,
  category_code text not null,
  goods text not null,
  quantity integer not null,
  price_cents integer not null,
  discount_cents integer not null,
  net_cents integer not null,
  tax_cents integer not null,
  cost_cents integer,
  primary key (store_id, transaction_id, line),
  foreign key (store_id, transaction_id) references pos_transactions (store_id, external_id) on delete cascade,
  constraint pos_transaction_lines__goods check (goods in ('used', 'new', 'giftCard', 'other'))
);
comment on table pos_transaction_lines is 'pos: lines of a ticket; a returned one has a negative quantity and amount.';
call hangtag.isolate_store_table('pos_transaction_lines');

create table pos_tenders (
  store_id integer not null,
  transaction_id text not null,
  tender smallint not null,
  kind text not null,
  amount_cents integer not null,
  primary key (store_id, transaction_id, tender),
  foreign key (store_id, transaction_id) references pos_transactions (store_id, external_id) on delete cascade
);
comment on table pos_tenders is 'pos: how a ticket was paid; negative when money went back.';
call hangtag.isolate_store_table('pos_tenders');

create table pos_buys (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  number text not null,
  client_ref text,
  customer_id text not null,
  checked_in_at timestamptz not null,
  checked_in_by text,
  buyer_code text,
  ready_at timestamptz,
  completed_at timestamptz,
  status text not null,
  cash_offer_cents integer,
  trade_offer_cents integer,
  paid_cash_cents integer not null,
  paid_trade_cents integer not null,
  items_offered integer not null,
  items_taken integer not null,
  primary key (store_id, external_id),
  constraint pos_buys__status check (status in ('open', 'complete', 'void'))
);
create index pos_buys__day on pos_buys (store_id, business_date) where not is_gone;
create index pos_buys__client_ref on pos_buys (store_id, client_ref) where client_ref is not null;
create index pos_buys__customer on pos_buys (store_id, customer_id, checked_in_at) where not is_gone;
comment on table pos_buys is 'pos: purchases from customers as the point of sale wrote them.';
comment on column pos_buys.client_ref is 'Our own id of the check-in, when it came from us.';
call hangtag.isolate_store_table('pos_buys');

create table pos_buy_lines (
  store_id integer not null,
  buy_id text not null,
  line smallint not null,
  tag text not null,
  description text not null,
  category text not null,
  brand text,
  size text,
  condition text,
  cost_cents integer not null,
  price_cents integer not null,
  is_taken boolean not null,
  pass_reason text,
  primary key (store_id, buy_id, line),
  foreign key (store_id, buy_id) references pos_buys (store_id, external_id) on delete cascade
);
comment on table pos_buy_lines is 'pos: the pieces of a purchase, taken or passed.';
call hangtag.isolate_store_table('pos_buy_lines');

create table pos_items (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  sku text not null,
  description text not null,
  category_path text[] not null,
  brand text,
  size text,
  goods text not null,
  quantity integer not null,
  price_cents integer not null,
  cost_cents integer,
  buy_id text,
  item_received_at timestamptz not null,
  status text not null,
  sold_at timestamptz,
  sold_transaction_id text,
  primary key (store_id, external_id),
  constraint pos_items__status check (status in ('inStock', 'sold', 'transferred', 'clearance', 'removed'))
);
create index pos_items__sku on pos_items (store_id, sku) where not is_gone;
comment on table pos_items is 'pos: pieces of inventory as the point of sale knows them.';
comment on column pos_items.item_received_at is 'When the store received the piece; received_at is when we heard of it.';
call hangtag.isolate_store_table('pos_items');

create table pos_customers (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  name text not null,
  phone text,
  phone_digits text,
  customer_code text,
  email text,
  address jsonb,
  id_number_last4 text,
  flags text[] not null,
  store_credit_cents integer not null,
  trade_credit_cents integer not null,
  primary key (store_id, external_id)
);
create index pos_customers__phone on pos_customers (store_id, phone_digits) where phone_digits is not null;
comment on table pos_customers is 'pos: customers as the point of sale knows them.';
comment on column pos_customers.phone_digits is 'Ten digits when what the cashier typed is a phone number; phone keeps what was typed.';
comment on column pos_customers.id_number_last4 is 'The rest of an ID number is never kept.';
call hangtag.isolate_store_table('pos_customers');

create table pos_employees (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  drs_user_id text not null,
  drs_employee_code text not null,
  name text not null,
  is_active boolean not null,
  primary key (store_id, external_id)
);
comment on table pos_employees is 'pos: employees as the point of sale knows them.';
call hangtag.isolate_store_table('pos_employees');

create table pos_day_closes (
  store_id integer not null references stores (id),
  external_id text not null,
  business_date date not null,
  updated_at timestamptz not null,
  seq bigint not null,
  device_id uuid not null,
  is_gone boolean not null default false,
  received_at timestamptz not null,
  closed_at timestamptz not null,
  closed_by text,
  net_sales_cents integer not null,
  transactions integer not null,
  returns_cents integer not null,
  discounts_cents integer not null,
  tax_cents integer not null,
  gift_sold_cents integer not null,
  over_short_cents integer,
  buys_cash_cents integer not null,
  buys_trade_cents integer not null,
  cogs_used_cents integer not null,
  cogs_new_cents integer not null,
  tenders jsonb not null,
  categories jsonb not null,
  drawer jsonb not null,
  primary key (store_id, external_id)
);
create unique index pos_day_closes__one_per_day on pos_day_closes (store_id, business_date);
comment on table pos_day_closes is 'pos: the point of sale''s own totals of a business date: the day is final with it.';
comment on column pos_day_closes.tenders is 'As told, {kind, amount} in cents; read whole by the ledger, like categories and drawer.';
call hangtag.isolate_store_table('pos_day_closes');

create table pos_reconciliations (
  store_id integer not null references stores (id),
  business_date date not null,
  difference_cents integer not null,
  round smallint not null default 0,
  round_at timestamptz,
  told uuid[] not null default '{}',
  flagged_at timestamptz,
  primary key (store_id, business_date),
  constraint pos_reconciliations__round check (round between 0 and 3)
);
comment on table pos_reconciliations is 'pos: closed days whose Day Close differs from our rows. Gone as soon as they agree.';
comment on column pos_reconciliations.difference_cents is 'The largest difference of a total, Day Close less ours; a difference in a count alone stands as 0.';
comment on column pos_reconciliations.round is 'How often the day was asked for again; three times, then a person must look.';
comment on column pos_reconciliations.told is 'Devices that were asked in this round: each sends its own rows again.';
call hangtag.isolate_store_table('pos_reconciliations');

create table pos_payloads (
  store_id integer not null references stores (id),
  id uuid not null,
  payload jsonb not null,
  created_by_user_id integer references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (store_id, id)
);
create index pos_payloads__age on pos_payloads (store_id, expires_at);
comment on table pos_payloads is 'pos: contents of messages that are too large for a channel; a till fetches them with its token.';
call hangtag.isolate_store_table('pos_payloads');

create function hangtag.business_date_at(of_store integer, instant timestamptz) returns date
language sql stable
as $$
  select case
    when local.minutes >= settings.boundary then local.date
    when exists (
      select from pos_day_closes
      where pos_day_closes.store_id = of_store and business_date = local.date - 1 and not is_gone and closed_at <= instant
    ) then local.date
    else local.date - 1
  end
  from stores
  left join store_settings on store_settings.store_id = stores.store_id
  cross join lateral (select coalesce(store_settings.business_day_boundary_minutes, 180) as boundary) as settings
  cross join lateral (select instant at time zone stores.time_zone as wall) as clock
  cross join lateral (
    select clock.wall::date as date, extract(hour from clock.wall) * 60 + extract(minute from clock.wall) as minutes
  ) as local
  where stores.id = of_store
$$;
comment on function hangtag.business_date_at(integer, timestamptz) is
  'The business date of what happened at an instant without a date of its own: the local date, except that before the boundary it belongs to the day before while that day had no Day Close yet. A date given by the point of sale wins: do not call this for it.';
grant execute on function hangtag.business_date_at(integer, timestamptz) to hangtag_service;

create table daily_reports (
  store_id integer not null references stores (id),
  business_date date not null,
  status text not null default 'provisional',
  revision integer not null default 1,
  changed_at timestamptz not null,
  closed_at timestamptz,
  sales_cents bigint,
  customers integer,
  sales_without_customer integer,
  items_sold integer,
  returns_cents bigint,
  discount_cents bigint,
  tax_cents bigint,
  gift_sold_cents bigint,
  cost_used_cents bigint,
  cost_new_cents bigint,
  sales_by_hour_cents bigint[],
  buys integer,
  buys_passed integer,
  buys_with_trade integer,
  buy_cash_cents bigint,
  buy_trade_cents bigint,
  items_bought integer,
  wait_seconds integer[],
  goal_cents bigint,
  goal_rule text,
  comp_on date,
  labor_minutes integer,
  wages_cents bigint,
  wage_unknown_minutes integer,
  tasks_due integer,
  tasks_done integer,
  bins_added integer,
  bins_pulled integer,
  coupons_issued integer,
  coupons_redeemed integer,
  primary key (store_id, business_date),
  constraint daily_reports__status check (status in ('provisional', 'final', 'corrected'))
);
comment on table daily_reports is 'reports: the figures of one store and business date, as parts (sums and counts); every ratio is made from them. Null is unknown, never 0. Recomputed whole, never counted up.';
comment on column daily_reports.status is 'provisional until the Day Close, then final; corrected when the figures changed after that.';
comment on column daily_reports.revision is 'Counts up with each change after the day was final.';
comment on column daily_reports.sales_cents is 'Net merchandise before tax, less returns and discounts; gift cards left out. Null without any data of the point of sale.';
comment on column daily_reports.customers is 'Tickets with net above 0; voided ones left out.';
comment on column daily_reports.sales_by_hour_cents is '24 sums by the hour of the store''s clock; after midnight counts in the last.';
comment on column daily_reports.buys is 'Completed purchases with a payout.';
comment on column daily_reports.wait_seconds is 'Waits of the purchases checked in and completed that day, sorted; kept one by one because a median cannot be added up.';
comment on column daily_reports.goal_cents is 'Goal frozen at Day Close, with its rule and comparison date; before that the goals area resolves it.';
comment on column daily_reports.labor_minutes is 'Like the columns below it: null until the area that owns the figure has told it.';
call hangtag.isolate_store_table('daily_reports');

create view pos_transactions_report_view with (security_invoker = true) as
select store_id, external_id, business_date, number, terminal, cashier_code, customer_id, type, at, received_at, device_id,
  total_cents, tax_cents, net_cents, gift_cents, returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold
from pos_transactions where not is_gone;
comment on view pos_transactions_report_view is 'pos: tickets for other areas; voided ones have type void and count nowhere.';

create view pos_buys_report_view with (security_invoker = true) as
select store_id, external_id, business_date, number, client_ref, customer_id, checked_in_at, checked_in_by, buyer_code,
  ready_at, completed_at, status, cash_offer_cents, trade_offer_cents, paid_cash_cents, paid_trade_cents, items_offered, items_taken
from pos_buys where not is_gone;
comment on view pos_buys_report_view is 'pos: purchases from customers for other areas.';

create view pos_day_closes_report_view with (security_invoker = true) as
select closes.store_id, closes.business_date, closes.closed_at, closes.closed_by, closes.net_sales_cents, closes.transactions,
  closes.returns_cents, closes.discounts_cents, closes.tax_cents, closes.gift_sold_cents, closes.over_short_cents,
  closes.buys_cash_cents, closes.buys_trade_cents, closes.cogs_used_cents, closes.cogs_new_cents, closes.tenders,
  closes.categories, closes.drawer, checks.difference_cents, checks.round as resend_rounds, checks.flagged_at
from pos_day_closes as closes
left join pos_reconciliations as checks on checks.store_id = closes.store_id and checks.business_date = closes.business_date
where not closes.is_gone;
comment on view pos_day_closes_report_view is 'pos: Day Closes for other areas, with what differs from our rows.';

grant select on pos_transactions_report_view, pos_buys_report_view, pos_day_closes_report_view to hangtag_service;
