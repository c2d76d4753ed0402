import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Recalculates the task figures of days from the daybook's tasks, in one statement; the other columns of the row are left
 * alone. Returns the dates on which one is different now.
 *
 * A tick after Day Close makes no corrected day: closers tick until the boundary, and the point of sale's figures are
 * what they were.
 */
export async function recomputeTaskFigures(
  sql: Sql,
  days: { storeId: number; dates: readonly string[]; now: Date },
): Promise<readonly string[]> {
  if (days.dates.length === 0) {
    return [];
  }
  const made = await raw<{ businessDate: string }>`
    /* reports.recomputeTaskFigures */
    insert into daily_reports as known (store_id, business_date, changed_at, tasks_due, tasks_done, tasks_done_on_time,
      shared_tasks_due, shared_tasks_done)
    select stores.store_id, days.business_date, ${days.now}, counted.due,
      case when counted.due is not null then counted.done end, case when counted.due is not null then counted.on_time end,
      counted.shared_due, case when counted.shared_due is not null then counted.shared_done end
    from stores
    cross join unnest(${[...days.dates]}::date[]) as days (business_date)
    left join store_settings as settings on settings.store_id = stores.store_id
    left join daybook_report_view as tasks
      on tasks.store_id = stores.store_id and tasks.business_date = days.business_date
    cross join lateral (
      select coalesce(settings.task_completion_basis, 'all') = 'must-do' as is_must_do
    ) as basis
    cross join lateral (
      select nullif(case when basis.is_must_do then tasks.must_dos_due else tasks.tasks_due end, 0) as due,
        case when basis.is_must_do then tasks.must_dos_done else tasks.tasks_done end as done,
        case when basis.is_must_do then tasks.must_dos_done_on_time else tasks.tasks_done_on_time end as on_time,
        nullif(case when basis.is_must_do then tasks.shared_must_dos_due else tasks.shared_tasks_due end, 0) as shared_due,
        case when basis.is_must_do then tasks.shared_must_dos_done else tasks.shared_tasks_done end as shared_done
    ) as counted
    where stores.store_id = ${days.storeId} and (counted.due is not null or exists (
      select from daily_reports as there
      where there.store_id = stores.store_id and there.business_date = days.business_date))
    on conflict (store_id, business_date) do update set
      tasks_due = excluded.tasks_due, tasks_done = excluded.tasks_done,
      tasks_done_on_time = excluded.tasks_done_on_time, shared_tasks_due = excluded.shared_tasks_due,
      shared_tasks_done = excluded.shared_tasks_done, changed_at = excluded.changed_at
    where (known.tasks_due, known.tasks_done, known.tasks_done_on_time, known.shared_tasks_due, known.shared_tasks_done)
      is distinct from (excluded.tasks_due, excluded.tasks_done, excluded.tasks_done_on_time,
        excluded.shared_tasks_due, excluded.shared_tasks_done)
    returning business_date`.execute(sql);
  return made.rows.map((row) => row.businessDate).toSorted();
}
