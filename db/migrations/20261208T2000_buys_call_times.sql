-- When people at the counter called a seller about a buy, the oldest first; who it was stands in the history.
alter table buys add column call_times timestamptz[] not null default '{}';
comment on column buys.call_times is 'When the seller was called, the oldest first.';
