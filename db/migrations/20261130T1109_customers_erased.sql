-- A customer who asks for it is forgotten; of the phone a hash stays, so that nobody texts it again.
-- The check on phones is looked at for every row of a table that is read by one company at a time; it has thousands.
-- squawk-ignore-file require-concurrent-index-creation, constraint-missing-not-valid
alter table customers
  add column erased_at timestamptz,
  drop constraint customers__mobile,
  add constraint customers__mobile check (
    case when erased_at is null then mobile ~ '^\+1[2-9][0-8][0-9][2-9][0-9]{6}$' else mobile = '' end);
comment on column customers.erased_at is 'When the person asked to be deleted: nothing of the row names anyone any more.';

create table erased_phone_salts (
  account_id integer primary key references accounts (id),
  salt bytea not null
);
comment on table erased_phone_salts is 'customers: what is hashed with a phone, so that two companies'' hashes say nothing of each other.';
call hangtag.isolate_account_table('erased_phone_salts');

create table erased_phones (
  account_id integer not null references accounts (id),
  phone_hash bytea not null,
  seq bigint not null default nextval('texting_consents_seq_seq'),
  erased_at timestamptz not null,
  primary key (account_id, phone_hash)
);
comment on table erased_phones is 'customers: phones of deleted customers, which no store texts again unless the person texts START.';
comment on column erased_phones.seq is 'In one order with the ledger of texts: a START after it counts.';
call hangtag.isolate_account_table('erased_phones');
revoke insert, update, delete on erased_phones, erased_phone_salts from hangtag_service;

create or replace function hangtag.erased_phone_hash(of_account integer, of_phone text)
returns bytea language sql stable
begin atomic
  select sha256(salt || convert_to(of_phone, 'UTF8')) from erased_phone_salts where account_id = of_account;
end;
comment on function hangtag.erased_phone_hash is 'By which the guard finds a phone that it must not know. Null where nobody was deleted.';
