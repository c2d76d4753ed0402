-- Since when a register does not read its exports, for the screens where a manager sees what waits.

alter table devices add column reading_stopped_at timestamptz;
comment on column devices.reading_stopped_at is 'When the register first said the problem of its reading; null while it reads.';

create view pos_reading_troubles_view with (security_invoker = true) as
select store_id, id as device_id, name, reading_stopped_at as stopped_at, reading ->> 'problem' as problem,
  reading ->> 'lastFile' is not null as has_read
from devices
where type = 'pos' and revoked_at is null and reading_stopped_at is not null;
comment on view pos_reading_troubles_view is 'pos: registers that do not read their exports, and why.';
grant select on pos_reading_troubles_view to hangtag_service;
