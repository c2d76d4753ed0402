-- What would have been sent when no mail server is set.

create table mailbox (
  account_id integer not null references accounts (id),
  id uuid not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index mailbox__newest on mailbox (created_at, id);
comment on table mailbox is 'emails: mails of an installation without a mail server, shown on a page instead of sent; kept for 30 days.';
call hangtag.isolate_account_table('mailbox');
