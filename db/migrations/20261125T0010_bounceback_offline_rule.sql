-- A table of this release is still empty.
-- squawk-ignore-file constraint-missing-not-valid
-- A store may take coupons without a connection, up to an amount. What is taken that way is told when the line is back;
-- what then contradicts it is kept for a manager, because the customer has had the discount already.
alter table bounceback_settings add column offline_most_cents integer;
alter table bounceback_settings
  add constraint bounceback_settings__offline_most check (offline_most_cents between 1 and 100000);
comment on column bounceback_settings.offline_most_cents is
  'The most that a coupon may take off while there is no connection; null: no coupon is taken then.';

alter table coupon_events add column claimed_at timestamptz;
comment on column coupon_events.claimed_at is
  'When the device says that it happened, of what was taken without a connection. Decides nothing; at is when the server heard of it.';
alter table coupon_events drop constraint coupon_events__type;
alter table coupon_events add constraint coupon_events__type check (type in ('texted', 'delivered', 'failed', 'printed',
  'reprinted', 'print_failed', 'edited', 'redeemed', 'undone', 'voided', 'returned', 'reminded', 'conflict', 'settled'));

create table coupon_offline_uses (
  store_id integer not null references stores (id),
  id uuid not null,
  account_id integer not null,
  coupon_store_id integer not null,
  coupon_id uuid not null,
  claimed_at timestamptz,
  received_at timestamptz not null,
  employee_id integer not null,
  employee_name text not null,
  terminal text,
  amount_cents integer not null,
  purchase_amount_cents integer,
  is_redeemed boolean not null default false,
  reason text,
  fact text,
  other_at timestamptz,
  other_claimed_at timestamptz,
  other_by_name text,
  other_store_name text,
  other_terminal text,
  settled_at timestamptz,
  settled_by_name text,
  settle_note text,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (coupon_store_id, coupon_id) references coupons (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint coupon_offline_uses__amounts check (amount_cents between 1 and 10000000 and purchase_amount_cents between 0 and 100000000),
  constraint coupon_offline_uses__reason check (reason in ('used_twice', 'voided', 'not_started', 'expired', 'wrong_store',
    'min_spend', 'one_per_visit', 'not_allowed')),
  constraint coupon_offline_uses__fact check ((reason is null) = (fact is null)),
  constraint coupon_offline_uses__settled check (num_nonnulls(settled_at, settled_by_name, settle_note) in (0, 3)),
  constraint coupon_offline_uses__settles_a_conflict check (settled_at is null or reason is not null)
);
create index coupon_offline_uses__conflicts on coupon_offline_uses (store_id, received_at desc, id) where reason is not null;
create index coupon_offline_uses__coupon on coupon_offline_uses (coupon_store_id, coupon_id);
create index coupon_offline_uses__employee on coupon_offline_uses (store_id, employee_id);
comment on table coupon_offline_uses is 'bounceback: each coupon that a store took without a connection, and what contradicted it when the server heard of it.';
comment on column coupon_offline_uses.claimed_at is 'When the device says that it was taken; null when its clock cannot be right. Decides nothing.';
comment on column coupon_offline_uses.amount_cents is 'What the screen said to take off.';
comment on column coupon_offline_uses.is_redeemed is 'The coupon counts as used by this.';
comment on column coupon_offline_uses.reason is 'Why a manager has to look; null when nothing contradicted it.';
comment on column coupon_offline_uses.fact is 'The reason in words, as it was read on arrival.';
comment on column coupon_offline_uses.other_at is 'The other use of a coupon that was used twice; names are snapshots, as on the coupon.';
call hangtag.isolate_store_table('coupon_offline_uses');
