-- squawk-ignore-file ban-drop-not-null, constraint-missing-not-valid, adding-serial-primary-key-field, require-concurrent-index-creation
-- Owners sign up without us: what was typed waits until its mail has been answered, then the company is made. The mailbox
-- holds a month's mails of an installation without a mail server, so its keys are changed in no time.

create table sign_ups (
  id uuid primary key,
  email text not null,
  full_name text not null,
  company text not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  token_hash bytea,
  expires_at timestamptz,
  used_at timestamptz,
  constraint sign_ups__link check ((token_hash is null) = (expires_at is null)),
  constraint sign_ups__mailed check (token_hash is null or mailed_at is not null),
  constraint sign_ups__used check (used_at is null or token_hash is not null)
);
create unique index sign_ups__one_token on sign_ups (token_hash);
create index sign_ups__email on sign_ups (email);
comment on table sign_ups is 'sign-up: who asked for a company on the public page; the company is made once the mailed link was used. Kept for 30 days.';
comment on column sign_ups.mailed_at is 'When the mail was written; null while its job waits. Without a token it said that the address has an account.';
comment on column sign_ups.token_hash is 'Of the mailed link, which works once.';
alter table sign_ups enable row level security;
alter table sign_ups force row level security;
create policy of_the_program on sign_ups using ((select hangtag.sees_all()));
grant select, insert, update, delete on sign_ups to hangtag_service;

create table terms_acceptances (
  account_id integer not null,
  id uuid not null,
  user_id integer not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);
create index terms_acceptances__user on terms_acceptances (account_id, user_id);
comment on table terms_acceptances is 'sign-up: which terms a company''s owner accepted, and when.';
comment on column terms_acceptances.version is 'As the page named it.';
call hangtag.isolate_account_table('terms_acceptances');

-- A mail to an address that has no company yet belongs to none: no company sees it.
alter table mailbox drop constraint mailbox_pkey;
alter table mailbox alter column account_id drop not null;
alter table mailbox add constraint mailbox_pkey primary key (id);
-- The program before this one names these two columns when it writes a mail twice.
create unique index mailbox__account_mail on mailbox (account_id, id);
comment on column mailbox.account_id is 'Null for a mail to a person who has no company yet.';
