-- A shop's own history comes in by a page too: the file waits here, so that a killed program goes on with it.

create table history_imports (
  store_id integer not null references stores (id),
  id uuid not null,
  file_name text not null,
  size_bytes integer not null,
  parts integer not null,
  is_packed boolean not null,
  mapping text not null,
  state text not null,
  phase text not null,
  run_id uuid,
  replaces_at timestamptz,
  lines integer not null default 0,
  total_lines integer,
  running_since timestamptz,
  progress_at timestamptz,
  problem text,
  summary text,
  created_at timestamptz not null,
  created_by text not null,
  ended_at timestamptz,
  primary key (store_id, id),
  constraint history_imports__state check (state in ('uploading', 'running', 'stopped', 'checked', 'failed', 'done', 'dropped')),
  constraint history_imports__phase check (phase in ('check', 'import')),
  constraint history_imports__ended check ((ended_at is null) = (state not in ('done', 'dropped'))),
  constraint history_imports__size check (size_bytes > 0 and parts > 0)
);
create unique index history_imports__one_open on history_imports (store_id) where ended_at is null;
create index history_imports__newest on history_imports (store_id, created_at);
comment on table history_imports is 'history-import: a file with a shop''s own history that a manager brought in by the page.';
comment on column history_imports.size_bytes is 'Of the upload, which the browser packed unless it was packed already.';
comment on column history_imports.is_packed is 'The browser packed it: the file itself is what comes out.';
comment on column history_imports.phase is 'What runs or ran last: the check of the whole file, which writes nothing, or the import.';
comment on column history_imports.run_id is 'The run that works now; one that finds another here ends.';
comment on column history_imports.replaces_at is 'Since when its tickets win over those of earlier imports; null where those stay.';
comment on column history_imports.summary is 'Of the last finished check or import, as JSON.';
comment on column history_imports.mapping is 'What its columns mean, as JSON.';
call hangtag.isolate_store_table('history_imports');

create table history_import_parts (
  store_id integer not null,
  import_id uuid not null,
  part integer not null,
  bytes bytea not null,
  primary key (store_id, import_id, part),
  foreign key (store_id, import_id) references history_imports (store_id, id)
);
comment on table history_import_parts is 'history-import: the uploaded file, until its import has ended.';
call hangtag.isolate_store_table('history_import_parts');

create table history_import_refusals (
  store_id integer not null,
  import_id uuid not null,
  place integer not null,
  line_number integer not null,
  reason text not null,
  record text not null,
  primary key (store_id, import_id, place),
  foreign key (store_id, import_id) references history_imports (store_id, id)
);
comment on table history_import_refusals is 'history-import: the lines that the last run refused, with their reasons.';
call hangtag.isolate_store_table('history_import_refusals');
