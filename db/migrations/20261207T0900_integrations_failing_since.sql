-- Since when a service has not answered, so that its card can say it.
-- Works with 25.9.2 and later.
alter table integrations add column failing_since timestamptz;
comment on column integrations.failing_since is 'When the first of the failures in a row happened; null without any, and for those of before the column.';
