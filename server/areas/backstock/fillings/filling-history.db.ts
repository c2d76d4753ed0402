import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** One line of a filling's history. */
export type FillingEvent = {
  id: string;
  setId: string;
  type: string;
  reason: string | null;
  fromLocation: string | null;
  toLocation: string | null;
  before: unknown;
  after: unknown;
  by: string | null;
  at: Date;
  businessDate: BusinessDate;
  isUndone: boolean;
  /** Of an undone one: what it took back. */
  undid: string | null;
};

/** Everything that ever happened to a filling, the newest first. */
export async function listFillingEvents(sql: Sql, of: { storeId: number; fillingId: string }): Promise<FillingEvent[]> {
  const rows = await sql
    .selectFrom("backstock_events as event")
    .leftJoin("backstock_locations as origin", (join) =>
      join.onRef("origin.store_id", "=", "event.store_id").onRef("origin.id", "=", "event.from_location_id"),
    )
    .leftJoin("backstock_locations as place", (join) =>
      join.onRef("place.store_id", "=", "event.store_id").onRef("place.id", "=", "event.to_location_id"),
    )
    .leftJoin("employee_names_view as person", (join) =>
      join.onRef("person.store_id", "=", "event.store_id").onRef("person.id", "=", "event.employee_id"),
    )
    .leftJoin("backstock_events as undone", (join) =>
      join.onRef("undone.store_id", "=", "event.store_id").onRef("undone.id", "=", "event.undoes_event_id"),
    )
    .select(["event.id", "event.set_id", "event.type", "event.reason", "event.before", "event.after", "event.at"])
    .select(["event.business_date", "event.undone_by_event_id", "origin.name as origin", "place.name as place"])
    .select(["person.first_name", "undone.type as undid"])
    .where("event.store_id", "=", of.storeId)
    .where("event.filling_id", "=", of.fillingId)
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    setId: row.set_id,
    type: row.type,
    reason: row.reason,
    fromLocation: row.origin,
    toLocation: row.place,
    before: row.before,
    after: row.after,
    by: row.first_name,
    at: row.at,
    businessDate: row.business_date,
    isUndone: row.undone_by_event_id !== null,
    undid: row.undid,
  }));
}
