-- Who decided that the stores don't buy from a customer, and when; and what a person said of a register's record that was
-- never linked.
alter table customers add column do_not_buy_at timestamptz;
alter table customers add column do_not_buy_by text;
comment on column customers.do_not_buy_by is 'Name of the person who set it: "Set by {name}, {date}".';

alter table customer_refused_links add column was_linked boolean not null default true;
comment on column customer_refused_links.was_linked is 'A link was taken away; false where a person said of a suggestion that it is another person.';
comment on table customer_refused_links is 'customers: records of the register that a person said are another person; only a person links them.';

-- The newest change that set it, for those who are marked already.
update customers set do_not_buy_at = said.at, do_not_buy_by = said.by
from (
  select distinct on (marked.account_id, marked.id) marked.account_id, marked.id, event.at,
    coalesce(nullif(trim(employee.first_name || ' ' || employee.last_name), ''), person.full_name) as by
  from customers as marked
  join stores as store on store.account_id = marked.account_id
  join events as event on event.store_id = store.id and event.record_kind = 'Customer'
    and event.record_id = marked.id::text and event.name = 'customer.edited'
  left join employees as employee on employee.store_id = event.store_id and employee.id = event.employee_id
  left join users as person on person.id = event.user_id
  where marked.is_do_not_buy
    and (event.payload -> 'after' ->> 'doNotBuy')::boolean and not (event.payload -> 'before' ->> 'doNotBuy')::boolean
  order by marked.account_id, marked.id, event.id desc
) as said
where customers.account_id = said.account_id and customers.id = said.id;
