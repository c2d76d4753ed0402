-- Texts are planned a second apart, and their jobs run a moment late: each found the next one within a second of it and
-- went behind the last, so that two texts of one second waited for each other forever. A due text lets those planned
-- after it wait.
create function hangtag.text_turn(of_store integer, from_instant timestamptz, text_id uuid) returns timestamptz
language sql stable
begin atomic
  select candidate.at
  from (
    select from_instant as at
    union all
    select send_at + interval '1 second' from texting_messages
    where store_id = of_store and direction = 'out' and status <> 'blocked' and id <> text_id
      and send_at > from_instant - interval '1 second'
  ) as candidate
  where not exists (
    select from texting_messages as other
    where other.store_id = of_store and other.direction = 'out' and other.status <> 'blocked' and other.id <> text_id
      and other.send_at > candidate.at - interval '1 second' and other.send_at < candidate.at + interval '1 second'
      and (other.status <> 'queued' or (other.send_at <= candidate.at and (
        other.send_at > from_instant or (other.send_at, other.id) < (
          select own.send_at, own.id from texting_messages as own where own.store_id = of_store and own.id = text_id)))))
  order by candidate.at limit 1;
end;
comment on function hangtag.text_turn is 'The first instant at which a text that is due may go: a second after those that went, and after those whose turn comes before. The caller holds the row of the number.';

create or replace function hangtag.guard_text() returns trigger
language plpgsql as $$
declare
  to_phone text;
  refusal text;
  free_at timestamptz;
begin
  if new.direction = 'in' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'blocked' then
      return new;
    elsif new.status <> 'queued' then
      raise exception 'A text begins queued or blocked, not %', new.status using errcode = 'TX003';
    end if;
  elsif old.status = new.status and (old.status <> 'queued' or old.send_at = new.send_at) then
    return new;
  elsif old.status <> new.status and not (case old.status
    when 'queued' then new.status in ('sending', 'blocked')
    when 'sending' then new.status in ('queued', 'blocked', 'unknown', 'sent', 'delivered', 'undelivered', 'failed')
    when 'unknown' then new.status in ('sent', 'delivered', 'undelivered', 'failed')
    when 'sent' then new.status in ('delivered', 'undelivered', 'failed')
    else false end) then
    raise exception 'A text that is % cannot become %', old.status, new.status using errcode = 'TX003';
  end if;
  if new.status not in ('queued', 'sending') then
    return new;
  end if;
  -- One number sends one text a second: the lock makes texts of two tills or workers wait for each other here.
  perform from texting_numbers where store_id = new.store_id for update;
  select phone into to_phone from texting_threads where store_id = new.store_id and id = new.thread_id;
  refusal := hangtag.text_refusal(new.store_id, to_phone, new.kind, new.send_at, new.id);
  free_at := case tg_op
    when 'INSERT' then hangtag.free_text_slot(new.store_id, new.send_at, new.id)
    else hangtag.text_turn(new.store_id, new.send_at, new.id) end;
  if refusal is null and free_at <> new.send_at then
    refusal := 'TEXT_RATE_LIMIT';
  end if;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'TX001', hint = 'hangtag.text_refusal says when a text may go out.';
  end if;
  return new;
end $$;
