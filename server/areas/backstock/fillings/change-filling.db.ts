import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Contents } from "./fillings.rules.ts";

export type NewFilling = Contents & {
  storeId: number;
  id: string;
  binId: string;
  createdAt: Date;
  createdByEmployeeId: number | null;
  filledOn: BusinessDate;
};

export async function insertFilling(sql: Sql, filling: NewFilling): Promise<void> {
  await sql.insertInto("backstockFillings").values(filling).execute();
}

type Some = { storeId: number; ids: readonly string[] };

export async function moveFillings(sql: Sql, change: Some & { locationId: string }): Promise<void> {
  await sql
    .updateTable("backstockFillings")
    .set(({ eb }) => ({ locationId: change.locationId, version: eb("version", "+", 1) }))
    .where("storeId", "=", change.storeId)
    .where("id", "in", change.ids)
    .execute();
}

export type Ending = {
  reason: string;
  at: Date;
  on: BusinessDate;
  employeeId: number | null;
  /** Where a pulled bin went; null leaves it where it stood. */
  locationId: string | null;
};

/** Ends fillings: their bins are empty and can be filled again. */
export async function archiveFillings(sql: Sql, change: Some & { ending: Ending }): Promise<void> {
  const { reason, at, on, employeeId, locationId } = change.ending;
  await sql
    .updateTable("backstockFillings")
    .set(({ eb }) => ({
      archivedAt: at,
      archivedOn: on,
      archivedReason: reason,
      archivedByEmployeeId: employeeId,
      version: eb("version", "+", 1),
      ...(locationId !== null && { locationId }),
    }))
    .where("storeId", "=", change.storeId)
    .where("id", "in", change.ids)
    .execute();
}

/** Sets what a filling is; one that was archived is in its bin again. */
export async function setFilling(sql: Sql, change: { storeId: number; id: string; contents: Contents }): Promise<void> {
  await sql
    .updateTable("backstockFillings")
    .set(({ eb }) => ({
      archivedAt: null,
      archivedOn: null,
      archivedReason: null,
      archivedByEmployeeId: null,
      version: eb("version", "+", 1),
      ...change.contents,
    }))
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}
