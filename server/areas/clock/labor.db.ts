import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Labor } from "./labor.rules.ts";

/**
 * Writes the clock's columns of the days and no others; returns the dates on which one changed. A day's status
 * and revision belong to the point of sale: people clock out after the Day Close, and that corrects nothing.
 */
export async function saveLabor(
  sql: Sql,
  { storeId, days, now }: { storeId: number; days: readonly Labor[]; now: Date },
): Promise<string[]> {
  const changed = await raw<{ businessDate: string }>`
    /* team.saveLabor */
    insert into daily_reports as stored
      (store_id, business_date, status, revision, changed_at, labor_minutes, wages_cents, wage_unknown_minutes)
    select ${storeId}, made.date, 'provisional', 1, ${now}, made.labor_minutes, made.wages_cents, made.wage_unknown_minutes
    from unnest(
      ${days.map((day) => day.date)}::date[], ${days.map((day) => day.laborMinutes)}::integer[],
      ${days.map((day) => day.wagesCents)}::bigint[], ${days.map((day) => day.wageUnknownMinutes)}::integer[]
    ) as made (date, labor_minutes, wages_cents, wage_unknown_minutes)
    left join daily_reports as there on there.store_id = ${storeId} and there.business_date = made.date
    where made.labor_minutes is not null or there.business_date is not null
    on conflict (store_id, business_date) do update set labor_minutes = excluded.labor_minutes,
      wages_cents = excluded.wages_cents, wage_unknown_minutes = excluded.wage_unknown_minutes
    where (stored.labor_minutes, stored.wages_cents, stored.wage_unknown_minutes)
      is distinct from (excluded.labor_minutes, excluded.wages_cents, excluded.wage_unknown_minutes)
    returning business_date`.execute(sql);
  return changed.rows.map((row) => row.businessDate).toSorted();
}

/** Two punches at once would each count without the other's; the second waits, and then reads what the first has written. */
export async function lockLabor(sql: Sql, storeId: number): Promise<void> {
  await raw`/* team.lockLabor */ select pg_advisory_xact_lock(hashtext('team.labor'), ${storeId})`.execute(sql);
}
