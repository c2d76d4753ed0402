alter table employees add column pin_digits smallint;
comment on column employees.pin_digits is 'How many digits the PIN has, so that a register sends it at its last digit; null without a PIN, or until the PIN was right once after this was added.';
alter table employees add constraint employees__pin_digits check (pin_digits between 4 and 6) not valid;
