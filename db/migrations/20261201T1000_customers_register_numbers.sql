-- Where the mobile number of a customer stands at the register decides whether a loyalty service finds them: a store says
-- its rule, new customers are made by it, and managers get a list of the numbers that look misplaced.
-- One row for each store: the check is done in no time.
-- squawk-ignore-file constraint-missing-not-valid
-- A column with a constant default is added without rewriting the table.
alter table buy_settings add column customer_code_rule text not null default 'blank';
alter table buy_settings add constraint buy_settings__customer_code_rule
  check (customer_code_rule in ('blank', 'mobile'));
comment on column buy_settings.customer_code_rule is 'What a new customer gets as Customer Code at the register: nothing, or the mobile number, and then the phone stays empty there.';

create view customer_code_rules_view with (security_invoker = true) as
select store_id, customer_code_rule from buy_settings;
comment on view customer_code_rules_view is 'buys: a store''s rule for Customer Code, for the customers area. A store without a row has the rule blank.';
grant select on customer_code_rules_view to hangtag_service;

create view pos_customer_numbers_view with (security_invoker = true) as
select customer.store_id, customer.external_id, customer.name, customer.phone, customer.customer_code,
  link.customer_id
from pos_customers as customer
left join customer_pos_links as link
  on link.store_id = customer.store_id and link.pos_customer_id = customer.external_id
where not customer.is_gone;
comment on view pos_customer_numbers_view is 'pos: what was typed as phone and as Customer Code of each customer, with whom of ours they are linked to.';
grant select on pos_customer_numbers_view to hangtag_service;
