import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { BinTransfers } from "#server/platform/db/tables.ts";

const columns = [
  ...(["id", "side", "otherStoreId", "status", "fillingId", "binNumber", "binLabel", "categoryName"] as const),
  ...(["season", "inventoryDate", "notes", "sentAt", "sentBy", "endedAt", "endedBy"] as const),
] as const;

/** What the table's check constraints allow. */
type Checked = { side: "out" | "in"; status: "in-transit" | "arrived" | "cancelled" };

/** Each store sees the row of its own side; both have the same id. */
export type Transfer = Omit<Pick<Selectable<BinTransfers>, (typeof columns)[number]>, keyof Checked> & Checked;

type TransferKey = { storeId: number; id: string };

function selectTransfers(sql: Sql, storeId: number) {
  return sql.selectFrom("binTransfers").select(columns).$narrowType<Checked>().where("storeId", "=", storeId);
}

/** Returns the transfers in transit and those that ended since an instant, the newest first. */
export async function listTransfers(sql: Sql, filter: { storeId: number; since: Date }): Promise<Transfer[]> {
  return selectTransfers(sql, filter.storeId)
    .where((where) => where.or([where("status", "=", "in-transit"), where("endedAt", ">", filter.since)]))
    .orderBy("sentAt", "desc")
    .orderBy("id")
    .execute();
}

export async function findTransfer(sql: Sql, key: TransferKey): Promise<Transfer | null> {
  return (await selectTransfers(sql, key.storeId).where("id", "=", key.id).executeTakeFirst()) ?? null;
}

/** Locks the transfer, so that nobody else changes it until the transaction ends. */
export async function lockTransfer(sql: Sql, key: TransferKey): Promise<Transfer | null> {
  return (await selectTransfers(sql, key.storeId).where("id", "=", key.id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns false if the row exists, because the same request or job came twice. */
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

/** Returns false if the transfer had ended before. */
export async function endTransfer(
  sql: Sql,
  change: TransferKey & {
    status: "arrived" | "cancelled";
    at: Date;
    by: string | null;
    byEmployeeId: number | null;
    /** The filling it became here; left as it is if absent. */
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

/** Returns the set under which a filling was last removed as transferred; undoing that set brings the bin back. */
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
