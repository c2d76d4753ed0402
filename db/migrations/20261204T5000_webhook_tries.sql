-- How often what a service reported was tried in vain, and why: support reads this instead of the report.

alter table order_reports add column tries integer not null default 0, add column tried_at timestamptz, add column trouble text;
alter table contact_reports add column tries integer not null default 0, add column tried_at timestamptz, add column trouble text;
alter table texting_webhooks add column tries integer not null default 0, add column tried_at timestamptz, add column trouble text;
alter table register_reports add column tries integer not null default 0, add column tried_at timestamptz, add column trouble text;
alter table billing_reports add column tries integer not null default 0, add column tried_at timestamptz, add column trouble text;

comment on column order_reports.trouble is 'Why the last try failed, as one word: what failed would repeat the report''s own words.';
comment on column contact_reports.trouble is 'Why the last try failed, as one word.';
comment on column texting_webhooks.trouble is 'Why the last try failed, as one word.';
comment on column register_reports.trouble is 'Why the last try failed, as one word.';
comment on column billing_reports.trouble is 'Why the last try failed, as one word.';
