import { sql as raw } from "kysely";
import type { StoreEvent } from "#common/goals/holidays.ts";
import type { Sql } from "#server/platform/db/db.ts";

type EventOfStore = { storeId: number; id: string };

export async function findEvent(sql: Sql, key: EventOfStore): Promise<StoreEvent | null> {
  const row = await sql
    .selectFrom("calendarEvents")
    .select(["name", "startsOn", "endsOn", "isPromotion"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row ?? null;
}

/** False when another event of that name begins on the same day: the unique index is what refuses the second. */
export async function saveEvent(sql: Sql, row: EventOfStore & StoreEvent & { savedAt: Date }): Promise<boolean> {
  const saved = await raw`
    /* goals.saveEvent */
    insert into calendar_events as known (store_id, id, name, starts_on, ends_on, is_promotion, saved_at)
    select ${row.storeId}::integer, ${row.id}::uuid, ${row.name}::text, ${row.startsOn}::date, ${row.endsOn}::date, ${row.isPromotion}::boolean, ${row.savedAt}::timestamptz
    where not exists (
      select from calendar_events as other
      where other.store_id = ${row.storeId} and lower(other.name) = lower(${row.name}) and other.starts_on = ${row.startsOn}::date
        and other.id <> ${row.id}::uuid
    )
    on conflict (store_id, id) do update
    set name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on, is_promotion = excluded.is_promotion, saved_at = excluded.saved_at
    returning id`.execute(sql);
  return saved.rows.length > 0;
}

export async function deleteEvent(sql: Sql, key: EventOfStore): Promise<void> {
  await sql.deleteFrom("calendarEvents").where("storeId", "=", key.storeId).where("id", "=", key.id).execute();
}
