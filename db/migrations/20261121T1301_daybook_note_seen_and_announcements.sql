-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file constraint-missing-not-valid
create table note_seen (
  store_id integer not null references stores (id),
  note_id uuid not null,
  employee_id integer not null,
  seen_at timestamptz not null,
  primary key (store_id, note_id, employee_id),
  foreign key (store_id, note_id) references notes (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id)
);
comment on table note_seen is 'daybook: who has pressed "Got it" under a note, each person once.';
call hangtag.isolate_store_table('note_seen');

alter table notes add column is_announcement boolean not null default false;
alter table notes add constraint notes__announcement_ends check (not is_announcement or pinned_until is not null) not valid;
alter table notes validate constraint notes__announcement_ends;
comment on column notes.is_announcement is 'Stands on top of the daybook from its date to pinned_until, and on no day after.';
