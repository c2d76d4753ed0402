import type pg from "pg";

/** The statements that restore what was removed before the load. */
export type OpenedTables = { undo: readonly string[] };

/**
 * Removes what prevents loading tables in any order: foreign keys, triggers, and forced row-level security, under which
 * COPY does not work. Also empties the tables, since some migrations insert rows. The owner may do all of it in a
 * transaction; disabling it globally would need a superuser.
 */
export async function openTables(client: pg.Client): Promise<OpenedTables> {
  const result = await client.query<{ open: string; close: string }>(`
    with ours as (
      select c.oid, c.oid::regclass::text as name, c.relforcerowsecurity as forced
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'hangtag') and c.relkind in ('r', 'p') and not c.relispartition)
    select format('alter table %s drop constraint %I', ours.name, k.conname) as open,
      format('alter table %s add constraint %I %s', ours.name, k.conname, pg_get_constraintdef(k.oid)) as close
    from ours join pg_constraint k on k.conrelid = ours.oid and k.contype = 'f'
    union all
    select format('alter table %s disable trigger user', name), format('alter table %s enable trigger user', name)
    from ours where exists (select from pg_trigger t where t.tgrelid = ours.oid and not t.tgisinternal)
    union all
    select format('alter table %s no force row level security', name), format('alter table %s force row level security', name)
    from ours where forced`);
  for (const { open } of result.rows) {
    await client.query(open);
  }
  await client.query(`
    do $$ begin
      execute (select 'truncate ' || string_agg(c.oid::regclass::text, ', ')
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'hangtag') and c.relkind in ('r', 'p') and not c.relispartition);
    end $$`);
  return { undo: result.rows.map(({ close }) => close) };
}

/** Restores all of it; a reference to a missing row fails the whole restore. */
export async function closeTables(client: pg.Client, opened: OpenedTables): Promise<void> {
  for (const statement of opened.undo) {
    await client.query(statement);
  }
}
