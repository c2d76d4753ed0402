-- Who waits on the store for an answer, and for how long; and who stands in the store meanwhile.

alter table texting_threads add column waiting_since timestamptz;
comment on column texting_threads.waiting_since is 'When the customer wrote or called to whom nobody has replied yet; null where nobody waits.';

create or replace function hangtag.place_text_thread() returns trigger language plpgsql as $$
begin
  new.placed_at := new.last_message_at + case when new.is_pinned then interval '1000 years' else interval '0' end;
  new.waiting_since := case
    when not new.needs_reply then null
    when tg_op = 'UPDATE' and old.needs_reply then coalesce(old.waiting_since, old.last_inbound_at, old.last_message_at)
    else coalesce(new.last_inbound_at, new.last_message_at)
  end;
  return new;
end $$;
comment on function hangtag.place_text_thread() is 'Keeps where a thread stands in lists, and since when its customer waits.';

drop trigger texting_threads__place on texting_threads;
create trigger texting_threads__place
  before insert or update of last_message_at, is_pinned, needs_reply on texting_threads
  for each row execute function hangtag.place_text_thread();

update texting_threads set needs_reply = true where needs_reply;

create view sellers_in_store_view with (security_invoker = true) as
  select buy.store_id, customer.mobile as phone, buy.checked_in_at as since
  from buys as buy
  join customers as customer on customer.account_id = buy.account_id and customer.id = buy.customer_id
  where buy.status = 'open' and not buy.is_drop_off and buy.seller_plan is distinct from 'returns'
  union all
  select store_id, mobile, created_at
  from checkin_requests
  where status in ('new', 'being_checked_in') and drop_off_at is null and not is_drop_off;
comment on view sellers_in_store_view is 'buys: the phones of sellers who wait in the store, checked in or in line, and since when; those of earlier days are gone.';
grant select on sellers_in_store_view to hangtag_service;
