import { openOwnerClient } from "./connection-setup.ts";

/**
 * Returns the schema as text for `db/schema.sql`. Used instead of pg_dump, which the embedded PostgreSQL lacks and whose
 * output differs between server versions.
 */
export async function dumpSchema(url: string): Promise<string> {
  const client = await openOwnerClient(url);
  try {
    const parts: string[] = [];
    for (const statement of [functions, tables, views]) {
      const result = await client.query<{ text: string }>(statement);
      parts.push(...result.rows.map((row) => row.text.trim()));
    }
    return `-- Made by "npm run db:schema" from the migrations. Read it; change it by a migration.\n\n${parts.join("\n\n")}\n`;
  } finally {
    await client.end();
  }
}

/** Selects our functions, without those of extensions and the job queue. */
const functions = `
  select pg_get_functiondef(p.oid) || E';\\n' || coalesce(
    format('comment on %s %s is %L;', case p.prokind when 'p' then 'procedure' else 'function' end,
      p.oid::regprocedure, obj_description(p.oid, 'pg_proc')), '') as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('hangtag', 'public')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname, p.proname, p.oid::regprocedure::text`;

const tables = `
  select concat_ws(E'\\n',
    format('create%s table %I (', case c.relpersistence when 'u' then ' unlogged' else '' end, c.relname),
    concat_ws(E',\\n', columns.text, constraints.text),
    ')' || coalesce(' partition by ' || pg_get_partkeydef(c.oid), '')
      || coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') || ';',
    indexes.text, triggers.text,
    case when c.relrowsecurity then format('alter table %I enable row level security;', c.relname) end,
    case when c.relforcerowsecurity then format('alter table %I force row level security;', c.relname) end,
    policies.text, grants.text,
    format('comment on table %I is %L;', c.relname, obj_description(c.oid, 'pg_class')),
    comments.text) as text
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select string_agg(format('  %I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attidentity <> '' then ' generated always as identity' else '' end,
      case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end,
      case when a.attnotnull then ' not null' else '' end), E',\\n' order by a.attnum) as text
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) columns
  cross join lateral (
    select string_agg(format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), E',\\n'
      order by k.contype desc, k.conname) as text
    from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') constraints
  cross join lateral (
    select string_agg(pg_get_indexdef(i.indexrelid) || ';', E'\\n' order by i.indexrelid::regclass::text) as text
    from pg_index i
    where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) indexes
  cross join lateral (
    select string_agg(pg_get_triggerdef(t.oid) || ';', E'\\n' order by t.tgname) as text
    from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) triggers
  cross join lateral (
    select string_agg(format('create policy %I on %I%s%s;', p.polname, c.relname,
      coalesce(' using (' || pg_get_expr(p.polqual, c.oid) || ')', ''),
      coalesce(' with check (' || pg_get_expr(p.polwithcheck, c.oid) || ')', '')), E'\\n' order by p.polname) as text
    from pg_policy p where p.polrelid = c.oid) policies
  cross join lateral (
    select string_agg(distinct format('grant %s on %I to hangtag_service;', held.names, c.relname), E'\\n') as text
    from (select string_agg(lower(x.privilege_type), ', ' order by x.privilege_type) as names
      from aclexplode(c.relacl) x join pg_roles r on r.oid = x.grantee where r.rolname = 'hangtag_service') held
    where held.names is not null) grants
  cross join lateral (
    select string_agg(format('comment on column %I.%I is %L;', c.relname, a.attname, col_description(c.oid, a.attnum)),
      E'\\n' order by a.attnum) as text
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and col_description(c.oid, a.attnum) is not null) comments
  where n.nspname = 'public' and c.relkind in ('r', 'p')
  order by c.relname`;

const views = `
  select concat_ws(E'\\n',
    format('create view %I%s as%s%s', c.relname,
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), E'\\n', pg_get_viewdef(c.oid, true)),
    format('comment on view %I is %L;', c.relname, obj_description(c.oid, 'pg_class'))) as text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('v', 'm')
  order by c.relname`;
