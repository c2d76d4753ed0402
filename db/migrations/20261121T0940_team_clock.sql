-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid
-- The clock: what a person did at which instant. Nothing is paired here; hours are made from the punches when read.

alter table employees add column hourly_wage_cents integer;
alter table employees add constraint employees__hourly_wage check (hourly_wage_cents >= 0);
comment on column employees.hourly_wage_cents is 'Null for salaried people and where it is not known; then hours count as hours without a wage.';

create table punches (
  store_id integer not null,
  id uuid not null,
  seq bigint generated always as identity,
  employee_id integer not null,
  type text not null,
  at timestamptz not null,
  business_date date not null,
  device_at timestamptz,
  device_id uuid,
  source text not null default 'app',
  wage_cents integer,
  edited_by_user_id integer,
  edited_by_employee_id integer,
  reason text,
  replaces_id uuid,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  foreign key (store_id, replaces_id) references punches (store_id, id),
  constraint punches__type check (type in ('in', 'out', 'breakStart', 'breakEnd')),
  constraint punches__source check (source in ('app', 'provider', 'edit')),
  constraint punches__edit_has_reason check (source <> 'edit' or char_length(reason) between 3 and 200)
);
create index punches__employee on punches (store_id, employee_id, seq desc);
create index punches__day on punches (store_id, business_date, employee_id, seq);
comment on table punches is 'team: clock in, clock out, start and end of a break. Never changed: an edit is a new row that names the one it replaces.';
comment on column punches.seq is 'Order of writing: clocking out on a break ends both at the same instant.';
comment on column punches.at is 'Server time; the device''s own clock is device_at.';
comment on column punches.business_date is 'The date of the clock-in that the punch belongs to.';
comment on column punches.wage_cents is 'Cents an hour when the person clocked in; later raises do not change it. On clock-ins only.';
comment on column punches.replaces_id is 'The punch that this edit stands for; that one counts no more and is kept.';
call hangtag.isolate_store_table('punches');
revoke update, delete on punches from hangtag_service;
