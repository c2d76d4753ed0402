-- The billing step is done once a card of the company is on file.

create or replace view setup_facts_view with (security_invoker = true) as
select stores.id as store_id, people.managers, people.employees, people.without_way_in,
  coalesce(settings.allow_self_first_pin, true) as sets_own_pin,
  exists (
    select from nightly_mail_settings as mail where mail.store_id = stores.id and mail.on_since is not null
  ) as sends_nightly_mail,
  (
    select count(*)::integer from devices
    where devices.store_id = stores.id and devices.revoked_at is null and devices.last_seen_at is not null
      and (devices.type = 'pos' or devices.provider is not null)
  ) as registers,
  exists (select from goal_defaults as goals where goals.store_id = stores.id)
    or exists (select from month_goals as goals where goals.store_id = stores.id) as has_goals,
  (
    select count(*)::integer from task_lists as lists
    where lists.store_id = stores.id and lists.archived_at is null and lists.is_active
  ) as task_lists,
  coalesce(
    (select numbers.registration_state from texting_numbers as numbers where numbers.store_id = stores.id), 'not_started'
  ) as texting_state,
  exists (select from buy_policies as policies where policies.store_id = stores.id) as has_buy_policy,
  (
    select count(*)::integer from backstock_categories as categories
    where categories.store_id = stores.id and categories.archived_at is null
  ) as categories,
  (
    select count(*)::integer from bins
    where bins.store_id = stores.id and bins.retired_at is null and bins.deleted_at is null
  ) as bins,
  array(
    select integrations.need from integrations
    where integrations.store_id = stores.id and integrations.activated_at is not null
  ) as active_needs,
  (select count(*)::integer from coupon_campaigns as campaigns where campaigns.store_id = stores.id) as campaigns,
  exists (
    select from billing_accounts as billing where billing.account_id = stores.account_id and billing.method_id is not null
  ) as has_card
from stores
left join store_settings as settings on settings.store_id = stores.id
cross join lateral (
  select
    count(*) filter (where employees.is_manager)::integer as managers,
    count(*) filter (where not employees.is_manager)::integer as employees,
    count(*) filter (where employees.pin_hash is null and employees.user_id is null)::integer as without_way_in
  from employees
  where employees.store_id = stores.id and employees.is_active
) as people;
