-- Different customers do not add up from day to day, so the report read each coupon of its range: two years of a busy store
-- took 0.13 seconds, nearly all of it for this one count.

create table coupon_customer_numbers (
  store_id integer not null references stores (id),
  customer_key text collate "C" not null,
  account_id integer not null,
  number integer not null check (number >= 0),
  primary key (store_id, customer_key),
  unique (store_id, number),
  foreign key (account_id, store_id) references stores (account_id, id)
);
comment on table coupon_customer_numbers is 'bounceback: the place of a coupon customer in the bits of coupon_customer_days. Given at night.';
comment on column coupon_customer_numbers.customer_key is 'As coupons.customer_key; goes away with the last coupon that has it.';
call hangtag.isolate_account_table('coupon_customer_numbers');

create table coupon_customer_days (
  store_id integer not null references stores (id),
  issued_on date not null,
  campaign_id uuid not null,
  chunk integer not null,
  account_id integer not null,
  lineage_id uuid not null,
  customers bit(8192) not null,
  primary key (store_id, issued_on, campaign_id, chunk),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (store_id, campaign_id) references coupon_campaigns (store_id, id)
);
comment on table coupon_customer_days is 'bounceback: whose coupons a campaign issued on a date, a bit for each customer number, made at night. A date that coupon_customer_marks names is read from the coupons instead.';
comment on column coupon_customer_days.chunk is 'Bit n of it is the customer with the number 8192 * chunk + n.';
call hangtag.isolate_account_table('coupon_customer_days');

create table coupon_customer_marks (
  store_id integer not null references stores (id),
  id bigint generated always as identity,
  account_id integer not null,
  campaign_id uuid not null,
  issued_on date not null,
  primary key (store_id, id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (store_id, campaign_id) references coupon_campaigns (store_id, id)
);
comment on table coupon_customer_marks is 'bounceback: dates whose coupon_customer_days no longer fit the coupons. Comes with the change, in one transaction; rows are added and never changed, so that registers do not wait for each other.';
call hangtag.isolate_account_table('coupon_customer_marks');

create function hangtag.mark_coupon_customers() returns trigger
language plpgsql as $$
begin
  insert into coupon_customer_marks (store_id, account_id, campaign_id, issued_on)
  select distinct store_id, account_id, campaign_id, issued_on from changed where customer_key is not null;
  return null;
end $$;
comment on function hangtag.mark_coupon_customers() is 'Marks the dates whose coupons came or went.';

-- A number keeps the phone that it stands for, so it goes at once when nobody's coupon has that phone any more.
create function hangtag.mark_changed_coupon_customer() returns trigger
language plpgsql as $$
begin
  insert into coupon_customer_marks (store_id, account_id, campaign_id, issued_on)
  values (new.store_id, new.account_id, new.campaign_id, new.issued_on);
  delete from coupon_customer_numbers as given
  where old.customer_id is null and given.store_id = old.store_id and given.customer_key = old.customer_key
    and not exists (select from coupons where store_id = old.store_id and cellphone = old.customer_key)
    and not exists (select from coupons where store_id = old.store_id and pos_customer_id = old.customer_key);
  return null;
end $$;
comment on function hangtag.mark_changed_coupon_customer() is 'Marks the date of a coupon that is another customer''s now.';

create trigger coupons__mark_new after insert on coupons
  referencing new table as changed for each statement execute function hangtag.mark_coupon_customers();
create trigger coupons__mark_deleted after delete on coupons
  referencing old table as changed for each statement execute function hangtag.mark_coupon_customers();
create trigger coupons__mark_changed after update on coupons for each row
  when (old.customer_key is distinct from new.customer_key) execute function hangtag.mark_changed_coupon_customer();
