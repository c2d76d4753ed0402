import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Hours, SyncPart } from "./sync.rules.ts";

type Connection = { storeId: number; provider: string };

/** Any number, as long as nothing else takes the same pair. */
const syncLock = 7_245_605;

/**
 * One answer of a service at a time is written for a store, until the end of the transaction: a person's look and the
 * service's own would both find a shift missing and both add it.
 */
export async function lockSyncs(sql: Sql, storeId: number): Promise<void> {
  await raw`/* scheduling.lockSyncs */ select pg_advisory_xact_lock(${syncLock}::integer, ${storeId}::integer)`.execute(
    sql,
  );
}

export async function listSyncs(sql: Sql, key: Connection): Promise<Map<string, Date>> {
  const rows = await sql
    .selectFrom("scheduleSyncs")
    .select(["part", "syncedAt"])
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .execute();
  return new Map(rows.map((row) => [row.part, row.syncedAt]));
}

export async function saveSync(
  sql: Sql,
  { part, at, ...key }: Connection & { part: SyncPart; at: Date },
): Promise<void> {
  await sql
    .insertInto("scheduleSyncs")
    .values({ storeId: key.storeId, provider: key.provider, part, syncedAt: at })
    .onConflict((conflict) => conflict.columns(["storeId", "provider", "part"]).doUpdateSet({ syncedAt: at }))
    .execute();
}

export async function forgetSyncs(sql: Sql, key: Connection): Promise<void> {
  await sql
    .deleteFrom("scheduleSyncs")
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .execute();
}

/** When the store opens and closes on the date that it is there now. */
export async function findHoursNow(sql: Sql, { storeId, at }: { storeId: number; at: Date }): Promise<Hours> {
  const answer = await raw<{ opens: Date | null; closes: Date | null }>`
    /* scheduling.findHoursNow */
    select (today.date + make_interval(mins => hours.opens_minutes)) at time zone stores.time_zone as opens,
      (today.date + make_interval(mins => hours.closes_minutes)) at time zone stores.time_zone as closes
    from stores
    cross join lateral (select (${at}::timestamptz at time zone stores.time_zone)::date as date) as today
    cross join lateral hangtag.hours_on(stores.id, today.date) as hours
    where stores.id = ${storeId}`.execute(sql);
  const [row] = answer.rows;
  if (!row) {
    return null;
  }
  return row.opens && row.closes ? { opens: row.opens, closes: row.closes } : "closed";
}
