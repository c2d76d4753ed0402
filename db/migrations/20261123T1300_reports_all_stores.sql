-- What the page of all stores asks of other areas, for many stores in one statement each.
create view sellers_waiting_view with (security_invoker = true) as
select store_id, created_at as came_at from checkin_requests
where status in ('new', 'being_checked_in') and not is_drop_off
union all
select store_id, checked_in_at from buys
where status = 'open' and stage in ('waiting', 'sorting') and not is_drop_off;
comment on view sellers_waiting_view is 'buys: since when each seller waits for an offer; a drop-off waits for nobody.';
grant select on sellers_waiting_view to hangtag_service;

create view clock_standing_view with (security_invoker = true) as
select distinct on (store_id, employee_id, business_date) store_id, employee_id, business_date, type, at
from punches
where type <> 'removed' and not exists (
  select from punches as edits where edits.store_id = punches.store_id and edits.replaces_id = punches.id)
order by store_id, employee_id, business_date, at desc, (type <> 'breakEnd') desc, seq desc;
comment on view clock_standing_view is 'clock: the last punch that counts of each person and date, which says whether they are in.';
grant select on clock_standing_view to hangtag_service;
