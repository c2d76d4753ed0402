import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** A shift as the scheduling service plans it. */
export type ProviderShift = {
  providerShiftId: string;
  employeeId: number;
  startsAt: Date;
  endsAt: Date;
  position: string;
  note: string;
};

type Range = { storeId: number; from: Date; to: Date };

/**
 * Writes the service's shifts of a range: new, changed, and those that were gone and are back. Returns the dates that
 * changed.
 */
export async function upsertProviderShifts(
  sql: Sql,
  change: Range & { at: Date; shifts: readonly ProviderShift[] },
): Promise<string[]> {
  const { shifts } = change;
  const written = await raw<{ businessDate: string }>`
    /* daybook.upsertProviderShifts */
    insert into shifts as known
      (store_id, id, employee_id, business_date, starts_at, ends_at, position, note, source, provider_shift_id, created_at)
    select ${change.storeId}, gen_random_uuid(), made.employee_id,
      ((made.starts_at at time zone stores.time_zone)
        - make_interval(mins => coalesce(store_settings.business_day_boundary_minutes, 180)))::date,
      made.starts_at, made.ends_at, made.position, made.note, 'provider', made.id, ${change.at}
    from unnest(
      ${shifts.map((shift) => shift.providerShiftId)}::text[], ${shifts.map((shift) => shift.employeeId)}::integer[],
      ${shifts.map((shift) => shift.startsAt)}::timestamptz[], ${shifts.map((shift) => shift.endsAt)}::timestamptz[],
      ${shifts.map((shift) => shift.position)}::text[], ${shifts.map((shift) => shift.note)}::text[]
    ) as made (id, employee_id, starts_at, ends_at, position, note)
    join stores on stores.id = ${change.storeId}
    left join store_settings on store_settings.store_id = stores.id
    on conflict (store_id, provider_shift_id) where provider_shift_id is not null do update set
      employee_id = excluded.employee_id, business_date = excluded.business_date, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, position = excluded.position, note = excluded.note, deleted_at = null
    where (known.employee_id, known.starts_at, known.ends_at, known.position, known.note, known.deleted_at)
      is distinct from (excluded.employee_id, excluded.starts_at, excluded.ends_at, excluded.position, excluded.note, null)
    returning business_date`.execute(sql);
  return written.rows.map((row) => row.businessDate);
}

/** Those of a range that the service does not name any more. */
export async function removeMissingShifts(
  sql: Sql,
  key: Range & { at: Date; kept: readonly string[] },
): Promise<string[]> {
  const rows = await sql
    .updateTable("shifts")
    .set({ deletedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("source", "=", "provider")
    .where("deletedAt", "is", null)
    .where("startsAt", ">=", key.from)
    .where("startsAt", "<=", key.to)
    .$if(key.kept.length > 0, (query) => query.where("providerShiftId", "not in", [...key.kept]))
    .returning("businessDate")
    .execute();
  return rows.map((row) => row.businessDate);
}

/** Matches a shift that was typed here before it came from the service, by the same person and times. */
export async function removeTypedTwins(sql: Sql, key: Range & { at: Date }): Promise<string[]> {
  const rows = await raw<{ businessDate: string }>`
    /* daybook.removeTypedTwins */
    update shifts as typed set deleted_at = ${key.at}
    from shifts as planned
    where typed.store_id = ${key.storeId} and typed.source = 'manual' and typed.deleted_at is null
      and planned.store_id = typed.store_id and planned.source = 'provider' and planned.deleted_at is null
      and planned.employee_id = typed.employee_id and planned.starts_at = typed.starts_at and planned.ends_at = typed.ends_at
      and planned.starts_at between ${key.from} and ${key.to}
    returning typed.business_date`.execute(sql);
  return rows.rows.map((row) => row.businessDate);
}
