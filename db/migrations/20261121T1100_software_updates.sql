-- Releases themselves are files of the program; kept here is only what people did with them. A register signs in as a
-- user of its own, so "per user" is "per device" at a till.
create table release_reads (
  account_id integer not null,
  user_id integer not null,
  release_id text not null,
  read_at timestamptz not null,
  primary key (account_id, user_id, release_id),
  foreign key (account_id, user_id) references users (account_id, id)
);
comment on table release_reads is 'software-updates: the releases that a login, or a register, has marked as read.';
comment on column release_reads.release_id is 'The id in the release''s own file; a release that is withdrawn leaves its rows behind, which nobody sees.';
call hangtag.isolate_account_table('release_reads');

create table release_feedback (
  account_id integer not null,
  user_id integer not null,
  release_id text not null,
  rating text not null,
  body text not null default '',
  may_contact boolean not null default false,
  at_store_id integer not null references stores (id),
  app_version text,
  device_id uuid,
  given_at timestamptz not null,
  edited_at timestamptz,
  primary key (account_id, user_id, release_id),
  foreign key (account_id, user_id) references users (account_id, id),
  constraint release_feedback__rating check (rating in ('good', 'neutral', 'bad')),
  constraint release_feedback__body check (char_length(body) <= 2000)
);
create index release_feedback__store on release_feedback (at_store_id);
comment on table release_feedback is 'software-updates: what a login, or a register, thinks of a release; one each, to be changed for seven days.';
comment on column release_feedback.at_store_id is 'Where the person was; a support user''s login belongs to another company than the store, so it is no part of a key.';
call hangtag.isolate_account_table('release_feedback');
