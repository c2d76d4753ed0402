-- What a register's exports hold is kept by the server, version by version; and what a register says of its reading.

create table device_mappings (
  store_id integer not null references stores (id),
  device_id uuid not null,
  version integer not null,
  mapping jsonb not null,
  file_name text,
  from_version integer,
  saved_at timestamptz not null,
  saved_by_user_id integer references users (id),
  saved_by_employee_id integer,
  primary key (store_id, device_id, version),
  foreign key (store_id, device_id) references devices (store_id, id),
  foreign key (store_id, saved_by_employee_id) references employees (store_id, id),
  foreign key (store_id, device_id, from_version) references device_mappings (store_id, device_id, version),
  constraint device_mappings__version check (version >= 1),
  constraint device_mappings__from_version check (from_version < version),
  constraint device_mappings__mapping check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 400000),
  constraint device_mappings__file_name check (length(file_name) between 1 and 255)
);
comment on table device_mappings is 'pos: how the exports of a register are read, a row for each version; the highest is in use.';
comment on column device_mappings.mapping is 'A RegisterMapping of common/pos-files/register-mapping.ts.';
comment on column device_mappings.file_name is 'The export from which it was made.';
comment on column device_mappings.from_version is 'The version that was put back into use.';
call hangtag.isolate_store_table('device_mappings');
revoke update, delete on device_mappings from hangtag_service;

alter table devices add column reading jsonb;
comment on column devices.reading is 'What a register that reads files said of its reading at the last heartbeat; null of any other.';
