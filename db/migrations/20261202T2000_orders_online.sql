-- Orders of an online shop: which shop a store sells in, what it reported, its orders with their lines, and what happened
-- to each.

create table order_shops (
  store_id integer not null references stores (id),
  provider text not null,
  shop_domain text not null,
  secret bytea,
  secret_saved_at timestamptz,
  last_report_at timestamptz,
  bad_signatures integer not null default 0,
  bad_since timestamptz,
  writes_back boolean not null default false,
  read_to timestamptz not null,
  looked_at timestamptz,
  ended_at timestamptz,
  primary key (store_id, provider),
  constraint order_shops__provider check (provider ~ '^[a-z][a-z-]{1,39}$'),
  constraint order_shops__bad_signatures check (bad_signatures >= 0)
);
create unique index order_shops__one_store on order_shops (provider, shop_domain) where ended_at is null;
comment on table order_shops is 'orders: the online shop of a store, how it signs its webhooks and how far its orders were read.';
comment on column order_shops.secret is 'The shop''s webhook signing secret, sealed; null before a manager pasted it.';
comment on column order_shops.last_report_at is 'When the last webhook with a good signature came.';
comment on column order_shops.bad_signatures is 'Webhooks of this shop in a row whose signature did not fit; the next good one makes it 0.';
comment on column order_shops.writes_back is 'Whether ready and handed over are written into the shop.';
comment on column order_shops.read_to is 'Changes up to this time were read by the poll.';
call hangtag.isolate_store_table('order_shops');

create table order_reports (
  store_id integer not null,
  provider text not null,
  webhook_id text not null,
  seq bigint not null generated always as identity,
  topic text not null,
  body text,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (store_id, provider, webhook_id),
  foreign key (store_id, provider) references order_shops (store_id, provider),
  constraint order_reports__body check (body is not null or handled_at is not null)
);
create index order_reports__waiting on order_reports (store_id, seq) where handled_at is null;
comment on table order_reports is 'orders: webhooks with a good signature, each kept once.';
comment on column order_reports.body is 'As it came, until it is worked off: it holds a customer''s name and phone.';
call hangtag.isolate_store_table('order_reports');

create table online_orders (
  store_id integer not null references stores (id),
  id uuid not null,
  provider text not null,
  shop_domain text not null,
  external_id text not null,
  name text not null,
  placed_at timestamptz not null,
  shop_updated_at timestamptz not null,
  customer_name text,
  customer_email text,
  customer_phone text,
  channel text not null,
  financial_status text not null,
  fulfillment_status text not null,
  delivery_method text not null,
  subtotal_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  currency text not null,
  note text,
  tags text[] not null,
  cancelled_at timestamptz,
  state text not null,
  due_at timestamptz not null,
  received_at timestamptz not null,
  is_reconciled boolean not null,
  state_at timestamptz not null,
  put_back_at timestamptz,
  text_id uuid,
  redacted_at timestamptz,
  write_state text not null default 'none',
  write_problem text,
  primary key (store_id, id),
  unique (store_id, provider, external_id),
  constraint online_orders__state check (state in
    ('new', 'picking', 'picked', 'problem', 'ready_for_pickup', 'packed', 'done', 'cancelled')),
  constraint online_orders__delivery_method check (delivery_method in ('pickup', 'ship', 'local')),
  constraint online_orders__write_state check (write_state in ('none', 'waiting', 'written', 'failed')),
  constraint online_orders__redacted check (redacted_at is null
    or (customer_name is null and customer_email is null and customer_phone is null and note is null))
);
create index online_orders__open on online_orders (store_id, due_at)
  where state not in ('done', 'cancelled') or (state = 'cancelled' and put_back_at is null);
comment on table online_orders is 'orders: orders of an online shop, as the shop has them, and how far they are in the store.';
comment on column online_orders.shop_updated_at is 'Of the shop: an older state than this changes nothing.';
comment on column online_orders.due_at is 'An hour after it was placed, counted while the store is open.';
comment on column online_orders.is_reconciled is 'Its webhook never came; the poll brought it.';
comment on column online_orders.state_at is 'Since when it is in its state.';
comment on column online_orders.put_back_at is 'When a person confirmed that what was collected for a cancelled order hangs again.';
comment on column online_orders.text_id is 'The text that said it is ready.';
comment on column online_orders.redacted_at is 'When the customer''s details were taken out because the customer asked the shop to.';
comment on column online_orders.write_state is 'Whether the shop knows the newest state; none while nothing is to be written.';
call hangtag.isolate_store_table('online_orders');

create table online_order_lines (
  store_id integer not null,
  order_id uuid not null,
  id text not null,
  position smallint not null,
  title text not null,
  variant text not null,
  sku text not null,
  quantity integer not null,
  price_cents integer not null,
  pick_state text not null default 'to_find',
  picked_at timestamptz,
  picked_by text,
  missing_reason text,
  primary key (store_id, order_id, id),
  foreign key (store_id, order_id) references online_orders (store_id, id),
  constraint online_order_lines__pick_state check (pick_state in ('to_find', 'found', 'missing', 'sold_in_store')),
  constraint online_order_lines__missing_reason check (missing_reason is null
    or missing_reason in ('not_in_place', 'damaged', 'not_as_shown', 'other_item')),
  constraint online_order_lines__quantity check (quantity >= 0)
);
create index online_order_lines__sku on online_order_lines (store_id, sku);
comment on table online_order_lines is 'orders: lines of an online order, with what became of each on the floor.';
comment on column online_order_lines.id is 'The shop''s own id: it stays when the order is edited.';
comment on column online_order_lines.quantity is 'What is still ordered; 0 once it was refunded.';
comment on column online_order_lines.picked_at is 'When it was found, missed, or seen to be sold.';
call hangtag.isolate_store_table('online_order_lines');

create table online_order_steps (
  store_id integer not null,
  order_id uuid not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  kind text not null,
  at timestamptz not null,
  by_name text,
  detail text,
  primary key (store_id, order_id, id),
  foreign key (store_id, order_id) references online_orders (store_id, id),
  constraint online_order_steps__kind check (kind ~ '^[a-z][a-z-]{1,39}$')
);
comment on table online_order_steps is 'orders: what happened to an online order, for the person who opens it.';
comment on column online_order_steps.by_name is 'Who did it; null for what the shop or the register did.';
call hangtag.isolate_store_table('online_order_steps');
