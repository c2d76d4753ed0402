-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid, ban-drop-column, disallowed-unique-constraint, require-concurrent-index-creation
-- When somebody says to have left after forgetting to clock out.

create table clock_out_claims (
  store_id integer not null,
  id uuid not null,
  employee_id integer not null,
  punch_id uuid not null,
  business_date date not null,
  left_at timestamptz not null,
  basis text not null,
  said_at timestamptz not null,
  said_by_user_id integer,
  said_by_employee_id integer,
  decided_at timestamptz,
  decided_by_user_id integer,
  decided_by_employee_id integer,
  decision text,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  foreign key (store_id, punch_id) references punches (store_id, id),
  constraint clock_out_claims__basis check (basis in ('lastAction', 'shiftEnd', 'storeClose', 'typed')),
  constraint clock_out_claims__decision check (decision in ('confirmed', 'declined')),
  constraint clock_out_claims__decided check ((decision is null) = (decided_at is null))
);
create unique index clock_out_claims__one_open on clock_out_claims (store_id, punch_id) where decided_at is null;
comment on table clock_out_claims is 'team: when somebody says to have left after forgetting to clock out. It counts nothing until a manager has confirmed it.';
comment on column clock_out_claims.punch_id is 'The clock-in whose entry has no clock-out.';
comment on column clock_out_claims.basis is 'Which of the suggestions it was: the last action in the program, the end of the shift, the closing hour; or a time of one''s own.';
call hangtag.isolate_store_table('clock_out_claims');


create view planned_shifts_view with (security_invoker = true) as
select store_id, employee_id, business_date, starts_at, ends_at from shifts where deleted_at is null;
comment on view planned_shifts_view is 'daybook: when people are planned, for the clock.';
grant select on planned_shifts_view to hangtag_service;
