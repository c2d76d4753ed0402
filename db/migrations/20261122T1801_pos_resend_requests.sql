create table pos_resend_requests (
  store_id integer not null references stores (id),
  business_date date not null,
  asked_at timestamptz not null,
  told uuid[] not null default '{}',
  primary key (store_id, business_date)
);
comment on table pos_resend_requests is 'pos: days that a person wants the registers to send again, with or without a Day Close; the newest wish of a day.';
comment on column pos_resend_requests.told is 'Devices that were asked since then: each sends its own rows again, once.';
call hangtag.isolate_store_table('pos_resend_requests');
