-- Who listens to which channel, on which process. Platform tables: they name sockets, not a tenant's records, every
-- process must see all of them to tell a member of one process to the listeners of another, and nothing of them is ever
-- answered to a person except through a channel that /pusher/auth allowed. So they have no store and no row-level
-- security. They are unlogged: after a crash of the database all sockets have reconnected anyway.

create sequence realtime_versions;
grant usage on sequence realtime_versions to hangtag_service;
comment on sequence realtime_versions is 'Numbers the states of all presence channels; never goes back, so that an older notice is known as old.';

create unlogged table realtime_processes (
  id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);
comment on table realtime_processes is 'realtime: a process that holds sockets. One that has not been seen for the length of the lease is dead, and its seats are taken away.';
grant select, insert, update, delete on realtime_processes to hangtag_service;

create unlogged table realtime_channels (
  name text primary key,
  version bigint not null default 0
);
comment on table realtime_channels is 'realtime: a channel with at least one listener anywhere. Its row is the lock under which members come and go.';
comment on column realtime_channels.version is 'The state of the member list, from realtime_versions; 0 before the first member.';
grant select, insert, update, delete on realtime_channels to hangtag_service;

create unlogged table realtime_occupancy (
  channel text not null,
  process_id uuid not null references realtime_processes (id),
  primary key (channel, process_id)
);
create index realtime_occupancy__process on realtime_occupancy (process_id);
comment on table realtime_occupancy is 'realtime: the processes that have a listener on a channel.';
grant select, insert, update, delete on realtime_occupancy to hangtag_service;

create unlogged table realtime_members (
  channel text not null,
  socket_id text not null,
  process_id uuid not null references realtime_processes (id),
  member_id text not null,
  member_info text not null,
  primary key (channel, socket_id)
);
create index realtime_members__member on realtime_members (channel, member_id);
create index realtime_members__process on realtime_members (process_id);
comment on table realtime_members is 'realtime: the sockets on presence channels; a member with two sockets is there once for the others.';
comment on column realtime_members.member_info is 'JSON text, passed on as it was signed.';
grant select, insert, update, delete on realtime_members to hangtag_service;

create unlogged table realtime_messages (
  id bigint generated always as identity primary key,
  payload text not null,
  sent_at timestamptz not null default clock_timestamp()
);
comment on table realtime_messages is 'realtime: messages too long for NOTIFY (8,000 bytes), fetched by id; kept for a minute.';
grant select, insert, delete on realtime_messages to hangtag_service;

create function hangtag.realtime_publish(payload text) returns void
language plpgsql as $$
declare
  message_id bigint;
begin
  if octet_length(payload) < 7900 then
    perform pg_notify('hangtag_realtime', payload);
    return;
  end if;
  insert into realtime_messages (payload) values (realtime_publish.payload) returning id into message_id;
  perform pg_notify('hangtag_realtime', 'message:' || message_id);
end $$;
comment on function hangtag.realtime_publish(text) is 'Sends one message of the realtime bus when the transaction commits, whatever its length.';

create function hangtag.realtime_members_of(channel_name text) returns jsonb
language sql stable
begin atomic
  select coalesce(jsonb_object_agg(member.member_id, member.member_info), '{}')
  from (
    select distinct on (member_id) member_id, member_info
    from realtime_members where channel = channel_name
    order by member_id, socket_id
  ) as member;
end;
comment on function hangtag.realtime_members_of(text) is 'Each member of a presence channel once, with the information of one of its sockets.';

create function hangtag.realtime_enter(
  entering_process uuid, channel_name text, entering_socket text, entering_member text, entering_info text
) returns jsonb
language plpgsql as $$
declare
  state bigint;
  is_first_listener boolean;
begin
  -- The process first, the channel second: the same order as realtime_end_process, so the two never wait for each other.
  perform from realtime_processes where id = entering_process for key share;
  if not found then
    raise exception 'The process % has lost its lease', entering_process using errcode = 'HTR01';
  end if;
  insert into realtime_channels (name) values (channel_name)
    on conflict (name) do update set version = realtime_channels.version
    returning version into state;
  is_first_listener := not exists (select from realtime_occupancy where channel = channel_name);
  insert into realtime_occupancy (channel, process_id) values (channel_name, entering_process) on conflict do nothing;
  if entering_member is not null then
    if not exists (select from realtime_members where channel = channel_name and member_id = entering_member) then
      state := nextval('realtime_versions');
      update realtime_channels set version = state where name = channel_name;
      perform hangtag.realtime_publish(jsonb_build_object('kind', 'member-added', 'channel', channel_name,
        'version', state, 'memberId', entering_member, 'memberInfo', entering_info)::text);
    end if;
    insert into realtime_members (channel, socket_id, process_id, member_id, member_info)
      values (channel_name, entering_socket, entering_process, entering_member, entering_info);
  end if;
  return jsonb_build_object('isFirstListener', is_first_listener, 'version', state,
    'members', case when entering_member is null then '{}' else hangtag.realtime_members_of(channel_name) end);
end $$;
comment on function hangtag.realtime_enter(uuid, text, text, text, text) is 'Gives a socket its seat, tells the others of a member that is new to the channel, and answers who is there.';

create function hangtag.realtime_tell_removed(channel_name text, left_members text[]) returns void
language plpgsql as $$
declare
  left_member text;
  state bigint;
begin
  for left_member in
    select distinct candidate from unnest(left_members) as candidate
    where not exists (select from realtime_members where channel = channel_name and member_id = candidate)
    order by candidate
  loop
    state := nextval('realtime_versions');
    update realtime_channels set version = state where name = channel_name;
    perform hangtag.realtime_publish(jsonb_build_object('kind', 'member-removed', 'channel', channel_name,
      'version', state, 'memberId', left_member)::text);
  end loop;
end $$;
comment on function hangtag.realtime_tell_removed(text, text[]) is 'Tells the listeners about those of the given members that have no socket left. The caller holds the channel''s row.';

create function hangtag.realtime_leave_channel(leaving_process uuid, channel_name text) returns boolean
language plpgsql as $$
begin
  delete from realtime_occupancy where channel = channel_name and process_id = leaving_process;
  if exists (select from realtime_occupancy where channel = channel_name) then
    return false;
  end if;
  delete from realtime_channels where name = channel_name;
  return true;
end $$;
comment on function hangtag.realtime_leave_channel(uuid, text) is 'Ends a process'' interest in a channel; true when nobody listens any more. The caller holds the channel''s row.';

create function hangtag.realtime_exit(
  leaving_process uuid, channel_name text, leaving_socket text, is_last_of_process boolean
) returns boolean
language plpgsql as $$
declare
  left_member text;
begin
  perform from realtime_channels where name = channel_name for update;
  if not found then
    return false;
  end if;
  delete from realtime_members
    where channel = channel_name and socket_id = leaving_socket and process_id = leaving_process
    returning member_id into left_member;
  if left_member is not null then
    perform hangtag.realtime_tell_removed(channel_name, array[left_member]);
  end if;
  return is_last_of_process and hangtag.realtime_leave_channel(leaving_process, channel_name);
end $$;
comment on function hangtag.realtime_exit(uuid, text, text, boolean) is 'Takes a socket''s seat away; true when the channel is vacated by it.';

create function hangtag.realtime_end_process(ended_process uuid) returns setof text
language plpgsql as $$
declare
  channel_name text;
  left_members text[];
begin
  perform from realtime_processes where id = ended_process for update;
  for channel_name in select channel from realtime_occupancy where process_id = ended_process order by channel loop
    perform from realtime_channels where name = channel_name for update;
    with gone as (
      delete from realtime_members where channel = channel_name and process_id = ended_process returning member_id
    )
    select coalesce(array_agg(member_id), '{}') into left_members from gone;
    perform hangtag.realtime_tell_removed(channel_name, left_members);
    if hangtag.realtime_leave_channel(ended_process, channel_name) then
      return next channel_name;
    end if;
  end loop;
  delete from realtime_processes where id = ended_process;
end $$;
comment on function hangtag.realtime_end_process(uuid) is 'Takes all seats of a process away; answers the channels that are vacated by it.';

create function hangtag.realtime_sweep(lease interval) returns setof text
language plpgsql as $$
declare
  dead_process uuid;
begin
  for dead_process in
    select id from realtime_processes where seen_at < clock_timestamp() - lease order by id for update skip locked
  loop
    return query select hangtag.realtime_end_process(dead_process);
  end loop;
  delete from realtime_messages where sent_at < clock_timestamp() - interval '1 minute';
end $$;
comment on function hangtag.realtime_sweep(interval) is 'Ends the processes that were killed; answers the channels that are vacated by it.';

grant execute on all functions in schema hangtag to hangtag_service;
