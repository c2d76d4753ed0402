-- Every connection and log line keeps the form: looked at without locking anybody out.
alter table integrations validate constraint integrations__need;
alter table integrations validate constraint integrations__provider;
alter table integration_events validate constraint integration_events__kind;
