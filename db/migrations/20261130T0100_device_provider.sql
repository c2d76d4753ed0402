-- A register without a program at the counter: a register service (Square) sells, and the server reads it.
-- squawk-ignore-file constraint-missing-not-valid

alter table devices add column provider text constraint devices__provider check (provider ~ '^[a-z][a-z-]{1,39}$');
comment on column devices.provider is 'The register service that sells there, such as square; null where a program runs at the register.';
