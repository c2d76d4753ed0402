create table log_fields (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  kind text not null,
  is_required boolean not null default false,
  position integer not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  constraint log_fields__name check (char_length(name) between 1 and 60),
  constraint log_fields__kind check (kind in ('text', 'number', 'money', 'percent', 'yes_no'))
);
create unique index log_fields__one_name on log_fields (store_id, lower(name)) where archived_at is null;
comment on table log_fields is 'daybook: what a manager wants to have written down each day, such as the drawer count or the weather.';
comment on column log_fields.kind is 'What may be filled in; never changed, or old days would read wrong.';
call hangtag.isolate_store_table('log_fields');

create table log_values (
  store_id integer not null references stores (id),
  field_id uuid not null,
  business_date date not null,
  text_value text,
  number_value numeric(14, 2),
  amount_cents bigint,
  percent_tenths integer,
  is_yes boolean,
  filled_by_employee_id integer not null,
  filled_at timestamptz not null,
  primary key (store_id, field_id, business_date),
  foreign key (store_id, field_id) references log_fields (store_id, id),
  foreign key (store_id, filled_by_employee_id) references employees (store_id, id),
  constraint log_values__one check (num_nonnulls(text_value, number_value, amount_cents, percent_tenths, is_yes) = 1),
  constraint log_values__text check (char_length(text_value) between 1 and 500)
);
create index log_values__day on log_values (store_id, business_date);
comment on table log_values is 'daybook: what was filled in for a field on a day. A day without a row is unknown, not 0 or no.';
call hangtag.isolate_store_table('log_values');
