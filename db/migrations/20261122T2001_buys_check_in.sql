-- What the public brings to the counter, from check-in to the money.
create table buy_settings (
  store_id integer primary key references stores (id),
  requires_email boolean not null default false,
  requires_id_number boolean not null default false,
  requires_pos_code boolean not null default true,
  minimum_age smallint not null default 18,
  abandon_after_days smallint not null default 2,
  signs_on_paper boolean not null default false,
  id_retention text,
  constraint buy_settings__minimum_age check (minimum_age between 0 and 99),
  constraint buy_settings__abandon_after_days check (abandon_after_days between 1 and 60),
  constraint buy_settings__id_retention check (id_retention in ('never', '30-days', '1-year', 'as-law'))
);
comment on table buy_settings is 'buys: a store''s choices for its buy counter; a store without a row has the defaults.';
comment on column buy_settings.requires_pos_code is 'Only people linked to an employee of the point of sale check in and sort.';
comment on column buy_settings.id_retention is 'How long an ID number is kept. Null: a year where the number is required, else never.';
call hangtag.isolate_store_table('buy_settings');

create table buy_policies (
  store_id integer not null references stores (id),
  id uuid not null,
  body text not null,
  created_at timestamptz not null,
  created_by_employee_id integer,
  primary key (store_id, id),
  foreign key (store_id, created_by_employee_id) references employees (store_id, id),
  constraint buy_policies__body check (length(body) <= 4000)
);
create index buy_policies__newest on buy_policies (store_id, created_at);
create index buy_policies__author on buy_policies (store_id, created_by_employee_id) where created_by_employee_id is not null;
comment on table buy_policies is 'buys: every version of the buy policy; the newest is in force, an empty one means that there is none.';
call hangtag.isolate_store_table('buy_policies');

create table buy_reasons (
  store_id integer not null references stores (id),
  id uuid not null,
  kind text not null,
  name text not null,
  position smallint not null,
  is_active boolean not null default true,
  primary key (store_id, id),
  constraint buy_reasons__kind check (kind in ('take', 'pass')),
  constraint buy_reasons__name check (length(name) between 1 and 60)
);
comment on table buy_reasons is 'buys: why pieces are taken or passed. A used one is switched off, never deleted.';
call hangtag.isolate_store_table('buy_reasons');

create table buys (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  customer_id uuid not null,
  business_date date not null,
  number smallint not null,
  status text not null default 'open',
  stage text not null default 'waiting',
  outcome text,
  source text not null default 'counter',
  bags smallint not null default 0,
  boxes smallint not null default 0,
  bins smallint not null default 0,
  others smallint not null default 0,
  container_tags text not null default '',
  location text not null default '',
  is_drop_off boolean not null default false,
  promised_at timestamptz,
  notes text not null default '',
  policy_id uuid,
  signature text not null default 'none',
  signature_path text,
  signed_at timestamptz,
  id_type text,
  guardian_note text,
  overridden_by_employee_id integer,
  checkin_request_id uuid,
  pos_sync text not null default 'not_sent',
  pos_failure text,
  pos_buy_id text,
  pos_device_id uuid,
  pos_ready_at timestamptz,
  pos_completed_at timestamptz,
  checked_in_at timestamptz not null,
  checked_in_by_employee_id integer,
  sort_started_at timestamptz,
  sorted_by_employee_id integer,
  ready_at timestamptz,
  completed_at timestamptz,
  completed_by_employee_id integer,
  items_taken integer,
  items_passed integer,
  cash_offer_cents integer,
  trade_offer_cents integer,
  paid_cents integer,
  payout text,
  version integer not null default 1,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (store_id, policy_id) references buy_policies (store_id, id),
  foreign key (store_id, checked_in_by_employee_id) references employees (store_id, id),
  foreign key (store_id, sorted_by_employee_id) references employees (store_id, id),
  foreign key (store_id, completed_by_employee_id) references employees (store_id, id),
  foreign key (store_id, overridden_by_employee_id) references employees (store_id, id),
  constraint buys__number check (number between 1 and 999),
  constraint buys__status check (status in ('open', 'complete')),
  constraint buys__stage check (stage in ('waiting', 'sorting', 'ready', 'complete')),
  constraint buys__complete_at_once check ((status = 'complete') = (stage = 'complete')),
  constraint buys__outcome check (outcome in ('bought_all', 'bought_some', 'passed_all', 'declined_offer', 'left_items_donated', 'cancelled')),
  constraint buys__source check (source in ('counter', 'online', 'drop_off')),
  constraint buys__pile check (bags >= 0 and boxes >= 0 and bins >= 0 and others >= 0 and bags + boxes + bins + others > 0),
  constraint buys__signature check (signature in ('screen', 'paper', 'none')),
  constraint buys__signature_path check (length(signature_path) <= 40000),
  constraint buys__pos_sync check (pos_sync in ('not_sent', 'sending', 'linked', 'unknown', 'failed')),
  constraint buys__payout check (payout in ('cash', 'credit', 'check', 'digital'))
);
create unique index buys__one_number_of_a_day on buys (store_id, business_date, number);
create unique index buys__one_of_the_pos on buys (store_id, pos_buy_id) where pos_buy_id is not null;
create index buys__open on buys (store_id, checked_in_at) where status = 'open';
create index buys__completed on buys (store_id, completed_at) where status = 'complete';
create index buys__customer on buys (account_id, customer_id, checked_in_at);
create index buys__sorted on buys (store_id, ready_at) where sort_started_at is not null;
comment on table buys is 'buys: one pile of one customer, from check-in to the money. Its id is what the point of sale gets as clientRef.';
comment on column buys.number is 'Begins at 1 each business date; shown big, on the ticket and on the screen.';
comment on column buys.signature_path is 'SVG path of a finger''s signature.';
comment on column buys.pos_sync is 'How the point of sale knows it: unknown when no answer came in time, failed when it said no.';
comment on column buys.pos_ready_at is 'The register''s own time, kept beside ours; where both differ both are shown.';
comment on column buys.guardian_note is 'Why a manager let a check-in pass that the rules stop: too young, or do not buy.';
comment on column buys.location is 'Where the pile stands: a shelf or a rack.';
call hangtag.isolate_store_table('buys');

create table buy_reason_counts (
  store_id integer not null,
  buy_id uuid not null,
  reason_id uuid not null,
  count smallint not null,
  primary key (store_id, buy_id, reason_id),
  foreign key (store_id, buy_id) references buys (store_id, id),
  foreign key (store_id, reason_id) references buy_reasons (store_id, id),
  constraint buy_reason_counts__count check (count between 1 and 999)
);
create index buy_reason_counts__reason on buy_reason_counts (store_id, reason_id);
comment on table buy_reason_counts is 'buys: how many pieces of a buy were taken or passed for a reason.';
call hangtag.isolate_store_table('buy_reason_counts');

create table checkin_requests (
  store_id integer not null references stores (id),
  id uuid not null,
  business_date date not null,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  email text,
  containers smallint not null,
  is_drop_off boolean not null default false,
  source text not null,
  status text not null default 'new',
  locked_by_employee_id integer,
  locked_until timestamptz,
  cancel_reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, locked_by_employee_id) references employees (store_id, id),
  constraint checkin_requests__source check (source in ('online', 'counter')),
  constraint checkin_requests__status check (status in ('new', 'being_checked_in', 'converted', 'cancelled', 'expired')),
  constraint checkin_requests__containers check (containers between 1 and 99)
);
create index checkin_requests__waiting on checkin_requests (store_id, created_at) where status in ('new', 'being_checked_in');
comment on table checkin_requests is 'buys: a seller who announced herself and waits to be checked in. No ID number ever.';
comment on column checkin_requests.locked_until is 'Until then the request is in the hands of locked_by_employee_id.';
call hangtag.isolate_store_table('checkin_requests');
alter table buys add foreign key (store_id, checkin_request_id) references checkin_requests (store_id, id);
create index buys__checkin_request on buys (store_id, checkin_request_id) where checkin_request_id is not null;
