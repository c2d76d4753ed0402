import { sql as raw } from "kysely";
import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type CompanyStore = { id: number; name: string; number: string; timeZone: string };

export type Company = {
  id: number;
  name: string;
  closedAt: Date | null;
  stores: CompanyStore[];
  owners: { name: string; email: string }[];
};

/**
 * Companies of which a store, an owner's address or the name is like the text; all of them for none. By name. An account
 * with neither a store nor an owner is support's own.
 */
export async function findCompanies(
  sql: Sql,
  { pattern, limit }: { pattern: string; limit: number },
): Promise<Company[]> {
  const result = await raw<Company>`
    /* support.findCompanies */
    select account.id, account.name, account.closed_at,
      coalesce((
        select json_agg(json_build_object(
          'id', store.id, 'name', store.name, 'number', store.number, 'timeZone', store.time_zone) order by store.name, store.id)
        from stores as store where store.account_id = account.id and store.archived_at is null
      ), '[]') as stores,
      coalesce((
        select json_agg(json_build_object('name', owner.full_name, 'email', owner.email) order by owner.full_name)
        from users as owner where owner.account_id = account.id and owner.role = ${roles.owner} and owner.is_active
      ), '[]') as owners
    from accounts as account
    where account.training_of is null
      and (exists (select from stores as store where store.account_id = account.id)
        or exists (
          select from users as owner where owner.account_id = account.id and owner.role = ${roles.owner}))
      and (account.name ilike ${pattern}
      or exists (
        select from stores as store
        where store.account_id = account.id and (store.name ilike ${pattern} or store.number ilike ${pattern}))
      or exists (
        select from users as person where person.account_id = account.id and person.email ilike ${pattern}))
    order by account.name, account.id
    limit ${limit}`.execute(sql);
  return result.rows;
}

export type EnteredStore = CompanyStore & { accountId: number };

export async function findStore(sql: Sql, id: number): Promise<EnteredStore | undefined> {
  return sql
    .selectFrom("stores")
    .select(["id", "accountId", "name", "number", "timeZone"])
    .where("id", "=", id)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
}
