-- Which parts of a store's work failed and are tried again, for the mail that names them.

create function hangtag.failing_work(store integer) returns table (name text, is_given_up boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select task.identifier, bool_and(job.attempts >= job.max_attempts)
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null and job.payload ->> 'storeId' = store::text
    and job.updated_at > now() - interval '24 hours'
  group by task.identifier
  order by task.identifier
$$;
comment on function hangtag.failing_work is 'The store''s jobs whose last try failed within a day, and whether none of a name is tried again.';
revoke all on function hangtag.failing_work from public;
grant execute on function hangtag.failing_work to hangtag_service;
