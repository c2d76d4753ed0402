-- After a bad night there are thousands, of which support saw the newest 200 and not how many there are.

create function hangtag.failed_jobs(most integer) returns table (
  id bigint, name text, reason text, attempts integer, max_attempts integer, run_at timestamptz, updated_at timestamptz,
  of_all integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select job.id, task.identifier, job.last_error, job.attempts::int, job.max_attempts::int, job.run_at, job.updated_at,
    count(*) over ()::int
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null
  order by job.updated_at desc, job.id desc
  limit most
$$;
comment on function hangtag.failed_jobs(integer) is 'The newest jobs whose last try failed, with the reason and with how many there are in all; those with attempts = max_attempts wait for a person.';
revoke all on function hangtag.failed_jobs(integer) from public;
grant execute on function hangtag.failed_jobs(integer) to hangtag_service;
