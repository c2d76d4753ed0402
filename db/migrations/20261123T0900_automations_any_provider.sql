-- Needs and services register themselves in the program; the database knows their form, not their names.
alter table integrations drop constraint integrations__need;
alter table integrations drop constraint integrations__provider;
alter table integration_events drop constraint integration_events__kind;
alter table integrations
  add constraint integrations__need check (need ~ '^[a-z][a-z-]{1,39}$') not valid;
alter table integrations
  add constraint integrations__provider check (provider ~ '^[a-z][a-z-]{1,39}$') not valid;
alter table integration_events
  add constraint integration_events__kind check (kind ~ '^[a-z][a-z-]{1,39}$') not valid;
