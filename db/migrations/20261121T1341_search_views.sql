-- What the search of the shell reads of other areas, and nothing beyond it.
create view notes_search_view with (security_invoker = true) as
  select store_id, id, business_date, body, access from notes where deleted_at is null;
comment on view notes_search_view is 'daybook: notes as the search finds them.';
grant select on notes_search_view to hangtag_service;

create view tasks_search_view with (security_invoker = true) as
  select store_id, id, template_id, business_date, name, access, status from task_occurrences where deleted_at is null;
comment on view tasks_search_view is 'daybook: tasks of a day as the search finds them.';
grant select on tasks_search_view to hangtag_service;
