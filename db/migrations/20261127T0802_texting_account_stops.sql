-- A customer who wants no more texts from any of a company's stores says so once.
-- squawk-ignore-file prefer-robust-stmts
create table texting_account_stops (
  account_id integer not null references accounts (id),
  id uuid not null,
  seq bigint not null default nextval('texting_consents_seq_seq'),
  phone text not null,
  at_store_id integer not null references stores (id),
  employee_id integer,
  device_id text,
  recorded_at timestamptz not null,
  primary key (account_id, id),
  foreign key (at_store_id, employee_id) references employees (store_id, id),
  constraint texting_account_stops__phone check (phone ~ '^(\+[1-9][0-9]{6,14}|[0-9]{5,6})$')
);
create index texting_account_stops__of_phone on texting_account_stops (account_id, phone, seq desc);
create trigger texting_account_stops__append_only before update or delete on texting_account_stops
for each row execute function hangtag.refuse_change();
comment on table texting_account_stops is 'texting: who wants no texts from any store of the company. Rows are only added.';
comment on column texting_account_stops.seq is 'In one order with the words of the ledger: the newest counts in each store.';
comment on column texting_account_stops.at_store_id is 'Where an employee was asked for it.';
call hangtag.isolate_account_table('texting_account_stops');
revoke update, delete on texting_account_stops from hangtag_service;
grant usage on sequence texting_consents_seq_seq to hangtag_service;

create or replace function hangtag.is_opted_out(of_store integer, of_phone text)
returns boolean language sql stable
begin atomic
  select coalesce((
    select said.is_out from (
      select action = 'opt_out' as is_out, seq from texting_consents
      where store_id = of_store and phone = of_phone and purpose = 'all'
      union all
      select true, stop.seq from texting_account_stops as stop
      join stores on stores.account_id = stop.account_id
      where stores.id = of_store and stop.phone = of_phone
    ) as said order by said.seq desc limit 1), false);
end;
comment on function hangtag.is_opted_out is
'Whether a phone sent STOP to the store, or was opted out by hand there or of all stores, and has not sent START to this store since.';

create or replace function hangtag.has_text_consent(of_store integer, of_phone text, for_purpose text)
returns boolean language sql stable
begin atomic
  select coalesce((
    select said.is_yes from (
      select action = 'opt_in' as is_yes, seq from texting_consents
      where store_id = of_store and phone = of_phone
        and (purpose = for_purpose or (purpose = 'all' and action = 'opt_out'))
      union all
      select false, stop.seq from texting_account_stops as stop
      join stores on stores.account_id = stop.account_id
      where stores.id = of_store and stop.phone = of_phone
    ) as said order by said.seq desc limit 1), false);
end;
