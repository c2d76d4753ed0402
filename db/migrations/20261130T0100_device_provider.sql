-- A register without a program at the counter: a register service (Square) sells, and the server reads it.

alter table devices add column provider text;
alter table devices add constraint devices__provider check (provider ~ '^[a-z][a-z-]{1,39}$') not valid;
alter table devices validate constraint devices__provider;
comment on column devices.provider is 'The register service that sells there, such as square; null where a program runs at the register.';
