-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid, ban-drop-column, disallowed-unique-constraint, require-concurrent-index-creation
-- Pay rates that begin on a date, instead of the one of now.

create table pay_rates (
  store_id integer not null,
  id uuid not null,
  employee_id integer not null,
  starts_on date not null,
  hourly_wage_cents integer,
  set_at timestamptz not null,
  set_by_user_id integer,
  set_by_employee_id integer,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint pay_rates__one_per_date unique (store_id, employee_id, starts_on),
  constraint pay_rates__hourly_wage check (hourly_wage_cents >= 0)
);
comment on table pay_rates is 'team: what an hour of a person costs from a date on, until the next rate begins.';
comment on column pay_rates.hourly_wage_cents is 'Null for salaried people: their hours count as hours without a wage.';
call hangtag.isolate_store_table('pay_rates');

insert into pay_rates (store_id, id, employee_id, starts_on, hourly_wage_cents, set_at)
select employees.store_id, gen_random_uuid(), employees.id, (employees.created_at at time zone stores.time_zone)::date,
  employees.hourly_wage_cents, employees.created_at
from employees join stores on stores.id = employees.store_id
where employees.hourly_wage_cents is not null;
alter table employees drop column hourly_wage_cents;
comment on column punches.wage_cents is 'Cents an hour when the person clocked in; later raises do not change it. Null where no rate was known then. On clock-ins only.';

