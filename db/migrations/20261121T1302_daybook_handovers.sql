create table handovers (
  store_id integer not null references stores (id),
  id uuid not null,
  business_date date not null,
  from_employee_id integer not null,
  note text not null default '',
  snapshot jsonb not null,
  signed_at timestamptz not null,
  read_by_employee_id integer,
  read_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, from_employee_id) references employees (store_id, id),
  foreign key (store_id, read_by_employee_id) references employees (store_id, id),
  constraint handovers__note check (char_length(note) <= 500),
  constraint handovers__read check ((read_at is null) = (read_by_employee_id is null)),
  constraint handovers__read_by_another check (read_by_employee_id <> from_employee_id)
);
create index handovers__day on handovers (store_id, business_date, signed_at desc);
comment on table handovers is 'daybook: what one lead handed to the next, signed by PIN by both.';
comment on column handovers.snapshot is 'The day as it was at the signature; never changed afterwards, whatever happens to what it tells of.';
comment on column handovers.read_at is 'When the next lead signed that they have read it.';
call hangtag.isolate_store_table('handovers');
