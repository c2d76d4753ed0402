import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Contents } from "./fillings.rules.ts";

export type NewFilling = Contents & {
  storeId: number;
  id: string;
  binId: string;
  at: Date;
  employeeId: number | null;
  filledOn: BusinessDate;
};

export async function insertFilling(sql: Sql, filling: NewFilling): Promise<void> {
  await sql
    .insertInto("backstock_fillings")
    .values({
      store_id: filling.storeId,
      id: filling.id,
      bin_id: filling.binId,
      created_at: filling.at,
      created_by_employee_id: filling.employeeId,
      filled_on: filling.filledOn,
      ...columnsOf(filling),
    })
    .execute();
}

type Some = { storeId: number; ids: readonly string[] };

export async function moveFillings(sql: Sql, of: Some & { locationId: string }): Promise<void> {
  await sql
    .updateTable("backstock_fillings")
    .set(({ eb }) => ({ location_id: of.locationId, version: eb("version", "+", 1) }))
    .where("store_id", "=", of.storeId)
    .where("id", "in", of.ids)
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
export async function archiveFillings(sql: Sql, of: Some & { ending: Ending }): Promise<void> {
  const { reason, at, on, employeeId, locationId } = of.ending;
  await sql
    .updateTable("backstock_fillings")
    .set(({ eb }) => ({
      archived_at: at,
      archived_on: on,
      archived_reason: reason,
      archived_by_employee_id: employeeId,
      version: eb("version", "+", 1),
      ...(locationId !== null && { location_id: locationId }),
    }))
    .where("store_id", "=", of.storeId)
    .where("id", "in", of.ids)
    .execute();
}

/** Sets what a filling is; one that was archived is in its bin again. */
export async function setFilling(sql: Sql, of: { storeId: number; id: string; contents: Contents }): Promise<void> {
  await sql
    .updateTable("backstock_fillings")
    .set(({ eb }) => ({
      archived_at: null,
      archived_on: null,
      archived_reason: null,
      archived_by_employee_id: null,
      version: eb("version", "+", 1),
      ...columnsOf(of.contents),
    }))
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

function columnsOf(contents: Contents) {
  return {
    category_id: contents.categoryId,
    location_id: contents.locationId,
    inventory_date: contents.inventoryDate,
    season: contents.season,
    notes: contents.notes,
    item_count: contents.itemCount,
    is_packing: contents.isPacking,
  };
}
