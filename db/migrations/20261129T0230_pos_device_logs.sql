-- The log that a person at a register sends when support asks for it.

create table device_logs (
  store_id integer not null references stores (id),
  id uuid not null,
  device_id uuid not null,
  app_version text,
  received_at timestamptz not null,
  log text not null,
  primary key (store_id, id),
  foreign key (store_id, device_id) references devices (store_id, id),
  constraint device_logs__log check (octet_length(log) <= 800000)
);
comment on table device_logs is 'pos: logs that registers sent, newest lines of the program at the counter; the newest three of each are kept, for two weeks.';
comment on column device_logs.app_version is 'Of the program that wrote it.';
comment on column device_logs.log is 'Lines of JSON, without names, numbers and amounts of customers.';
create index device_logs__by_device on device_logs (store_id, device_id, received_at desc);
create index device_logs__by_time on device_logs (received_at);
call hangtag.isolate_store_table('device_logs');
revoke update on device_logs from hangtag_service;
