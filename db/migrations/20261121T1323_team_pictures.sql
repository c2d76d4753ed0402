-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid, ban-drop-column, disallowed-unique-constraint, require-concurrent-index-creation
-- Faces of the people on the floor.

create table employee_pictures (
  store_id integer not null,
  employee_id integer not null,
  key text not null,
  media_type text not null,
  bytes bytea not null,
  set_at timestamptz not null,
  primary key (store_id, employee_id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint employee_pictures__key unique (key),
  constraint employee_pictures__media_type check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  constraint employee_pictures__size check (octet_length(bytes) <= 262144)
);
comment on table employee_pictures is 'team: faces, 256 pixels wide; in the database, so that a backup has them and every process can serve them.';
comment on column employee_pictures.key is 'Unguessable part of the picture''s address, new with each picture: an <img> cannot send who asks, so having been told the address is the permission.';
call hangtag.isolate_store_table('employee_pictures');
