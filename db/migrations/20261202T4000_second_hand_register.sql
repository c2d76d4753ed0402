-- Second-hand rules of a store's place: what is held back, what has to be written down, and the numbered register of it.

create table second_hand_rules (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  wording text not null default '',
  category_codes text[] not null default '{}',
  hold_days smallint not null,
  required_fields text[] not null default '{}',
  report_hours smallint,
  export_form text not null default 'buys',
  is_active boolean not null default true,
  starts_on date not null,
  version integer not null default 1,
  primary key (store_id, id),
  constraint second_hand_rules__name check (char_length(name) between 1 and 60),
  constraint second_hand_rules__wording check (char_length(wording) <= 2000),
  constraint second_hand_rules__categories check (cardinality(category_codes) <= 200),
  constraint second_hand_rules__hold_days check (hold_days between 0 and 365),
  constraint second_hand_rules__required_fields
    check (required_fields <@ array['idType', 'photo', 'plate', 'signature', 'serial']),
  constraint second_hand_rules__report_hours check (report_hours between 1 and 2160),
  constraint second_hand_rules__export_form check (export_form in ('buys', 'pieces'))
);
comment on table second_hand_rules is 'buys: a second-hand rule as the store''s lawyer worded it; a store without an active one keeps no register.';
comment on column second_hand_rules.category_codes is 'The register''s codes of what it is about; empty for everything.';
comment on column second_hand_rules.report_hours is 'In how many hours after the buy it has to be reported; null for no report.';
comment on column second_hand_rules.export_form is 'A line of the file is a buy or a piece.';
comment on column second_hand_rules.starts_on is 'Buys of earlier business dates are not under it.';
call hangtag.isolate_store_table('second_hand_rules');

create table second_hand_registers (
  store_id integer primary key references stores (id),
  last_number integer not null,
  constraint second_hand_registers__last_number check (last_number >= 1)
);
comment on table second_hand_registers is 'buys: the last number of each store''s second-hand register. Its row is locked by the transaction that completes a buy, so that one that fails gives its number back; a sequence would leave a gap.';
call hangtag.isolate_store_table('second_hand_registers');
revoke delete on second_hand_registers from hangtag_service;

create table second_hand_entries (
  store_id integer not null references stores (id),
  number integer not null,
  buy_id uuid,
  pos_buy_id text,
  business_date date not null,
  entered_at timestamptz not null,
  hold_until date not null,
  rule_names text[] not null,
  category_codes text[] not null,
  required_fields text[] not null,
  export_form text not null,
  report_due_at timestamptz,
  reported_at timestamptz,
  reported_by_employee_id integer,
  voided_at timestamptz,
  void_reason text,
  primary key (store_id, number),
  foreign key (store_id, buy_id) references buys (store_id, id),
  foreign key (store_id, reported_by_employee_id) references employees (store_id, id),
  constraint second_hand_entries__number check (number >= 1),
  constraint second_hand_entries__of_a_buy check (buy_id is not null or pos_buy_id is not null),
  constraint second_hand_entries__held_from_the_buy check (hold_until >= business_date),
  constraint second_hand_entries__export_form check (export_form in ('buys', 'pieces')),
  constraint second_hand_entries__void check ((voided_at is null) = (void_reason is null)),
  constraint second_hand_entries__void_reason check (void_reason in ('reopened', 'register', 'duplicate'))
);
comment on table second_hand_entries is 'buys: the second-hand register, numbered from 1 without a gap. A voided entry stays under its number.';
comment on column second_hand_entries.hold_until is 'The first business date on which the goods may go to the floor.';
comment on column second_hand_entries.rule_names is 'The rules as they were called when the buy was completed; what they asked for stands beside them.';
comment on column second_hand_entries.category_codes is 'Pieces of these categories are held; empty for all of them.';
create unique index second_hand_entries__one_of_a_buy on second_hand_entries (store_id, buy_id) where voided_at is null;
create unique index second_hand_entries__one_of_a_register_buy on second_hand_entries (store_id, pos_buy_id)
  where voided_at is null;
create index second_hand_entries__buy on second_hand_entries (store_id, buy_id);
create index second_hand_entries__date on second_hand_entries (store_id, business_date, number);
create index second_hand_entries__reporter on second_hand_entries (store_id, reported_by_employee_id);
call hangtag.isolate_store_table('second_hand_entries');
revoke delete on second_hand_entries from hangtag_service;

create table second_hand_details (
  store_id integer not null references stores (id),
  buy_key text not null,
  plate text not null default '',
  serials text not null default '',
  photo text not null default '',
  version integer not null default 1,
  primary key (store_id, buy_key),
  constraint second_hand_details__buy_key check (char_length(buy_key) between 1 and 120),
  constraint second_hand_details__plate check (char_length(plate) <= 40),
  constraint second_hand_details__serials check (char_length(serials) <= 1000),
  constraint second_hand_details__photo check (char_length(photo) <= 200)
);
comment on table second_hand_details is 'buys: what a second-hand rule asks for beside what a check-in knows. Written before or after the buy is complete.';
comment on column second_hand_details.buy_key is 'Our id of the buy, or the register''s where only it knows the buy.';
comment on column second_hand_details.photo is 'Where the store keeps the photo; we keep none of an ID.';
call hangtag.isolate_store_table('second_hand_details');

create view second_hand_holds_view with (security_invoker = true) as
select entry.store_id, entry.number, entry.buy_id, entry.pos_buy_id, entry.business_date, entry.hold_until,
  entry.category_codes, coalesce(buy.number::text, fed.number, '') as buy_number
from second_hand_entries as entry
left join buys as buy on buy.store_id = entry.store_id and buy.id = entry.buy_id
left join pos_buys_report_view as fed on fed.store_id = entry.store_id and fed.external_id = entry.pos_buy_id
where entry.voided_at is null;
comment on view second_hand_holds_view is 'buys: until when the goods of a buy stay off the floor, for other areas. A voided entry holds nothing.';
grant select on second_hand_holds_view to hangtag_service;

create table backstock_filling_holds (
  store_id integer not null references stores (id),
  filling_id uuid not null,
  register_number integer not null,
  primary key (store_id, filling_id, register_number),
  foreign key (store_id, filling_id) references backstock_fillings (store_id, id),
  foreign key (store_id, register_number) references second_hand_entries (store_id, number)
);
comment on table backstock_filling_holds is 'backstock: the buys of the second-hand register whose goods are in a bin; the bin is held as long as the longest of them.';
create index backstock_filling_holds__entry on backstock_filling_holds (store_id, register_number);
call hangtag.isolate_store_table('backstock_filling_holds');
