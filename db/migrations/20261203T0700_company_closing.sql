-- squawk-ignore-file constraint-missing-not-valid, adding-foreign-key-constraint, require-concurrent-index-creation
-- An owner closes the company: its stores lock at once, and after 90 days everything of it is deleted.

alter table accounts add column closed_at timestamptz;
alter table accounts add column closed_by integer references users (id);
alter table accounts add column delete_at timestamptz;
alter table accounts add constraint accounts__closed check ((closed_at is null) = (delete_at is null));
comment on column accounts.closed_at is 'When its owner closed the company; null while it is open.';
comment on column accounts.delete_at is 'From then on the night deletes everything of the company.';
create index accounts__closed on accounts (delete_at) where delete_at is not null;

alter table stores add column closed_at timestamptz;
comment on column stores.closed_at is 'When the company was closed; the store is locked since.';

create or replace function hangtag.refuse_change()
returns trigger
language plpgsql
as $function$
begin
  -- Set by hangtag.delete_closed, which runs as the owner of the table; the program alone could set it, and is not that.
  if tg_op = 'DELETE' and coalesce(current_setting('hangtag.deletes_company', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
  then
    return old;
  end if;
  raise exception 'Rows of % are only added', tg_table_name using errcode = 'TX002';
end $function$;
comment on function hangtag.refuse_change() is 'Keeps a ledger as it is, also from the owner of the database, until its closed company is deleted.';

create function hangtag.delete_closed(of_account integer, of_table text, at timestamptz, most integer)
returns integer
language plpgsql
security definer
set search_path to 'pg_catalog', 'public', 'pg_temp'
as $function$
declare
  is_own text;
  deleted integer;
begin
  if not exists (select from public.accounts where account_id = of_account and delete_at <= at) then
    raise exception 'The company % is not to be deleted yet', of_account using errcode = 'CC001';
  end if;
  select string_agg(
    case attname
      when 'account_id' then format('account_id = %s', of_account)
      else format('store_id in (select id from public.stores where account_id = %s)', of_account)
    end, ' or '
  ) into is_own
  from pg_catalog.pg_attribute
  where attrelid = (
    select oid from pg_catalog.pg_class
    where relname = of_table and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  ) and attname in ('account_id', 'store_id') and atttypid = 'int4'::regtype and not attisdropped;
  if is_own is null then
    raise exception '% is no table of a company', of_table using errcode = 'CC002';
  end if;
  perform set_config('hangtag.deletes_company', of_account::text, true);
  execute format(
    'delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where %2$s limit %3$s))',
    of_table, is_own, most
  );
  get diagnostics deleted = row_count;
  perform set_config('hangtag.deletes_company', '', true);
  return deleted;
exception
  when foreign_key_violation then
    -- Another table still points here; it is emptied first.
    return -1;
end $function$;
comment on function hangtag.delete_closed(integer, text, timestamptz, integer) is 'Deletes up to so many rows of a closed company whose time is over. -1 while other rows point at them.';
revoke execute on function hangtag.delete_closed(integer, text, timestamptz, integer) from public;
grant execute on function hangtag.delete_closed(integer, text, timestamptz, integer) to hangtag_service;
