-- Whom a scheduling service knows, who of them is who here, and which punches it has still to hear of.

create table schedule_people (
  store_id integer not null,
  provider text not null,
  external_id text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone_number text,
  code text,
  hourly_wage_cents integer,
  employee_id integer,
  matched_by text,
  is_ignored boolean not null default false,
  gone_at timestamptz,
  gone_answer text,
  seen_at timestamptz not null,
  primary key (store_id, provider, external_id),
  foreign key (store_id, provider) references integrations (store_id, provider),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint schedule_people__matched_by check (matched_by in ('code', 'email', 'phone', 'name', 'chosen', 'created')),
  constraint schedule_people__matched check ((employee_id is null) = (matched_by is null)),
  constraint schedule_people__gone_answer check (gone_answer in ('deactivated', 'kept')),
  constraint schedule_people__answered check (gone_answer is null or gone_at is not null),
  constraint schedule_people__wage check (hourly_wage_cents between 0 and 1000000)
);
create unique index schedule_people__one_of_an_employee on schedule_people (store_id, provider, employee_id) where employee_id is not null;
comment on table schedule_people is 'scheduling: the people of a scheduling service, and which of our employees they are.';
comment on column schedule_people.matched_by is 'What told that the two are one person; chosen and created are a manager''s word.';
comment on column schedule_people.is_ignored is 'A manager said that this person is nobody of ours.';
comment on column schedule_people.gone_at is 'When the service first did not name the person any more; a manager is then asked, and nobody is deleted.';
call hangtag.isolate_store_table('schedule_people');

create table schedule_ignored_employees (
  store_id integer not null,
  provider text not null,
  employee_id integer not null,
  primary key (store_id, provider, employee_id),
  foreign key (store_id, provider) references integrations (store_id, provider),
  foreign key (store_id, employee_id) references employees (store_id, id)
);
comment on table schedule_ignored_employees is 'scheduling: employees who, a manager said, are not in the scheduling service.';
call hangtag.isolate_store_table('schedule_ignored_employees');

create table schedule_syncs (
  store_id integer not null,
  provider text not null,
  part text not null,
  synced_at timestamptz not null,
  primary key (store_id, provider, part),
  foreign key (store_id, provider) references integrations (store_id, provider),
  constraint schedule_syncs__part check (part in ('people', 'shifts', 'times', 'all-times'))
);
comment on table schedule_syncs is 'scheduling: when each part was last received.';
comment on column schedule_syncs.part is 'times are those of today and yesterday, all-times those of two weeks.';
call hangtag.isolate_store_table('schedule_syncs');

create table punch_sendings (
  store_id integer not null,
  punch_id uuid not null,
  provider text not null,
  employee_id integer not null,
  type text not null,
  punched_at timestamptz not null,
  seq bigint generated always as identity,
  state text not null default 'waiting',
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  ended_at timestamptz,
  primary key (store_id, punch_id),
  foreign key (store_id, punch_id) references punches (store_id, id),
  foreign key (store_id, provider) references integrations (store_id, provider),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint punch_sendings__type check (type in ('in', 'out', 'breakStart', 'breakEnd')),
  constraint punch_sendings__state check (state in ('waiting', 'sent', 'given-up')),
  constraint punch_sendings__ended check ((state = 'waiting') = (ended_at is null))
);
create index punch_sendings__waiting on punch_sendings (store_id, employee_id, seq) where state = 'waiting';
create index punch_sendings__given_up on punch_sendings (store_id, ended_at desc) where state = 'given-up';
comment on table punch_sendings is 'scheduling: punches on their way to a service that takes them. A punch is saved here first and counts whatever the service says.';
comment on column punch_sendings.punched_at is 'The true time, which is sent however late.';
comment on column punch_sendings.state is 'given-up after 24 hours; managers then find it on the daybook.';
call hangtag.isolate_store_table('punch_sendings');

create table provider_times (
  store_id integer not null,
  provider text not null,
  external_id text not null,
  employee_id integer not null,
  business_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  unpaid_break_minutes integer not null default 0,
  hourly_wage_cents integer,
  is_approved boolean not null default false,
  primary key (store_id, provider, external_id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  constraint provider_times__order check (ends_at >= starts_at),
  constraint provider_times__breaks check (unpaid_break_minutes >= 0),
  constraint provider_times__wage check (hourly_wage_cents between 0 and 1000000)
);
create index provider_times__day on provider_times (store_id, business_date, employee_id);
comment on table provider_times is 'team: what a scheduling service says people worked. Hours of a person and day come from here where it has them, else from the punches.';
comment on column provider_times.ends_at is 'Null while the person is in.';
comment on column provider_times.hourly_wage_cents is 'The service''s rate; where it has none ours counts.';
call hangtag.isolate_store_table('provider_times');
