import { sql as raw } from "kysely";
import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type CompanyStore = { id: number; name: string; number: string; timeZone: string };

export type Company = {
  id: number;
  name: string;
  /** As JSON has it. */
  closedAt: string | null;
  /** The first, those that are like the text before the others. */
  stores: CompanyStore[];
  storeCount: number;
  owners: { name: string; email: string }[];
};

export type Companies = { companies: Company[]; count: number };

/**
 * Companies of which a store, an owner's address or the name is like the text; all of them for none. By name. An account
 * with neither a store nor an owner is support's own.
 */
export async function findCompanies(
  sql: Sql,
  { pattern, first, firstStores }: { pattern: string; first: number; firstStores: number },
): Promise<Companies> {
  const result = await raw<{ companies: Company[]; count: number }>`
    /* support.findCompanies */
    with matches as materialized (
      select account.id, account.name, account.closed_at
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
    ), shown as (
      select * from matches order by name, id limit ${first}
    )
    select (select count(*)::integer from matches) as count, coalesce((
      select json_agg(json_build_object(
        'id', shown.id, 'name', shown.name, 'closedAt', shown.closed_at,
        'stores', coalesce((
          select json_agg(json_build_object(
            'id', store.id, 'name', store.name, 'number', store.number, 'timeZone', store.time_zone) order by place)
          from (
            select store.*, row_number() over (
              order by (store.name ilike ${pattern} or store.number ilike ${pattern}) desc, store.name, store.id) as place
            from stores as store where store.account_id = shown.id and store.archived_at is null
            order by place limit ${firstStores}
          ) as store
        ), '[]'),
        'storeCount', (
          select count(*) from stores as store where store.account_id = shown.id and store.archived_at is null),
        'owners', coalesce((
          select json_agg(json_build_object('name', owner.full_name, 'email', owner.email) order by owner.full_name)
          from users as owner where owner.account_id = shown.id and owner.role = ${roles.owner} and owner.is_active
        ), '[]')) order by shown.name, shown.id)
      from shown), '[]') as companies`.execute(sql);
  return result.rows[0] ?? { companies: [], count: 0 };
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
