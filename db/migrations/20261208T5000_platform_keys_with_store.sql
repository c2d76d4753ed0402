-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion, disallowed-unique-constraint
-- Works with 25.9.2 and later.
-- Three keys that held without the store and could not where tables are distributed by it. Nothing is looked up by another
-- way than before, and the tables are small. Decision 76.

-- The id is made by the server and unique in the store by the primary key.
create index graphql_subscriptions__id on graphql_subscriptions (id);
drop index graphql_subscriptions__one_id;

-- 24 random bytes: what is looked up by them stays first.
create unique index employee_pictures__key_in_store on employee_pictures (key, store_id);
alter table employee_pictures drop constraint employee_pictures__key;

create unique index loyalty_points__in_store on loyalty_points (store_id, id);
alter table loyalty_points drop constraint loyalty_points_pkey;
alter table loyalty_points add constraint loyalty_points_pkey primary key using index loyalty_points__in_store;
