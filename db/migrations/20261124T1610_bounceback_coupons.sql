-- Coupons that one purchase earns and a later one uses. A company's stores honor each other's, so the rows are isolated by
-- account: a register must find a sister store's coupon, though never another company's.
create table bounceback_settings (
  store_id integer primary key references stores (id),
  earns_on_redemption boolean not null default true,
  most_per_sale smallint not null default 10,
  on_return text not null default 'void',
  constraint bounceback_settings__most_per_sale check (most_per_sale between 1 and 100),
  constraint bounceback_settings__on_return check (on_return in ('void', 'flag'))
);
comment on table bounceback_settings is 'bounceback: a store''s choices for its coupons; a store without a row has the defaults.';
comment on column bounceback_settings.earns_on_redemption is 'A sale that uses a coupon may earn the next one.';
comment on column bounceback_settings.on_return is 'What happens to an unused coupon whose sale came back: void it, or flag it with a note and keep it good.';
call hangtag.isolate_store_table('bounceback_settings');

create table coupon_campaigns (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  lineage_id uuid not null,
  version smallint not null default 1,
  replaces_id uuid,
  replaced_by_id uuid,
  name text not null,
  type text not null,
  intent text not null,
  earned_by text not null default 'sale',
  earn_start_on date not null,
  earn_end_on date not null,
  redeem_start_on date not null,
  redeem_end_on date not null,
  earn_min_spend_cents integer,
  redeem_amount_cents integer not null,
  redeem_min_spend_cents integer not null,
  allow_multiple boolean not null default false,
  delivery text not null default 'text_else_print',
  redeemable_at text not null default 'this_store',
  reminder_at_start boolean not null default false,
  reminder_days_before_end smallint not null default 0,
  reminder_hour smallint not null default 10,
  message_template text,
  budget_coupons integer,
  budget_cents bigint,
  ended_at timestamptz,
  ended_reason text,
  created_by_employee_id integer,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (store_id, replaces_id) references coupon_campaigns (store_id, id),
  foreign key (store_id, replaced_by_id) references coupon_campaigns (store_id, id),
  foreign key (store_id, created_by_employee_id) references employees (store_id, id),
  constraint coupon_campaigns__name check (length(name) between 1 and 60),
  constraint coupon_campaigns__type check (type in ('automatic', 'manual')),
  constraint coupon_campaigns__intent check (intent in ('return_visit', 'event', 'service_recovery', 'new_customer', 'other')),
  constraint coupon_campaigns__earned_by check (earned_by in ('sale', 'trade')),
  constraint coupon_campaigns__earning check (earn_end_on >= earn_start_on),
  constraint coupon_campaigns__redeeming check (redeem_end_on >= redeem_start_on),
  constraint coupon_campaigns__redeem_after_earning check (redeem_start_on >= earn_start_on and redeem_end_on >= earn_end_on),
  constraint coupon_campaigns__amounts check (redeem_amount_cents > 0 and redeem_min_spend_cents between redeem_amount_cents and 10000000),
  constraint coupon_campaigns__spend check ((type = 'automatic') = (earn_min_spend_cents is not null)),
  constraint coupon_campaigns__spend_range check (earn_min_spend_cents between 1 and 10000000),
  constraint coupon_campaigns__multiple check (type = 'automatic' or not allow_multiple),
  constraint coupon_campaigns__delivery check (delivery in ('text_else_print', 'text_and_print', 'print_only')),
  constraint coupon_campaigns__redeemable_at check (redeemable_at in ('this_store', 'all_account_stores')),
  constraint coupon_campaigns__reminder_days check (reminder_days_before_end in (0, 1, 2, 3, 5, 7)),
  constraint coupon_campaigns__reminder_hour check (reminder_hour between 8 and 20),
  constraint coupon_campaigns__message check (length(message_template) between 1 and 480),
  constraint coupon_campaigns__one_budget check (num_nonnulls(budget_coupons, budget_cents) <= 1),
  constraint coupon_campaigns__budget_coupons check (budget_coupons between 1 and 1000000),
  constraint coupon_campaigns__budget_cents check (budget_cents between 1 and 100000000),
  constraint coupon_campaigns__ended check ((ended_at is null) = (ended_reason is null)),
  constraint coupon_campaigns__ended_reason check (ended_reason in ('ended', 'edited'))
);
-- Two people who edit one campaign at once must not leave two versions that both issue.
create unique index coupon_campaigns__one_version on coupon_campaigns (store_id, lineage_id, version);
create unique index coupon_campaigns__one_open on coupon_campaigns (store_id, lineage_id) where ended_at is null;
create index coupon_campaigns__earning_now on coupon_campaigns (store_id, earn_end_on) where type = 'automatic';
create index coupon_campaigns__replaces on coupon_campaigns (store_id, replaces_id) where replaces_id is not null;
create index coupon_campaigns__replaced_by on coupon_campaigns (store_id, replaced_by_id) where replaced_by_id is not null;
create index coupon_campaigns__author on coupon_campaigns (store_id, created_by_employee_id) where created_by_employee_id is not null;
comment on table coupon_campaigns is 'bounceback: what earns a coupon, when, and what it is good for. With coupons out it is never changed: a new version takes over.';
comment on column coupon_campaigns.lineage_id is 'The id of the first version; the same over all of them.';
comment on column coupon_campaigns.earned_by is 'A sale, or a seller who takes trade.';
comment on column coupon_campaigns.earn_start_on is 'Store-local calendar days, like the three below; both ends are included.';
comment on column coupon_campaigns.budget_coupons is 'No coupon is issued over it, counted over all versions; redeeming never stops.';
comment on column coupon_campaigns.budget_cents is 'The same, as the sum of what the issued coupons take off.';
call hangtag.isolate_account_table('coupon_campaigns');

create table coupons (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  campaign_id uuid not null,
  lineage_id uuid not null,
  number text not null,
  public_token text not null,
  source text not null,
  batch_id uuid,
  name text,
  email text,
  cellphone text,
  name_key text,
  surname_key text,
  customer_id uuid,
  pos_customer_id text,
  redeem_amount_cents integer not null,
  redeem_min_spend_cents integer not null,
  redeem_start_on date not null,
  redeem_end_on date not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  redeemable_at text not null,
  issued_at timestamptz not null,
  issued_on date not null,
  issued_by_employee_id integer,
  issued_by_name text,
  issued_device_id uuid,
  issued_terminal text,
  transaction_id text,
  transaction_number text,
  earned_at timestamptz,
  seq smallint not null default 1,
  earned_amount_cents integer,
  delivered_via text[] not null default '{}',
  delivery_note text,
  text_message_id uuid,
  print_job_id uuid,
  print_state text not null default 'none',
  print_count smallint not null default 0,
  last_printed_at timestamptz,
  redeemed_at timestamptz,
  redeemed_on date,
  redeem_store_id integer,
  redeem_store_name text,
  redeem_device_id uuid,
  redeem_terminal text,
  redeem_employee_id integer,
  redeemed_by_name text,
  redeem_transaction_id text,
  redeem_transaction_number text,
  purchase_amount_cents integer,
  override_reason text,
  is_goodwill boolean not null default false,
  is_visit_override boolean not null default false,
  voided_at timestamptz,
  void_reason text,
  void_note text,
  voided_by_name text,
  returned_at timestamptz,
  return_note text,
  is_held_out boolean not null default false,
  version integer not null default 1,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (store_id, campaign_id) references coupon_campaigns (store_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (account_id, redeem_store_id) references stores (account_id, id),
  foreign key (store_id, issued_by_employee_id) references employees (store_id, id),
  foreign key (redeem_store_id, redeem_employee_id) references employees (store_id, id),
  constraint coupons__number check (number ~ '^[0-9]{10}$'),
  constraint coupons__public_token check (public_token ~ '^[A-Za-z0-9_-]{22}$'),
  constraint coupons__source check (source in ('sale', 'trade', 'manual', 'bulk', 'goodwill')),
  constraint coupons__name check (length(name) between 1 and 120),
  constraint coupons__cellphone check (cellphone ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'),
  constraint coupons__amounts check (redeem_amount_cents > 0 and redeem_min_spend_cents between redeem_amount_cents and 10000000),
  constraint coupons__period check (redeem_end_on >= redeem_start_on and expires_at > starts_at),
  constraint coupons__redeemable_at check (redeemable_at in ('this_store', 'all_account_stores')),
  constraint coupons__seq check (seq between 1 and 100),
  constraint coupons__print_state check (print_state in ('none', 'waiting', 'pending', 'printed')),
  constraint coupons__redeemed check ((redeemed_at is null) = (redeem_store_id is null) and (redeemed_at is null) = (redeemed_on is null)),
  constraint coupons__voided check ((voided_at is null) = (void_reason is null)),
  constraint coupons__void_reason check (void_reason in ('sale_returned', 'sale_voided', 'by_manager')),
  constraint coupons__used_or_voided check (redeemed_at is null or voided_at is null),
  constraint coupons__purchase_amount check (purchase_amount_cents between 0 and 100000000)
);
create unique index coupons__one_number on coupons (account_id, number);
create unique index coupons__one_token on coupons (store_id, public_token);
-- What stops a sale that comes twice, or from two registers, from earning twice.
create unique index coupons__one_of_a_sale on coupons (store_id, transaction_id, lineage_id, seq) where transaction_id is not null;
create index coupons__newest on coupons (store_id, issued_at desc, id desc);
create index coupons__campaign on coupons (store_id, campaign_id, issued_at);
create index coupons__lineage on coupons (store_id, lineage_id, issued_on);
create index coupons__redeemed_on on coupons (redeem_store_id, redeemed_on) where redeemed_at is not null;
create index coupons__open on coupons (store_id, expires_at) where redeemed_at is null and voided_at is null;
create index coupons__name on coupons (store_id, name_key collate "C") where name_key is not null;
create index coupons__surname on coupons (store_id, surname_key collate "C") where surname_key is not null;
create index coupons__cellphone on coupons (store_id, cellphone collate "C") where cellphone is not null;
create index coupons__email on coupons (store_id, email collate "C") where email is not null;
create index coupons__customer on coupons (account_id, customer_id) where customer_id is not null;
create index coupons__batch on coupons (store_id, batch_id) where batch_id is not null;
create index coupons__print_job on coupons (store_id, print_job_id) where print_job_id is not null;
create index coupons__print_pending on coupons (store_id, issued_at) where print_state = 'pending';
comment on table coupons is 'bounceback: one coupon, from the sale that earned it to the sale that used it. Only used and voided are stored; pending, redeemable and expired follow from the clock.';
comment on column coupons.number is 'Nine random digits and a Luhn check digit; unique in the company.';
comment on column coupons.public_token is '128 random bits for the public page, which never shows itself for a number.';
comment on column coupons.name_key is 'The name in small letters without accents, for finding it by its beginning.';
comment on column coupons.surname_key is 'The same without the first word.';
comment on column coupons.cellphone is 'Ten digits.';
comment on column coupons.pos_customer_id is 'What the point of sale of the store calls the customer.';
comment on column coupons.starts_at is 'Midnight of redeem_start_on on the store''s clock when the coupon was made; expires_at is the last millisecond of redeem_end_on.';
comment on column coupons.issued_on is 'The business date it counts for.';
comment on column coupons.transaction_id is 'The point of sale''s id of the sale, or of the buy of a seller, that earned it.';
comment on column coupons.seq is 'Of several coupons of one sale: 1, 2, 3.';
comment on column coupons.earned_amount_cents is 'The qualifying amount of that sale.';
comment on column coupons.delivery_note is 'Why it was not texted.';
comment on column coupons.print_state is 'waiting for the register, pending when it did not come out, printed when it did once.';
comment on column coupons.redeem_store_name is 'A snapshot, like the names of the people: a sister store may not read the other''s rows.';
comment on column coupons.redeemed_on is 'The business date of the redeeming store.';
comment on column coupons.purchase_amount_cents is 'Merchandise before the coupon and before tax; typed, or filled in from the feed.';
comment on column coupons.is_visit_override is 'A manager let a second coupon of one visit pass.';
comment on column coupons.returned_at is 'The sale that earned it came back after it was used (leaked), or while the store only flags.';
comment on column coupons.is_held_out is 'Gets no reminder text, so that what reminders bring can be measured.';
call hangtag.isolate_account_table('coupons');

create table coupon_events (
  store_id integer not null,
  id uuid not null,
  account_id integer not null,
  coupon_id uuid not null,
  type text not null,
  at timestamptz not null,
  by_name text,
  store_name text,
  terminal text,
  note text,
  primary key (store_id, id),
  foreign key (store_id, coupon_id) references coupons (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  constraint coupon_events__type check (type in ('texted', 'delivered', 'failed', 'printed', 'reprinted', 'print_failed',
    'edited', 'redeemed', 'undone', 'voided', 'returned', 'reminded'))
);
create index coupon_events__coupon on coupon_events (store_id, coupon_id, at);
comment on table coupon_events is 'bounceback: what happened to a coupon after it was issued, with names as they were then. Issued and expired follow from the coupon itself.';
call hangtag.isolate_account_table('coupon_events');

create table coupon_reminders (
  store_id integer not null,
  coupon_id uuid not null,
  kind text not null,
  decided_at timestamptz not null,
  outcome text not null,
  reason text,
  primary key (store_id, coupon_id, kind),
  foreign key (store_id, coupon_id) references coupons (store_id, id),
  constraint coupon_reminders__kind check (kind in ('start', 'end')),
  constraint coupon_reminders__outcome check (outcome in ('sent', 'not_sent', 'held_out', 'dropped'))
);
comment on table coupon_reminders is 'bounceback: each reminder that was decided on, once per coupon and kind.';
call hangtag.isolate_store_table('coupon_reminders');

-- The one way a coupon is used, for REST and GraphQL alike. The condition of the update decides between two registers; the
-- lock of the store makes the look for another coupon of the same visit hold until the commit.
create function hangtag.redeem_coupon(
  of_account integer, of_store integer, of_coupon uuid, at_store integer, on_date date, at timestamptz, details jsonb)
returns boolean
language plpgsql as $$
declare
  used integer;
begin
  perform pg_advisory_xact_lock(hashtext('bounceback.redeem'), at_store);
  update coupons set
    redeemed_at = redeem_coupon.at, redeemed_on = on_date, redeem_store_id = at_store,
    redeem_store_name = details ->> 'storeName', redeem_device_id = (details ->> 'deviceId')::uuid,
    redeem_terminal = details ->> 'terminal', redeem_employee_id = (details ->> 'employeeId')::integer,
    redeemed_by_name = details ->> 'employeeName', redeem_transaction_id = details ->> 'transactionId',
    redeem_transaction_number = details ->> 'transactionNumber',
    purchase_amount_cents = (details ->> 'purchaseCents')::integer, override_reason = details ->> 'overrideReason',
    is_goodwill = (details ->> 'isExpiredAllowed')::boolean and redeem_coupon.at > expires_at,
    is_visit_override = (details ->> 'isVisitAllowed')::boolean, version = version + 1
  where account_id = of_account and store_id = of_store and id = of_coupon
    and redeemed_at is null and voided_at is null
    and redeem_coupon.at >= starts_at
    and (redeem_coupon.at <= expires_at or (details ->> 'isExpiredAllowed')::boolean)
    and (redeemable_at = 'all_account_stores' or store_id = at_store)
    and ((details ->> 'isVisitAllowed')::boolean or not exists (
      select from coupons as other
      where other.account_id = of_account and other.redeem_store_id = at_store and other.redeemed_on = on_date
        and other.redeemed_at is not null and (other.store_id, other.id) <> (coupons.store_id, coupons.id)
        and (other.customer_id = coupons.customer_id or other.cellphone = coupons.cellphone
          or (other.store_id = coupons.store_id and other.pos_customer_id = coupons.pos_customer_id)
          or other.redeem_transaction_id = details ->> 'transactionId')));
  get diagnostics used = row_count;
  return used = 1;
end $$;
comment on function hangtag.redeem_coupon(integer, integer, uuid, integer, date, timestamptz, jsonb) is
  'Uses a coupon once. False when a condition does not hold any more; the caller reads it again and says which.';
grant execute on function hangtag.redeem_coupon(integer, integer, uuid, integer, date, timestamptz, jsonb) to hangtag_service;

-- Where a company's coupons are good is printed on each, and a register may read its own store alone.
create function hangtag.company_stores(of_account integer)
returns table (id integer, name text, initials text, phone_number text, address text, city text, state text, zip text,
  color text, time_zone text)
language plpgsql as $$
declare
  before text := current_setting('hangtag.sees_all', true);
begin
  if not (of_account = any (hangtag.account_ids()) or hangtag.sees_all()) then
    return;
  end if;
  perform set_config('hangtag.sees_all', 'on', true);
  return query
    select stores.id, stores.name, stores.initials, stores.phone_number, stores.address, stores.city, stores.state,
      stores.zip, stores.color, stores.time_zone
    from stores
    where stores.account_id = of_account and stores.archived_at is null
    order by stores.name, stores.id;
  perform set_config('hangtag.sees_all', coalesce(before, ''), true);
end $$;
comment on function hangtag.company_stores(integer) is
  'Names and addresses of all stores of a company that the connection may touch, for what is printed on a coupon.';
grant execute on function hangtag.company_stores(integer) to hangtag_service;

create view coupons_report_view with (security_invoker = true) as
select store_id, issued_on as business_date, count(*)::int as issued, 0 as redeemed
from coupons
group by store_id, issued_on
union all
select redeem_store_id, redeemed_on, 0, count(*)::int
from coupons
where redeemed_at is not null
group by redeem_store_id, redeemed_on;
comment on view coupons_report_view is 'bounceback: coupons issued and used on a date, each with the store where it happened. A date without any has no row.';
grant select on coupons_report_view to hangtag_service;
