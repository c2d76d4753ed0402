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
    .selectFrom("backstockEvents as event")
    .leftJoin("backstockLocations as origin", (join) =>
      join.onRef("origin.storeId", "=", "event.storeId").onRef("origin.id", "=", "event.fromLocationId"),
    )
    .leftJoin("backstockLocations as place", (join) =>
      join.onRef("place.storeId", "=", "event.storeId").onRef("place.id", "=", "event.toLocationId"),
    )
    .leftJoin("employeeNamesView as person", (join) =>
      join.onRef("person.storeId", "=", "event.storeId").onRef("person.id", "=", "event.employeeId"),
    )
    .leftJoin("backstockEvents as undone", (join) =>
      join.onRef("undone.storeId", "=", "event.storeId").onRef("undone.id", "=", "event.undoesEventId"),
    )
    .select(["event.id", "event.setId", "event.type", "event.reason", "event.before", "event.after", "event.at"])
    .select(["event.businessDate", "event.undoneByEventId", "origin.name as origin", "place.name as place"])
    .select(["person.firstName", "undone.type as undid"])
    .where("event.storeId", "=", of.storeId)
    .where("event.fillingId", "=", of.fillingId)
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    setId: row.setId,
    type: row.type,
    reason: row.reason,
    fromLocation: row.origin,
    toLocation: row.place,
    before: row.before,
    after: row.after,
    by: row.firstName,
    at: row.at,
    businessDate: row.businessDate,
    isUndone: row.undoneByEventId !== null,
    undid: row.undid,
  }));
}
