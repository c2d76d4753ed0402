create table print_jobs (
  store_id integer not null references stores (id),
  id uuid not null,
  device_id uuid not null,
  role text not null,
  printer_name text,
  title text not null,
  format text not null,
  copies smallint not null default 1,
  state text not null default 'queued',
  reason text,
  created_at timestamptz not null,
  created_by_employee_id integer,
  expires_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, device_id) references devices (store_id, id),
  foreign key (store_id, created_by_employee_id) references employees (store_id, id),
  constraint print_jobs__role check (role in ('receipt', 'label', 'document')),
  constraint print_jobs__format check (format in ('escpos', 'zpl', 'epl', 'pdf', 'text')),
  constraint print_jobs__copies check (copies between 1 and 20),
  constraint print_jobs__state check (state in ('queued', 'printing', 'done', 'failed', 'cancelled')),
  constraint print_jobs__title check (char_length(title) between 1 and 120),
  constraint print_jobs__reason check ((state = 'failed') = (reason is not null)),
  constraint print_jobs__ended check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null))
);
create index print_jobs__newest on print_jobs (store_id, created_at desc, id desc);
create index print_jobs__waiting on print_jobs (store_id, device_id, created_at) where ended_at is null;
comment on table print_jobs is 'printing: what was sent to a register''s printer and what became of it. Its bytes are a row of pos_payloads with the same id.';
comment on column print_jobs.printer_name is 'Asked for, later the one it came out of; null leaves the choice to the register.';
comment on column print_jobs.state is 'queued until the register is online; printing once it was told; then done, failed or cancelled.';
comment on column print_jobs.expires_at is 'A register that is not back by then has not printed it: nobody waits for it any more.';
call hangtag.isolate_store_table('print_jobs');
