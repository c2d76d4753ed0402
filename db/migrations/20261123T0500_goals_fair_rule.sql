-- A second rule for the magic goal, promotion days for it to learn from, and goals that a day keeps.

alter table goal_defaults
  add column sales_rule text not null default 'lastYear',
  add constraint goal_defaults__sales_rule check (sales_rule in ('fair', 'lastYear')) not valid;
comment on column goal_defaults.sales_rule is 'What the magic goal is made of: fair (last year''s day, the weeks around it and the last half year) or lastYear (last year''s same weekday). Stores from before the fair rule keep theirs until a manager chooses.';

alter table calendar_events add column is_promotion boolean not null default false;
comment on column calendar_events.is_promotion is 'Its days sell by the factor that the store''s promotion days have taught; paired with no year before.';

create table kept_goals (
  store_id integer not null references stores (id),
  business_date date not null,
  sales_cents bigint not null,
  goal_rule text not null,
  comp_on date,
  kept_at timestamptz not null,
  primary key (store_id, business_date),
  constraint kept_goals__rule check (goal_rule in ('day', 'month', 'magic'))
);
comment on table kept_goals is 'goals: the goal that stood on a day, that day or earlier, when somebody changed other goals; the day keeps it. A Day Close freezes it in the daily report later.';
call hangtag.isolate_store_table('kept_goals');
