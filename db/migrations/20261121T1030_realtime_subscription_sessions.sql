-- A subscription is answered again with the rights of the sign-in that asked for it, so it keeps that sign-in. Those that
-- are there belong to screens of the program before; they subscribe again when they reload.
delete from graphql_subscriptions;
alter table graphql_subscriptions add column session_id uuid;
alter table graphql_subscriptions add column employee_id integer;
comment on column graphql_subscriptions.session_id is 'The sign-in that subscribed: a session, or a register''s device. It is answered with what that may see at the moment.';
comment on column graphql_subscriptions.employee_id is 'Who stood at the screen; counts while that employee''s PIN does.';

-- Only a loss ends what somebody still hears; any other change just makes the answers again.
create function hangtag.announce_loss() returns trigger
language plpgsql as $$
begin
  perform pg_notify('hangtag_rights', 'lost:' || (to_jsonb(old) ->> tg_argv[0]));
  return null;
end $$;
comment on function hangtag.announce_loss() is 'Says at commit which login has lost a store, a role or itself; the argument is the column that holds its id.';

create trigger announce_loss after update of role, is_active on users
  for each row when (old.role > new.role or (old.is_active and not new.is_active))
  execute function hangtag.announce_loss('id');

create trigger announce_end after delete on users
  for each row execute function hangtag.announce_loss('id');

create trigger announce_loss after delete on user_stores
  for each row execute function hangtag.announce_loss('user_id');
