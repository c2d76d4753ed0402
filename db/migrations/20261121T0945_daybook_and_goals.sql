-- The shop's day: what has to be done and who did it, what people tell each other, who is planned, and the goals.

create view employee_names_view with (security_invoker = true) as
select store_id, id, user_id, first_name, last_name, trim(first_name || ' ' || last_name) as full_name, avatar_url, is_manager, is_active
from employees;
comment on view employee_names_view is 'team: names and faces for other areas; nothing personal beyond them.';

create view daily_figures_view with (security_invoker = true) as
select store_id, business_date, status, revision, changed_at, closed_at, sales_cents, customers, sales_by_hour_cents,
  buys, buys_with_trade, buy_cash_cents, buy_trade_cents, items_bought, goal_cents, goal_rule, comp_on
from daily_reports;
comment on view daily_figures_view is 'reports: a day''s figures for the goals and the daybook.';

grant select on employee_names_view, daily_figures_view to hangtag_service;

create table task_lists (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  access text not null default 'all',
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  constraint task_lists__name check (char_length(name) between 1 and 80),
  constraint task_lists__access check (access in ('all', 'manager'))
);
create unique index task_lists__one_name on task_lists (store_id, lower(name)) where archived_at is null;
comment on table task_lists is 'daybook: a list of tasks that come back, such as Opening or Closing.';
comment on column task_lists.access is 'all, or manager: then neither the list nor its tasks reach anybody else.';
comment on column task_lists.position is 'Order on the screen, 0 first; renumbered whenever a list moves.';
comment on column task_lists.is_active is 'A switched-off list makes no new tasks.';
comment on column task_lists.archived_at is 'Deleted by a person; its history stays.';
call hangtag.isolate_store_table('task_lists');

create table task_templates (
  store_id integer not null,
  id uuid not null,
  list_id uuid not null,
  name text not null,
  instructions text not null default '',
  due_minutes integer,
  repeat_days smallint[] not null default '{}',
  monthly_day smallint,
  starts_on date not null,
  ends_on date,
  position integer not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, list_id) references task_lists (store_id, id),
  constraint task_templates__name check (char_length(name) between 1 and 200),
  constraint task_templates__instructions check (char_length(instructions) <= 2000),
  constraint task_templates__due_minutes check (due_minutes between 0 and 1439),
  constraint task_templates__weekdays check (repeat_days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  constraint task_templates__repeats check ((cardinality(repeat_days) > 0) <> (monthly_day is not null)),
  constraint task_templates__monthly_day check (monthly_day between 1 and 31),
  constraint task_templates__period check (ends_on is null or ends_on >= starts_on)
);
create index task_templates__list on task_templates (store_id, list_id) where archived_at is null;
comment on table task_templates is 'daybook: a task that comes back on weekdays or once a month; each day''s copy is a row of task_occurrences.';
comment on column task_templates.due_minutes is 'Minutes after midnight, store time; null when the task has no time.';
comment on column task_templates.repeat_days is '0 Sunday to 6 Saturday; empty when monthly_day says when.';
comment on column task_templates.monthly_day is 'Day of the month; in a shorter month its last day.';
call hangtag.isolate_store_table('task_templates');

create table task_days (
  store_id integer not null references stores (id),
  business_date date not null,
  opened_at timestamptz not null,
  primary key (store_id, business_date)
);
comment on table task_days is 'daybook: dates whose recurring tasks have been made; the row is what keeps two first readers from both making them.';
call hangtag.isolate_store_table('task_days');

create table task_occurrences (
  store_id integer not null references stores (id),
  id uuid not null,
  template_id uuid,
  list_id uuid,
  business_date date not null,
  original_date date not null,
  name text not null,
  details text not null default '',
  access text not null,
  due_minutes integer,
  due_at timestamptz,
  status text not null default 'open',
  done_by_employee_id integer,
  done_at timestamptz,
  done_on date,
  is_late boolean not null default false,
  is_late_entry boolean not null default false,
  assigned_employee_id integer,
  created_by_employee_id integer,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  unique (store_id, template_id, original_date),
  foreign key (store_id, template_id) references task_templates (store_id, id),
  foreign key (store_id, list_id) references task_lists (store_id, id),
  foreign key (store_id, done_by_employee_id) references employees (store_id, id),
  foreign key (store_id, assigned_employee_id) references employees (store_id, id),
  foreign key (store_id, created_by_employee_id) references employees (store_id, id),
  constraint task_occurrences__name check (char_length(name) between 1 and 200),
  constraint task_occurrences__details check (char_length(details) <= 2000),
  constraint task_occurrences__access check (access in ('all', 'manager')),
  constraint task_occurrences__status check (status in ('open', 'done', 'skipped')),
  constraint task_occurrences__done check ((status = 'done') = (done_at is not null and done_by_employee_id is not null and done_on is not null)),
  constraint task_occurrences__only_recurring_is_skipped check (status <> 'skipped' or template_id is not null),
  constraint task_occurrences__only_one_off_is_carried check (template_id is null or business_date = original_date),
  constraint task_occurrences__carried_forward check (business_date >= original_date)
);
create index task_occurrences__day on task_occurrences (store_id, business_date) where deleted_at is null;
create index task_occurrences__original_day on task_occurrences (store_id, original_date) where deleted_at is null;
create index task_occurrences__open on task_occurrences (store_id, business_date) where status = 'open' and deleted_at is null;
comment on table task_occurrences is 'daybook: one task of one day: a day''s copy of a recurring task, or (without template) a one-off.';
comment on column task_occurrences.business_date is 'The day it stands on; an open one-off is carried to the next day at the boundary.';
comment on column task_occurrences.original_date is 'The day it was meant for; figures count it there and only there.';
comment on column task_occurrences.name is 'A copy: done and skipped tasks keep the name they had.';
comment on column task_occurrences.due_at is 'The due time as an instant, so that daylight saving is decided once.';
comment on column task_occurrences.done_on is 'Business date of the tick; on this date anybody may untick, later managers only.';
comment on column task_occurrences.is_late is 'Done after its due instant.';
comment on column task_occurrences.is_late_entry is 'Ticked by a manager after its day: counts as done, never as on time.';
call hangtag.isolate_store_table('task_occurrences');

create table notes (
  store_id integer not null references stores (id),
  id uuid not null,
  business_date date not null,
  body text not null,
  access text not null default 'all',
  is_important boolean not null default false,
  pinned_until date,
  author_employee_id integer not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  edited_by_employee_id integer,
  deleted_at timestamptz,
  deleted_by_employee_id integer,
  primary key (store_id, id),
  foreign key (store_id, author_employee_id) references employees (store_id, id),
  foreign key (store_id, edited_by_employee_id) references employees (store_id, id),
  foreign key (store_id, deleted_by_employee_id) references employees (store_id, id),
  constraint notes__body check (char_length(body) between 1 and 5000),
  constraint notes__access check (access in ('all', 'manager'))
);
create index notes__day on notes (store_id, business_date desc, id desc) where deleted_at is null;
create index notes__pinned on notes (store_id, pinned_until) where pinned_until is not null and deleted_at is null;
comment on table notes is 'daybook: what people of the store write down for a day. Plain text.';
comment on column notes.pinned_until is 'Last date on which the note stands first, on every date up to it.';
comment on column notes.is_important is 'Also told in the nightly mail.';
call hangtag.isolate_store_table('notes');

create table shifts (
  store_id integer not null references stores (id),
  id uuid not null,
  employee_id integer not null,
  business_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  position text not null default '',
  note text not null default '',
  source text not null default 'manual',
  provider_shift_id text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint shifts__order check (ends_at > starts_at and ends_at <= starts_at + interval '16 hours'),
  constraint shifts__position check (char_length(position) <= 40),
  constraint shifts__note check (char_length(note) <= 500),
  constraint shifts__source check ((source = 'manual' and provider_shift_id is null) or (source = 'provider' and provider_shift_id is not null))
);
create index shifts__day on shifts (store_id, business_date) where deleted_at is null;
create unique index shifts__one_per_provider_shift on shifts (store_id, provider_shift_id) where provider_shift_id is not null;
comment on table shifts is 'daybook: when a person is planned to work. What was worked is in the punches.';
comment on column shifts.source is 'provider: comes from a scheduling service and is changed there only.';
call hangtag.isolate_store_table('shifts');

create view daybook_report_view with (security_invoker = true) as
select store_id, original_date as business_date,
  count(*)::int as tasks_due,
  (count(*) filter (where status = 'done' and business_date = original_date))::int as tasks_done,
  (count(*) filter (where status = 'done' and business_date = original_date and not is_late and not is_late_entry))::int as tasks_done_on_time
from task_occurrences
where deleted_at is null
group by store_id, original_date;
comment on view daybook_report_view is 'daybook: tasks due and done of a date over all lists. A date without tasks has no row: unknown, not 0. A task done after it was carried is missed on its own date.';
grant select on daybook_report_view to hangtag_service;

create table goal_defaults (
  store_id integer not null references stores (id),
  id uuid not null,
  starts_on date not null,
  growth_tenths integer not null,
  average_transaction_cents integer not null,
  trade_tenths integer not null,
  min_sales_cents integer not null default 0,
  saved_at timestamptz not null,
  primary key (store_id, id),
  constraint goal_defaults__growth check (growth_tenths between -500 and 2000),
  constraint goal_defaults__average check (average_transaction_cents >= 100 and average_transaction_cents % 100 = 0),
  constraint goal_defaults__trade check (trade_tenths between 0 and 1000),
  constraint goal_defaults__min_sales check (min_sales_cents >= 0 and min_sales_cents % 100 = 0)
);
create unique index goal_defaults__one_per_start on goal_defaults (store_id, starts_on);
comment on table goal_defaults is 'goals: the magic goal''s settings; for a day the newest row that has started applies.';
comment on column goal_defaults.growth_tenths is 'Growth over the comparison day in tenths of a percent.';
comment on column goal_defaults.min_sales_cents is 'No day''s magic goal is below it; 0 means none. Whole dollars like every goal.';
call hangtag.isolate_store_table('goal_defaults');

create table month_goals (
  store_id integer not null references stores (id),
  month date not null,
  amount_cents bigint not null,
  saved_at timestamptz not null,
  primary key (store_id, month),
  constraint month_goals__month check (extract(day from month) = 1),
  constraint month_goals__amount check (amount_cents > 0 and amount_cents % 100 = 0)
);
comment on table month_goals is 'goals: a whole month''s goal, spread over its open days so that they sum to it exactly.';
comment on column month_goals.month is 'First day of the month.';
call hangtag.isolate_store_table('month_goals');

create table day_goals (
  store_id integer not null references stores (id),
  business_date date not null,
  sales_cents bigint,
  average_transaction_cents integer,
  trade_tenths integer,
  comp_date date,
  is_closed boolean not null default false,
  note text not null default '',
  saved_at timestamptz not null,
  primary key (store_id, business_date),
  constraint day_goals__sales check (sales_cents >= 0 and sales_cents % 100 = 0),
  constraint day_goals__average check (average_transaction_cents >= 100 and average_transaction_cents % 100 = 0),
  constraint day_goals__trade check (trade_tenths between 0 and 1000),
  constraint day_goals__comp_date check (comp_date < business_date),
  constraint day_goals__note check (char_length(note) <= 200)
);
comment on table day_goals is 'goals: what a person has fixed for one day; a null overrides nothing.';
comment on column day_goals.comp_date is 'The day to compare with instead of the same weekday 364 days before.';
call hangtag.isolate_store_table('day_goals');

create table comp_exclusions (
  store_id integer not null references stores (id),
  business_date date not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (store_id, business_date),
  constraint comp_exclusions__reason check (char_length(reason) between 1 and 200)
);
comment on table comp_exclusions is 'goals: days that may not serve as a comparison, such as a storm.';
call hangtag.isolate_store_table('comp_exclusions');
