-- The queue's own tables belong to the owner of the database; the service reaches them only through these functions.

create function hangtag.add_job(name text, payload json, run_at timestamptz, max_attempts int, job_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    name, payload := payload, run_at := run_at, max_attempts := max_attempts, job_key := job_key);
end $$;
comment on function hangtag.add_job is 'Queues work in the transaction of the caller.';

create function hangtag.failed_jobs() returns table (
  id bigint, name text, payload json, reason text, attempts int, max_attempts int, run_at timestamptz, updated_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select job.id, task.identifier, job.payload, job.last_error, job.attempts::int, job.max_attempts::int, job.run_at, job.updated_at
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null
  order by job.updated_at desc, job.id desc
  limit 200
$$;
comment on function hangtag.failed_jobs is 'Jobs whose last try failed, with the reason; those with attempts = max_attempts wait for a person.';

create function hangtag.run_job_again(job_id bigint) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from graphile_worker.reschedule_jobs(array[job_id], run_at := now(), attempts := 0))
$$;
comment on function hangtag.run_job_again is 'Gives a failed job all its tries again, from now.';

revoke all on function hangtag.add_job, hangtag.failed_jobs, hangtag.run_job_again from public;
grant execute on function hangtag.add_job, hangtag.failed_jobs, hangtag.run_job_again to hangtag_service;

create table schedule_runs (
  store_id integer not null references stores (id),
  schedule text not null,
  business_date date not null,
  started_at timestamptz not null default now(),
  primary key (store_id, schedule, business_date)
);
comment on table schedule_runs is 'jobs: each store''s daily schedules that have been started, so that each starts once a day.';
call hangtag.isolate_store_table('schedule_runs');
