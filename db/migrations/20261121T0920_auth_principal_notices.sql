-- Older than the first release, so no table it changes holds a row anywhere.
-- squawk-ignore-file require-concurrent-index-creation
-- Processes remember for seconds who a token belongs to. Triggers tell all of them at commit what to forget, so that no
-- change of rights can be forgotten by the code that makes it, and none waits for a memory to run out.

create function hangtag.announce_rights() returns trigger
language plpgsql as $$
begin
  perform pg_notify('hangtag_rights', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $$;
comment on function hangtag.announce_rights() is 'Says at commit whose remembered rights are old: arguments are the kind and the column that holds the id.';

create trigger announce_rights after update or delete on users
  for each row execute function hangtag.announce_rights('user', 'id');

create trigger announce_rights after insert or update or delete on user_stores
  for each row execute function hangtag.announce_rights('user', 'user_id');

create trigger announce_rights after delete or update of user_id, token_hash, device_id, revoked_at on sessions
  for each row execute function hangtag.announce_rights('session', 'id');

create trigger announce_rights after delete or update of user_id, token_hash, revoked_at on devices
  for each row execute function hangtag.announce_rights('device', 'id');

create trigger announce_rights after insert or delete or update of user_id, first_name, last_name, is_manager, is_active on employees
  for each row execute function hangtag.announce_rights('store', 'store_id');

create trigger announce_rights after insert or update or delete on employee_confirmations
  for each row execute function hangtag.announce_rights('session', 'session_id');

create trigger announce_rights after insert or update or delete on stores
  for each row execute function hangtag.announce_rights('account', 'account_id');

create trigger announce_rights after insert or update or delete on store_settings
  for each row execute function hangtag.announce_rights('store', 'store_id');

create index employee_confirmations__session on employee_confirmations (session_id) where ended_at is null;
create index employees__user on employees (user_id) where user_id is not null;
create index devices__user on devices (user_id) where user_id is not null;
create index stores__account on stores (account_id);
