alter table texting_messages add column not_after timestamptz;
comment on column texting_messages.not_after is 'Of no use later, such as a reminder after the coupon''s last day: blocked instead of sent late.';

-- What the service surely did not take goes back to the queue, unless the guard stops it by then.
create or replace function hangtag.guard_text() returns trigger
language plpgsql as $$
declare
  to_phone text;
  refusal text;
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
  if refusal is null and hangtag.free_text_slot(new.store_id, new.send_at, new.id) <> new.send_at then
    refusal := 'TEXT_RATE_LIMIT';
  end if;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'TX001', hint = 'hangtag.text_refusal says when a text may go out.';
  end if;
  return new;
end $$;
