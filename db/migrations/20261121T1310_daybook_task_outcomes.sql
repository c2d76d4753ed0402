-- A task ends in one of three honest ways: done, skipped with a reason, or not needed. One that must be done rolls on
-- until somebody does it; one occurrence may be moved to another day without touching its rule.

alter table task_templates add column is_must_do boolean not null default false;
comment on column task_templates.is_must_do is 'Undone at the boundary it rolls on, as one row, until it is closed; otherwise it closes itself as skipped.';

alter table task_occurrences
  add column is_must_do boolean not null default false,
  add column since_date date,
  add column skip_reason text,
  add column skip_note text not null default '',
  add column moved_to date;
update task_occurrences set is_must_do = true where template_id is null;

alter table task_occurrences
  drop constraint task_occurrences__status,
  drop constraint task_occurrences__done,
  drop constraint task_occurrences__only_recurring_is_skipped,
  drop constraint task_occurrences__only_one_off_is_carried;
alter table task_occurrences
  add constraint task_occurrences__status check (status in ('open', 'done', 'skipped', 'not-needed', 'moved')) not valid,
  add constraint task_occurrences__closed_by check (
    (status in ('done', 'not-needed') or skip_reason is not null)
    = (done_at is not null and done_by_employee_id is not null and done_on is not null)
  ) not valid,
  add constraint task_occurrences__skip_reason check (
    skip_reason is null
    or (status = 'skipped' and skip_reason in ('no-time', 'short-staffed', 'out-of-supplies', 'broken', 'other'))
  ) not valid,
  add constraint task_occurrences__skip_note check (char_length(skip_note) <= 200) not valid,
  add constraint task_occurrences__only_recurring_closes_itself check (
    status <> 'skipped' or template_id is not null or skip_reason is not null
  ) not valid,
  add constraint task_occurrences__only_must_do_is_carried check (
    template_id is null or is_must_do or business_date = original_date
  ) not valid,
  add constraint task_occurrences__since check (since_date < original_date) not valid,
  add constraint task_occurrences__moved check ((status = 'moved') = (moved_to is not null)) not valid;

comment on column task_occurrences.status is 'open; done; skipped (by a person with skip_reason, or by itself at the boundary); not-needed; moved: another row stands on moved_to instead.';
comment on column task_occurrences.is_must_do is 'A copy of the template''s; a one-off is always a must-do.';
comment on column task_occurrences.since_date is 'A must-do that was due again before it was done: the first date of the unbroken row of misses.';
comment on column task_occurrences.done_by_employee_id is 'Who closed it: did it, skipped it or found it not needed. With done_at and done_on.';
comment on column task_occurrences.skip_reason is 'Why a person skipped it; null when it closed itself.';

create or replace view daybook_report_view with (security_invoker = true) as
select store_id, original_date as business_date,
  count(*)::int as tasks_due,
  (count(*) filter (where status = 'done' and business_date = original_date))::int as tasks_done,
  (count(*) filter (where status = 'done' and business_date = original_date and not is_late and not is_late_entry))::int as tasks_done_on_time,
  (count(*) filter (where is_must_do))::int as must_dos_due,
  (count(*) filter (where is_must_do and status = 'done' and business_date = original_date))::int as must_dos_done,
  (count(*) filter (where is_must_do and status = 'done' and business_date = original_date and not is_late and not is_late_entry))::int as must_dos_done_on_time
from task_occurrences
where deleted_at is null and status not in ('not-needed', 'moved')
group by store_id, original_date;
comment on view daybook_report_view is 'daybook: tasks due and done of a date over all lists. A date without tasks has no row: unknown, not 0. A task done after it was carried is missed on its own date; one that was not needed, or moved, was not due.';

alter table store_settings add column task_completion_basis text not null default 'all';
alter table store_settings add constraint store_settings__task_completion_basis check (task_completion_basis in ('all', 'must-do')) not valid;
comment on column store_settings.task_completion_basis is 'Which tasks task completion counts: all, or must-dos only.';

alter table daily_reports add column tasks_done_on_time integer;
comment on column daily_reports.tasks_done_on_time is 'Of tasks_done those in time: neither after their due time nor entered after their day.';

-- What was done before this column was kept is known from the tasks themselves.
insert into daily_reports (store_id, business_date, changed_at, tasks_due, tasks_done, tasks_done_on_time)
select tasks.store_id, tasks.business_date, now(), tasks.tasks_due, tasks.tasks_done, tasks.tasks_done_on_time
from daybook_report_view as tasks
where exists (
  select from task_days where task_days.store_id = tasks.store_id and task_days.business_date = tasks.business_date
)
on conflict (store_id, business_date) do update set
  tasks_due = excluded.tasks_due, tasks_done = excluded.tasks_done, tasks_done_on_time = excluded.tasks_done_on_time;
