-- Employees see the completion of the lists that they may see, so those tasks are counted apart.
create or replace view daybook_report_view with (security_invoker = true) as
select store_id, original_date as business_date,
  count(*)::int as tasks_due,
  (count(*) filter (where status = 'done' and business_date = original_date))::int as tasks_done,
  (count(*) filter (where status = 'done' and business_date = original_date and not is_late and not is_late_entry))::int as tasks_done_on_time,
  (count(*) filter (where is_must_do))::int as must_dos_due,
  (count(*) filter (where is_must_do and status = 'done' and business_date = original_date))::int as must_dos_done,
  (count(*) filter (where is_must_do and status = 'done' and business_date = original_date and not is_late and not is_late_entry))::int as must_dos_done_on_time,
  (count(*) filter (where access = 'all'))::int as shared_tasks_due,
  (count(*) filter (where access = 'all' and status = 'done' and business_date = original_date))::int as shared_tasks_done,
  (count(*) filter (where access = 'all' and is_must_do))::int as shared_must_dos_due,
  (count(*) filter (where access = 'all' and is_must_do and status = 'done' and business_date = original_date))::int as shared_must_dos_done
from task_occurrences
where deleted_at is null and status not in ('not-needed', 'moved')
group by store_id, original_date;

alter table daily_reports
  add column shared_tasks_due integer,
  add column shared_tasks_done integer;
comment on column daily_reports.shared_tasks_due is 'Of tasks_due those that everybody may see; what an employee''s completion counts. Null without any.';

update daily_reports as report
set shared_tasks_due = nullif(
      case when settings.task_completion_basis = 'must-do' then tasks.shared_must_dos_due else tasks.shared_tasks_due end, 0),
  shared_tasks_done =
      case when settings.task_completion_basis = 'must-do' then tasks.shared_must_dos_done else tasks.shared_tasks_done end
from daybook_report_view as tasks
left join store_settings as settings on settings.store_id = tasks.store_id
where tasks.store_id = report.store_id and tasks.business_date = report.business_date and report.tasks_due is not null;
