-- Buys are few: a store makes some dozens a day.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation
alter table buys add column quoted_minutes real,
  add constraint buys__quoted_minutes check (quoted_minutes > 0);
comment on column buys.quoted_minutes is 'What the line itself said at check-in: half of such sellers are ready by then. Null where a person chose the time, and for drop-offs. Later waits are measured by it.';
create index buys__quoted on buys (store_id, ready_at) where quoted_minutes is not null;
