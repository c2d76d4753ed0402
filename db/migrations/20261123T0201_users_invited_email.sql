-- Whoever invites an address that signs in at another company must not learn so: the login is made all the same, under an
-- address that nobody has, and the person hears by mail that another one is needed.
alter table users add column invited_email text;
comment on column users.invited_email is 'The address that the person was invited by where another company''s login has it: nobody signs in by it here.';

-- A few hundred rows at most, none with the new column.
-- squawk-ignore require-concurrent-index-creation
create unique index users__one_invited_email on users (account_id, lower(invited_email)) where invited_email is not null;
