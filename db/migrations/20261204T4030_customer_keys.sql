-- Row-level security keeps a comparison with lower() from the index, so each check-in and each customer's page read all
-- customers of the company. As columns the keys lead to them.
-- squawk-ignore-file adding-field-with-default, require-concurrent-index-creation, require-concurrent-index-deletion, adding-not-nullable-field
alter table customers
  add column email_key text generated always as (lower(email)) stored,
  add column name_key text not null generated always as (lower(first_name || ' ' || last_name)) stored;
drop index customers__email;
drop index customers__name;
create index customers__email_key on customers (account_id, email_key) where email_key is not null;
create index customers__name_key on customers (account_id, name_key);

alter table pos_customers add column email_key text generated always as (lower(email)) stored;
drop index pos_customers__email;
create index pos_customers__email_key on pos_customers (store_id, email_key) where email_key is not null;

create or replace view pos_customer_candidates_view with (security_invoker = true) as
  select customer.store_id, customer.external_id, customer.name, customer.phone_digits, customer.customer_code, customer.email,
    customer.is_gone, link.customer_id, link.linked_at, link.method, customer.email_key
  from pos_customers as customer
  left join customer_pos_links as link
    on link.store_id = customer.store_id and link.pos_customer_id = customer.external_id;
