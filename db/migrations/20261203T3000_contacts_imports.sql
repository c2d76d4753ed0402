-- Few people wait, and never long: the check is done in no time.
-- squawk-ignore-file constraint-missing-not-valid
-- People of a first push may go to the service in one import, at which it works afterwards: which import, and what it was given.
alter table contact_waiting
  add column import_id text,
  add column imported jsonb,
  add column imported_at timestamptz,
  add constraint contact_waiting__import
    check ((import_id is null) = (imported is null) and (import_id is null) = (imported_at is null));
comment on column contact_waiting.import_id is 'The service has the person with this import of its own and has not said yet how it took them.';
comment on column contact_waiting.imported is 'The address and the values as they went out.';
