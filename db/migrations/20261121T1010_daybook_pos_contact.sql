create view pos_contact_view with (security_invoker = true) as
select store_id, max(last_seen_at) as last_seen_at, min(pos_name) as pos_name
from devices where type = 'pos' and revoked_at is null
group by store_id;
comment on view pos_contact_view is 'pos: when a register of the store was last heard of; no row without a register.';
grant select on pos_contact_view to hangtag_service;
