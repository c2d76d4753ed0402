-- What a new store has set up. Most of it is seen in the store's own rows; kept here is what a person decided: read on,
-- skipped, done.

create table store_setups (
  store_id integer not null references stores (id),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (store_id),
  constraint store_setups__finished check (finished_at >= started_at)
);
comment on table store_setups is 'onboarding: the guided setup of a store; a store without a row never began it.';
comment on column store_setups.finished_at is 'When no step was open any more: the checklist then leaves the daybook.';
call hangtag.isolate_store_table('store_setups');

create table store_setup_steps (
  store_id integer not null references store_setups (store_id),
  step text not null,
  state text not null,
  changed_at timestamptz not null,
  primary key (store_id, step),
  constraint store_setup_steps__step check (step ~ '^[a-z][a-z-]{1,39}$'),
  constraint store_setup_steps__state check (state in ('done', 'skipped'))
);
comment on table store_setup_steps is 'onboarding: the steps that a person ended; the others are open.';
call hangtag.isolate_store_table('store_setup_steps');

create view setup_facts_view with (security_invoker = true) as
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
  (select count(*)::integer from coupon_campaigns as campaigns where campaigns.store_id = stores.id) as campaigns
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
comment on view setup_facts_view is 'onboarding: what of a store is there already, a row for each store; read by the setup alone.';
grant select on setup_facts_view to hangtag_service;

-- Stores that are there by now have long been set up: no checklist appears on their daybook.
insert into store_setups (store_id, started_at, finished_at)
select id, created_at, greatest(created_at, now()) from stores;
