-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid, ban-drop-column, disallowed-unique-constraint, require-concurrent-index-creation
-- Corrections of the clock, and approvals of days.

alter table punches add column written_at timestamptz not null default now();
alter table punches drop constraint punches__type;
alter table punches add constraint punches__type check (type in ('in', 'out', 'breakStart', 'breakEnd', 'removed'));
alter table punches add constraint punches__removal_replaces check (type <> 'removed' or (source = 'edit' and replaces_id is not null));
create unique index punches__replaced_once on punches (store_id, replaces_id) where replaces_id is not null;
comment on column punches.written_at is 'When the row was written; for an edit later than at.';
comment on column punches.type is 'removed: an edit that stands for a punch which counts no more.';

create table timecard_approvals (
  store_id integer not null,
  employee_id integer not null,
  business_date date not null,
  approved_at timestamptz not null,
  approved_by_user_id integer,
  approved_by_employee_id integer,
  primary key (store_id, employee_id, business_date),
  foreign key (store_id, employee_id) references employees (store_id, id)
);
comment on table timecard_approvals is 'team: a day of a person that a manager has found right; its punches are closed to changes until the approval is taken back.';
call hangtag.isolate_store_table('timecard_approvals');

