-- What a register's point of sale can do and give, so that screens leave out what a store's registers cannot.

alter table devices add column capabilities jsonb;
alter table devices add constraint devices__capabilities check (jsonb_typeof(capabilities) = 'object') not valid;
-- A few registers a store: looking at them all takes no time.
-- squawk-ignore constraint-missing-not-valid
alter table devices validate constraint devices__capabilities;
comment on column devices.capabilities is 'PosCapabilities of common/pos/pos-capabilities.ts, as the till or the server last said them; null where nobody has.';

create view pos_capabilities_view with (security_invoker = true) as
select store_id, id as device_id, capabilities
from devices
where revoked_at is null and capabilities is not null and type not in ('browser', 'tablet', 'phone', 'import');
comment on view pos_capabilities_view is 'pos: what each register in use can do and give.';
grant select on pos_capabilities_view to hangtag_service;
