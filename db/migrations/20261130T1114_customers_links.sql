-- Which customer of a register is which of ours: made by itself where the evidence is sure, by a person else, and undone by
-- one. What a person took apart is not linked again by itself.
-- squawk-ignore-file require-concurrent-index-creation
create table customer_refused_links (
  store_id integer not null,
  pos_customer_id text not null,
  account_id integer not null,
  customer_id uuid not null,
  refused_at timestamptz not null,
  primary key (store_id, pos_customer_id, customer_id),
  foreign key (account_id, store_id) references stores (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id)
);
create index customer_refused_links__customer on customer_refused_links (account_id, customer_id);
comment on table customer_refused_links is 'customers: links that a person took away; only a person makes them again.';
call hangtag.isolate_store_table('customer_refused_links');

create view pos_customer_candidates_view with (security_invoker = true) as
select customer.store_id, customer.external_id, customer.name, customer.phone_digits, customer.customer_code,
  customer.email, customer.is_gone, link.customer_id, link.linked_at, link.method
from pos_customers as customer
left join customer_pos_links as link
  on link.store_id = customer.store_id and link.pos_customer_id = customer.external_id;
comment on view pos_customer_candidates_view is 'pos: customers of the register, also those that are gone there, with whom of ours they are linked to.';
grant select on pos_customer_candidates_view to hangtag_service;
create index pos_customers__email on pos_customers (store_id, lower(email)) where email is not null;
