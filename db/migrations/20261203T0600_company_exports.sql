-- Everything of a company as a file that its owner downloads.

create table company_exports (
  account_id integer not null references accounts (id),
  id uuid not null,
  requested_by integer not null references users (id),
  requested_at timestamptz not null,
  state text not null default 'working',
  tables_done integer not null default 0,
  tables_count integer not null,
  rows_written bigint not null default 0,
  bytes bigint not null default 0,
  finished_at timestamptz,
  link_hash bytea,
  link_ends_at timestamptz,
  primary key (account_id, id),
  constraint company_exports__state check (state in ('working', 'ready', 'failed')),
  constraint company_exports__finished check ((state = 'working') = (finished_at is null)),
  constraint company_exports__link check ((link_hash is null) = (link_ends_at is null)),
  constraint company_exports__link_hash unique (link_hash)
);
create unique index company_exports__working on company_exports (account_id) where state = 'working';
comment on table company_exports is 'company-export: each time an owner asked for everything of the company. Deleted after a week.';
comment on column company_exports.link_hash is 'SHA-256 of the newest download link.';
call hangtag.isolate_account_table('company_exports');

create table company_export_parts (
  account_id integer not null,
  export_id uuid not null,
  position integer not null,
  content bytea not null,
  primary key (account_id, export_id, position),
  foreign key (account_id, export_id) references company_exports (account_id, id) on delete cascade
);
comment on table company_export_parts is 'company-export: the file in pieces of about a megabyte, in order.';
call hangtag.isolate_account_table('company_export_parts');
