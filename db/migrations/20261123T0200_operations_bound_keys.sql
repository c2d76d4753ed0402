-- A key acts once for one login at one store: the row names both, and another person's or another store's same key is a
-- row of its own. `key` stays what the row is found by in its company while the old program runs; a new row's is random.
alter table idempotency_keys
  add column user_id integer,
  add column at_store_id integer,
  add column request_key uuid;
comment on column idempotency_keys.key is 'Of a row without request_key the key that the request came with; else random.';
comment on column idempotency_keys.user_id is 'The login that the key is bound to.';
comment on column idempotency_keys.at_store_id is 'The store that the request acted for, of whatever company; null when it named none.';
comment on column idempotency_keys.request_key is 'The key that the request came with. Null in rows of the program before this column.';
comment on column idempotency_keys.answer is 'Null while the work is under way, and always where the answer holds a secret.';

-- The rows of a week; a request that is sent again waits for the index at most.
-- squawk-ignore require-concurrent-index-creation
create unique index idempotency_keys__request on idempotency_keys (account_id, user_id, at_store_id, request_key)
  nulls not distinct where request_key is not null;

-- A whole ID number, codes that let a register in and tokens of sign-ins stood here for seven days.
update idempotency_keys set answer = null
where operation in ('customers.showIdNumber', 'devices.createPairingCode', 'devices.pair', 'auth.signIn', 'auth.signInRegister');
