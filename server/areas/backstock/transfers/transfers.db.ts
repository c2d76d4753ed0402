import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Each store sees the row of its own side; both have the same id. */
export type Transfer = {
  id: string;
  side: "out" | "in";
  otherStoreId: number;
  status: "in-transit" | "arrived" | "cancelled";
  fillingId: string | null;
  /** The sender's bin. */
  binNumber: number;
  binLabel: string;
  categoryName: string;
  season: string | null;
  inventoryDate: BusinessDate;
  notes: string;
  sentAt: Date;
  sentBy: string;
  endedAt: Date | null;
  endedBy: string | null;
};

type Of = { storeId: number; id: string };

const columns = raw<Transfer>`
  id, side, other_store_id, status, filling_id, bin_number,
  bin_label, category_name, season, inventory_date, notes,
  sent_at, sent_by, ended_at, ended_by`;

/** Those on their way, and those that ended since an instant; the newest first. */
export async function listTransfers(sql: Sql, filter: { storeId: number; since: Date }): Promise<Transfer[]> {
  const result = await raw<Transfer>`
    /* backstock.listTransfers */
    select ${columns} from bin_transfers
    where store_id = ${filter.storeId} and (status = 'in-transit' or ended_at > ${filter.since})
    order by sent_at desc, id`.execute(sql);
  return result.rows;
}

export async function findTransfer(sql: Sql, key: Of): Promise<Transfer | null> {
  const result = await raw<Transfer>`
    /* backstock.findTransfer */
    select ${columns} from bin_transfers where store_id = ${key.storeId} and id = ${key.id}`.execute(sql);
  return result.rows[0] ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockTransfer(sql: Sql, key: Of): Promise<Transfer | null> {
  const result = await raw<Transfer>`
    /* backstock.lockTransfer */
    select ${columns} from bin_transfers where store_id = ${key.storeId} and id = ${key.id} for update`.execute(sql);
  return result.rows[0] ?? null;
}

/** False when it is there already: the same request or job came twice. */
export async function insertTransfer(
  sql: Sql,
  transfer: Omit<Transfer, "status" | "endedAt" | "endedBy"> & { storeId: number; sentByEmployeeId: number | null },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("binTransfers")
    .values(transfer)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when it had ended before. */
export async function endTransfer(
  sql: Sql,
  change: Of & {
    status: "arrived" | "cancelled";
    at: Date;
    by: string | null;
    byEmployeeId: number | null;
    /** What it became here; left as it is when not told. */
    fillingId?: string;
  },
): Promise<boolean> {
  const ended = await sql
    .updateTable("binTransfers")
    .set({
      status: change.status,
      endedAt: change.at,
      endedBy: change.by,
      endedByEmployeeId: change.byEmployeeId,
      ...(change.fillingId !== undefined && { fillingId: change.fillingId }),
    })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .where("status", "=", "in-transit")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** The set under which a filling was last removed as transferred: taking it back brings the bin back. */
export async function findTransferSet(sql: Sql, key: { storeId: number; fillingId: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("backstockEvents")
    .select("setId")
    .where("storeId", "=", key.storeId)
    .where("fillingId", "=", key.fillingId)
    .where("reason", "=", "transferred")
    .where("undoneByEventId", "is", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.setId ?? null;
}
